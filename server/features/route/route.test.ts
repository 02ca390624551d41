import type { InputOf } from '@skyhelm/contract/endpoint';
import { getMessages } from '@skyhelm/contract/message';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import {
  addRoute,
  copyRoute,
  deleteRoute,
  getRoute,
  getRouteFolders,
  getRoutes,
  getRouteShares,
  moveRoutes,
  setRoute,
  shareRoute,
  unshareRoute,
  type StoredRoute,
} from '@skyhelm/contract/route';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { route as table } from '../../tables/route.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let admin: { token: string };
let other: { token: string };
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  other = { token: app.other.token };
});

/** Each pattern starts a thread, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000 };

const PILOT = ['route:query', 'route:add', 'route:edit', 'route:delete', 'route:share'] as const;
const pilot = async (name: string) =>
  people.person(name, [await people.role(`Role of ${name}`, { permissions: [...PILOT], dataScope: 'self' })]);

const plan = (given: Partial<Route> = {}, count = 3): Route => ({
  ...NEW_ROUTE,
  waypoints: Array.from({ length: count }, (_, index) => waypointAt({ longitude: 10 + index / 1_000, latitude: 50 }, NEW_ROUTE)),
  ...given,
});
type Form = InputOf<typeof addRoute>;
const form = (name: string, given: Partial<Form> = {}): Form => ({ name, route: plan(), ...given });
const names = async (query: InputOf<typeof getRoutes> = {}, as = admin) =>
  (await app.done(getRoutes, query, as)).rows.map(({ name }) => name);

test('a route is added, found, read whole, edited and deleted, in its own tenant only', async () => {
  const { id, version } = await app.done(addRoute, form('Harbour', { remarks: 'windy', folder: 'Coast' }), admin);
  expect(version).toBe(1);
  const stored = await app.done(getRoute, { id }, admin);
  expect(stored).toMatchObject({
    name: 'Harbour',
    remarks: 'windy',
    folder: 'Coast',
    waypoints: 3,
    isMine: true,
    mayEdit: true,
    route: plan(),
  });
  expect(stored.length).toBeGreaterThan(140);
  expect(stored.seconds).toBeGreaterThan(30);
  expect(await names({ keyword: 'WIND' })).toEqual(['Harbour']);
  expect(await names({}, other)).toEqual([]);
  for (const call of [
    app.call(getRoute, { id }, other),
    app.call(deleteRoute, { id }, other),
    app.call(setRoute, { id, version, ...form('X') }, other),
  ])
    expect(codeOf(await call)).toBe('record.notFound');

  const edited = plan({ height: 40, cycles: 0 }, 4);
  expect(await app.done(setRoute, { id, version, ...form('Harbour', { route: edited }) }, admin)).toEqual({ version: 2 });
  expect(await app.done(getRoute, { id }, admin)).toMatchObject({
    version: 2,
    cycles: 0,
    height: 40,
    waypoints: 4,
    folder: '',
    route: edited,
  });
  await app.done(deleteRoute, { id }, admin);
  expect(codeOf(await app.call(getRoute, { id }, admin))).toBe('record.notFound');
});

test('two people who edit one route do not overwrite each other: the later one is told, with the route as it is now', async () => {
  const { id } = await app.done(addRoute, form('Both'), admin);
  const answers = await Promise.all(
    [20, 30].map((height) => app.call(setRoute, { id, version: 1, ...form('Both', { route: plan({ height }) }) }, admin)),
  );
  expect(answers.map(codeOf).sort()).toEqual(['done', 'record.stale']);
  const stale = answers.find((answer) => codeOf(answer) === 'record.stale') as unknown as { data: StoredRoute };
  expect(stale.data).toMatchObject({ version: 2, route: { waypoints: plan().waypoints } });
});

test('whoever has put a route into a folder is named to who edits it', async () => {
  const { id } = await app.done(addRoute, form('Moved'), admin);
  const mover = await people.person('mover', [await people.role('Mover', { permissions: [...PILOT], dataScope: 'all' })]);
  await app.done(moveRoutes, { ids: [id], folder: 'Elsewhere' }, mover);
  expect(await app.call(setRoute, { id, version: 1, ...form('Moved') }, admin)).toMatchObject({
    code: 'record.stale',
    data: { version: 2, folder: 'Elsewhere', changedBy: 'mover' },
  });
});

test('a name that one has already is refused with the route that has it; others may have it too', async () => {
  const { id } = await app.done(addRoute, form('Ridge'), admin);
  expect(await app.call(addRoute, form('rIDGE'), admin)).toMatchObject({
    code: 'route.exists',
    data: { id, version: 1 },
    mes: 'Is the current route covered?',
  });
  expect(await app.call(copyRoute, { id, name: 'RIDGE' }, admin)).toMatchObject({ code: 'route.exists' });
  const second = await app.done(addRoute, form('Second'), admin);
  expect(await app.call(setRoute, { ...second, ...form('Ridge') }, admin)).toMatchObject({ code: 'route.exists', data: { id } });
  const person = await pilot('namesake');
  expect(codeOf(await app.call(addRoute, form('Ridge'), person))).toBe('done');
  const twins = await Promise.all(['Twin', 'tWIN'].map((name) => app.call(addRoute, form(name), admin)));
  expect(twins.map(codeOf).sort()).toEqual(['done', 'route.exists']);
});

test('whoever edits a shared route is not asked to cover one that only its owner may change', async () => {
  const [owner, editor] = [await pilot('namer'), await pilot('renamer')];
  const hidden = await app.done(addRoute, form('Hidden'), owner);
  const shared = await app.done(addRoute, form('Shared'), owner);
  await app.done(shareRoute, { id: shared.id, userName: 'renamer', mayEdit: true }, owner);
  const renamed = () => app.call(setRoute, { ...shared, ...form('Hidden') }, editor);
  const refused = await renamed();
  expect(codeOf(refused)).toBe('route.nameTaken');
  expect(refused).not.toHaveProperty('data');
  await app.done(shareRoute, { id: hidden.id, userName: 'renamer', mayEdit: true }, owner);
  expect(await renamed()).toMatchObject({ code: 'route.exists', data: hidden });
});

test('the server refuses what the editor refuses, in the words of the specification, and keeps nothing of it', async () => {
  const said = async (given: Partial<Form>) => {
    const answer = await app.call(addRoute, { ...form('Unfit'), ...given }, admin);
    return answer.state === 0 ? answer.mes : '';
  };
  expect(await said({ route: plan({}, 1) })).toBe('Please plan at least two waypoints');
  expect(await said({ route: plan({ endAction: null }) })).toBe('The last waypoint can only be Land, Return to Starting or Return to Home');
  expect(await said({ route: plan({ entryPoint: 4 }) })).toBe('Incorrect entry point');
  expect(await said({ route: plan({ cycles: -1 }) })).toBe('Wrong number of cycles!');
  expect(await said({ name: '' })).toBe('Route name: 1 to 20 characters');
  expect(await said({ remarks: 'r'.repeat(101) })).not.toBe('');
  const high = plan();
  high.waypoints[1]!.altitude = 501;
  expect(await app.call(addRoute, form('Unfit', { route: high }), admin)).toMatchObject({
    code: 'input.invalid',
    mes: 'Altitude exceeds the maximum cruise altitude',
    issues: [{ path: 'route.waypoints.1.altitude', code: 'route.cruiseAltitude' }],
  });
  expect(await names({ keyword: 'Unfit' })).toEqual([]);
});

test('a route that crosses a no-fly zone of the enterprise is refused; what is only a warning is kept', async () => {
  const shape = { kind: 'circle', centre: { longitude: 10.0005, latitude: 50 }, radius: 10 } as const;
  const zone = { name: 'Crossed', description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' };
  const { id } = await app.done(addNoFlyZone, zone, admin);
  expect(await app.call(addRoute, form('Crossing'), admin)).toMatchObject({
    issues: [{ code: 'route.noFlyZone', path: 'route.waypoints.1' }],
  });
  expect(codeOf(await app.call(addRoute, form('Crossing'), other))).toBe('done');
  await app.done(deleteNoFlyZone, { id }, admin);
  const doubled = plan();
  doubled.waypoints.splice(1, 0, doubled.waypoints[0]!);
  expect(codeOf(await app.call(addRoute, form('Doubled', { route: doubled }), admin))).toBe('done');
});

test('a route is its owner’s alone until it is shared; who may only look cannot change it', async () => {
  const [owner, friend, stranger] = [await pilot('owner'), await pilot('friend'), await pilot('stranger')];
  const { id, version } = await app.done(addRoute, form('Private'), owner);
  expect(await names({}, friend)).toEqual([]);
  expect(codeOf(await app.call(getRoute, { id }, friend))).toBe('record.notFound');
  expect(await names({ keyword: 'Private' }), 'an administrator reaches everybody').toEqual(['Private']);

  await app.done(shareRoute, { id, userName: 'friend' }, owner);
  expect(await app.done(getRoute, { id }, friend)).toMatchObject({
    isMine: false,
    mayEdit: false,
    mayShare: false,
    shares: 1,
    owner: { name: 'owner' },
  });
  expect(await names({ holder: 'shared' }, friend)).toEqual(['Private']);
  expect(await names({ holder: 'mine' }, friend)).toEqual([]);
  expect(codeOf(await app.call(setRoute, { id, version, ...form('Mine') }, friend))).toBe('request.forbidden');
  expect(codeOf(await app.call(deleteRoute, { id }, friend))).toBe('request.forbidden');
  expect(codeOf(await app.call(shareRoute, { id, userName: 'stranger' }, friend))).toBe('request.forbidden');
  expect(codeOf(await app.call(getRouteShares, { id }, friend))).toBe('request.forbidden');
  expect((await app.done(getMessages, {}, friend)).rows[0]).toMatchObject({ kind: 'routeShared' });

  await app.done(shareRoute, { id, userName: 'friend', mayEdit: true }, owner);
  expect(await app.done(getRouteShares, { id }, owner)).toMatchObject([{ userName: 'friend', mayEdit: true }]);
  await app.done(setRoute, { id, version, ...form('Private') }, friend);
  const copy = await app.done(copyRoute, { id, name: 'Taken along' }, friend);
  expect(await app.done(getRoute, { id: copy.id }, friend)).toMatchObject({ isMine: true, route: plan() });
  expect(codeOf(await app.call(getRoute, { id }, stranger))).toBe('record.notFound');

  await app.done(unshareRoute, { id, userId: friend.id }, owner);
  expect(codeOf(await app.call(getRoute, { id }, friend))).toBe('record.notFound');
  expect(codeOf(await app.call(unshareRoute, { id, userId: friend.id }, owner))).toBe('route.notShared');
  expect(codeOf(await app.call(shareRoute, { id, userName: 'owner' }, owner))).toBe('route.own');
  expect(codeOf(await app.call(shareRoute, { id, userName: 'nobody' }, owner))).toBe('user.notFound');
});

test('folders, templates, sorting and pages', async () => {
  const person = await pilot('tidy');
  const ids: StoredRoute['id'][] = [];
  for (const [name, count] of [
    ['C', 2],
    ['A', 4],
    ['B', 3],
  ] as const)
    ids.push((await app.done(addRoute, form(name, { route: plan({}, count), isTemplate: name === 'B' }), person)).id);
  expect(await names({}, person)).toEqual(['A', 'B', 'C']);
  expect(await names({ orderByColumn: 'length', isAsc: false }, person)).toEqual(['A', 'B', 'C']);
  expect(await names({ orderByColumn: 'number' }, person)).toEqual(['C', 'A', 'B']);
  expect(await names({ isTemplate: true }, person)).toEqual(['B']);
  expect(await names({ isTemplate: false, pageSize: 1, pageNum: 2 }, person)).toEqual(['C']);
  expect(await app.done(moveRoutes, { ids: ids.slice(0, 2), folder: 'North' }, person)).toEqual({ moved: 2 });
  expect(await names({ folder: 'North' }, person)).toEqual(['A', 'C']);
  expect(await app.done(getRouteFolders, {}, person)).toEqual([{ name: 'North', count: 2 }]);
  expect(codeOf(await app.call(moveRoutes, { ids, folder: 'South' }, await pilot('untidy')))).toBe('record.notFound');
  expect(await names({ folder: 'South' }, person)).toEqual([]);
});

test('a route says what it was laid out from, and is found by it; one whose pattern cannot be laid out is refused', PATIENTLY, async () => {
  const person = await pilot('surveyor');
  const outer = [0, 1, 2].map((corner) => ({ longitude: 10 + corner / 1_000, latitude: 50 + (corner % 2) / 1_000 }));
  const pattern: Pattern = { kind: 'areaScan', area: { outer, holes: [] }, spacing: 20, angle: null, turnaround: null, isCrossed: false };
  const laidOut = plan({ pattern, waypoints: layOut(pattern, plan()).waypoints });
  const { id, version } = await app.done(addRoute, form('Laid out', { route: laidOut }), person);
  await app.done(addRoute, form('By hand'), person);
  expect(await app.done(getRoute, { id }, person)).toMatchObject({ kind: 'areaScan', route: laidOut });
  expect(await names({ kind: 'areaScan' }, person)).toEqual(['Laid out']);
  expect(await names({ kind: 'manual' }, person)).toEqual(['By hand']);
  const nowhere = plan({ pattern: { ...pattern, area: { outer: outer.slice(1), holes: [] } } });
  const refused = await app.call(addRoute, form('Nowhere', { route: nowhere }), person);
  expect(refused).toMatchObject({ code: 'input.invalid', issues: [{ path: 'route.pattern.area', code: 'pattern.corners' }] });
  await app.done(setRoute, { id, version, ...form('Laid out') }, person);
  expect(await names({ kind: 'manual' }, person)).toEqual(['By hand', 'Laid out']);
});

test('ten thousand waypoints are kept and read; one more is refused', async () => {
  const far = (count: number): Route => ({
    ...plan(),
    waypoints: Array.from({ length: count }, (_, index) => waypointAt({ longitude: 20 + index / 1_000, latitude: 50 }, NEW_ROUTE)),
  });
  const { id } = await app.done(addRoute, form('Long', { route: far(10_000) }), admin);
  expect((await app.done(getRoute, { id }, admin)).route.waypoints).toHaveLength(10_000);
  expect(codeOf(await app.call(addRoute, form('Longer', { route: far(10_001) }), admin))).toBe('input.invalid');
});

test('a route that a newer product has saved is not read as something else', async () => {
  const { id } = await app.done(addRoute, form('Newer'), admin);
  await app.services.database.db.update(table).set({ documentVersion: 99 }).where(eq(table.id, id));
  expect(codeOf(await app.call(getRoute, { id }, admin))).toBe('route.newer');
  expect(await names({ keyword: 'Newer' })).toEqual(['Newer']);
});
