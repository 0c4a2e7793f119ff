// @vitest-environment node
import { expect, test } from "vitest";
import { layOut, type Files } from "../src/site/folders";

type Looked = Parameters<Files["lookupNode"]>[0];

/** A file system as Emscripten has it: a name that is not known yet is asked of its folder. */
function fileSystem() {
  const written: string[] = [];
  const nodes = new Map<string, Looked & { readonly path: string }>();
  const plain = {
    lookup(): never {
      throw new Error("no such file");
    },
    readdir(folder: Looked): readonly string[] {
      const { path } = folder as unknown as { path: string };
      return [...nodes.keys()].filter((each) => each.slice(0, each.lastIndexOf("/")) === path).map((each) => each.slice(path.length + 1));
    },
  };
  const add = (path: string): Looked => {
    written.push(path);
    const node = { path, node_ops: plain };
    nodes.set(path, node);
    return node;
  };
  const files: Files = {
    mkdir: add,
    writeFile: (path) => void add(path),
    lookupNode: (folder, name) => nodes.get(`${(folder as unknown as { path: string }).path}/${name}`) ?? folder.node_ops.lookup(folder, name),
  };
  const find = (path: string): Looked => path.split("/").slice(2).reduce((node, name) => files.lookupNode(node, name), nodes.get("/kit") as Looked);
  const list = (path: string): readonly string[] => {
    const node = find(path);
    return [...node.node_ops.readdir(node)].sort();
  };
  return { files, written, find, list };
}

const CONTENT = new Uint8Array(1);
const KIT = ["a/b/c.pyc", "a/b/d.pyc", "a/e.pyc", "f/g.ftl", "h.txt"].map((name) => [name, CONTENT] as const);

test("a folder's files are laid out when somebody looks into it, and no others", () => {
  const { files, written, find } = fileSystem();
  layOut(files, "/kit", KIT);
  expect(written).toEqual(["/kit"]);
  find("/kit/a");
  expect(written).toEqual(["/kit", "/kit/a", "/kit/f", "/kit/h.txt"]);
  find("/kit/a/b/c.pyc");
  expect(written.slice(4)).toEqual(["/kit/a/b", "/kit/a/e.pyc", "/kit/a/b/c.pyc", "/kit/a/b/d.pyc"]);
});

test("a folder lists what is in it, also what was added since", () => {
  const { files, list } = fileSystem();
  layOut(files, "/kit", KIT);
  expect(list("/kit/a")).toEqual(["b", "e.pyc"]);
  files.mkdir("/kit/a/new");
  expect(list("/kit/a")).toEqual(["b", "e.pyc", "new"]);
  expect(list("/kit/a/b")).toEqual(["c.pyc", "d.pyc"]);
});

test("what is not there is not found, once looked for or twice", () => {
  const { files, find } = fileSystem();
  layOut(files, "/kit", KIT);
  for (const _ of [1, 2]) expect(() => find("/kit/a/none")).toThrow("no such file");
});
