import { buffer } from 'node:stream/consumers';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { partsOf, readXml, type XmlNode } from '../../testing/xlsx-parts.ts';
import { referenceTo } from './cell.ts';
import type { Chart } from './chart.ts';
import { drawnSheetOf, sheetOf, workbook, type SheetColumn } from './spreadsheet.ts';

const HOSTILE = `Jane's "best" <b> & 'co`;
const numbers: SheetColumn<number | null>[] = [{ header: HOSTILE, width: 10, value: (value) => value ?? '' }];
const VALUES = [1, null, 3];
const cells = { sheet: HOSTILE, column: 0, from: 2, to: 4 };
const chart: Chart = {
  title: HOSTILE,
  across: { title: 'Time', format: 'hh:mm:ss', min: 1, max: 2, step: 0.2 },
  up: { title: HOSTILE, format: 'General', min: 0, max: 10 },
  line: {
    colour: '#0072b2',
    name: { cell: { ...cells, from: 1, to: 1 }, text: HOSTILE },
    across: { cells, values: VALUES },
    up: { cells, values: VALUES },
  },
};
const place = { row: 3, width: 100, height: 50, name: HOSTILE, description: `${HOSTILE}\u0001` };
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const book = () =>
  buffer(
    workbook([
      drawnSheetOf('Map', { texts: [{ row: 1, text: HOSTILE, isTitle: true }], drawn: [{ ...place, png: PNG }] }),
      sheetOf(HOSTILE, numbers, VALUES),
      drawnSheetOf('Charts', {
        texts: [
          { row: 1, text: '=1+1' },
          { row: 20, text: 'below' },
        ],
        drawn: [
          { ...place, chart },
          { ...place, row: 22, chart },
        ],
        pageEnds: [20],
      }),
    ]),
  );

const childrenOf = (node: XmlNode): string[] => node.children.map(({ name }) => name);
const find = (node: XmlNode, name: string): XmlNode[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap((child) => find(child, name)),
];

test('every part is well-formed, has a type, and refers only to parts that are there', async () => {
  const parts = partsOf(await book());
  const types = readXml(parts.get('[Content_Types].xml')!.toString());
  const byName = new Map(find(types, 'Override').map(({ attributes }) => [attributes['PartName'], attributes['ContentType']]));
  const byEnd = new Set(find(types, 'Default').map(({ attributes }) => attributes['Extension']));
  for (const part of byName.keys()) expect(parts.has(part!.slice(1)), part).toBe(true);
  for (const [name, bytes] of parts) {
    expect(byName.has(`/${name}`) || byEnd.has(name.split('.').at(-1)), name).toBe(true);
    if (!name.endsWith('.png')) readXml(bytes.toString());
    if (!name.endsWith('.rels')) continue;
    const folder = name.replace(/_rels\/[^/]*$/, '');
    for (const { attributes } of find(readXml(bytes.toString()), 'Relationship')) {
      const target = new URL(attributes['Target']!, `file:///${folder}`).pathname.slice(1);
      expect(parts.has(target), `${name} → ${target}`).toBe(true);
    }
  }
  expect([byName.get('/xl/drawings/drawing1.xml'), byName.get('/xl/charts/chart2.xml')].map((type) => type!.split('.').at(-1))).toEqual([
    'drawing+xml',
    'chart+xml',
  ]);
  expect(parts.get('xl/media/image1.png')).toEqual(PNG);
});

test('every reference by id is to a relation of its part', async () => {
  const parts = partsOf(await book());
  for (const [name, bytes] of parts) {
    const used = [...bytes.toString().matchAll(/ r:(?:id|embed)="(\w+)"/g)].map(([, id]) => id!);
    if (used.length === 0 || !name.endsWith('.xml')) continue;
    const relations = parts.get(name.replace(/([^/]*)$/, '_rels/$1.rels'))!.toString();
    for (const id of used) expect(relations, `${name} ${id}`).toContain(`Id="${id}"`);
    expect(new Set(used).size, name).toBe(used.length);
  }
});

