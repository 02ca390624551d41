import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { addMembers } from '@skyhelm/contract/department';
import { getFence } from '@skyhelm/contract/device-fleet';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { addFence, clearFences, getFencedDevices, getStrayFences, sendFences } from '@skyhelm/contract/fence';
import type { DeviceId } from '@skyhelm/contract/ids';
import { sendPlan } from '@skyhelm/contract/transfer';
import { fenceOf, metresToFence, NO_FENCE } from '@skyhelm/core/airspace/fence';
import type { FenceArea } from '@skyhelm/core/vehicle/plan-item';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { serveTransfer, type TransferRequests } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { fence as table } from '../../tables/fence.table.ts';
import { fenceBook } from './index.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let fleet: ReturnType<typeof fleetOf>;
let admin: { token: string };
let keeper: Person;
let deviceId: DeviceId;
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  fleet = fleetOf(app, admin);
  const permissions = ['fence:query', 'fence:add', 'device:query', 'device:control'] as const;
  keeper = await people.person('keeper', [await people.role('Keepers', { permissions: [...permissions], dataScope: 'self' })]);
  deviceId = await fleet.add('Own', { ownerId: keeper.id });
});
beforeEach(() => app.services.database.db.delete(table));

const [HERE, THERE] = [
  { longitude: 10, latitude: 50 },
  { longitude: 10, latitude: 51 },
];
const eastOf = (place: typeof HERE, metres: number) => ({ ...place, longitude: place.longitude + metres / 71_700 });
const circle = (centre: typeof HERE, radius: number) => ({ kind: 'circle', centre, radius }) as const;
const area = (keep: FenceArea['keep'], centre: typeof HERE, radius: number): FenceArea => ({ shape: 'circle', keep, centre, radius });
const own = () => ({ scope: 'device' as const, deviceIds: [deviceId] });
const fenced = (name: string, given: Omit<InputOf<typeof addFence>, 'name'>, as = admin) => app.done(addFence, { name, ...given }, as);

let hearNoMore = () => {};
/** An aircraft as the gateway tells of it. */
function heard(id: DeviceId, state: VehicleState, areas: readonly FenceArea[] = [], ceiling: number | null = null): void {
  hearNoMore();
  const snapshot = { seq: 1, receivedAt: 1, online: true, state, stale: [], fence: fenceOf(areas) };
  const fenceRules = { ceiling, border: 'acts', keepsAreas: true, anyArea: true } as const;
  hearNoMore = answerForGateway(app.services.bus, 'gateway.snapshots', () => ({ [id]: { ...snapshot, fenceRules } }));
  onTestFinished(hearNoMore);
}

function sentAboard() {
  const sent: TransferRequests['gateway.sendFence']['asked'][] = [];
  const end = serveTransfer(app.services.bus, 'gateway.sendFence', (asked) => {
    sent.push(asked);
    return { step: 'begun' };
  });
  onTestFinished(end);
  onTestFinished(serveTransfer(app.services.bus, 'gateway.sendPlan', () => ({ step: 'begun' })));
  return sent;
}

const control = (as: { token: string }, id = deviceId) => app.done(changeControl, { deviceId: id, action: 'take' }, as);
const goTo = async (place: typeof HERE, as: { token: string }, id = deviceId) =>
  codeOf(await app.call(sendCommand, { deviceId: id, kind: 'goTo', ...place, height: 20 }, as));
const sendAreas = async (id: DeviceId, ...areas: FenceArea[]) =>
  codeOf(await app.call(sendPlan, { deviceId: id, plan: { kind: 'fence', areas, returnPoint: null } }, keeper));

