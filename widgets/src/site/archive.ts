// The files of an archive that is packed as a whole and not file by file: each is a part of its bytes.

const END = 0x06054b50;
const END_SIZE = 22;

/** Each file by its name, in order. Throws where this is no such archive. */
export function* filesOf(archive: ArrayBuffer): Generator<[name: string, content: Uint8Array]> {
  const view = new DataView(archive);
  const text = new TextDecoder();
  const end = archive.byteLength - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error("this is no archive");
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const size = view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [number, number, number];
    if (view.getUint32(at + 20, true) !== size) throw new Error("a file in the archive is packed by itself");
    const local = view.getUint32(at + 42, true);
    const content = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [text.decode(new Uint8Array(archive, at + 46, name)), new Uint8Array(archive, content, size)];
    at += 46 + name + extra + comment;
  }
}
