import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookOf, textRow, zipOf } from '../../../testing/xlsx.ts';
import { spreadsheet } from '../spreadsheet.ts';
import { FileFault } from '../../file-fault.ts';
import { readTable } from './read-table.ts';
import type { TableCell } from './table.ts';

const none = () => 0;

async function rowsOf(bytes: Buffer, recognise: (texts: readonly string[]) => number = none) {
  const rows: { number: number; cells: [number, TableCell][] }[] = [];
  await readTable(bytes, recognise, ({ number, cells }) => rows.push({ number, cells: [...cells] }) > 0);
  return rows;
}
const textsOf = async (bytes: Buffer, recognise?: (texts: readonly string[]) => number) =>
  (await rowsOf(bytes, recognise)).map(({ cells }) => cells.map(([, { text }]) => text));
const faultOf = (bytes: Buffer) =>
  rowsOf(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof FileFault ? error.kind : error),
  );

const someText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '' && text.isWellFormed());
/** What XML itself cannot hold never gets into a spreadsheet. */
const xmlText = someText.filter((text) => !/[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|_x[0-9a-f]{4}_/i.test(text));

describe('a spreadsheet', () => {
  test('that we wrote is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(xmlText, xmlText), { minLength: 1, maxLength: 20 }), async (rows) => {
        const column = (place: 0 | 1) => ({ header: `column ${place}`, width: 9, value: (row: [string, string]) => row[place] });
        const batches = (async function* () {
          yield rows;
        })();
        const bytes = await buffer(spreadsheet('T', [column(0), column(1)], batches).body as NodeJS.ReadableStream);
        expect(await textsOf(bytes)).toEqual([['column 0', 'column 1'], ...rows]);
      }),
      { numRuns: 25 },
    );
  });

  test('gives its first sheet only, by the numbers that its rows have on the screen', async () => {
    const sheet =
      '<worksheet><sheetData><row r="3"><c r="B3" t="s"><v>0</v></c></row><row r="4"><c r="A4" s="1"/></row>' +
      '<row r="900"><c r="C900" t="inlineStr"><is><r><t>two </t></r><r><t>parts</t></r></is></c></row></sheetData></worksheet>';
    const strings = '<sst><si><r><t>rich</t></r><r><t xml:space="preserve"> &amp; _x0041_&#66;</t></r><rPh><t>reading</t></rPh></si></sst>';
    expect(await rowsOf(await bookOf({ rows: [], sheet, strings }))).toEqual([
      { number: 3, cells: [[1, { text: 'rich & AB' }]] },
      { number: 900, cells: [[2, { text: 'two parts' }]] },
    ]);
  });

  test('tells formulas, errors and dates from text, and keeps the digits of numbers', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="0_);[Red]\\(0\\)"/>' +
      '<numFmt numFmtId="166" formatCode="yyyy-mm-dd"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="14"/><xf numFmtId="49"/></cellXfs></styleSheet>';
    const cells = [
      '<c r="A1"><f>1+1</f><v>2</v></c>',
      '<c r="B1" t="str"><f t="shared" si="0"/><v>trust me</v></c>',
      '<c r="C1" t="e"><v>#N/A</v></c>',
      '<c r="D1"><v>13800138000</v></c>',
      '<c r="E1" s="2"><v>1.3800138E10</v></c>',
      '<c r="F1" s="1"><v>42</v></c>',
      '<c r="G1" s="3"><v>46000</v></c>',
      '<c r="H1" s="4"><v>46000</v></c>',
      '<c r="I1" s="5"><v>7</v></c>',
      '<c r="J1" t="b"><v>1</v></c>',
    ];
    const [row] = await rowsOf(await bookOf({ rows: [cells.join('')], styles }));
    expect(row!.cells.map(([, cell]) => cell)).toEqual([
      { text: '', fault: 'formula' },
      { text: '', fault: 'formula' },
      { text: '#N/A', fault: 'error' },
      { text: '13800138000', isNumber: true },
      { text: '13800138000', isNumber: true },
      { text: '000042', isNumber: true },
      { text: '46000', isNumber: true, fault: 'shownOtherwise' },
      { text: '46000', isNumber: true, fault: 'shownOtherwise' },
      { text: '7', isNumber: true },
      { text: 'TRUE' },
    ]);
  });

  test('ends where its reader has enough', async () => {
    const bytes = await bookOf({ rows: Array.from({ length: 50_000 }, (_, index) => textRow([`row ${index}`])) });
    let taken = 0;
    await readTable(bytes, none, () => ++taken < 10);
    expect(taken).toBe(10);
  });
});

