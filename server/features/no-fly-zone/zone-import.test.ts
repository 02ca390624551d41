import { getAirports, getAirportSetting, setAirportSetting } from '@skyhelm/contract/airport';
import { addNoFlyZone, getNoFlyZones } from '@skyhelm/contract/no-fly-zone';
import { importNoFlyZones, readZoneFile } from '@skyhelm/contract/zone-import';
import { ZONE_FILE_MAX_ZONES } from '@skyhelm/contract/zone-import-facts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subscribe } from '../../platform/bus/subjects.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { airspaceBook } from './index.ts';

let app: TestApp;
let admin: { token: string };
let people: Awaited<ReturnType<typeof peopleOf>>;
const told: string[] = [];
beforeAll(async () => {
  app = await testApp();
  admin = { token: app.main.token };
  people = await peopleOf(app);
  subscribe(app.services.bus, 'airspace.changed', ({ enterpriseId }) => void told.push(enterpriseId));
});
beforeEach(() => void (told.length = 0));

const VALID_UNTIL = '2099-01-01T00:00:00Z';
const ring = (shift: number) => [
  [121.4 + shift, 31.2],
  [121.5 + shift, 31.2],
  [121.45 + shift, 31.3],
  [121.4 + shift, 31.2],
];
const feature = (name: string, coordinates: unknown = [ring(0)], properties: object = {}) => ({
  type: 'Feature',
  properties: { name, ...properties },
  geometry: { type: 'Polygon', coordinates },
});
const geoJson = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const send = (text: string | Buffer, fileName = 'City zones.geojson') =>
  people.upload(importNoFlyZones, admin.token, Buffer.from(text), { validUntil: VALID_UNTIL }, fileName);
const named = async (keyword: string) => (await app.done(getNoFlyZones, { keyword }, admin)).rows;

