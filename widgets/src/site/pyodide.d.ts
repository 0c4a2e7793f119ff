// The part of pyodide that the worker uses. It is fetched by `make site` alone, so its own types are not there to check with.

import type { Files } from "./folders";

export interface PyodideAPI {
  readonly FS: Files;
  runPython(code: string): unknown;
  pyimport(name: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** The program below it, and what it makes: `restoreSnapshot` reads what a memory says of itself, and takes up what it holds. */
export type Create = (settings: object) => Promise<Program>;
export interface Program {
  readonly API: { restoreSnapshot(memory: Uint8Array<ArrayBuffer>): unknown };
  readonly HEAP8: Int8Array;
  /** Where what the program itself has put into its memory ends. */
  _sbrk(more: number): number;
}
