import { changeControl, getCommand, sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { VehicleCommandId } from '@skyhelm/contract/ids';
import { CopterMode, MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { controlApp, type ControlApp, type FlownDevice } from '../testing/control-app.ts';
import { overUdp, type Aircraft } from '../gateway/testing/aircraft.ts';
import { rig, type Rig } from '../gateway/testing/rig.ts';
import { peopleOf, type Person } from '../testing/people.ts';

const PATIENTLY = { timeout: 60_000, interval: 10 };
const { DO_SET_MODE, COMPONENT_ARM_DISARM, NAV_TAKEOFF } = MavCmd;

/** From a call over HTTP through PostgreSQL, bus and gateway to an aircraft on UDP, and all the way back. */
let own: ControlApp;
let admin: { token: string };
let pilot: Person;
let links: Rig;
let device: FlownDevice;
let aircraft: Aircraft;

beforeAll(async () => {
  own = await controlApp();
  const people = await peopleOf(own.test);
  admin = people.admin;
  pilot = await people.person('pilot1', [await people.role('pilots', { permissions: ['device:control'] })]);
});

beforeEach(() => join());

async function join(): Promise<void> {
  links = await rig({}, own.test.services.bus);
  device = own.device([pilot.id]);
  aircraft = await overUdp(links.udpPort);
  links.register(aircraft.hardwareId, { id: device.id, enterpriseId: own.test.main.enterpriseId });
  const isOnGround = async () => {
    aircraft.beat();
    return (await links.state(device.id))['flying'];
  };
  await expect.poll(isOnGround, PATIENTLY).toBe(false);
  await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
}

type Told = InputOf<typeof sendCommand>;
type WithoutDevice<T> = T extends unknown ? Omit<T, 'deviceId'> : never;
const give = async (command: WithoutDevice<Told>) => (await own.done(sendCommand, { deviceId: device.id, ...command }, pilot)).id;
const read = (id: VehicleCommandId) => own.done(getCommand, { id }, pilot);
const heard = (command: number) => aircraft.heard.filter(({ said }) => said['command'] === command);
const sentSoFar = () => [DO_SET_MODE, COMPONENT_ARM_DISARM, NAV_TAKEOFF].map((number) => heard(number).length);
async function answered(command: number, result: number = MavResult.ACCEPTED): Promise<void> {
  await expect.poll(() => heard(command).length, PATIENTLY).toBe(1);
  aircraft.say('COMMAND_ACK', { command, result, target_system: 255, target_component: 190 });
}

test('an aircraft takes off as it is told, and hears of a ground station while somebody has its controls', async () => {
  const id = await give({ kind: 'takeOff', height: 20 });
  await answered(DO_SET_MODE);
  await answered(COMPONENT_ARM_DISARM);
  await answered(NAV_TAKEOFF);
  await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'done', kind: 'takeOff', params: { height: 20 } });
  expect(sentSoFar()).toEqual([1, 1, 1]);
  await expect.poll(() => aircraft.heard.some(({ name }) => name === 'HEARTBEAT'), PATIENTLY).toBe(true);
});

test('one that does not arm says why, and the pilot reads it', async () => {
  aircraft.say('STATUSTEXT', { severity: 2, text: 'PreArm: GPS 1: Bad fix' });
  const id = await give({ kind: 'takeOff', height: 20 });
  await answered(DO_SET_MODE);
  await answered(COMPONENT_ARM_DISARM, MavResult.FAILED);
  await expect
    .poll(() => read(id), PATIENTLY)
    .toMatchObject({ course: 'refused', details: { result: 'FAILED', reasons: ['GPS 1: Bad fix'] } });
  expect(heard(NAV_TAKEOFF)).toEqual([]);
});

test('one that does not answer is not asked again; its late word counts all the same', async () => {
  const id = await give({ kind: 'emergencyStop' });
  links.pass(3_001);
  await expect.poll(async () => (await read(id)).course, PATIENTLY).toBe('unanswered');
  await answered(COMPONENT_ARM_DISARM);
  await expect.poll(async () => (await read(id)).course, PATIENTLY).toBe('done');
  expect(sentSoFar()).toEqual([0, 1, 0]);
});

test('a take-off stops in the middle when the controls are taken back, and the owner gives the next order', async () => {
  const id = await give({ kind: 'takeOff', height: 20 });
  await expect.poll(() => heard(DO_SET_MODE).length, PATIENTLY).toBe(1);
  await own.done(changeControl, { deviceId: device.id, action: 'takeBack' }, admin);
  await answered(DO_SET_MODE);
  await expect.poll(async () => (await read(id)).course, PATIENTLY).toBe('cancelled');
  expect(sentSoFar()).toEqual([1, 0, 0]);
  aircraft.beat({ base_mode: 129, system_status: 4, custom_mode: CopterMode.GUIDED });
  await expect.poll(async () => (await links.state(device.id))['flying'], PATIENTLY).toBe(true);
  const { id: next } = await own.done(sendCommand, { deviceId: device.id, kind: 'land' }, admin);
  await expect.poll(() => heard(DO_SET_MODE).map(({ said }) => said['param2']), PATIENTLY).toEqual([CopterMode.GUIDED, CopterMode.LAND]);
  expect((await read(next)).course).toBe('sent');
});

test('one that has fallen silent is not sent anything, and the ledger says why', async () => {
  aircraft.close();
  const course = async () => {
    links.pass(2_000);
    const { id } = await own.done(sendCommand, { deviceId: device.id, kind: 'manual' }, pilot);
    return read(id);
  };
  await expect.poll(course, PATIENTLY).toMatchObject({ course: 'unsent', details: { result: 'offline' } });
});
