import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readZoneFile } from './read-zone-file.ts';
import { BrokenZoneFile } from './zone-file.ts';

const CORNERS = [
  { longitude: 121.4, latitude: 31.2 },
  { longitude: 121.5, latitude: 31.2 },
  { longitude: 121.45, latitude: 31.3 },
];
const RING = [...CORNERS, CORNERS[0]!].map(({ longitude, latitude }) => [longitude, latitude]);
const ringText = (altitude: number) => RING.map(([longitude, latitude]) => `${longitude},${latitude},${altitude}`).join('\n ');

describe('KML', () => {
  const kml = (body: string) =>
    `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>${body}</Folder></Document></kml>`;
  const polygon = (inside = '', altitude = 0) =>
    `<Polygon>${inside}<outerBoundaryIs><LinearRing><coordinates>${ringText(altitude)}</coordinates></LinearRing></outerBoundaryIs></Polygon>`;

  test('areas are read with their names, times and the height they stand up to; points and lines are passed over', () => {
    const file = readZoneFile(
      kml(`
        <Placemark><name>Harbour</name><description><![CDATA[<b>Crowds</b>]]></description>
          <TimeSpan><begin>2030-01-01T00:00:00Z</begin><end>2031-01-01T00:00:00Z</end></TimeSpan>${polygon()}</Placemark>
        <Placemark><name>Tower</name>${polygon('<extrude>1</extrude><altitudeMode>absolute</altitudeMode>', 120)}</Placemark>
        <Placemark><name>Two</name><MultiGeometry>${polygon()}${polygon()}</MultiGeometry></Placemark>
        <Placemark><name>Point</name><Point><coordinates>1,2</coordinates></Point></Placemark>`),
    );
    expect(file.skipped).toBe(1);
    expect(file.zones.map(({ name, ceiling, hasHoles }) => [name, ceiling, hasHoles])).toEqual([
      ['Harbour', null, false],
      ['Tower', 120, false],
      ['Two', null, false],
      ['Two', null, false],
    ]);
    expect(file.zones[0]).toMatchObject({
      description: expect.stringContaining('Crowds') as string,
      shape: { kind: 'polygon', points: CORNERS },
      activeFrom: '2030-01-01T00:00:00Z',
      validUntil: '2031-01-01T00:00:00Z',
    });
  });

  test('a hole is told of, and what is no number stays none', () => {
    const holed = polygon('<innerBoundaryIs><LinearRing><coordinates>1,2 3,4 5,6</coordinates></LinearRing></innerBoundaryIs>');
    expect(readZoneFile(kml(`<Placemark>${holed}</Placemark>`)).zones[0]!.hasHoles).toBe(true);
    const wrong = kml(
      '<Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>NaN,1 x,2 3,</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>',
    );
    expect(readZoneFile(wrong).zones[0]!.shape).toEqual({
      kind: 'polygon',
      points: [
        { longitude: Number.NaN, latitude: 1 },
        { longitude: Number.NaN, latitude: 2 },
        { longitude: 3, latitude: Number.NaN },
      ],
    });
  });
});

test('GeoJSON: polygons, several in one, and points with a radius', () => {
  const feature = (geometry: object, properties: object = {}) => ({ type: 'Feature', geometry, properties });
  const file = readZoneFile(
    JSON.stringify({
      type: 'FeatureCollection',
      features: [
        feature(
          { type: 'Polygon', coordinates: [RING] },
          { name: 'Harbour', description: 'Crowds', floor: 50, ceiling: '120', datum: 'ground' },
        ),
        feature({ type: 'MultiPolygon', coordinates: [[RING], [RING, RING]] }, { title: 'Two' }),
        feature({ type: 'Point', coordinates: [121.4, 31.2] }, { name: 'Mast', radius: 300 }),
        feature({ type: 'LineString', coordinates: RING }),
      ],
    }),
  );
  expect(file.skipped).toBe(1);
  expect(file.zones.map(({ name, floor, ceiling, datum, hasHoles }) => [name, floor, ceiling, datum, hasHoles])).toEqual([
    ['Harbour', 50, 120, 'ground', false],
    ['Two', null, null, 'sea', false],
    ['Two', null, null, 'sea', true],
    ['Mast', null, null, 'sea', false],
  ]);
  expect(file.zones[3]!.shape).toEqual({ kind: 'circle', centre: CORNERS[0], radius: 300 });
  expect(readZoneFile(JSON.stringify({ type: 'Polygon', coordinates: [RING] })).zones).toHaveLength(1);
});

