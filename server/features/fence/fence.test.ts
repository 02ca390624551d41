import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { getFence } from '@skyhelm/contract/device-fleet';
import type { InputOf } from '@skyhelm/contract/endpoint';
import {
  addFence,
  clearFences,
  deleteFence,
  getFencedDevices,
  getFences,
  getStrayFences,
  sendFences,
  setFence,
} from '@skyhelm/contract/fence';
import { addMembers } from '@skyhelm/contract/department';
import { getMessages } from '@skyhelm/contract/message';
import { addRoute, getRoute } from '@skyhelm/contract/route';
import { sendPlan } from '@skyhelm/contract/transfer';
import { levelsOf, NO_FENCE, type Fence, type SingleFence } from '@skyhelm/core/airspace/fence';
import type { FenceRules } from '@skyhelm/core/vehicle/fence-rules';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { serveTransfer, type TransferRequests } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import type { DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { codeOf, peopleOf } from '../../testing/people.ts';
import { scheduleRechecks } from '../route/index.ts';
import { fenceBook } from './index.ts';
import { fence as table } from '../../tables/fence.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let fleet: ReturnType<typeof fleetOf>;
let admin: { token: string };
let other: { token: string };
beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  other = { token: app.other.token };
  fleet = fleetOf(app, admin);
});
beforeEach(() => app.services.database.db.delete(table));

const CENTRE = { longitude: 10, latitude: 50 };
type Form = InputOf<typeof addFence>;
const form = (name: string, given: Partial<Form> = {}): Form => ({
  name,
  shape: { kind: 'circle', centre: CENTRE, radius: 1_000 },
  scope: 'enterprise',
  ...given,
});
const names = async (as = admin, query: InputOf<typeof getFences> = {}) =>
  (await app.done(getFences, query, as)).rows.map(({ name }) => name);

test('a fence is added, found, edited against somebody else and deleted, in its own tenant only', async () => {
  const deviceId = await fleet.add('Kestrel');
  const { id } = await app.done(addFence, form('Works', { remark: 'crane', ceiling: 120, scope: 'device', deviceIds: [deviceId] }), admin);
  expect((await app.done(getFences, { keyword: 'CRANE' }, admin)).rows).toMatchObject([
    { name: 'Works', keep: 'in', ceiling: 120, scope: 'device', department: null, devices: [{ id: deviceId, name: 'Kestrel' }] },
  ]);
  expect(await names(other)).toEqual([]);
  expect(codeOf(await app.call(setFence, { id, version: 1, ...form('Stolen') }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteFence, { id }, other))).toBe('record.notFound');
  expect(codeOf(await app.call(addFence, form('works'), admin))).toBe('fence.exists');
  await app.done(setFence, { id, version: 1, ...form('Works', { keep: 'out' }) }, admin);
  expect(await app.call(setFence, { id, version: 1, ...form('Mine') }, admin)).toMatchObject({
    code: 'record.stale',
    data: { version: 2, keep: 'out', devices: [] },
  });
  expect(await names(admin, { scope: 'device' })).toEqual([]);
  await app.done(deleteFence, { id }, admin);
  expect(await names()).toEqual([]);
});

test('what makes no fence is refused in words', async () => {
  const said = async (given: Partial<Form>) => {
    const answer = await app.call(addFence, { ...form('Nowhere'), ...given }, admin);
    return answer.state === 0 ? answer.issues?.[0]?.mes : 'done';
  };
  const points = [CENTRE, { ...CENTRE, latitude: 51 }];
  expect(await said({ shape: { kind: 'polygon', points } })).toBe('A polygon fence needs at least 3 points');
  const many = Array.from({ length: 251 }, (_, at) => ({ longitude: Math.cos(at / 40), latitude: Math.sin(at / 40) }));
  expect(await said({ shape: { kind: 'polygon', points: many } })).toBe('A fence may have at most 250 corners');
  expect(await said({ ceiling: 0 })).toBe('The highest height is a number of metres from 1 up');
  expect(await said({ keep: 'out', ceiling: 50 })).toBe('Only a fence to stay in has a highest height');
  expect(await said({ scope: 'department' })).toBe('Please choose a department');
  expect(await said({ scope: 'device' })).toBe('Please choose at least one aircraft');
});

