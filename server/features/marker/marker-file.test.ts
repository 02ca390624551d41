import { BASE_PATH, type InputOf } from '@skyhelm/contract/endpoint';
import { addMarker, exportMarkers, getMarkers } from '@skyhelm/contract/marker';
import { importMarkers } from '@skyhelm/contract/marker-import';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
});

const POINT = '<Point><coordinates>10,50</coordinates></Point>';
const kml = (inside: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const send = (text: string | Buffer, as = admin, name = 'City plan.kml') =>
  people.upload(importMarkers, as.token, Buffer.from(text), {}, name);
const rows = async (query: InputOf<typeof getMarkers>, as = admin) => (await app.done(getMarkers, { pageSize: 200, ...query }, as)).rows;
const fetched = async (query: InputOf<typeof exportMarkers>, as = admin) =>
  (await app.app.inject({ url: `${BASE_PATH}${exportMarkers.path}`, query: query as Record<string, string>, headers: as })).body;

test('what one person exports another imports, the same in every field', async () => {
  const places = [10, 11, 12].map((longitude) => ({ longitude, latitude: 50 + (longitude % 2) }));
  const style = {
    colour: '#c62828',
    lineStyle: 'dotted',
    width: 7,
    transparency: 30,
    arrowPosition: 'middle',
    arrowDirection: 'backward',
  } as const;
  await app.done(addMarker, { kind: 'polygon', name: 'Field & <b>meadow</b>', points: places, folder: 'Farm', ...style }, admin);
  await app.done(addMarker, { kind: 'line', name: 'Way', points: places, folder: 'Farm', altitude: 0, remarks: '1 < 2\n& more' }, admin);
  await app.done(addMarker, { kind: 'point', name: 'Gate', points: places.slice(0, 1), icon: 'flag', altitude: -3.25 }, admin);
  const before = await rows({});
  const person = await people.person('importer', [
    await people.role('Importers', { permissions: ['marker:query', 'marker:add'], dataScope: 'self' }),
  ]);
  expect(await send(await fetched({}), person)).toMatchObject({ state: 1, data: { added: 3, skipped: 0 } });
  const drawn = (list: typeof before) =>
    list.map(
      ({ id: _id, owner: _owner, isMine: _mine, mayEdit: _e, mayShare: _s, changedAt: _c, changedBy: _b, createdAt: _a, ...rest }) => rest,
    );
  expect(drawn(await rows({}, person))).toEqual(drawn(before));
  expect(await fetched({ folder: 'Farm' })).not.toContain('Gate');
  const [entry] = (await app.done(getOperations, { operations: ['marker.exported'], pageSize: 1 }, admin)).rows;
  expect((await app.done(getOperation, { id: entry!.id }, admin)).details).toMatchObject({ folder: 'Farm', format: 'kml', count: 4 });
});

describe('a file', () => {
  test('with anything wrong in it saves nothing, and says of each marker what it is', async () => {
    const ring = (text: string) => `<LinearRing><coordinates>${text}</coordinates></LinearRing>`;
    const area = `<outerBoundaryIs>${ring('1,1 2,1 2,2 1,1')}</outerBoundaryIs>`;
    const answer = await send(
      kml(
        [
          `<Placemark><name>Fine</name>${POINT}</Placemark>`,
          `<Placemark><name>Ring</name><Polygon>${area}<innerBoundaryIs>${ring('1.1,1.1 1.2,1.1 1.2,1.2')}</innerBoundaryIs></Polygon></Placemark>`,
          '<Placemark><name>Nowhere</name><Point><coordinates>200,x</coordinates></Point></Placemark>',
          '<Placemark><LineString><coordinates>1,1</coordinates></LineString></Placemark>',
          `<Placemark><name>${'n'.repeat(101)}</name>${POINT}</Placemark>`,
        ].join(''),
      ),
    );
    expect(answer).toMatchObject({
      code: 'markerImport.faulty',
      mes: '4 markers are wrong; nothing was saved',
      data: [
        { number: 2, name: 'Ring', mes: 'The area has a hole; please split it into areas without holes' },
        { number: 3, name: 'Nowhere', mes: 'Longitude format error: a number from -180 to 180' },
        { number: 4, name: 'City plan 4', mes: 'A point needs one position, a line at least two, an area at least three' },
        { number: 5, mes: 'Too long, maximum number of characters: 100' },
      ],
    });
    expect(await rows({ keyword: 'Fine' })).toEqual([]);
  });

  test('says of how many markers the height is not taken, and of how many only the first', async () => {
    const line = (mode: string, places: string) =>
      `<Placemark><name>Wire</name><LineString><altitudeMode>${mode}</altitudeMode><coordinates>${places}</coordinates></LineString></Placemark>`;
    const text = kml(
      line('relativeToGround', '1,2,30 3,4,30') + line('clampToGround', '1,2,30 3,4,30') + line('absolute', '1,2,430 3,4,440'),
    );
    expect(await send(text)).toMatchObject({
      state: 1,
      data: {
        added: 3,
        issues: [
          { code: 'markerFile.otherHeights', params: { count: 2 } },
          { code: 'markerFile.manyHeights', params: { count: 1 } },
        ],
      },
    });
    expect((await rows({ keyword: 'Wire' })).filter(({ altitude }) => altitude === null)).toHaveLength(2);
  });

  test('keeps folders of one name apart by what they lie in, and says how many are called otherwise', async () => {
    const folder = (name: string, inside: string) => `<Folder><name>${name}</name>${inside}</Folder>`;
    const mast = `<Placemark><name>Mast</name>${POINT}</Placemark>`;
    const long = 'Pictures of the whole year of';
    const text = kml(
      folder('North plant', folder('Photos', mast) + mast) +
        folder('South', folder('Photos', mast)) +
        folder(`${long} 2025`, mast) +
        folder(`${long} 2026`, mast) +
        folder('South', folder('Photos', mast)),
    );
    expect(await send(text)).toMatchObject({
      state: 1,
      data: {
        added: 6,
        issues: [
          { code: 'markerFile.nestedFolders', params: { count: 2 } },
          { code: 'markerFile.renamedFolders', params: { count: 2 } },
        ],
      },
    });
    const folders = (await rows({ keyword: 'Mast' })).map((marker) => marker.folder);
    expect(folders.toSorted()).toEqual([
      'North plant',
      'North plant / Photos',
      'Pictures of the whole year o 2',
      'Pictures of the whole year of',
      'South / Photos',
      'South / Photos',
    ]);
  });

  test('says of how many areas colour and opacity inside are not taken', async () => {
    const style = '<Style><LineStyle><color>ff0000ff</color></LineStyle><PolyStyle><color>8000ff00</color></PolyStyle></Style>';
    const ring = '<outerBoundaryIs><LinearRing><coordinates>1,2 3,4 5,2 1,2</coordinates></LinearRing></outerBoundaryIs>';
    expect(await send(kml(`<Placemark><name>Park</name>${style}<Polygon>${ring}</Polygon></Placemark>`))).toMatchObject({
      state: 1,
      data: {
        added: 1,
        issues: [
          { code: 'markerFile.otherFill', params: { count: 1 } },
          { code: 'markerFile.otherOpacity', params: { count: 1 } },
        ],
      },
    });
    expect(await rows({ keyword: 'Park' })).toMatchObject([{ colour: '#ff0000' }]);
  });

  test.each([
    ['entities that grow', '<!DOCTYPE k [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><kml>&b;</kml>', 'markerImport.broken'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 'markerImport.broken'],
    ['folders without end', '<Folder>'.repeat(100_000), 'markerImport.broken'],
    ['nothing', '', 'markerImport.broken'],
    ['no marker', kml('<Placemark><name>Track</name></Placemark>'), 'markerImport.empty'],
    ['too many', kml(`<Placemark>${POINT}</Placemark>`.repeat(10_001)), 'markerImport.tooMany'],
  ])('with %s is refused', async (_, text, code) => {
    expect(codeOf(await send(text))).toBe(code);
  });
});
