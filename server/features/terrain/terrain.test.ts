import { addFormation } from '@skyhelm/contract/formation';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, getRoute } from '@skyhelm/contract/route';
import { addHeightFile, deleteHeightFile, getHeightFiles, getHeights } from '@skyhelm/contract/terrain';
import { NEW_FORMATION } from '@skyhelm/core/plan/formation/formation';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { scheduleRechecks } from '../route/index.ts';
import { blockAt, sweepTerrain } from './height-blobs.ts';

const clock = manualClock();
let app: TestApp;
let admin: { token: string };
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  app = await testApp({ clock });
  admin = { token: app.main.token };
  people = await peopleOf(app);
});

/** Half a degree around 47.5° north and 10.5° east, a metre higher with every step to the east. */
const tiff = (first: number, own: object = {}) => {
  const [columns, rows] = [500, 500];
  const heights = Array.from({ length: columns * rows }, (_, at) => first + (at % columns));
  return Buffer.from(
    writeTiff({ columns, rows, heights, west: 10, north: 48, step: 0.001, isFloat: true, deflate: (bytes) => deflateSync(bytes), ...own }),
  );
};
const send = (bytes: Buffer, name: string, token = admin.token) => people.upload(addHeightFile, token, bytes, {}, name);
const at = (longitude: number, latitude = 47.75) => ({ longitude, latitude });
const along = async (line: { longitude: number; latitude: number }[], token = admin.token) =>
  (await app.done(getHeights, { line }, { token })).legs;
const blockKeys = async () => {
  const keys: string[] = [];
  for await (const key of app.services.blobs.list()) if (key.startsWith('terrain/')) keys.push(key);
  return keys;
};