test('a fence holds for the devices of its department and of those below it, for those it names, or for all', async () => {
  const north = await people.department('North');
  const child = await people.department('North harbour', north);
  const [inChild, elsewhere] = [await people.person('inchild', []), await people.person('elsewhere', [])];
  await app.done(addMembers, { id: child, userIds: [inChild.id] }, admin);
  const [near, far] = [await fleet.add('Near', { ownerId: inChild.id }), await fleet.add('Far', { ownerId: elsewhere.id })];
  const { id } = await app.done(addFence, form('Department', { scope: 'department', departmentId: north, ceiling: 90 }), admin);
  await app.done(addFence, form('Only far', { scope: 'device', deviceIds: [far], keep: 'out' }), admin);
  const book = () => fenceBook(app.services).fencesOf(app.main.enterpriseId);
  const sizes = (fence: Fence = NO_FENCE) =>
    levelsOf(fence).map(({ within, outside, ceiling }) => [within.length, outside.length, ceiling ?? null]);
  expect([sizes((await book()).get(near)), sizes((await book()).get(far))]).toEqual([[[1, 0, 90]], [[0, 1, null]]]);
  await app.done(addFence, form('Department too', { scope: 'department', departmentId: north }), admin);
  await app.done(addFence, form('All', { ceiling: 60 }), admin);
  const common = [1, 0, 60];
  expect([sizes((await book()).get(near)), sizes((await book()).get(far))]).toEqual([
    [common, [2, 0, 90]],
    [common, [0, 1, null]],
  ]);
  expect(await app.done(getFence, {}, admin)).toMatchObject({ within: [{ radius: 1_000 }], ceiling: 60, also: null });

  let board = { within: [form('x').shape, form('x').shape], outside: [] } as unknown as SingleFence;
  let rules: FenceRules | null | undefined = { ceiling: 60, border: 'acts', keepsAreas: true, anyArea: true };
  const end = answerForGateway(app.services.bus, 'gateway.snapshots', () => ({
    [near]: { seq: 1, receivedAt: 1, online: true, state: {}, stale: [], fence: board, fenceRules: rules },
    [far]: { seq: 1, receivedAt: 1, online: true, state: {}, stale: [] },
  }));
  onTestFinished(end);
  expect(await app.done(getFencedDevices, { id }, admin)).toEqual({
    total: 1,
    rows: [
      {
        id: near,
        name: 'Near',
        online: true,
        areas: 3,
        board: 'same',
        notes: [],
        crossing: null,
        ceiling: 60,
        boardCeiling: 60,
        flying: null,
        mayFly: true,
      },
    ],
  });
  const aboard = async () => (await app.done(getFencedDevices, { id }, admin)).rows[0];
  rules = { ceiling: 90, border: 'reports', keepsAreas: true, anyArea: false };
  expect(await aboard()).toMatchObject({ board: 'other', notes: ['otherCeiling', 'reports', 'allAreas'], boardCeiling: 90 });
  rules = { ceiling: null, border: 'nothing', keepsAreas: false, anyArea: true };
  expect(await aboard()).toMatchObject({ board: 'off', notes: [], boardCeiling: null });
  rules = { ceiling: 60, border: 'acts', keepsAreas: false, anyArea: true };
  expect(await aboard(), 'it keeps to its height alone').toMatchObject({ board: 'off', boardCeiling: 60 });
  rules = undefined;
  expect(await aboard()).toMatchObject({ board: 'unknown' });
  rules = null;
  const crafts = answerForGateway(app.services.bus, 'gateway.crafts', () => ({ [near]: { kind: 'multirotor', autopilot: 'other' } }));
  expect(await aboard()).toMatchObject({ board: 'same', notes: ['noHeights'] });
  crafts();
  const kept = board;
  board = { within: [], outside: [] };
  expect(await aboard(), 'it has said that it has none').toMatchObject({ board: 'none' });
  board = kept;
  await app.done(addFence, form('Tower', { keep: 'out' }), admin);
  expect((await app.done(getFencedDevices, { id }, admin)).rows).toMatchObject([{ board: 'other' }]);
  expect(await app.done(getFence, { deviceId: near }, admin)).toMatchObject({
    within: [{}, {}],
    also: { within: [{}], outside: [{}], ceiling: 60, also: { within: [{}, {}], ceiling: 90, also: null } },
  });
});

