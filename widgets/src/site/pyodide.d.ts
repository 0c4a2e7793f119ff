// The part of pyodide that the worker uses. It is fetched by `make site` alone, so its own types are not there to check with.

export interface PyodideAPI {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}