describe('a file of zones', () => {
  test('becomes zones, all of them at once, and the gateway is told', async () => {
    const answer = await send(
      geoJson(
        feature('Harbour', [ring(0)], { ceiling: 120, validUntil: '2040-01-01T00:00:00Z' }),
        feature('ED-R 12/A', [ring(1)]),
        feature('', [ring(2)]),
        feature('', [ring(3)]),
        { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 2] } },
      ),
    );
    expect(answer).toMatchObject({
      state: 1,
      data: { added: 4, skipped: 1, issues: [{ code: 'zoneFile.heights', severity: 'warning', params: { count: 1 } }] },
    });
    expect(told).toEqual([app.main.enterpriseId]);
    expect((await named('Harbour'))[0]).toMatchObject({ ceiling: 120, validUntil: '2040-01-01T00:00:00.000Z', description: 'City zones' });
    expect((await named('ED R 12 A'))[0]).toMatchObject({ description: 'ED-R 12/A', validUntil: '2099-01-01T00:00:00.000Z' });
    expect((await named('City zones')).map(({ name }) => name).sort()).toEqual(['City zones', 'City zones 2', 'Harbour']);
  });

  test('with anything wrong in it saves nothing, and says of each area what it is', async () => {
    await app.done(
      addNoFlyZone,
      {
        name: 'Known',
        description: 'x',
        validUntil: VALID_UNTIL,
        shape: { kind: 'circle', centre: { latitude: 1, longitude: 1 }, radius: 100 },
      },
      admin,
    );
    told.length = 0;
    const crossing = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ];
    const answer = await send(
      geoJson(
        feature('Fine'),
        feature('Bow', [crossing]),
        feature('Nowhere', [
          [
            [null, 'x'],
            [1, 95],
            [2, 2],
          ],
        ]),
        feature('Known'),
        feature('Late', [ring(0)], { validUntil: 'tomorrow' }),
      ),
    );
    expect(answer).toMatchObject({
      state: 0,
      code: 'zoneImport.faulty',
      mes: '4 areas are wrong; nothing was saved',
      data: [
        { number: 2, name: 'Bow', mes: 'The sides of the area cross or touch each other' },
        { number: 3, name: 'Nowhere' },
        { number: 4, name: 'Known', mes: 'No-fly zone already exists, please choose another name' },
        { number: 5, name: 'Late' },
      ],
    });
    expect([await named('Fine'), told]).toEqual([[], []]);
  });

  test('with holes closes them too and says of how many areas', async () => {
    const [first, ...rest] = ring(2);
    const answer = await send(geoJson(feature('Holed', [[first!, first!, ...rest], ring(2.01)]), feature('Plain', [ring(3)])));
    expect(answer).toMatchObject({ state: 1, data: { added: 2, issues: [{ code: 'zoneFile.holes', params: { count: 1 } }] } });
    expect((await named('Holed'))[0]!.shape).toMatchObject({ kind: 'polygon', points: { length: rest.length } });
  });

  test('of a state says how many zones are closed more than they are there', async () => {
    const geometry = [{ horizontalProjection: { type: 'Circle', center: [5, 5], radius: 500 } }];
    const applicability = [{ permanent: 'YES', schedule: [{ day: ['MON'], startTime: '08:00Z', endTime: '16:00Z' }] }];
    const zones = [
      { name: 'Weekly', restriction: 'PROHIBITED', applicability, geometry },
      { name: 'Asked for', restriction: 'REQ_AUTHORISATION', geometry },
    ];
    expect(await send(JSON.stringify({ features: zones }))).toMatchObject({
      state: 1,
      data: {
        added: 2,
        issues: [
          { code: 'zoneFile.pauses', severity: 'warning', params: { count: 1 } },
          { code: 'zoneFile.permission', severity: 'warning', params: { count: 1 } },
        ],
      },
    });
  });

  test('may close since ever and for ever, however that is written', async () => {
    const times = [
      ['0001-01-01T00:00:00', '9999-12-31'],
      ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59-05:00'],
      ['0000-01-01', '9999-12-31T23:59:59Z'],
    ] as const;
    const properties = times.map(([activeFrom, validUntil]) => ({ activeFrom, validUntil, ceiling: 120, datum: 'sea' }));
    expect(await send(geoJson(...properties.map((each, at) => feature(`Ever ${at}`, [ring(at / 2)], each))))).toMatchObject({ state: 1 });
    const kept = (await named('Ever')).map(({ activeFrom, validUntil, status }) => [activeFrom, validUntil.slice(0, 19), status]);
    expect(kept).toEqual(times.map(() => [null, '9999-12-31T23:59:59', 'valid']));
  });

  test('with a radius of which nobody knows the unit is refused', async () => {
    const mast = {
      type: 'Feature',
      properties: { name: 'Mast', radius: 5, unit: 'cubits' },
      geometry: { type: 'Point', coordinates: [6, 5] },
    };
    expect(await send(geoJson(mast))).toMatchObject({ code: 'zoneImport.faulty', data: [{ number: 1, name: 'Mast' }] });
  });

  test.each([
    ['entities that grow', '<!DOCTYPE k [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><kml>&b;</kml>', 'zoneImport.broken'],
    ['no text', Buffer.from([0xff, 0xfe, 0x00, 0x80]), 'zoneImport.broken'],
    ['a list without end', '['.repeat(300_000), 'zoneImport.broken'],
    ['nothing', '', 'zoneImport.broken'],
    ['no area', geoJson(), 'zoneImport.empty'],
    ['too many', geoJson(...Array.from({ length: ZONE_FILE_MAX_ZONES + 1 }, () => feature(''))), 'zoneImport.tooMany'],
  ])('with %s is refused', async (_, text, code) => {
    expect(codeOf(await send(text))).toBe(code);
  });
});

