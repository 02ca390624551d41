import { changeControl, getCommand, sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { getLandingAboard, sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { getOperation, getOperations } from '@skyhelm/contract/operation-log';
import { getParameterWrites, setParameters } from '@skyhelm/contract/parameter';
import { addRoute } from '@skyhelm/contract/route';
import { setSimulator, startSimulator } from '@skyhelm/contract/simulator';
import { getTransfer } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { nativeModeName } from '@skyhelm/core/vehicle/native-mode';
import { say } from '@skyhelm/i18n/all';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import type { TestApp } from '../testing/app.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf } from '../testing/people.ts';
import { PATIENTLY, SIMULATED_PLACE as PLACE, simulatingApp } from './listening-app.ts';

const { positionAt } = tangentPlane(PLACE);

let app: TestApp;
let as: { token: string };
let plane: DeviceId;
let quadplane: DeviceId;
let routeId: RouteId;

beforeAll(async () => {
  ({ app, as } = await simulatingApp());
  const fly = async (name: string, craft: 'fixedWing' | 'vtol') => {
    const id = await fleetOf(app, as).add(name, { type: 'simulator' });
    await app.done(setSimulator, { id, version: 0, ...PLACE, craft }, as);
    await app.done(startSimulator, { id, minutes: 10 }, as);
    return id;
  };
  [plane, quadplane] = [await fly('Plane', 'fixedWing'), await fly('Quadplane', 'vtol')];
  const plan = { ...NEW_ROUTE, height: 60 };
  const waypoints = [300, 600].map((north) => waypointAt(positionAt({ north, east: 0 }), plan));
  const landing = { ...NEW_LANDING, kind: 'returnAndLand' as const, heading: 0, distance: 400 };
  const route = { ...plan, waypoints, endAction: 'landingRoute' as const, landing };
  ({ id: routeId } = await app.done(addRoute, { name: 'Runway', route }, as));
}, 120_000);

type Said = InputOf<typeof sendCommand>;
/** Taken each time: on a busy machine the controls are lost while one waits for anything. */
async function give(said: Said) {
  await app.done(changeControl, { deviceId: said.deviceId, action: 'take' }, as);
  return app.call(sendCommand, said, as);
}
async function outcome(said: Said) {
  const answer = await give(said);
  if (answer.state !== 1) throw new Error(JSON.stringify(answer));
  const { id } = answer.data;
  const read = () => app.done(getCommand, { id }, as);
  await expect.poll(async () => (await read()).endedAt, PATIENTLY).not.toBeNull();
  const { course, details } = await read();
  return { course, details };
}
const now = (deviceId: DeviceId) => stateOf(app.services.bus, deviceId);
async function becomesReady(deviceId: DeviceId): Promise<void> {
  await expect.poll(async () => (await now(deviceId)).readyToArm, PATIENTLY).toBe(true);
}
const modeOf = async (deviceId: DeviceId) => nativeModeName(await now(deviceId));
const landingOf = async (deviceId: DeviceId) => (await app.done(getLandingAboard, { deviceId }, as)).landing;
async function takeOff(deviceId: DeviceId): Promise<void> {
  await becomesReady(deviceId);
  expect(await outcome({ deviceId, kind: 'takeOff', height: 30 })).toMatchObject({ course: 'done' });
  await expect.poll(async () => (await now(deviceId)).flying, PATIENTLY).toBe(true);
}

test('on the ground an autopilot says what keeps it from arming, and is restarted, which is on record', async () => {
  await becomesReady(plane);
  expect(await outcome({ deviceId: plane, kind: 'checkReadiness' })).toMatchObject({ course: 'done' });
  expect(await outcome({ deviceId: plane, kind: 'reboot' }), 'done once it is heard again').toMatchObject({ course: 'done' });
  const { rows } = await app.done(getOperations, { keyword: 'Plane' }, as);
  const [last] = rows.filter(({ operation }) => operation === 'command.given');
  expect((await app.done(getOperation, { id: last!.id }, as)).details).toMatchObject({ kind: say('en', 'flight.command.reboot') });
}, 120_000);

test('a parameter that helps is set although the parameters were never read', async () => {
  await becomesReady(plane);
  await app.done(changeControl, { deviceId: plane, action: 'take' }, as);
  await app.done(setParameters, { deviceId: plane, changes: [{ name: 'RTL_AUTOLAND', value: 2 }] }, as);
  const writes = async () => (await app.done(getParameterWrites, { deviceId: plane }, as))?.writes;
  await expect.poll(writes, PATIENTLY).toMatchObject([{ name: 'RTL_AUTOLAND', before: 3, result: 'written', value: 2 }]);
}, 120_000);

test('a plane that took off without a landing on board gets one in flight and lands by it', async () => {
  await takeOff(plane);
  for (const kind of ['reboot', 'checkReadiness', 'resetMission'] as const)
    expect(codeOf(await give({ deviceId: plane, kind })), kind).toBe('command.flying');
  expect(await landingOf(plane)).toBe('none');
  const { course, details } = await outcome({ deviceId: plane, kind: 'land' });
  expect(['refused', 'failed']).toContain(course);
  expect(details).toMatchObject({ result: 'noLanding', reasons: ['Unable to start landing sequence'] });

  const route = { id: routeId, version: 1, deviceId: plane };
  expect(codeOf(await app.call(sendRoute, route, as))).toBe('mission.flying');
  const { id } = await app.done(sendRoute, { ...route, evenFlying: true }, as);
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, PATIENTLY).toBe('done');
  expect(await modeOf(plane), 'it goes on with what it did').toBe('TAKEOFF');
  expect(await landingOf(plane)).toBe('sequence');
  expect(await outcome({ deviceId: plane, kind: 'land' })).toMatchObject({ course: 'done' });
  await expect.poll(() => modeOf(plane), PATIENTLY).toBe('AUTO');
  expect(codeOf(await app.call(sendRoute, { ...route, evenFlying: true }, as)), 'the landing is flown now').toBe('mission.flown');
}, 180_000);

test('a quadplane needs no landing on board: it lands on its rotors', async () => {
  await takeOff(quadplane);
  expect(await landingOf(quadplane)).toBeNull();
  expect(await outcome({ deviceId: quadplane, kind: 'land' })).toMatchObject({ course: 'done' });
  await expect.poll(() => modeOf(quadplane), PATIENTLY).toBe('QLAND');
  await expect.poll(async () => (await now(quadplane)).flying, PATIENTLY).toBe(false);
  await expect.poll(async () => (await now(quadplane)).readyToArm, PATIENTLY).toBe(false);
  await outcome({ deviceId: quadplane, kind: 'takeOff', height: 10 });
  await expect.poll(async () => (await now(quadplane)).flying, { ...PATIENTLY, message: 'it leaves QLAND to start' }).toBe(true);
}, 180_000);
