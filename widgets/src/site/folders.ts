// The kit's files as the page's Python finds them: what is in a folder is laid out when somebody first looks into it.
// A memory that was taken up has most of them already.

/** A folder or a file of Emscripten's file system; of a folder, what looks into it can be exchanged. */
interface Node {
  node_ops: { lookup(folder: Node, name: string): Node; readdir(folder: Node): readonly string[] };
}

export interface Files {
  mkdir(path: string): Node;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  lookupNode(folder: Node, name: string): Node;
}

type Folder = Map<string, Folder | Uint8Array>;

/** Make a folder of files, each named by its path in it. */
export function layOut(files: Files, path: string, contents: Iterable<readonly [name: string, content: Uint8Array]>): void {
  const folder: Folder = new Map();
  for (const [name, content] of contents) put(folder, name.split("/"), content);
  make(files, path, folder);
}

function put(folder: Folder, [name = "", ...rest]: readonly string[], content: Uint8Array): void {
  if (rest.length === 0) folder.set(name, content);
  else put(inner(folder, name), rest, content);
}

function inner(folder: Folder, name: string): Folder {
  const there = folder.get(name);
  if (there instanceof Map) return there;
  const fresh: Folder = new Map();
  folder.set(name, fresh);
  return fresh;
}

function make(files: Files, path: string, folder: Folder): void {
  const node = files.mkdir(path);
  const plain = node.node_ops;
  const fill = (): void => {
    if (node.node_ops === plain) return;
    node.node_ops = plain;
    for (const [name, content] of folder) {
      if (content instanceof Map) make(files, `${path}/${name}`, content);
      else files.writeFile(`${path}/${name}`, content, { canOwn: true });
    }
  };
  node.node_ops = {
    ...plain,
    lookup(_, name) {
      fill();
      return files.lookupNode(node, name);
    },
    readdir(_) {
      fill();
      return plain.readdir(node);
    },
  };
}
