import type { InputOf } from '@skyhelm/contract/endpoint';
import { addFormation, deleteFormation, getFormation } from '@skyhelm/contract/formation';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, copyRoute, getRoute, getRoutes, setRoute } from '@skyhelm/contract/route';
import { metresBetween } from '@skyhelm/core/geo/distance';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_FORMATION, type Formation } from '@skyhelm/core/plan/formation/formation';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';

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

const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const through = (...places: [north: number, east: number][]): Route => ({
  ...NEW_ROUTE,
  waypoints: places.map(([north, east]) => waypointAt(positionAt({ north, east }), NEW_ROUTE)),
});
const EAST = through([0, 0], [0, 300]);
type Form = InputOf<typeof addFormation>;
const form = (name: string, given: Partial<Formation> = {}, route = EAST): Form => ({
  name,
  folder: name,
  route,
  formation: { ...NEW_FORMATION, ...given },
});
const names = async (folder: string, as = admin) =>
  (await app.done(getRoutes, { folder, orderByColumn: 'name', isAsc: true }, as)).rows.map(({ name }) => name);

test('a formation becomes a route for each aircraft, in one folder, which know what they belong to', async () => {
  const { id, routes } = await app.done(addFormation, form('Wing'), admin);
  expect(routes.map(({ name }) => name)).toEqual(['Wing 1', 'Wing 2', 'Wing 3']);
  expect(await names('Wing')).toEqual(['Wing 1', 'Wing 2', 'Wing 3']);
  const stored = await Promise.all(routes.map(({ id: routeId }) => app.done(getRoute, { id: routeId }, admin)));
  expect(stored.map(({ formation }) => formation)).toEqual([1, 2, 3].map((number) => ({ id, number, count: 3 })));
  for (const index of [0, 1])
    expect(metresBetween(stored[1]!.route.waypoints[index]!, stored[0]!.route.waypoints[index]!)).toBeCloseTo(20, 0);
  const whole = await app.done(getFormation, { id }, admin);
  expect(whole.formation).toEqual(NEW_FORMATION);
  expect(whole.routes.map(({ name }) => name)).toEqual(['Wing 1', 'Wing 2', 'Wing 3']);

  // An edit keeps it in its formation, a copy is of none.
  const { name, version, route } = stored[1]!;
  await app.done(setRoute, { id: stored[1]!.id, version, name, route }, admin);
  expect((await app.done(getRoute, { id: stored[1]!.id }, admin)).formation).toMatchObject({ id, number: 2 });
  const copy = await app.done(copyRoute, { id: stored[1]!.id, name: 'Alone' }, admin);
  expect((await app.done(getRoute, { id: copy.id }, admin)).formation).toBeNull();

  expect(codeOf(await app.call(getFormation, { id }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteFormation, { id }, other))).toBe('record.notFound');
  expect(await app.done(deleteFormation, { id }, admin)).toEqual({ deleted: 3 });
  expect(await names('Wing')).toEqual([]);
  expect(codeOf(await app.call(getFormation, { id }, admin))).toBe('record.notFound');
});

test('all of its routes are kept, or none: not where one has a name that is taken', async () => {
  const { id } = await app.done(addRoute, { name: 'Taken 3', route: EAST }, admin);
  expect(await app.call(addFormation, form('Taken'), admin)).toMatchObject({ code: 'route.exists', data: { id } });
  expect(await names('Taken')).toEqual([]);
  const twice = await Promise.all([1, 2].map(() => app.call(addFormation, form('Twice'), admin)));
  expect(twice.map(codeOf).sort()).toEqual(['done', 'route.exists']);
  expect(await names('Twice')).toHaveLength(3);
});

test('aircraft that would come too near to each other are refused, with who, when and where', async () => {
  const back = through([0, 0], [0, 200], [0, 0]);
  const column = { offsetAngle: 180, takeOff: 'delayed', count: 2 } as const;
  const answer = await app.call(addFormation, form('Column', column, back), admin);
  expect(answer).toMatchObject({ code: 'input.invalid', issues: [{ code: 'formation.tooClose', path: 'route.waypoints.2' }] });
  expect(answer.state === 0 && answer.mes).toMatch(
    /^Aircraft 1 and 2 come within 0\sm of each other after \d+:\d\d, on the way to waypoint 3; at least 10\sm/,
  );
  expect(await names('Column')).toEqual([]);
});

test('an aircraft that would fly through what the leader flies around is refused, and named', async () => {
  const centre = positionAt({ north: 0, east: 0 });
  const tower = { kind: 'surround', centre, radius: 40, lowest: 20, highest: 40, rings: 2, clockwise: true, pictures: 0 } as const;
  const route: Route = { ...EAST, pattern: tower };
  const around = { ...route, waypoints: layOut(tower, route).waypoints };
  const answer = await app.call(addFormation, form('Ring', { count: 2 }, around), admin);
  expect(answer).toMatchObject({ code: 'input.invalid', issues: [{ code: 'formation.throughObstacle' }] });
  expect(answer.state === 0 && answer.mes).toMatch(/^Aircraft 2 flies through what the pattern flies around on its way to waypoint \d+:/);
  expect(await names('Ring')).toEqual([]);
});

test('each route is held to the airspace where it is flown, not where the leader flies', async () => {
  const shape = { kind: 'circle', centre: positionAt({ north: -80, east: 150 }), radius: 10 } as const;
  const zone = await app.done(addNoFlyZone, { name: 'South', description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' }, admin);
  expect(codeOf(await app.call(addFormation, form('Pair', { count: 2 }), admin))).toBe('done');
  expect(await app.call(addFormation, form('Five', { count: 5 }), admin)).toMatchObject({
    code: 'input.invalid',
    mes: 'Five 4: The route cannot cross a no-fly zone: the way to waypoint 2 crosses “South” or comes nearer to it than 15\u00a0m',
  });
  expect(await names('Five')).toEqual([]);
  await app.done(deleteNoFlyZone, { id: zone.id }, admin);
});

test('what is missing is said in the words of the specification', async () => {
  const said = async (given: Partial<Form>) => {
    const answer = await app.call(addFormation, { ...form('Unfit'), ...given }, admin);
    return answer.state === 0 ? answer.mes : '';
  };
  expect(await said({ name: '' })).toBe('The file name is required');
  expect(await said({ formation: { ...NEW_FORMATION, count: 0 } })).toBe('The count must not be 0');
  expect(await said({ route: { ...EAST, waypoints: [] } })).toBe('The main route must not be empty');
  expect(await said({ route: through([0, 0]) })).toContain('Please plan at least two waypoints');
  expect(await names('Unfit')).toEqual([]);
});

test('a formation is its owner’s, and not for who may only look', async () => {
  const permissions = ['route:query', 'route:add', 'route:delete'] as const;
  const role = await people.role('Formation pilots', { permissions: [...permissions], dataScope: 'self' });
  const looking = await people.role('Onlookers', { permissions: ['route:query'], dataScope: 'self' });
  const [owner, stranger, onlooker] = [
    await people.person('leader', [role]),
    await people.person('stranger', [role]),
    await people.person('onlooker', [looking]),
  ];
  const { id } = await app.done(addFormation, form('Own'), owner);
  expect(codeOf(await app.call(getFormation, { id }, stranger))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteFormation, { id }, stranger))).toBe('record.notFound');
  expect(codeOf(await app.call(addFormation, form('Other'), onlooker))).toBe('request.forbidden');
  expect(await app.done(deleteFormation, { id }, owner)).toEqual({ deleted: 3 });
});
