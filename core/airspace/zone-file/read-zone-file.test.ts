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
        <Placemark><name>Plate</name>${polygon('<altitudeMode>absolute</altitudeMode>', 300)}</Placemark>
        <Placemark><name>Painted</name>${polygon('<altitudeMode>clampToGround</altitudeMode>', 300)}</Placemark>
        <Placemark><name>Two</name><MultiGeometry>${polygon()}${polygon()}</MultiGeometry></Placemark>
        <Placemark><name>Point</name><Point><coordinates>1,2</coordinates></Point></Placemark>`),
    );
    expect(file.skipped).toEqual({ shapeless: 1, open: 0 });
    expect(file.zones.map(({ name, ceiling, hasHoles, hasGuessedHeights }) => [name, ceiling, hasHoles || hasGuessedHeights])).toEqual([
      ['Harbour', null, false],
      ['Tower', 120, false],
      ['Plate', null, true],
      ['Painted', null, false],
      ['Two', null, false],
      ['Two', null, false],
    ]);
    expect(file.zones[0]).toMatchObject({
      description: expect.stringContaining('Crowds') as string,
      shape: { kind: 'polygon', points: CORNERS },
      activeFrom: '2030-01-01T00:00:00.000Z',
      validUntil: '2031-01-01T00:00:00.000Z',
    });
  });

  test('a day is closed from when it begins anywhere until it has ended everywhere; a moment stays one', () => {
    const during = (begin: string, end: string) => {
      const span = `<TimeSpan><begin>${begin}</begin><end>${end}</end></TimeSpan>`;
      const { activeFrom, validUntil, hasGuessedTimes } = readZoneFile(kml(`<Placemark>${span}${polygon()}</Placemark>`)).zones[0]!;
      return [activeFrom, validUntil, hasGuessedTimes];
    };
    expect(during('2026-11-01', '2026-11-30')).toEqual(['2026-10-31T10:00:00.000Z', '2026-12-01T12:00:00.000Z', true]);
    expect(during('2026-11', '2026-12')).toEqual(['2026-10-31T10:00:00.000Z', '2027-01-01T12:00:00.000Z', true]);
    expect(during('', '2026')).toEqual([null, '2027-01-01T12:00:00.000Z', true]);
    expect(during('2026-11-01T08:00:00', '2026-11-30T18:00:00+08:00')).toEqual([
      '2026-10-31T18:00:00.000Z',
      '2026-11-30T10:00:00.000Z',
      true,
    ]);
    expect(during('2026-11-01T08:00:00Z', 'tomorrow')).toEqual(['2026-11-01T08:00:00.000Z', 'tomorrow', false]);
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
  expect(file.skipped).toEqual({ shapeless: 1, open: 0 });
  expect(file.zones.map(({ name, floor, ceiling, datum, hasHoles }) => [name, floor, ceiling, datum, hasHoles])).toEqual([
    ['Harbour', 50, 120, 'ground', false],
    ['Two', null, null, 'sea', false],
    ['Two', null, null, 'sea', true],
    ['Mast', null, null, 'sea', false],
  ]);
  expect(file.zones[3]!.shape).toEqual({ kind: 'circle', centre: CORNERS[0], radius: 300 });
  expect(readZoneFile(JSON.stringify({ type: 'Polygon', coordinates: [RING] })).zones).toHaveLength(1);
});

test('GeoJSON: no area of a collection in a collection is lost, and what is none is counted', () => {
  const area = { type: 'Polygon', coordinates: [RING] };
  const nested = { type: 'GeometryCollection', geometries: [{ type: 'GeometryCollection', geometries: [area, { type: 'Point' }] }, area] };
  const [geometry, properties] = [{ type: 'MultiPoint', coordinates: RING.slice(0, 2) }, { radius: 50 }];
  const read = (features: object[]) => readZoneFile(JSON.stringify({ type: 'FeatureCollection', features }));
  expect([nested, geometry].map((one) => read([{ type: 'Feature', geometry: one, properties }])).map(({ zones }) => zones.length)).toEqual([
    3, 2,
  ]);
  const { zones, skipped } = read([
    { type: 'Feature', geometry: nested },
    { type: 'Feature', geometry: null },
  ]);
  expect([zones.length, skipped]).toEqual([2, { shapeless: 2, open: 0 }]);
});

test('GeoJSON: heights of which nobody knows what they count from close rather more', () => {
  const limits = (properties: object) => {
    const feature = { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [RING] } };
    const { floor, ceiling, datum, hasGuessedHeights } = readZoneFile(JSON.stringify(feature)).zones[0]!;
    return [floor, ceiling, datum, hasGuessedHeights];
  };
  expect(limits({ ceiling: 120 })).toEqual([null, 120, 'ground', true]);
  expect(limits({ floor: 50, ceiling: 120 })).toEqual([null, 120, 'ground', true]);
  expect(limits({ floor: 50 })).toEqual([null, null, 'sea', true]);
  expect(limits({ floor: 50, ceiling: 120, datum: 'sea' })).toEqual([50, 120, 'sea', false]);
  expect(limits({ floor: 1_000, ceiling: 2_000, datum: 'sea', unit: 'FT' })).toEqual([304.8, 609.6, 'sea', false]);
  expect(limits({ floor: 100, ceiling: 200, datum: 'sea', unit: 'FL' })).toEqual([null, null, 'sea', true]);
  expect(limits({})).toEqual([null, null, 'sea', false]);
});

test('GeoJSON: a radius is in the unit that the zone says; in one that nobody knows it is none', () => {
  const radius = (unit?: string) => {
    const feature = { type: 'Feature', properties: { radius: 5, unit }, geometry: { type: 'Point', coordinates: [121.4, 31.2] } };
    return readZoneFile(JSON.stringify(feature)).zones[0]!.shape;
  };
  const circle = { kind: 'circle', centre: CORNERS[0] };
  expect(radius()).toEqual({ ...circle, radius: 5 });
  expect(radius('km')).toEqual({ ...circle, radius: 5_000 });
  expect(radius('FT')).toEqual({ ...circle, radius: 1.524 });
  expect(radius('cubits')).toEqual({ ...circle, radius: Number.NaN });
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

  test('where it is not clear what they count from, or in what unit, rather more is closed, and that is known', () => {
    const [both, guessed] = [
      (reference: string | undefined) => ({ lowerLimit: 200, lowerVerticalReference: reference, upperVerticalReference: reference }),
      (given: object) => [...limits(given), read(zone([part(given)])).zones[0]!.hasGuessedHeights],
    ];
    expect(guessed(both('SFC'))).toEqual([200, 120, 'ground', false]);
    expect(guessed(both('W84'))).toEqual([90, 230, 'sea', true]);
    expect(guessed({ ...both('W84'), lowerLimit: 50 })).toEqual([null, 230, 'sea', true]);
    expect(guessed(both(undefined))).toEqual([null, 120, 'ground', true]);
    expect(guessed({ ...both('QNH'), upperLimit: null })).toEqual([null, null, 'sea', true]);
    expect(guessed({ lowerVerticalReference: undefined })).toEqual([null, 120, 'ground', false]);
    expect(guessed({ uomDimensions: 'FL', lowerLimit: 50 })).toEqual([null, null, 'sea', true]);
  });

  test('an upper limit that would close nothing is none', () => {
    const upper = (upperLimit: number, upperVerticalReference: string) => {
      const { ceiling, hasGuessedHeights } = read(zone([part({ upperLimit, upperVerticalReference })])).zones[0]!;
      return [ceiling, hasGuessedHeights];
    };
    expect(upper(0, 'AGL')).toEqual([null, true]);
    expect(upper(-1, 'AGL')).toEqual([null, true]);
    expect(upper(-1, '?')).toEqual([null, true]);
    expect(upper(0, 'AMSL')).toEqual([null, true]);
    expect(upper(-300, 'AMSL')).toEqual([-300, false]);
    expect(upper(1, 'AGL')).toEqual([1, false]);
  });

  test('corners that stand twice in a row count once', () => {
    const [first, second, ...rest] = RING;
    const doubled = [first, first, second, second, second, ...rest, first];
    const points = (ring: unknown) =>
      read(zone([part({ horizontalProjection: { type: 'Polygon', coordinates: [ring] } })])).zones[0]!.shape;
    expect(points(doubled)).toEqual(points(RING));
  });

  test('an area of several is several zones, and a part that is none is counted', () => {
    const several = part({ horizontalProjection: { type: 'MultiPolygon', coordinates: [[RING], [RING]] } });
    const line = part({ horizontalProjection: { type: 'LineString', coordinates: RING } });
    const file = read(zone([part(), several, line]));
    expect([file.zones.length, file.skipped]).toEqual([3, { shapeless: 1, open: 0 }]);
  });

  test('each part of a zone is one, circles too; what restricts nothing is passed over', () => {
    const circle = part({ horizontalProjection: { type: 'Circle', center: [121.4, 31.2], radius: 500 } });
    const file = read(zone([part(), circle]), zone([part()], { restriction: 'NO_RESTRICTION' }));
    expect([file.zones.length, file.skipped]).toEqual([2, { shapeless: 0, open: 1 }]);
    expect(file.zones[1]!.shape).toEqual({ kind: 'circle', centre: CORNERS[0], radius: 500 });
  });

  test('what a state says of a zone is kept beside it', () => {
    const said = (restriction: unknown) => read(zone([part()], { restriction })).zones[0]!.restriction;
    expect(['PROHIBITED', 'req_authorisation', 'REQ_AUTHORIZATION', 'CONDITIONAL', 'ELSE', undefined].map(said)).toEqual([
      'prohibited',
      'permission',
      'permission',
      'conditional',
      'unsaid',
      'unsaid',
    ]);
  });

  test('a zone that is open at times is closed, and that is known', () => {
    const closed = (applicability: object[]) => read(zone([part()], { applicability })).zones[0]!.hasClosedPauses;
    const window = { startDateTime: '2030-06-01T00:00:00Z', endDateTime: '2030-07-01T00:00:00Z' };
    const weekly = { schedule: [{ day: ['MON'], startTime: '08:00:00Z', endTime: '16:00:00Z' }] };
    expect(closed([window])).toBe(false);
    expect(closed([{ ...window, ...weekly }])).toBe(true);
    expect(closed([{ permanent: 'YES', ...weekly }])).toBe(true);
    expect(closed([{ permanent: 'YES' }, { ...window, ...weekly }]), 'it is closed all the time').toBe(false);
    expect(closed([window, { ...window, endDateTime: '2030-09-01T00:00:00Z' }])).toBe(true);
  });

  test('times reach from the first to the last', () => {
    const windows = [
      { permanent: 'NO', startDateTime: '2030-06-01T00:00:00Z', endDateTime: '2030-07-01T00:00:00Z' },
      { permanent: 'NO', startDateTime: '2030-01-01T00:00:00Z', endDateTime: '2030-02-01T00:00:00Z' },
    ];
    expect(read(zone([part()], { applicability: windows })).zones[0]).toMatchObject({
      activeFrom: '2030-01-01T00:00:00.000Z',
      validUntil: '2030-07-01T00:00:00.000Z',
    });
    const misread = windows.with(0, { permanent: 'NO', startDateTime: '01/06/2029', endDateTime: 'zone 7' });
    expect(read(zone([part()], { applicability: misread })).zones[0], 'the other span says nothing of this one').toMatchObject({
      activeFrom: '01/06/2029',
      validUntil: 'zone 7',
    });
    const days = [{ startDateTime: '2030-06-01', endDateTime: '2030-06-02' }];
    expect(read(zone([part()], { applicability: days })).zones[0]).toMatchObject({
      activeFrom: '2030-05-31T10:00:00.000Z',
      validUntil: '2030-06-03T12:00:00.000Z',
      hasGuessedTimes: true,
    });
    expect(read(zone([part()], { applicability: [{ permanent: 'YES' }] })).zones[0]).toMatchObject({
      activeFrom: null,
      validUntil: '2199-12-31T23:59:59.000Z',
    });
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
        expect(readZoneFile(JSON.stringify(value)).skipped.shapeless).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenZoneFile);
      }
    }),
  );
});
