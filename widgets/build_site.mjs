// Bundles what the site's pages run, into the folder that is named: `node build_site.mjs ../_site`.
import { build } from "esbuild";

const out = process.argv[2];
if (!out) throw new Error("node build_site.mjs FOLDER");
const common = { bundle: true, minify: true, target: "es2022", charset: "utf8", legalComments: "eof", logLevel: "warning" };

// A script that is no module also runs in a page that was opened as a file.
await build({
  ...common,
  entryPoints: { site: "src/site/index.ts", front: "src/site/front.ts", theme: "src/site/theme.ts", scorm: "src/site/scorm.ts" },
  outdir: `${out}/assets`,
  format: "iife",
});
await build({ ...common, entryPoints: { "python/worker": "src/site/worker.ts" }, outdir: out, format: "esm" });
await build({ ...common, entryPoints: { sw: "src/site/sw.ts" }, outdir: out, format: "iife" });