describe('a hostile spreadsheet', () => {
  test.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet/>'],
    ['tags without end', '<worksheet><sheetData><row'],
    ['tags a thousand deep', '<a>'.repeat(1_000) + '</a>'.repeat(1_000)],
  ])('with %s is refused', async (_, sheet) => {
    expect(await faultOf(await bookOf({ rows: [], sheet }))).toBe('broken');
  });

  test('with one endless word is refused', async () => {
    expect(await faultOf(await bookOf({ rows: [], sheet: `<worksheet>${'x'.repeat(3_000_000)}` }))).toBe('tooMuch');
  });

  test('with 16,384 columns gives the first hundred', async () => {
    const [row] = await rowsOf(await bookOf({ rows: [textRow(Array.from({ length: 16_384 }, (_, index) => `column ${index}`))] }));
    expect(row!.cells).toHaveLength(100);
  });

  test('that is another kind of archive, an old one or a locked one says so', async () => {
    expect(await faultOf(await zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }))).toBe('format');
    expect(await faultOf(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))).toBe('oldFormat');
    const locked = await bookOf({ rows: [] });
    for (let at = locked.indexOf('PK\u0001\u0002'); at !== -1; at = locked.indexOf('PK\u0001\u0002', at + 4)) locked[at + 8]! |= 1;
    expect(await faultOf(locked)).toBe('locked');
  });

  test('whatever was done to its bytes is read or refused, and nothing else', async () => {
    const whole = await bookOf({ rows: [textRow(['a', 'b']), '<c r="A2"><v>1</v></c>'] });
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(damage, fc.integer({ min: 0, max: whole.length }), async (bytes, length) => {
        const damaged = Buffer.from(whole);
        for (const [at, value] of bytes) damaged[at] = value;
        for (const file of [damaged, damaged.subarray(0, length)]) expect(typeof (await faultOf(file))).toBe('string');
      }),
      { numRuns: 300 },
    );
  });
});

describe('a CSV file', () => {
  test.each([',', ';', '\t'])('separated by %o is read as it was written', (separator) => {
    const quoted = (text: string) => (/["\r\n,;\t]/.test(text) || text === '' ? `"${text.replaceAll('"', '""')}"` : text);
    const cell = someText.filter((text) => !text.startsWith('=') && !text.startsWith('\ufeff'));
    const known = (texts: readonly string[]) => (texts.includes('first') && texts.includes('second') ? 2 : 0);
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        async (rows, end, bom) => {
          const all: string[][] = [['first', 'second'], ...rows];
          const text = all.map((row) => row.map(quoted).join(separator)).join(end);
          expect(await textsOf(Buffer.from(`${bom ? '\ufeff' : ''}${text}`), known)).toEqual(all);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('counts rows as a spreadsheet shows them, empty ones and ones of several lines', async () => {
    const rows = await rowsOf(Buffer.from('a,b\n\n"one\ntwo",=1+1\n,\nlast,\n'));
    expect(rows).toEqual([
      {
        number: 1,
        cells: [
          [0, { text: 'a' }],
          [1, { text: 'b' }],
        ],
      },
      {
        number: 3,
        cells: [
          [0, { text: 'one\ntwo' }],
          [1, { text: '', fault: 'formula' }],
        ],
      },
      { number: 5, cells: [[0, { text: 'last' }]] },
    ]);
  });

  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  test.each([
    [
      'UTF-16',
      utf16('姓名\t账号\n王\twang'),
      [
        ['姓名', '账号'],
        ['王', 'wang'],
      ],
    ],
    ['UTF-16, the other way round', utf16('姓名\t账号').swap16(), [['姓名', '账号']]],
    [
      'GBK',
      Buffer.from('d0d5c3fb2cd5cbbac50acdf52c77616e67', 'hex'),
      [
        ['姓名', '账号'],
        ['王', 'wang'],
      ],
    ],
    [
      'Windows-1251',
      Buffer.from('c8ecff3bcbeee3e8ed0acde8ede03b6e696e61', 'hex'),
      [
        ['Имя', 'Логин'],
        ['Нина', 'nina'],
      ],
    ],
  ])('in %s is recognised by its headers', async (_, bytes, wanted) => {
    const known = (texts: readonly string[]) => texts.filter((text) => ['姓名', '账号', 'Имя', 'Логин'].includes(text)).length;
    expect(await textsOf(bytes, known)).toEqual(wanted);
  });

  test('that nobody can read is refused', async () => {
    expect(await faultOf(Buffer.from('d0d5c3fb2cd5cbbac5', 'hex'))).toBe('encoding');
    expect(await faultOf(Buffer.from([1, 0, 2, 0, 3]))).toBe('format');
    expect(await faultOf(Buffer.from('a,"never closed'))).toBe('broken');
  });

  test('with more rows than a spreadsheet can have is refused', async () => {
    expect(await faultOf(Buffer.alloc(1_048_577, '\n'))).toBe('tooMuch');
  });
});
