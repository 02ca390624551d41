import { constants, crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bookOf } from '../../../testing/xlsx.ts';
import { readTable } from './read-table.ts';
import { openZip } from '../../zip/zip-archive.ts';

/** 64 MB of spaces, packed so that as many copies of it as one likes stand one after another. */
const SPACES = deflateRawSync(Buffer.alloc(64 * 2 ** 20, ' '), { finishFlush: constants.Z_FULL_FLUSH });

/** Four gigabytes in place of the sheet, in a file of a few megabytes. */
async function bomb(): Promise<Buffer> {
  const packed = Buffer.concat([...Array.from({ length: 64 }, () => SPACES), deflateRawSync(Buffer.alloc(0))]);
  const small = await bookOf({ rows: [] });
  const name = 'xl/worksheets/first.xml';
  const listed = small.lastIndexOf(name) - 46;
  const start = small.length;
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc32(''), 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt16LE(name.length, 26);
  const end = small.lastIndexOf('PK\u0005\u0006');
  const directory = Buffer.from(small.subarray(small.readUInt32LE(end + 16), end));
  const entry = listed - small.readUInt32LE(end + 16);
  directory.writeUInt32LE(packed.length, entry + 20);
  directory.writeUInt32LE(start, entry + 42);
  const tail = Buffer.from(small.subarray(end));
  const body = Buffer.concat([small, head, Buffer.from(name), packed]);
  tail.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, tail]);
}

test('a bomb of four gigabytes stops at the limit, with little in memory', async () => {
  const bytes = await bomb();
  expect(bytes.length).toBeLessThan(10 * 2 ** 20);
  const before = process.memoryUsage().rss;
  let size = 0;
  const reading = async () => {
    for await (const chunk of openZip(bytes).read('xl/worksheets/first.xml', 100 * 2 ** 20)) size += chunk.length;
  };
  await expect(reading()).rejects.toMatchObject({ kind: 'tooMuch' });
  expect(size).toBeGreaterThan(99 * 2 ** 20);
  await expect(
    readTable(
      bytes,
      () => 0,
      () => true,
    ),
  ).rejects.toMatchObject({ kind: 'tooMuch' });
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 2 ** 20);
});
