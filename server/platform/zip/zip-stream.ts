import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** Sizes and checksum follow the content, since nobody knows them before it is written. Names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** The first day a zip file can name: what is inside has no history of its own. */
const DAY = 0x21;

/** A zip file as it grows: no entry, however long, is ever held as a whole. */
export async function* zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  let count = 0;
  for await (const { name, content } of entries) {
    const title = Buffer.from(name);
    const start = offset;
    count += 1;
    const written = { crc: 0, size: 0, packed: 0 };
    const head = Buffer.concat([fields([4, 0x04034b50], [2, VERSION], ...facts({ crc: 0, size: 0, packed: 0 }, title), [2, 0]), title]);
    yield head;
    for await (const chunk of deflated(content, written)) {
      written.packed += chunk.length;
      yield chunk;
    }
    const { crc, size, packed } = written;
    const tail = fields([4, 0x08074b50], [4, crc], [4, packed], [4, size]);
    yield tail;
    offset += head.length + packed + tail.length;
    const rest: Field[] = [2, 2, 2, 2, 4].map((bytes) => [bytes, 0]);
    directory.push(fields([4, 0x02014b50], [2, VERSION], [2, VERSION], ...facts(written, title), ...rest, [4, start]), title);
  }
  const list = Buffer.concat(directory);
  yield list;
  yield fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, list.length], [4, offset], [2, 0]);
}

type Field = [bytes: number, value: number];

const facts = ({ crc, size, packed }: { crc: number; size: number; packed: number }, title: Buffer): Field[] => [
  [2, FLAGS],
  [2, DEFLATED],
  [2, 0],
  [2, DAY],
  [4, crc],
  [4, packed],
  [4, size],
  [2, title.length],
];

function fields(...list: Field[]): Buffer {
  const buffer = Buffer.alloc(list.reduce((length, [bytes]) => length + bytes, 0));
  list.reduce((at, [bytes, value]) => buffer.writeUIntLE(value, at, bytes), 0);
  return buffer;
}

/** Whoever stops reading stops the writing, and a fault on either side ends both. */
function deflated(content: ZipEntry['content'], written: { crc: number; size: number }): AsyncIterable<Buffer> {
  const counted = async function* () {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      written.crc = crc32(bytes, written.crc);
      written.size += bytes.length;
      yield bytes;
    }
  };
  const deflate = createDeflateRaw();
  pipeline(Readable.from(counted()), deflate, () => undefined);
  return deflate;
}
