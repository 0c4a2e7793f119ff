import { defineConfig } from "vitest/config";

export default defineConfig({
  server: { fs: { allow: [".."] } }, // the docs, which a test reads
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], restoreMocks: true, pool: "threads" }, // a thread begins sooner than a process
});
