// Turns a JSON schema on the standard input into TypeScript on the standard output; tools/wire_types.py calls it.
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const { banner, ...schema } = JSON.parse(await text(process.stdin));
const options = { bannerComment: banner, additionalProperties: false, style: { printWidth: 120 } };
process.stdout.write(await compile(schema, "Wire", options));
