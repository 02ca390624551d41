import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { zipStream } from '../../platform/zip/zip-stream.ts';
import { bookOf, textRow, zipOf } from '../../testing/xlsx.ts';
import { readRoutes } from './read-routes.ts';

test('a spreadsheet and the text of Chinese and Russian ones are tables too', async () => {
  const book = await bookOf({ rows: [textRow(['Lat', 'Lon', 'Alt']), '<c><v>50</v></c><c><v>10</v></c><c><f>1+1</f><v>2</v></c>'] });
  expect((await readRoutes(book, 'book.xlsx')).routes[0]).toMatchObject({
    name: 'book',
    route: { waypoints: [{ latitude: 50, longitude: 10, altitude: 15 }] },
    issues: [
      { code: 'routeFile.heights' },
      { code: 'routeFile.noHeights', params: { height: 15 } },
      { code: 'routeFile.cell', params: { row: 2, column: 'Alt' } },
    ],
  });
  const legacy = Buffer.concat([
    Buffer.from([0xf8, 0xe8, 0xf0, 0xee, 0xf2, 0xe0, 0x3b, 0xe4, 0xee, 0xeb, 0xe3, 0xee, 0xf2, 0xe0]),
    Buffer.from('\r\n50,5;10,25'),
  ]);
  expect((await readRoutes(legacy, 'x.csv')).routes[0]!.route.waypoints).toMatchObject([{ latitude: 50.5, longitude: 10.25 }]);
});

test('a comma between the thousands of a quoted number is told of, and never makes a height a thousandth of what it is', async () => {
  const file = await readRoutes(
    Buffer.from('latitude,longitude,altitude,heightMode\n47.1,8.1,"1,450",absolute\n47.2,8.1,1460,\n'),
    'x.csv',
  );
  expect(file.routes).toMatchObject([
    {
      route: { heightMode: 'absolute', waypoints: [{ altitude: 1460 }, { altitude: 1460 }] },
      issues: [{ code: 'routeFile.cell', params: { row: 2, column: 'altitude' } }],
    },
  ]);
});

test('remarks are taken as far as there is room for them, and what is cut off is said', async () => {
  const gpx = (desc: string) => `<gpx><rte><desc>${desc}</desc><rtept lat="50" lon="10"><ele>9</ele></rtept></rte></gpx>`;
  const read = async (desc: string) => (await readRoutes(Buffer.from(gpx(desc)), 'x.gpx')).routes[0]!;
  expect(await read('Mind the wires')).toMatchObject({ remarks: 'Mind the wires', issues: [] });
  expect(await read('x'.repeat(101))).toMatchObject({
    remarks: 'x'.repeat(100),
    issues: [{ code: 'routeFile.remarks', params: { max: 100 } }],
  });
});