/** As the schemas of ECMA-376 have them, of what is written here. */
const ORDER: Record<string, string[]> = {
  worksheet: ['sheetPr', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'pageMargins', 'pageSetup', 'rowBreaks', 'drawing'],
  chartSpace: ['date1904', 'roundedCorners', 'chart', 'spPr', 'txPr'],
  chart: ['title', 'autoTitleDeleted', 'plotArea', 'legend', 'plotVisOnly', 'dispBlanksAs'],
  plotArea: ['layout', 'scatterChart', 'valAx', 'spPr'],
  scatterChart: ['scatterStyle', 'varyColors', 'ser', 'axId'],
  ser: ['idx', 'order', 'tx', 'spPr', 'marker', 'xVal', 'yVal', 'smooth'],
  numCache: ['formatCode', 'ptCount', 'pt'],
  scaling: ['orientation', 'max', 'min'],
  title: ['tx', 'layout', 'overlay'],
  valAx: [
    ...['axId', 'scaling', 'delete', 'axPos', 'majorGridlines', 'title', 'numFmt', 'majorTickMark', 'minorTickMark', 'tickLblPos'],
    ...['spPr', 'txPr', 'crossAx', 'crosses', 'crossBetween', 'majorUnit'],
  ],
  oneCellAnchor: ['from', 'ext', 'pic', 'graphicFrame', 'clientData'],
  pic: ['nvPicPr', 'blipFill', 'spPr'],
  graphicFrame: ['nvGraphicFramePr', 'xfrm', 'graphic'],
};

test('elements stand in the order of the schema, without which programs refuse the file', async () => {
  const parts = partsOf(await book());
  const seen = new Set<string>();
  for (const [name, bytes] of parts) {
    if (!/worksheets\/sheet|charts|drawings\/d/.test(name)) continue;
    const root = readXml(bytes.toString());
    for (const [parent, order] of Object.entries(ORDER)) {
      for (const node of find(root, parent).filter(({ children }) => children.length > 0)) {
        const places = childrenOf(node).map((child) => order.indexOf(child));
        expect(places, `${name} ${parent}: ${childrenOf(node).join(' ')}`).not.toContain(-1);
        expect(places, `${name} ${parent}: ${childrenOf(node).join(' ')}`).toEqual(places.toSorted((one, other) => one - other));
        seen.add(parent);
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(ORDER).sort());
});

test('a chart names its cells, holds what is in them, and leaves a gap where one is empty', async () => {
  const parts = partsOf(await book());
  const root = readXml(parts.get('xl/charts/chart1.xml')!.toString());
  const reference = `'Jane''s "best" <b> & ''co'!$A$2:$A$4`;
  expect(find(root, 'f').map(({ text }) => text)).toEqual([`'Jane''s "best" <b> & ''co'!$A$1`, reference, reference]);
  const [up] = find(root, 'yVal');
  expect(find(up!, 'pt').map((point) => [point.attributes['idx'], find(point, 'v')[0]!.text])).toEqual([
    ['0', '1'],
    ['2', '3'],
  ]);
  expect(find(up!, 'ptCount')[0]!.attributes['val']).toBe('3');
  expect(find(root, 'dispBlanksAs')[0]!.attributes['val']).toBe('gap');
  // An empty text would be drawn as nought.
  expect(parts.get('xl/worksheets/sheet2.xml')!.toString()).not.toContain('r="A3"');
  expect(find(root, 't').map(({ text }) => text)).toEqual([HOSTILE, 'Time', HOSTILE]);
});

test('names and words stay what they are: in attributes, in references and between charts', async () => {
  const bytes = await book();
  const parts = partsOf(bytes);
  for (const drawing of ['drawing1', 'drawing2']) {
    for (const { attributes } of find(readXml(parts.get(`xl/drawings/${drawing}.xml`)!.toString()), 'cNvPr')) {
      expect([attributes['name'], attributes['descr']]).toEqual([HOSTILE, HOSTILE]);
    }
  }
  const sheets = await readXlsxFile(bytes);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Map', HOSTILE, 'Charts']);
  expect(sheets[0]!.data).toEqual([[HOSTILE]]);
  expect([sheets[2]!.data[0], sheets[2]!.data.at(-1), sheets[2]!.data.length]).toEqual([['=1+1'], ['below'], 20]);
  expect(referenceTo({ sheet: `'a/b'`, column: 27, from: 5, to: 5 })).toBe(`'a b'!$AB$5`);
});
