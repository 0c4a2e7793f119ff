// The part of pyodide that the worker uses. It is fetched by `make site` alone, so its own types are not there to check with.

export interface PyodideAPI {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
  };
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