describe('of an archive nothing is lost', () => {
  const line = (at: number) => `${at},47,50 ${at + 0.01},47,50`;
  const kml = (at: number) => `<kml><Placemark><LineString><coordinates>${line(at)}</coordinates></LineString></Placemark></kml>`;
  const gpx = (at: number) => `<gpx><rte><rtept lat="47" lon="${at}"><ele>9</ele></rtept></rte></gpx>`;
  const dji = (at: number) =>
    `<kml xmlns:wpml="http://www.dji.com/wpmz/1.0.2"><Document><wpml:missionConfig/><Folder><Placemark><Point><coordinates>${at},47</coordinates></Point><wpml:executeHeight>50</wpml:executeHeight></Placemark></Folder></Document></kml>`;
  const read = async (parts: Record<string, string>) => {
    const { format, routes, issues } = await readRoutes(await zipOf(parts), 'all.kmz');
    return [
      format,
      routes.map(({ name, route }) => `${name} ${route.waypoints[0]?.longitude}`),
      issues.map(({ params }) => params?.['name']),
    ];
  };

  test('of documents beside other files each is read, and one alone is the archive', async () => {
    expect(await read({ 'overview.kml': kml(1), 'north.gpx': gpx(2), 'south.gpx': gpx(3) })).toEqual([
      'kml',
      ['overview 1', 'north 2', 'south 3'],
      [],
    ]);
    expect(await read({ 'b.kml': kml(1), 'doc.kml': kml(2) })).toEqual(['kml', ['b 1', 'doc 2'], []]);
    expect(await read({ 'doc.kml': kml(1), 'files/icon.png': 'x' })).toEqual(['kmz', ['all 1'], []]);
  });

  test('of routes that DJI has packed each is read, without its template', async () => {
    const parts = { 'A/wpmz/template.kml': kml(9), 'A/wpmz/waylines.wpml': dji(1), 'B/wpmz/waylines.wpml': dji(2) };
    expect(await read(parts)).toEqual(['wpml', ['A 1', 'B 2'], []]);
    expect(await read({ 'wpmz/template.kml': kml(9), 'wpmz/waylines.wpml': dji(1) })).toEqual(['wpml', ['all 1'], []]);
  });

  test('archives in it are read as a whole too', async () => {
    const inner = await zipOf({ 'doc.kml': kml(1), 'b.kml': kml(2) });
    const packed = buffer(Readable.from(zipStream([{ name: 'in.zip', content: [inner] }])));
    expect((await readRoutes(await packed, 'all.zip')).routes).toMatchObject([{ name: 'doc' }, { name: 'b' }]);
  });

  test('what cannot be read or has no route is named, and keeps nothing else back', async () => {
    const parts = {
      'a.gpx': gpx(1),
      'settings.json': '{"a":1}',
      'deep.json': '{"a":'.repeat(100_000),
      'empty.gpx': '<gpx/>',
      'b.kml': '<kml',
    };
    expect(await read(parts)).toEqual(['gpx', ['a 1'], ['settings.json', 'deep.json', 'empty.gpx', 'b.kml']]);
    await expect(read({ 'settings.json': '{"a":1}', 'empty.gpx': '<gpx/>' })).rejects.toMatchObject({ code: 'routeFile.broken' });
    await expect(read({ 'a.gpx': '<gpx/>', 'empty.gpx': '<gpx/>' })).rejects.toMatchObject({ code: 'routeFile.empty' });
  });
});

describe('a hostile file', () => {
  /** Grows to far more than it may, whatever it says of itself. */
  async function bomb(): Promise<Buffer> {
    const pieces = async function* () {
      for (let piece = 0; piece < 8; piece++) yield Buffer.alloc(8 * 2 ** 20, ' ');
    };
    return buffer(Readable.from(zipStream([{ name: 'doc.kml', content: pieces() }])));
  }
  const line = '<kml><Placemark><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></kml>';

  test.each<[string, () => Promise<string | Buffer> | string | Buffer, string]>([
    ['nothing', () => '', 'routeFile.broken'],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'routeFile.broken'],
    ['entities', () => '<!DOCTYPE k [<!ENTITY a "aaaa">]><kml>&a;</kml>', 'routeFile.broken'],
    ['a bomb', bomb, 'routeFile.tooLarge'],
    ['lies about its size', async () => (await zipOf({ 'doc.kml': line })).subarray(0, 60), 'routeFile.broken'],
    ['archives in archives', async () => zipOf({ 'a.kmz': (await zipOf({ 'b.zip': 'x' })).toString('latin1') }), 'routeFile.broken'],
    ['no route', () => '<gpx/>', 'routeFile.empty'],
    ['too many waypoints', () => `latitude,longitude\r\n${'1,2\r\n'.repeat(30_000)}`, 'routeFile.tooMany'],
    ['deep JSON', () => '{"a":'.repeat(100_000), 'routeFile.broken'],
  ])('with %s is refused', async (_, make, code) => {
    await expect(readRoutes(Buffer.from(await make()), 'x.kmz')).rejects.toMatchObject({ code });
  });

  test('whose parts would lie elsewhere is read for what is in them, and nothing is written anywhere', async () => {
    const file = await readRoutes(await zipOf({ '../../etc/passwd.kml': line }), 'x.kmz');
    expect(file).toMatchObject({ format: 'kmz', routes: [{ name: 'x' }] });
  });
});
