import type { NoFlyZoneId, RouteId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { addNoFlyZone, deleteNoFlyZone, setNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, copyRoute, getRoute, getRoutes, setRoute, shareRoute } from '@skyhelm/contract/route';
import { deleteUser } from '@skyhelm/contract/user';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import type { DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { createAccessKey } from '../access-key/index.ts';
import { recheckAfter, scheduleRechecks } from './recheck.ts';
import { route as table } from '../../tables/route.table.ts';

const HOUR_MS = 3_600_000;
/** Each change of the air starts a thread, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000 };
const clock = manualClock();
let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
beforeAll(async () => {
  app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  people = await peopleOf(app);
  admin = { token: app.main.token };
  await scheduleRechecks(app.services);
});

const PERMISSIONS = ['route:query', 'route:add', 'route:edit', 'route:share'] as const;
const pilot = async (name: string): Promise<Person> =>
  people.person(name, [await people.role(`Role of ${name}`, { permissions: [...PERMISSIONS], dataScope: 'self' })]);

/** Each test has a meridian of its own. */
const plan = (longitude: number) => ({
  ...NEW_ROUTE,
  waypoints: [0, 1, 2].map((at) => waypointAt({ longitude, latitude: 50 + at / 1_000 }, NEW_ROUTE)),
});
const zone = (name: string, longitude: number, hours = 24) => ({
  name,
  description: 'Crowds',
  shape: { kind: 'circle' as const, centre: { longitude, latitude: 50.001 }, radius: 30 },
  validUntil: new Date(clock.now().getTime() + hours * HOUR_MS).toISOString(),
});
const ready = () => (app.services.jobs as DatabaseJobs).runDue();
const close = async (name: string, longitude: number, hours?: number): Promise<NoFlyZoneId> => {
  const { id } = await app.done(addNoFlyZone, zone(name, longitude, hours), admin);
  await ready();
  return id;
};
const stateOf = async (id: RouteId, as: { token: string }) => (await app.done(getRoute, { id }, as)).airspace;
const told = async (person: { token: string }) =>
  (await app.done(getMessages, { isAsc: true }, person)).rows.filter(({ kind }) => /Broken/.test(kind)).map(({ text }) => text);

test(
  'a zone across a route is told to its owner and to who may change it, once, and the route says so until the zone is gone',
  PATIENTLY,
  async () => {
    const [owner, editor, viewer] = [await pilot('owner'), await pilot('editor'), await pilot('viewer')];
    const { id } = await app.done(addRoute, { name: 'Harbour', route: plan(10) }, owner);
    await app.done(shareRoute, { id, userName: 'editor', mayEdit: true }, owner);
    await app.done(shareRoute, { id, userName: 'viewer', mayEdit: false }, owner);
    expect(await stateOf(id, owner)).toEqual({ state: 'ok', since: null, zones: [] });
    const since = clock.now().toISOString();
    const zoneId = await close('Fair', 10);
    expect(await stateOf(id, owner)).toEqual({ state: 'broken', since, zones: ['Fair'] });
    const sentence = 'Your route “Harbour” can no longer be flown because of “Fair”.';
    expect([await told(owner), await told(editor), await told(viewer)]).toEqual([[sentence], [sentence], []]);

    clock.advance(HOUR_MS);
    await app.done(setNoFlyZone, { id: zoneId, version: 1, ...zone('Fair', 10), ceiling: 900 }, admin);
    await ready();
    expect(await stateOf(id, owner)).toEqual({ state: 'broken', since, zones: ['Fair'] });
    expect(await told(owner)).toHaveLength(1);
    expect((await app.done(getRoutes, { airspaceState: 'broken' }, owner)).rows.map(({ name }) => name)).toEqual(['Harbour']);
    expect((await app.done(getRoutes, { airspaceState: 'ok' }, owner)).rows).toEqual([]);
    const copy = await app.done(copyRoute, { id, name: 'Copy' }, owner);
    expect(await stateOf(copy.id, owner)).toMatchObject({ state: 'broken', zones: ['Fair'] });

    await close('Parade', 10);
    expect(await stateOf(id, owner)).toEqual({ state: 'broken', since, zones: ['Fair', 'Parade'] });
    expect((await told(owner)).slice(1)).toEqual([expect.stringContaining('2 of your routes')]);
    expect((await told(editor)).slice(1)).toEqual(['Your route “Harbour” can no longer be flown because of “Fair, Parade”.']);
    await app.done(setRoute, { id, version: 1, name: 'Harbour', route: plan(10.1) }, owner);
    expect(await stateOf(id, owner)).toMatchObject({ state: 'ok' });
    await app.done(deleteNoFlyZone, { id: zoneId }, admin);
    await ready();
    expect(await stateOf(copy.id, owner)).toMatchObject({ state: 'broken', zones: ['Parade'] });
  },
);

test('a zone that comes to its end by itself is noticed', PATIENTLY, async () => {
  const owner = await pilot('patient');
  const { id } = await app.done(addRoute, { name: 'Evening', route: plan(11) }, owner);
  await close('Fireworks', 11, 3);
  expect(await stateOf(id, owner)).toMatchObject({ state: 'broken' });
  clock.advance(4 * HOUR_MS);
  await ready();
  expect(await stateOf(id, owner)).toMatchObject({ state: 'ok', since: null });
});

test('only routes that a change may concern are looked at', PATIENTLY, async () => {
  const owner = await pilot('distant');
  const { id } = await app.done(addRoute, { name: 'Far', route: plan(12) }, owner);
  const { db } = app.services.database;
  await db
    .update(table)
    .set({ brokenBy: ['Untouched'] })
    .where(eq(table.id, id));
  await close('Elsewhere', 12.5);
  const [row] = await db.select({ brokenBy: table.brokenBy, recheck: table.recheck }).from(table).where(eq(table.id, id));
  expect(row).toEqual({ brokenBy: ['Untouched'], recheck: null });
});

test('several servers at once, or one that died before it could tell, tell it once; many routes are one message', PATIENTLY, async () => {
  const owner = await pilot('many');
  const ids: RouteId[] = [];
  for (let number = 0; number < 55; number++) ids.push((await app.done(addRoute, { name: `Lane ${number}`, route: plan(13) }, owner)).id);
  await app.done(addNoFlyZone, zone('Stadium', 13), admin);
  const change = { enterpriseId: app.main.enterpriseId, boxes: null };
  await Promise.all([recheckAfter(app.services, change), recheckAfter(app.services, change), ready()]);
  expect(await told(owner)).toHaveLength(1);
  expect((await told(owner))[0]).toContain('55 of your routes');
  expect(await stateOf(ids.at(-1)!, owner)).toMatchObject({ state: 'broken', zones: ['Stadium'] });

  await app.services.database.db.update(table).set({ isUntold: true }).where(eq(table.id, ids[0]!));
  await recheckAfter(app.services, change);
  await recheckAfter(app.services, change);
  expect(await told(owner)).toHaveLength(2);
  expect(await told(owner)).toContain('Your route “Lane 0” can no longer be flown because of “Stadium”.');
});

test('of a route of software, or of somebody who has gone, those are told who reach all and may change it', PATIENTLY, async () => {
  const owner = await pilot('gone');
  const looks = await people.role('Looks at all', { permissions: ['route:query'], dataScope: 'all' });
  const [near, looker] = [await pilot('near'), await people.person('looker', [looks])];
  const left = await app.done(addRoute, { name: 'Left behind', route: plan(14) }, owner);
  await app.done(deleteUser, { id: owner.id }, admin);
  const { enterpriseId } = app.main;
  const { db } = app.services.database;
  const { key } = await createAccessKey(db, { enterpriseId, project: 'Survey', scopes: ['route:add'], whitelist: '127.0.0.1' });
  await app.done(addRoute, { name: 'By software', route: plan(15) }, { accessKey: key });
  const before = (await told(admin)).length;
  await close('Fete', 14);
  clock.advance(HOUR_MS);
  await close('Regatta', 15);
  expect(await stateOf(left.id, admin)).toMatchObject({ state: 'broken', zones: ['Fete'] });
  expect((await told(admin)).slice(before)).toEqual([
    'Your route “Left behind” can no longer be flown because of “Fete”.',
    'Your route “By software” can no longer be flown because of “Regatta”.',
  ]);
  expect([await told(near), await told(looker)]).toEqual([[], []]);
});
