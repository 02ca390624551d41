import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { MOMENT_FORMATS, sheetOf, spreadsheet, workbook, type SheetColumn } from './spreadsheet.ts';

interface Row {
  name: string;
  number: number;
}
const columns: SheetColumn<Row>[] = [
  { header: 'Name & <mark>', width: 20, value: ({ name }) => name },
  { header: 'Number', width: 10, value: ({ number }) => number },
];
async function* batchesOf(count: number, size: number) {
  for (let from = 0; from < count; from += size) {
    yield Array.from({ length: Math.min(size, count - from) }, (_, index) => ({ name: `row ${from + index}`, number: from + index }));
  }
}
const bytesOf = (batches: AsyncIterable<Row[]>, sheetRows?: number) =>
  buffer(spreadsheet('T', columns, batches, { ...(sheetRows && { sheetRows }) }).body as NodeJS.ReadableStream);

test('holds every row of every batch under its header', async () => {
  const [sheet] = await readXlsxFile(await bytesOf(batchesOf(2_500, 1_000)));
  expect(sheet!.data).toHaveLength(2_501);
  expect(sheet!.data[0]).toEqual(['Name & <mark>', 'Number']);
  expect(sheet!.data.slice(1).every(([name, number], index) => name === `row ${index}` && number === index)).toBe(true);
});

test('has as many columns as it is given, each in its place', async () => {
  const wide = Array.from({ length: 60 }, (_, index) => ({
    header: `column ${index}`,
    width: 10,
    value: ({ number }: Row) => number + index,
  }));
  const [sheet] = await readXlsxFile(await buffer(spreadsheet('T', wide, batchesOf(1, 1)).body as NodeJS.ReadableStream));
  expect(sheet!.data).toEqual([wide.map(({ header }) => header), wide.map((_, index) => index)]);
});

test('takes any text as text: formulas, marks of the format, what it cannot hold', async () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '<b>&amp;', '二🛩', 'a\u0001b', 'half\ud800'];
  const one = async function* () {
    yield texts.map((name, number) => ({ name, number }));
  };
  const bytes = await bytesOf(one());
  const [sheet] = await readXlsxFile(bytes, { trim: false });
  expect(sheet!.data.slice(1).map(([name]) => name)).toEqual([...texts.slice(0, 7), 'ab', 'half\ufffd']);
  const xml = inflateRawSync(bytes.subarray(30 + 'xl/worksheets/sheet1.xml'.length)).toString();
  expect(xml).not.toContain('<f>');
  const quoted = [...xml.matchAll(/s="2"><is><t xml:space="preserve">([^<]*)/g)].map(([, text]) => text);
  expect(quoted, 'stay text when the cell is edited').toEqual(texts.slice(0, 5));
});

test('goes on in another sheet when one is full, and an empty one has its header', async () => {
  const sheets = await readXlsxFile(await bytesOf(batchesOf(10, 3), 5));
  expect(sheets.map(({ data }) => data.length)).toEqual([5, 5, 3]);
  expect(sheets.flatMap(({ data }) => data.slice(1).map(([, number]) => number))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const [empty] = await readXlsxFile(await bytesOf(batchesOf(0, 1)));
  expect(empty!.data).toHaveLength(1);
});

test('reads no further than its reader does, and stops when the reader leaves', async () => {
  let read = 0;
  const left = Promise.withResolvers<void>();
  async function* watched() {
    try {
      for await (const batch of batchesOf(1_000_000, 1_000)) {
        read += batch.length;
        yield batch;
      }
    } finally {
      left.resolve();
    }
  }
  const chunks = (spreadsheet('T', columns, watched()).body as Readable)[Symbol.asyncIterator]();
  for (let chunk = 0; chunk < 3; chunk++) await chunks.next();
  await chunks.return!();
  await left.promise;
  expect(read).toBeLessThan(100_000);
});

test('breaks off when its rows do: half a file must not pass for a whole one', async () => {
  const broken = async function* () {
    yield [{ name: 'first', number: 1 }];
    throw new Error('database gone');
  };
  await expect(bytesOf(broken())).rejects.toThrow('database gone');
});

test('a workbook has sheets of any kind, under names that every reader takes', async () => {
  const texts: SheetColumn<string>[] = [{ header: 'Text', width: 10, value: (text) => text }];
  const rows = Array.from({ length: 3_000 }, (_, number) => ({ name: `row ${number}`, number }));
  const book = workbook([
    sheetOf('a/b: [c]*?', texts, ['one', '=1+1']),
    sheetOf('x'.repeat(40), columns, rows),
    sheetOf('Empty', texts, []),
  ]);
  const sheets = await readXlsxFile(await buffer(book));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['a b   c   ', 'x'.repeat(31), 'Empty']);
  expect(sheets[0]!.data).toEqual([['Text'], ['one'], ['=1+1']]);
  expect(sheets[1]!.data.at(-1)).toEqual(['row 2999', 2_999]);
  expect(sheets[2]!.data).toEqual([['Text']]);
});

test.each(Object.entries(MOMENT_FORMATS))(
  'a moment is one that can be sorted and reckoned with, shown as %s has it',
  async (_, moments) => {
    const at = new Date('2026-11-20T10:05:07Z');
    const sheet = sheetOf('When', [{ header: 'When', width: 20, value: (moment: Date) => moment }], [at]);
    const bytes = await buffer(workbook([sheet], moments));
    const [read] = await readXlsxFile(bytes);
    expect(read!.data).toEqual([['When'], [at]]);
  },
);
