// Has the very Python that pages run work on archives, in place: `node compile_python.mjs PYODIDE PROGRAM ARCHIVE…`.
// The value of the program's last line is called with the bytes of each archive, and returns new ones.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, program, ...archives] = process.argv.slice(2);
if (archives.length === 0) throw new Error("node compile_python.mjs PYODIDE PROGRAM ARCHIVE…");
const indexURL = `${resolve(folder)}/`;
const { loadPyodide } = await import(pathToFileURL(`${indexURL}pyodide.mjs`).href);
const { info } = JSON.parse(readFileSync(`${indexURL}pyodide-lock.json`, "utf8"));
// Columns are a quarter of what is compiled, and only tracebacks show them.
const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL, env, lockFileContents: JSON.stringify({ info, packages: {} }) });
const compiled = python.runPython(readFileSync(program, "utf8"));
for (const archive of archives) writeFileSync(archive, compiled(new Uint8Array(readFileSync(archive))).toJs());
