import { deflateSync } from 'node:zlib';
import { getApprovals } from '@skyhelm/contract/approval';
import { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, TaskId } from '@skyhelm/contract/ids';
import { releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { addHeightFile, deleteHeightFile, getHeightFiles } from '@skyhelm/contract/terrain';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { writeTiff } from '@skyhelm/core/plan/terrain/testing/write-tiff';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { modeNumber, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { RallyPoint } from '@skyhelm/core/vehicle/plan-item';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { answerOfParameters, type ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { keepParametersOf } from '../../testing/kept-parameters.ts';
import { codeOf, peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';

const SOON = { timeout: 30_000, interval: 10 };
const PATIENTLY = { timeout: 90_000 };
const LIMIT = 35;
const craft = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
let app: TestApp;
let people: People;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let founder: Person;
let pilot: Person;
let deviceId: DeviceId;
let id: TaskId;
let state: VehicleState;
let pausedIn: FlightMode | undefined;
let rally: RallyPoint[] | undefined;
let made = 0;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  founder = await people.person('founder', [
    await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] }),
  ]);
  const { version } = await app.done(getAutoApproval, {}, admin);
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  const rules = { isOn: true, userIds: [founder.id], ...period, types: ['spot' as const], heightMax: LIMIT, needsLicence: false, version };
  await app.done(setAutoApproval, rules, admin);
  const { bus } = app.services;
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((one) => [one, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE, pausedIn, rally }]),
    ),
  );
  answerForGateway(bus, 'gateway.crafts', ({ deviceIds }) => Object.fromEntries(deviceIds.map((one) => [one, craft])));
  serve(bus, 'gateway.command', () => ({ step: 'sent' }));
  serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));
});

/** A plan at fifteen metres, approved automatically, is in execution by an aircraft that returns no higher. */
beforeEach(async () => {
  made += 1;
  [pausedIn, rally] = [undefined, []];
  pilot = await newPilot(app, people, `pilot${made}`, { permissions: ['device:query', 'device:control', 'task:query', 'task:check'] });
  deviceId = await aircraft(app, admin, `Heron ${made}`, 'founder', `pilot${made}`);
  const { id: siteId, longitude, latitude } = await tasks.site();
  const home = { homeLatitude: latitude, homeLongitude: longitude, homeAltitude: 100, altitude: 100 };
  state = { latitude, longitude, ...home, flying: false, readyToArm: true };
  await returningAt({ RTL_ALT: 1_200 });
  const spots = [1, 3].map((north) => ({ longitude, latitude: latitude + north / 1_000 }));
  const plan = { type: 'spot' as const, spots, photographs: true, tilt: -90 };
  const parameters = { ...usualParameters('spot'), takeOffHeight: 10, height: 15, maxHeight: 16 };
  ({ id } = await tasks.add(`Low ${made}`, { siteId, plan, executorId: pilot.id, deviceId, parameters }, founder));
});

const returningAt = (settings: Readonly<Record<string, number>>) =>
  keepParametersOf(app, deviceId, craft, { RTL_CLIMB_MIN: 0, ...settings });

/** Approved by the rules, and at the controls. */
async function brought(): Promise<void> {
  await app.done(submitTask, await tasks.now(id), founder);
  expect((await tasks.read(id)).approval).toBe('approved');
  await app.done(releaseTask, await tasks.now(id), admin);
  await app.done(startTask, await tasks.now(id), pilot);
  await app.done(changeControl, { deviceId, action: 'take' }, pilot);
}
async function send() {
  const { routeId, routeVersion } = await tasks.read(id);
  return app.call(sendRoute, { id: routeId, version: routeVersion, deviceId }, pilot);
}
async function sent(): Promise<void> {
  const { routeId, routeVersion } = await tasks.read(id);
  const { id: transferId } = await app.done(sendRoute, { id: routeId, version: routeVersion, deviceId }, pilot);
  const { enterpriseId } = app.main;
  app.services.bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
  await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, pilot)).course, SOON).toBe('done');
}
const command = (kind: 'startRoute' | 'continue' | 'directReturn') =>
  app.call(sendCommand, kind === 'startRoute' ? { deviceId, kind, item: 0 } : { deviceId, kind }, pilot);
const told = async (answer: ReturnType<typeof app.call>) => {
  const given = await answer;
  return given.state === 0 && given.issues
    ? given.issues.map(({ code, mes }) => `${code} ${mes.replaceAll('\u00a0', ' ')}`)
    : codeOf(given);
};
const TO_120 = ['task.crewTooHigh It was approved automatically up to 35 m, and this aircraft may climb to 120 m on its way home: it has to return lower']; // prettier-ignore

