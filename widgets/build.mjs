// Bundles the front end: one readable ES module and one stylesheet, which all widgets share.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

import zopfli from "@gfx/zopfli";
import { build, transform } from "esbuild";

await build({
  entryPoints: { widget: "src/index.ts" },
  outdir: "../sevens_teach/static",
  bundle: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
});

// The reading view's steps: one script, with its style in it, which the page holds itself.
const { outputFiles } = await build({
  entryPoints: { reading: "src/reading/index.ts" },
  outdir: "reading",
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  write: false,
});
const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
const style = `document.head.append(Object.assign(document.createElement("style"), { textContent: ${JSON.stringify(textOf(".css"))} }));`;
await writeFile(new URL("../sevens_teach/static/reading.js", import.meta.url), `${style}\n${textOf(".js")}`);

// Jupyter sends every widget its own copy of the module, a dozen to a lesson: what it is sent is packed, and the first
// one of a page unpacks it for all. Short inside, but functions keep their names: an error says where it was. A host may
// put each widget into a shadow root, which the styles of the page do not reach: each root has them once.
const folder = new URL("../sevens_teach/static/", import.meta.url);
const dense = async (name, loader) => {
  const text = await readFile(new URL(name, folder), "utf8");
  return (await transform(text, { loader, minify: true, keepNames: true, charset: "utf8" })).code;
};
const [js, css] = await Promise.all([dense("widget.js", "js"), dense("widget.css", "css")]);
const gzipped = await zopfli.gzipAsync(new TextEncoder().encode(`${js}\0${css}`), {});
const packed = Buffer.from(gzipped).toString("base64");
const key = createHash("sha256").update(packed).digest("hex").slice(0, 16);
await writeFile(new URL("packed.js", folder), `// Made by build.mjs.
const packed = "${packed}";

async function unpack() {
  const bytes = Uint8Array.from(atob(packed), (each) => each.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const [js, css] = (await new Response(stream).text()).split("\\0");
  const url = URL.createObjectURL(new Blob([js], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  URL.revokeObjectURL(url);
  return { widget, css, styled: new WeakSet() };
}

async function render(props) {
  const { widget, css, styled } = await (globalThis["sevens_teach ${key}"] ??= unpack());
  const root = props.el.getRootNode();
  const home = root instanceof ShadowRoot ? root : document.head;
  if (!styled.has(home)) home.append(Object.assign(document.createElement("style"), { textContent: css }));
  styled.add(home);
  return widget.render(props);
}

export default { render };
`);