test('whoever looks after one aircraft does not lift the fence of the enterprise by one of their own', async () => {
  const { id } = await fenced('Works', { scope: 'enterprise', shape: circle(HERE, 1_000) });
  await fenced('Elsewhere', { ...own(), shape: circle(THERE, 1_000) }, keeper);
  heard(deviceId, { flying: false, ...THERE, altitude: 50 }, [area('in', THERE, 1_000)]);
  await control(keeper);
  expect(codeOf(await app.call(sendCommand, { deviceId, kind: 'takeOff', height: 20 }, keeper))).toBe('command.homeFence');
  expect(codeOf(await app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0 }, keeper))).toBe('command.homeFence');
  heard(deviceId, { flying: true, height: 20 }, [area('in', THERE, 1_000)]);
  expect(await goTo(eastOf(THERE, 100), keeper)).toBe('command.fence');
  const rally = { kind: 'rally' as const, points: [{ ...THERE, altitude: 20 }] };
  expect(await app.call(sendPlan, { deviceId, plan: rally }, keeper)).toMatchObject({ issues: [{ code: 'rally.fence' }] });
  const watched = (await fenceBook(app.services).fencesOf(app.main.enterpriseId)).get(deviceId);
  expect(metresToFence(watched ?? NO_FENCE, THERE)).toBeLessThan(-100_000);
  expect(await app.done(getFence, { deviceId }, keeper)).toMatchObject({
    within: [{ centre: THERE }],
    also: { within: [{ centre: HERE }], also: { within: [{ centre: THERE }], also: null } },
  });

  const sent = sentAboard();
  expect(await sendAreas(deviceId, area('in', THERE, 1_000))).toBe('fence.holds');
  expect(await sendAreas(deviceId, area('in', THERE, 1_000), area('in', HERE, 1_000))).toBe('fence.holds');
  expect(codeOf(await app.call(clearFences, { deviceId }, keeper))).toBe('fence.holds');
  expect(sent).toEqual([]);
  const stray = { id: deviceId, areas: 2, board: 'other', crossing: { sent: 'Works', left: 'Elsewhere' } };
  expect((await app.done(getFencedDevices, { id }, keeper)).rows).toMatchObject([stray]);
  expect((await app.done(getStrayFences, {}, keeper)).rows).toMatchObject([stray]);
});

test('where fences cross, that of the enterprise goes on board with all that is kept out of and the lowest height', async () => {
  const crossed = await fleet.add('Crossed', { ownerId: keeper.id });
  const alone = { scope: 'device' as const, deviceIds: [crossed] };
  const { id } = await fenced('Works', { scope: 'enterprise', shape: circle(HERE, 1_000), ceiling: 60 });
  await fenced('Mast', { scope: 'enterprise', keep: 'out', shape: circle(eastOf(HERE, 300), 50) });
  await fenced('Beside', { ...alone, shape: circle(eastOf(HERE, 900), 1_000), ceiling: 40 }, keeper);
  await fenced('Shed', { ...alone, keep: 'out', shape: circle(eastOf(HERE, -300), 50) }, keeper);
  await control(keeper, crossed);
  const sent = sentAboard();
  await app.done(sendFences, { deviceId: crossed, evenFlying: true }, keeper);
  const areas = [area('in', HERE, 1_000), area('out', eastOf(HERE, 300), 50), area('out', eastOf(HERE, -300), 50)];
  expect(sent).toMatchObject([{ deviceId: crossed, ceiling: 40, plan: { areas } }]);

  const aboard = async () => (await app.done(getFencedDevices, { id }, keeper)).rows.find((row) => row.id === crossed);
  const crossing = { sent: 'Works', left: 'Beside' };
  heard(crossed, {}, areas, 40);
  expect(await aboard()).toMatchObject({ board: 'part', areas: 4, ceiling: 40, boardCeiling: 40, crossing });
  expect((await app.done(getStrayFences, {}, keeper)).rows).toEqual([]);
  heard(crossed, {}, areas, 60);
  expect(await aboard()).toMatchObject({ board: 'other', crossing });
});

test('of a department and one below it that cross the upper one goes on board, whichever fence is older', async () => {
  const [upper, permissions] = [await people.department('Upper'), ['device:query', 'device:control'] as const];
  const lower = await people.department('Lower', upper);
  const pilot = await people.person('lower', [await people.role('Lower pilots', { permissions: [...permissions], dataScope: 'self' })]);
  await app.done(addMembers, { id: lower, userIds: [pilot.id] }, admin);
  const id = await fleet.add('Lower', { ownerId: pilot.id });
  await fenced('Lower', { scope: 'department', departmentId: lower, shape: circle(THERE, 500) });
  await fenced('Upper', { scope: 'department', departmentId: upper, shape: circle(HERE, 500) });
  await control(pilot, id);
  const sent = sentAboard();
  await app.done(sendFences, { deviceId: id, evenFlying: true }, pilot);
  expect(sent).toMatchObject([{ plan: { areas: [area('in', HERE, 500)] } }]);
});

test('an aircraft whose fences cross has none on board where it says so, and nobody knows where it says nothing', async () => {
  const { id } = await fenced('Works', { scope: 'enterprise', shape: circle(HERE, 1_000) });
  await fenced('Beside', { ...own(), shape: circle(eastOf(HERE, 900), 1_000) });
  const aboard = async () => (await app.done(getFencedDevices, { id }, keeper)).rows.filter((row) => row.id === deviceId);
  expect(await aboard()).toMatchObject([{ board: 'unknown', crossing: { sent: 'Works', left: 'Beside' } }]);
  heard(deviceId, {});
  expect(await aboard()).toMatchObject([{ board: 'none', crossing: { sent: 'Works', left: 'Beside' } }]);
  expect((await app.done(getStrayFences, {}, keeper)).rows).toEqual([]);
});

