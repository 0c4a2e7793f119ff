// Bundles the front end: one readable ES module and one stylesheet, which all widgets share.
import { build } from "esbuild";

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