describe('ED-269', () => {
  const part = (given: object = {}) => ({
    uomDimensions: 'M',
    lowerLimit: 0,
    lowerVerticalReference: 'AGL',
    upperLimit: 120,
    upperVerticalReference: 'AGL',
    horizontalProjection: { type: 'Polygon', coordinates: [RING] },
    ...given,
  });
  const zone = (geometry: object[], given: object = {}) => ({
    identifier: 'EZ1',
    name: 'Airfield',
    restriction: 'PROHIBITED',
    reason: ['AIR_TRAFFIC'],
    geometry,
    ...given,
  });
  const read = (...features: object[]) => readZoneFile(JSON.stringify({ title: 'x', features }));
  const limits = (given: object) => {
    const { floor, ceiling, datum } = read(zone([part(given)])).zones[0]!;
    return [floor, ceiling, datum];
  };

  test('limits are metres above what they count from, and closed rather than open where the two differ', () => {
    expect(limits({})).toEqual([null, 120, 'ground']);
    expect(limits({ lowerLimit: 100, upperLimit: 400, uomDimensions: 'FT' })).toEqual([30.48, 121.92, 'ground']);
    expect(limits({ upperLimit: 99_999, upperVerticalReference: 'AMSL', lowerLimit: 50 })).toEqual([50, null, 'ground']);
    expect(limits({ lowerLimit: 50, upperLimit: 900, upperVerticalReference: 'AMSL' })).toEqual([null, 900, 'sea']);
  });

  test('each part of a zone is one, circles too; what restricts nothing is passed over', () => {
    const circle = part({ horizontalProjection: { type: 'Circle', center: [121.4, 31.2], radius: 500 } });
    const file = read(zone([part(), circle]), zone([part()], { restriction: 'NO_RESTRICTION' }));
    expect([file.zones.length, file.skipped]).toEqual([2, 1]);
    expect(file.zones[1]!.shape).toEqual({ kind: 'circle', centre: CORNERS[0], radius: 500 });
  });

  test('times reach from the first to the last', () => {
    const windows = [
      { permanent: 'NO', startDateTime: '2030-06-01T00:00:00Z', endDateTime: '2030-07-01T00:00:00Z' },
      { permanent: 'NO', startDateTime: '2030-01-01T00:00:00Z', endDateTime: '2030-02-01T00:00:00Z' },
    ];
    expect(read(zone([part()], { applicability: windows })).zones[0]).toMatchObject({
      activeFrom: '2030-01-01T00:00:00Z',
      validUntil: '2030-07-01T00:00:00Z',
    });
    expect(read(zone([part()], { applicability: [{ permanent: 'YES' }] })).zones[0]).toMatchObject({ activeFrom: null, validUntil: null });
  });
});

test.each(['', 'hello', '{', '[1,2]', '{"type":"Topology"}', '<html>', '<!DOCTYPE k [<!ENTITY a "b">]><kml/>', '['.repeat(100_000)])(
  '%j is no such file',
  (text) => {
    expect(() => readZoneFile(text)).toThrow(BrokenZoneFile);
  },
);

test('whatever JSON comes, it is read or refused', () => {
  const geometry = fc.record({
    type: fc.constantFrom('Polygon', 'MultiPolygon', 'Point', 'GeometryCollection', 'Circle'),
    coordinates: fc.jsonValue(),
    geometries: fc.jsonValue(),
  });
  const feature = fc.record({
    type: fc.constant('Feature'),
    geometry: fc.oneof(geometry, fc.array(fc.record({ horizontalProjection: geometry })), fc.jsonValue()),
    properties: fc.jsonValue(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ type: fc.constant('FeatureCollection'), features: fc.array(feature) })), (value) => {
      try {
        expect(readZoneFile(JSON.stringify(value)).skipped).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenZoneFile);
      }
    }),
  );
});
