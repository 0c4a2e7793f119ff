import { defineConfig } from "vitest/config";

export default defineConfig({
  server: { fs: { allow: [".."] } }, // the docs, which a test reads
  test: {
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    pool: "threads", // a thread begins sooner than a process
    isolate: false, // each file has a fresh page all the same, in half the time
    environment: "./tests/page.ts",
    setupFiles: ["tests/fresh.ts"],
  },
});