describe('a file of heights', () => {
  test('is listed, and tells the ground along a line', async () => {
    expect(await send(tiff(100), 'Alps.tif')).toMatchObject({ state: 1 });
    expect(await app.done(getHeightFiles, {}, admin)).toMatchObject([
      {
        name: 'Alps.tif',
        north: expect.closeTo(47.9995, 6) as number,
        east: expect.closeTo(10.4995, 6) as number,
        lowest: 100,
        highest: 599,
      },
    ]);
    const [leg, beyond] = await along([at(10.1005), at(10.3005), at(10.3005, 51)]);
    expect(leg!.length).toBeGreaterThan(300);
    expect(leg![0]).toBeCloseTo(200, 0);
    expect(leg!.at(-1)).toBeCloseTo(400, 0);
    expect(leg![Math.floor(leg!.length / 2)]).toBeCloseTo(300, 0);
    expect(beyond!.at(-1)).toBeNull();
  });

  test('belongs to its enterprise alone', async () => {
    expect(await app.done(getHeightFiles, {}, app.other)).toEqual([]);
    expect((await along([at(10.1), at(10.2)], app.other.token))[0]!.every((height) => height === null)).toBe(true);
    const keys = await blockKeys();
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(key.startsWith(`terrain/${app.main.enterpriseId}/`)).toBe(true);
  });

  test('keeps a route out of a limit above the ground that only the ground below it breaks', async () => {
    const shape = { kind: 'circle' as const, centre: at(10.2), radius: 5_000 };
    const limit = {
      name: 'Valley',
      description: 'x',
      kind: 'restricted' as const,
      shape,
      floor: 100,
      datum: 'ground' as const,
      validUntil: '2099-01-01T00:00:00Z',
    };
    const { id } = await app.done(addNoFlyZone, limit, admin);
    // The ground falls by a hundred metres to the west.
    const form = (from: number, to: number) => ({
      name: `${from}`,
      route: { ...NEW_ROUTE, waypoints: [at(from), at(to)].map((place) => waypointAt(place, { ...NEW_ROUTE, height: 60 })) },
    });
    expect(await app.call(addRoute, form(10.2505, 10.1505), admin)).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'route.waypoints.1', code: 'route.zoneAboveGround' }],
    });
    await app.done(addRoute, form(10.1505, 10.2505), admin);
    await app.done(deleteNoFlyZone, { id }, admin);
    await app.done(addRoute, form(10.2505, 10.1505), admin);
  });

  test('keeps a formation out of one that only the way round again breaks, and finds it anew for a route that was kept before', async () => {
    const corners = [at(10.2505, 47.7), at(10.2505, 47.69), at(10.1505, 47.69)];
    const waypoints = corners.map((place) => waypointAt(place, { ...NEW_ROUTE, height: 60 }));
    const round = (cycles: number) => ({ ...NEW_ROUTE, cycles, waypoints });
    const kept = await app.done(addRoute, { name: 'Round', route: round(2) }, admin);
    const shape = { kind: 'circle' as const, centre: at(10.1755, 47.6925), radius: 50 };
    const limit = { name: 'Round again', description: 'x', kind: 'restricted' as const, shape, floor: 100, datum: 'ground' as const };
    const { id } = await app.done(addNoFlyZone, { ...limit, validUntil: '2099-01-01T00:00:00Z' }, admin);
    const formed = (cycles: number) => ({ name: `Round ${cycles}`, folder: 'Round', route: round(cycles), formation: NEW_FORMATION });
    expect(await app.call(addFormation, formed(2), admin)).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'route.waypoints.0', code: 'route.zoneAboveGround' }],
    });
    await app.done(addFormation, formed(1), admin);
    await scheduleRechecks(app.services);
    await (app.services.jobs as DatabaseJobs).runDue();
    expect((await app.done(getRoute, { id: kept.id }, admin)).airspace).toMatchObject({ state: 'broken', zones: ['Round again'] });
    await app.done(deleteNoFlyZone, { id }, admin);
  });

  test('of the same name is replaced, and its blocks are gone', async () => {
    expect(await send(tiff(1_000), 'ALPS.tif')).toMatchObject({ state: 1 });
    expect(await app.done(getHeightFiles, {}, admin)).toMatchObject([{ lowest: 1_000 }]);
    expect((await along([at(10.1005), at(10.2)]))[0]![0]).toBeCloseTo(1_100, 0);
    expect(await blockKeys()).toHaveLength(4);
  });

  test('that is finer tells where several do', async () => {
    expect(await send(tiff(5_000, { step: 0.0005 }), 'Valley.tif')).toMatchObject({ state: 1 });
    expect((await along([at(10.10025, 47.9), at(10.11, 47.9)]))[0]![0]).toBeCloseTo(5_200, 0);
    expect((await along([at(10.3005, 47.6), at(10.31, 47.6)]))[0]![0]).toBeCloseTo(1_300, 0);
  });

  test('is deleted for ever, by whom it may be', async () => {
    const files = await app.done(getHeightFiles, {}, admin);
    const reader = await people.person('reader', [await people.role('Reader', { permissions: ['route:query'] })]);
    const [{ id }] = files as [(typeof files)[0]];
    expect(codeOf(await app.call(deleteHeightFile, { id }, reader))).toBe('request.forbidden');
    expect(codeOf((await send(tiff(1), 'Mine.tif', reader.token)) as never)).toBe('request.forbidden');
    expect(codeOf(await app.call(deleteHeightFile, { id }, app.other))).toBe('record.notFound');
    for (const file of files) await app.done(deleteHeightFile, { id: file.id }, admin);
    expect(await app.done(getHeightFiles, {}, admin)).toEqual([]);
    expect(await blockKeys()).toEqual([]);
  });

  test.each([
    ['what is no such file', Buffer.from('hello'), 'a.tif', 'heightFile.broken'],
    ['another ending', tiff(1), 'a.png', 'heightFile.broken'],
    ['a place that it does not tell', Buffer.alloc(2 * 1_201 * 1_201), 'somewhere.hgt', 'heightFile.name'],
    ['another map', tiff(1, { model: 1 }), 'a.tif', 'heightFile.projection'],
    ['nothing known', tiff(20_000), 'a.tif', 'heightFile.empty'],
    ['what unpacks to more than it says', tiff(1, { deflate: () => deflateSync(Buffer.alloc(50_000_000)) }), 'a.tif', 'heightFile.broken'],
    ['what does not unpack', tiff(1, { deflate: () => Buffer.alloc(100, 7) }), 'a.tif', 'heightFile.broken'],
  ])('%s is refused, and nothing of it stays', async (_, bytes, name, code) => {
    expect(codeOf((await send(bytes, name)) as never)).toBe(code);
    expect(await app.done(getHeightFiles, {}, admin)).toEqual([]);
    expect(await blockKeys()).toEqual([]);
  });

  test('takes no path from its name', async () => {
    expect(await send(tiff(1), '../../etc/N31E121.tif')).toMatchObject({ state: 1 });
    const [file] = await app.done(getHeightFiles, {}, admin);
    expect(file!.name).toBe('N31E121.tif');
    await app.done(deleteHeightFile, { id: file!.id }, admin);
  });

  test('blocks that no row knows of are swept away once they are old', async () => {
    const orphan = blockAt(app.main.enterpriseId, newId(clock.now().getTime()), '0-0');
    await app.services.blobs.put(orphan, Buffer.from('x'));
    await sweepTerrain(app.services);
    expect(await blockKeys()).toEqual([orphan]);
    clock.advance(2 * 3_600_000);
    await sweepTerrain(app.services);
    expect(await blockKeys()).toEqual([]);
  });
});