test('a tighter fence of one aircraft counts, and goes on board in place of the wider one', async () => {
  const { id } = await fenced('Works', { scope: 'enterprise', shape: circle(HERE, 1_000), ceiling: 60 });
  await fenced('Mast', { scope: 'enterprise', keep: 'out', shape: circle(eastOf(HERE, 300), 50) });
  const twin = await fleet.add('Twin', { ownerId: keeper.id });
  const both = { scope: 'device' as const, deviceIds: [deviceId, twin] };
  await fenced('Yard', { ...both, shape: circle(HERE, 400), ceiling: 90 }, keeper);
  await fenced('Shed', { ...both, keep: 'out', shape: circle(eastOf(HERE, -300), 50) }, keeper);
  await control(keeper);
  const sent = sentAboard();
  await app.done(sendFences, { deviceId }, keeper);
  const [yard, works] = [area('in', HERE, 400), area('in', HERE, 1_000)];
  const out = [area('out', eastOf(HERE, 300), 50), area('out', eastOf(HERE, -300), 50)];
  expect(sent).toMatchObject([{ deviceId, ceiling: 60, plan: { areas: [yard, ...out] } }]);

  await control(keeper, twin);
  expect(await sendAreas(twin, works, ...out), 'the wider one').toBe('fence.holds');
  expect(await sendAreas(twin, yard, works, ...out), 'either will do on board').toBe('fence.holds');
  expect(await sendAreas(twin, yard, out[0]!), 'what is kept out of by one level').toBe('fence.holds');
  expect(await sendAreas(twin, yard, ...out, area('out', HERE, 10))).toBe('done');

  const state = { flying: true, height: 20, ...HERE };
  heard(deviceId, state, [yard, works, ...out], 60);
  expect(await goTo(eastOf(HERE, 100), keeper)).toBe('done');
  const aboard = async () => (await app.done(getFencedDevices, { id }, keeper)).rows.find((row) => row.id === deviceId);
  expect(await aboard()).toMatchObject({ areas: 4, board: 'other', ceiling: 60 });
  heard(deviceId, state, [yard, ...out], 60);
  expect(await aboard()).toMatchObject({ areas: 4, board: 'same', notes: [], crossing: null, ceiling: 60, boardCeiling: 60 });
  heard(deviceId, state);
  expect(await goTo({ ...HERE, latitude: 50.005 }, keeper), 'beyond the yard').toBe('command.fence');
});

test('a department and one below it are both kept, and of several of one of them any will do', async () => {
  const north = await people.department('North');
  const harbour = await people.department('North harbour', north);
  const permissions = ['device:query', 'device:control'] as const;
  const role = await people.role('Pilots', { permissions: [...permissions], dataScope: 'self' });
  const [above, below] = [await people.person('above', [role]), await people.person('below', [role])];
  await app.done(addMembers, { id: north, userIds: [above.id] }, admin);
  await app.done(addMembers, { id: harbour, userIds: [below.id] }, admin);
  const [far, near] = [await fleet.add('Far', { ownerId: above.id }), await fleet.add('Near', { ownerId: below.id })];
  await fenced('North', { scope: 'department', departmentId: north, shape: circle(HERE, 2_000) });
  await fenced('North too', { scope: 'department', departmentId: north, shape: circle(THERE, 2_000) });
  await fenced('Harbour', { scope: 'department', departmentId: harbour, shape: circle(HERE, 300) });
  const places = [eastOf(HERE, 100), eastOf(HERE, 800), eastOf(THERE, 800)];
  const answers = async (as: Person, id: DeviceId) => {
    heard(id, { flying: true, height: 20 });
    await control(as, id);
    return Promise.all(places.map((place) => goTo(place, as, id)));
  };
  expect(await answers(above, far)).toEqual(['done', 'done', 'done']);
  expect(await answers(below, near)).toEqual(['done', 'command.fence', 'command.fence']);
  await fenced('Harbour too', { scope: 'department', departmentId: harbour, shape: circle(THERE, 1_000) });
  expect(await answers(below, near)).toEqual(['done', 'command.fence', 'done']);
  const sent = sentAboard();
  await app.done(sendFences, { deviceId: near, evenFlying: true }, below);
  expect(sent).toMatchObject([{ plan: { areas: [area('in', HERE, 300), area('in', THERE, 1_000)] } }]);
});