test('nobody fences in what they do not reach, or sees what holds for it', async () => {
  const permissions = ['fence:query', 'fence:add', 'fence:edit', 'fence:delete'] as const;
  const keeper = await people.person('keeper', [await people.role('Keepers', { permissions: [...permissions], dataScope: 'self' })]);
  const [own, foreign] = [await fleet.add('Own', { ownerId: keeper.id }), await fleet.add('Foreign')];
  const refusal = async (given: Partial<Form>) => codeOf(await app.call(addFence, form('Tried', given), keeper));
  expect(await refusal({})).toBe('request.forbidden');
  expect(await refusal({ scope: 'department', departmentId: await people.department('South') })).toBe('record.notFound');
  expect(await refusal({ scope: 'device', deviceIds: [own, foreign] })).toBe('record.notFound');
  const { id } = await app.done(addFence, form('Mine', { scope: 'device', deviceIds: [own] }), keeper);
  const { id: others } = await app.done(addFence, form('Others', { scope: 'device', deviceIds: [foreign] }), admin);
  const { id: all } = await app.done(addFence, form('All'), admin);
  expect(await names(keeper)).toEqual(['All', 'Mine']);
  expect(codeOf(await app.call(deleteFence, { id: others }, keeper))).toBe('record.notFound');
  expect(codeOf(await app.call(deleteFence, { id: all }, keeper))).toBe('request.forbidden');
  expect(codeOf(await app.call(setFence, { id, version: 1, ...form('Mine') }, keeper))).toBe('request.forbidden');
  await app.done(deleteFence, { id }, keeper);
});

const plan = (longitude: number) => ({
  ...NEW_ROUTE,
  waypoints: [0, 1].map((at) => waypointAt({ longitude, latitude: 50 + at / 2_000 }, NEW_ROUTE)),
});

test('a route has to keep to what holds for all, at saving and when that changes', { timeout: 60_000 }, async () => {
  await scheduleRechecks(app.services);
  const { id } = await app.done(addRoute, { name: 'Beyond', route: plan(10.1) }, admin);
  await app.done(addFence, form('Works'), admin);
  await (app.services.jobs as DatabaseJobs).runDue();
  expect((await app.done(getRoute, { id }, admin)).airspace).toMatchObject({ state: 'broken', zones: ['Works'] });
  const told = (await app.done(getMessages, {}, admin)).rows.map(({ text }) => text);
  expect(told).toContain('Your route “Beyond” can no longer be flown because of “Works”.');
  expect(await app.call(addRoute, { name: 'Other', route: plan(10.1) }, admin)).toMatchObject({
    code: 'input.invalid',
    issues: [{ code: 'route.fence' }, { code: 'route.fence' }],
  });
  await app.done(addRoute, { name: 'Within', route: plan(10) }, admin);
});

test('an aircraft that still has on board what no longer holds for it is listed, and it is taken off by whoever has the controls', async () => {
  const [deviceId, away, bare] = [await fleet.add('Left behind'), await fleet.add('Away'), await fleet.add('Bare')];
  const seen = {
    seq: 1,
    receivedAt: 1,
    online: true,
    state: {},
    stale: [],
    fenceRules: { ceiling: 60, border: 'acts', keepsAreas: true, anyArea: true } as const,
  };
  const board = { within: [form('x').shape], outside: [] } as unknown as SingleFence;
  onTestFinished(
    answerForGateway(app.services.bus, 'gateway.snapshots', () => ({
      [deviceId]: { ...seen, fence: board },
      [away]: { ...seen, fence: board, online: false },
      [bare]: { ...seen, fence: NO_FENCE },
    })),
  );
  const stray = async (as = admin) => (await app.done(getStrayFences, {}, as)).rows;
  const mine = { scope: 'device' as const, deviceIds: [deviceId] };
  const { id } = await app.done(addFence, form('Passing', { ...mine, ceiling: 60 }), admin);
  expect(await stray()).toEqual([]);
  await app.done(changeControl, { deviceId, action: 'take' }, admin);
  expect(codeOf(await app.call(clearFences, { deviceId }, admin))).toBe('fence.holds');
  await app.done(addFence, form('Tower', { ...mine, keep: 'out' }), admin);
  expect(await stray()).toMatchObject([{ id: deviceId, areas: 2, board: 'other' }]);
  await app.done(deleteFence, { id }, admin);
  await app.done(deleteFence, { id: (await app.done(getFences, { keyword: 'Tower' }, admin)).rows[0]!.id }, admin);
  expect(await stray()).toMatchObject([{ id: deviceId, areas: 0, board: 'other', boardCeiling: 60 }]);
  expect(await stray({ token: app.other.token })).toEqual([]);

  const cleared: TransferRequests['gateway.clearFence']['asked'][] = [];
  const end = serveTransfer(app.services.bus, 'gateway.clearFence', (asked) => {
    cleared.push(asked);
    return { step: 'begun' };
  });
  onTestFinished(end);
  await app.done(clearFences, { deviceId, withHeight: true }, admin);
  expect(cleared).toMatchObject([{ deviceId, isHeightToo: true }]);
  await app.done(changeControl, { deviceId, action: 'release' }, admin);
  expect(codeOf(await app.call(clearFences, { deviceId }, admin))).toBe('control.lost');
});

