// Where tests have a page. `fresh.ts` makes a new one for each file, so there is none to begin with.

import type { Environment } from "vitest/runtime";

export const PAGES = Symbol.for("sevens-teach-pages");

const page: Environment = {
  name: "page",
  viteEnvironment: "client",
  setup(global) {
    global[PAGES] = true;
    return { teardown: (after) => void Reflect.deleteProperty(after, PAGES) };
  },
};

export default page;