describe('what a file holds', () => {
  const look = (text: string, validUntil = VALID_UNTIL) =>
    people.upload(readZoneFile, admin.token, Buffer.from(text), { validUntil }, 'Country.json');
  const take = (text: string) =>
    people.upload(importNoFlyZones, admin.token, Buffer.from(text), { validUntil: VALID_UNTIL, isPartial: 'true' }, 'Country.json');
  const bow = [[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]; // prettier-ignore
  const point = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 2] } };

  test('is said before anything is saved, and just that is added afterwards, with an account of the rest', async () => {
    await send(geoJson(feature('Old same', [ring(4)]), feature('Old other', [ring(5)], { ceiling: 100, datum: 'sea' })));
    told.length = 0;
    const file = geoJson(
      feature('Old same', [ring(4)]),
      feature('Old other', [ring(5)], { ceiling: 120, datum: 'sea' }),
      feature('Crossed', [bow]),
      feature('Brand new', [ring(6), ring(6.01)]),
      point,
    );
    const account = {
      known: 1,
      changed: 1,
      faulty: 1,
      leftOut: [
        { number: 2, name: 'Old other', mes: 'A zone of this name is there with another area, other heights or other times' },
        { number: 3, name: 'Crossed', mes: 'The sides of the area cross or touch each other' },
      ],
      shapeless: 1,
      open: 0,
      issues: [{ code: 'zoneFile.holes', params: { count: 1 } }],
    };
    const usual = { kind: 'noFly', floor: null, datum: 'sea', activeFrom: null };
    const zones = [
      { ...usual, number: 2, name: 'Old other', isNew: false, ceiling: 120, remarks: [] },
      { ...usual, number: 4, name: 'Brand new', isNew: true, ceiling: null, remarks: ['holes'] },
    ];
    expect(await look(file)).toMatchObject({ state: 1, data: { fresh: 1, kinds: [{ kind: 'unsaid', count: 1 }], zones, ...account } });
    expect([await named('Brand new'), told]).toEqual([[], []]);
    expect(codeOf(await send(file)), 'whoever wants all or none gets none').toBe('zoneImport.faulty');
    expect(await take(file)).toMatchObject({ state: 1, data: { added: 1, skipped: 1, ...account } });
    expect([(await named('Brand new')).length, (await named('Old other'))[0]!.ceiling]).toEqual([1, 100]);
    expect(told).toEqual([app.main.enterpriseId]);
    told.length = 0;
    // The end that was given for areas without one is no difference.
    expect(await look(file, '2098-01-01T00:00:00Z')).toMatchObject({ state: 1, data: { fresh: 0, known: 2, changed: 1, issues: [] } });
    expect([codeOf(await take(file)), told]).toEqual(['zoneImport.nothingNew', []]);
  });

  test('replaces what is there under the same name where that is wanted, as an edit would, all at once', async () => {
    await send(geoJson(feature('Again same', [ring(7)]), feature('Again other', [ring(8)], { ceiling: 100, datum: 'sea' })));
    const before = (await named('Again other'))[0]!;
    told.length = 0;
    const file = geoJson(
      feature('Again same', [ring(7)]),
      feature('AGAIN other', [ring(9)], { ceiling: 120, datum: 'sea' }),
      feature('Again new', [ring(10)]),
      feature('Again crossed', [bow]),
    );
    const input = { validUntil: VALID_UNTIL, isPartial: 'true', isReplacing: 'true' };
    const replace = (token: string) => people.upload(importNoFlyZones, token, Buffer.from(file), input, 'Country.json');
    const adder = await people.person('zone-adder', [await people.role('Adds zones', { permissions: ['noFlyZone:add'] })]);
    expect([codeOf(await replace(adder.token)), (await named('Again new')).length, told]).toEqual(['request.forbidden', 0, []]);
    expect(await replace(admin.token)).toMatchObject({
      state: 1,
      data: { added: 1, replaced: 1, known: 1, changed: 0, faulty: 1, leftOut: [{ name: 'Again crossed' }] },
    });
    expect((await named('AGAIN other'))[0]).toMatchObject({
      id: before.id,
      name: 'AGAIN other',
      version: before.version + 1,
      ceiling: 120,
      createdAt: before.createdAt,
      shape: { points: { 0: { longitude: 130.4 } } },
    });
    expect([(await named('Again new')).length, told]).toEqual([1, [app.main.enterpriseId]]);
    expect(codeOf(await replace(admin.token))).toBe('zoneImport.nothingNew');
  });

  test('is told by what the state says of it', async () => {
    const zone = (name: string, restriction: string) => ({
      name,
      restriction,
      geometry: [{ uomDimensions: 'M', horizontalProjection: { type: 'Polygon', coordinates: [ring(7)] } }],
    });
    const kinds = ['PROHIBITED', 'REQ_AUTHORISATION', 'REQ_AUTHORISATION', 'CONDITIONAL', 'NO_RESTRICTION'];
    const features = kinds.map((restriction, index) => zone(`State ${index}`, restriction));
    expect(await look(JSON.stringify({ features }))).toMatchObject({
      data: {
        fresh: 4,
        kinds: [
          { kind: 'prohibited', count: 1 },
          { kind: 'permission', count: 2 },
          { kind: 'conditional', count: 1 },
        ],
        shapeless: 0,
        open: 1,
      },
    });
  });

  test('of a whole country comes in whole, also without a name for any of it', async () => {
    const count = 12_000;
    const country = geoJson(...Array.from({ length: count }, (_, index) => feature('', [ring(index / 1_000)])));
    const seen = await look(country);
    expect(seen).toMatchObject({ data: { fresh: count, faulty: 0, zones: { length: 200, 0: { number: 1 }, 199: { number: 200 } } } });
    expect(await take(country)).toMatchObject({ state: 1, data: { added: count, known: 0, faulty: 0, leftOut: [] } });
    expect((await named(`Country ${count}`)).map(({ name }) => name)).toEqual([`Country ${count}`]);
    expect(await look(country)).toMatchObject({ data: { fresh: 0, known: count } });
  });
});