test('a fence that is sent item by item in the air takes the same word', async () => {
  const deviceId = await fleet.add('Aloft');
  await app.done(changeControl, { deviceId, action: 'take' }, admin);
  onTestFinished(serveTransfer(app.services.bus, 'gateway.sendPlan', () => ({ step: 'begun' })));
  for (const state of [{}, { flying: true }]) {
    const snapshot = { seq: 1, receivedAt: 1, online: true, state, stale: [] };
    const end = answerForGateway(app.services.bus, 'gateway.snapshots', () => ({ [deviceId]: snapshot }));
    onTestFinished(end);
    const area = { shape: 'circle', keep: 'in', centre: { ...CENTRE, latitude: 51 }, radius: 100 } as const;
    const input = { deviceId, plan: { kind: 'fence' as const, areas: [area], returnPoint: null } };
    expect(codeOf(await app.call(sendPlan, input, admin))).toBe('fence.flying');
    if (state.flying) expect(codeOf(await app.call(sendPlan, { ...input, evenFlying: true }, admin))).toBe('done');
    end();
  }
});

test('an aircraft is sent all that holds for it, and held to it when it is pointed somewhere', async () => {
  const deviceId = await fleet.add('Flown');
  await app.done(changeControl, { deviceId, action: 'take' }, admin);
  expect(codeOf(await app.call(sendFences, { deviceId }, admin))).toBe('fence.none');
  await app.done(addFence, form('Works', { ceiling: 80 }), admin);
  await app.done(addFence, form('Tower', { keep: 'out', shape: { kind: 'circle', centre: CENTRE, radius: 50 } }), admin);
  const sent: TransferRequests['gateway.sendFence']['asked'][] = [];
  const end = serveTransfer(app.services.bus, 'gateway.sendFence', (asked) => {
    sent.push(asked);
    return { step: 'begun' };
  });
  onTestFinished(end);
  await app.done(sendFences, { deviceId }, admin);
  expect(sent).toMatchObject([
    {
      deviceId,
      ceiling: 80,
      plan: {
        kind: 'fence',
        areas: [
          { shape: 'circle', keep: 'in', radius: 1_000 },
          { shape: 'circle', keep: 'out', radius: 50 },
        ],
      },
    },
  ]);
  const snapshots = answerForGateway(app.services.bus, 'gateway.snapshots', () => ({
    [deviceId]: { seq: 1, receivedAt: 1, online: true, state: { flying: true, height: 20 }, stale: [] },
  }));
  onTestFinished(snapshots);
  expect(codeOf(await app.call(sendFences, { deviceId }, admin))).toBe('fence.flying');
  const goTo = (longitude: number) => app.call(sendCommand, { deviceId, kind: 'goTo', latitude: 50, longitude, height: 20 }, admin);
  expect(codeOf(await goTo(10.02))).toBe('command.fence');
  expect(codeOf(await goTo(10))).toBe('command.fence');
  expect(codeOf(await goTo(10.005))).toBe('done');
});