test('what was approved up to a height is not sent to an aircraft that returns higher by now', PATIENTLY, async () => {
  await brought();
  await returningAt({ RTL_ALT: 12_000 });
  expect(await told(send())).toEqual(TO_120);
  rally = undefined;
  await returningAt({ RTL_ALT: 1_200 });
  expect(await told(send())).toEqual([expect.stringContaining('task.crewHeightUnknown')]);
  rally = [];
  expect(await told(send())).toBe('done');
});

test('nor started once it is on board, and whoever is in the air goes on and comes back', PATIENTLY, async () => {
  await brought();
  await sent();
  await returningAt({ RTL_ALT: 12_000 });
  expect(await told(command('startRoute'))).toEqual(TO_120);
  [pausedIn, state] = ['route', { ...state, flying: true, altitude: 115, mode: modeNumber('fixedPoint') }];
  await app.services.database.db.update(flownRoute).set({ course: 'flying' }).where(eq(flownRoute.deviceId, deviceId));
  expect([await told(command('continue')), await told(command('directReturn'))]).toEqual(['done', 'done']);
});

/** What it would say of itself by now, with values that somebody has set at another ground station. */
const aboard = (told: Pick<ParameterSnapshot, 'online' | 'isCurrent'>, height: number): ParameterSnapshot => ({
  ...told,
  ...{ seq: 1, loadedAt: 0, missing: 0, loading: null, fault: null, model: { ...craft, firmware: '4.6.0' } },
  parameters: Object.entries({ RTL_ALT: height, RTL_CLIMB_MIN: 0 }).map(([name, value]) => ({ name, type: 'f32' as const, value })),
});

test(
  'what it was set to while nobody heard it counts: it is asked before it flies, and until it has told nobody knows',
  PATIENTLY,
  async () => {
    await brought();
    await sent();
    let now = aboard({ online: true, isCurrent: false }, 1_200);
    const end = answerOfParameters(app.services.bus, 'gateway.parameters', async () => now);
    const orders = async () => [await told(command('startRoute')), await told(send())].flat();
    expect(await orders()).toEqual(Array(2).fill(expect.stringContaining('task.crewHeightUnknown')));
    now = aboard({ online: true, isCurrent: true }, 12_000);
    expect(await orders()).toEqual([...TO_120, ...TO_120]);
    now = aboard({ online: true, isCurrent: true }, 1_200);
    expect(await orders()).toEqual(['done', 'done']);
    end();
  },
);

test('nor flown over ground that is higher by now, where it returns above the ground', PATIENTLY, async () => {
  const { longitude, latitude } = (await tasks.read(id)).site;
  /** Rows to the south: level, but for a hill between the plan and its site. */
  const load = async (hill: number) => {
    const heights = Array.from({ length: 40 * 20 }, (_, place) => {
      const north = 10 - Math.floor(place / 20);
      return 100 + (north === 1 ? hill : 0);
    });
    const grid = { columns: 20, rows: 40, heights, west: longitude - 0.005, north: latitude + 0.005, step: 0.0005, isFloat: true };
    const file = Buffer.from(writeTiff({ ...grid, deflate: (bytes) => deflateSync(bytes) }));
    expect(await people.upload(addHeightFile, admin.token, file, {}, 'hill.tif')).toMatchObject({ state: 1 });
  };
  const unload = async () => {
    for (const file of await app.done(getHeightFiles, {}, admin)) await app.done(deleteHeightFile, { id: file.id }, admin);
  };
  const above = { RTL_ALT: 1_200, RTL_ALT_TYPE: 1, TERRAIN_ENABLE: 1 };
  await returningAt(above);
  await load(0);
  await brought();
  await sent();
  expect(await told(command('startRoute'))).toBe('done');
  await unload();
  expect(await told(send())).toEqual([expect.stringContaining('task.crewHeightUnknown')]);
  await load(60);
  expect(await told(send())).toEqual([expect.stringContaining('task.crewTooHigh')]);
  expect(await told(command('startRoute'))).toEqual([expect.stringContaining('task.crewTooHigh')]);
  await returningAt({ ...above, RTL_ALT_TYPE: 0 });
  expect(await told(command('startRoute'))).toBe('done');
  await unload();
});

test('a person is asked as long as nobody knows the ground that it returns above', PATIENTLY, async () => {
  await returningAt({ RTL_ALT: 1_200, RTL_ALT_TYPE: 1, TERRAIN_ENABLE: 1 });
  await app.done(submitTask, await tasks.now(id), founder);
  const { rows } = await app.done(getApprovals, { keyword: `Low ${made}` }, admin);
  expect(rows[0]).toMatchObject({ state: 'pending' });
  expect(rows[0]!.automatic!.reasons.find(({ check }) => check === 'height')).toEqual({
    check: 'height',
    finding: 'unknown',
    lacks: ['ground'],
  });
});