test('airports hold flights once they are switched on, and two at once do not overwrite each other', async () => {
  const watched = async () =>
    (await airspaceBook(app.services).zonesOf(app.main.enterpriseId)).filter(({ id }) => id.startsWith('airport'));
  const setting = await app.done(getAirportSetting, {}, admin);
  expect(setting).toMatchObject({ isOn: false, version: 1 });
  expect([await watched(), await app.done(getAirports, {}, admin)]).toEqual([[], { airports: [], spans: [] }]);
  const both = await Promise.all([true, true].map((isOn) => app.call(setAirportSetting, { isOn, version: 1 }, admin)));
  expect(both.map(codeOf).sort()).toEqual(['done', 'record.stale']);
  expect(told).toEqual([app.main.enterpriseId]);
  const zones = await watched();
  // Each has its approach and its ring; where several runways meet, one more around them.
  const ofKind = (wanted: string) => zones.filter(({ kind }) => kind === wanted);
  expect(ofKind('restricted')).toHaveLength(setting.count);
  const { airports } = await app.done(getAirports, {}, admin);
  expect(ofKind('noFly')).toHaveLength(setting.count + airports.filter(({ runways }) => runways > 1).length);
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
  expect(
    zones
      .filter(({ name }) => name.includes('Beijing Capital'))
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['noFly', 'noFly', 'restricted']);
  expect(airports).toHaveLength(setting.count);
  await app.done(setAirportSetting, { isOn: false, version: 2 }, admin);
  expect(await watched()).toEqual([]);
});

test('a flight is played with the airports of its time: from when they were switched on until they were switched off', async () => {
  const clock = manualClock();
  const { done, main } = await testApp({ clock, config: { sessionIdleMinutes: 100_000, sessionMaxHours: 10_000 } });
  const as = { token: main.token };
  const later = (minutes: number) => (clock.advance(minutes * 60_000), clock.now().toISOString());
  const spans = async (from: string, until?: string) => (await done(getAirports, { from, ...(until && { until }) }, as)).spans;
  const before = clock.now().toISOString();
  const on = later(10);
  await done(setAirportSetting, { isOn: true, version: 1 }, as);
  const between = later(10);
  // Said once more it is on since the first time.
  await done(setAirportSetting, { isOn: true, version: 2 }, as);
  const off = later(10);
  await done(setAirportSetting, { isOn: false, version: 3 }, as);
  const after = later(10);
  const again = later(10);
  await done(setAirportSetting, { isOn: true, version: 4 }, as);
  const last = later(10);

  expect(await done(getAirports, { from: before, until: before }, as)).toEqual({ airports: [], spans: [] });
  expect(await spans(between, between)).toEqual([{ from: on, until: off }]);
  expect((await done(getAirports, { from: between, until: between }, as)).airports).not.toEqual([]);
  expect(await spans(after, after)).toEqual([]);
  expect(await spans(last)).toEqual([{ from: again, until: null }]);
  expect(await spans(before, last)).toEqual([
    { from: on, until: off },
    { from: again, until: null },
  ]);
});
