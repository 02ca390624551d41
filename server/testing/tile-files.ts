import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A tile at zoom, column and row, counted from the north. */
export interface SampleTile {
  place: readonly [number, number, number];
  bytes: Buffer;
}

/** Begins like a PNG and says which tile it is. */
export const sampleTile = (...place: [number, number, number]): SampleTile => ({
  place,
  bytes: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(`tile ${place.join('/')}`)]),
});

export function writeMbtiles(file: string, tiles: readonly SampleTile[], metadata: Record<string, string> = {}): void {
  const database = new DatabaseSync(file);
  database.exec('create table metadata (name text, value text)');
  database.exec('create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)');
  const put = database.prepare('insert into tiles values (?, ?, ?, ?)');
  for (const { place, bytes } of tiles) put.run(place[0], place[1], 2 ** place[0] - 1 - place[2], bytes);
  for (const [name, value] of Object.entries(metadata)) database.prepare('insert into metadata values (?, ?)').run(name, value);
  database.close();
}

export async function writeTileFolder(folder: string, tiles: readonly SampleTile[], ending = 'png'): Promise<void> {
  for (const { place, bytes } of tiles) {
    const file = join(folder, `${place.join('/')}.${ending}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const HEADER_BYTES = 127;

/** PMTiles 3 with one directory and nothing compressed; tiles are named by their number along the curve. */
export async function writePmtiles(file: string, tiles: readonly { id: number; bytes: Buffer }[], kind = 2): Promise<void> {
  const sorted = tiles.toSorted((one, other) => one.id - other.id);
  const offsets = sorted.map((_, at) => sorted.slice(0, at).reduce((sum, { bytes }) => sum + bytes.length, 0));
  const directory = Buffer.from([
    ...varint(sorted.length),
    ...sorted.flatMap(({ id }, at) => varint(id - (sorted[at - 1]?.id ?? 0))),
    ...sorted.flatMap(() => varint(1)),
    ...sorted.flatMap(({ bytes }) => varint(bytes.length)),
    ...offsets.flatMap((offset) => varint(offset + 1)),
  ]);
  const metadata = Buffer.from(JSON.stringify({ attribution: '<b>Survey</b> office' }));
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const parts = [HEADER_BYTES, directory.length, HEADER_BYTES + directory.length, metadata.length, 0, 0];
  parts.push(HEADER_BYTES + directory.length + metadata.length, data.length, sorted.length, sorted.length, sorted.length);
  parts.forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * at));
  header.set([1, 1, 1, kind, 0, 2], 96);
  [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000].forEach((value, at) => header.writeInt32LE(value, 102 + 4 * at));
  await writeFile(file, Buffer.concat([header, directory, metadata, data]));
}
