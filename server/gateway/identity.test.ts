import { encode } from '@skyhelm/core/mavlink/encode';
import { MavCmd, MavLandedState, MavType, MavVtolState, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Command } from '@skyhelm/core/vehicle/command';
import { describe, expect, test } from 'vitest';
import { publish, request } from '../platform/bus/subjects.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { FLYING, overTcp, overUdp, type Aircraft } from './testing/aircraft.ts';
import { settled } from './testing/known.ts';
import { online, PATIENTLY, rig, type Rig } from './testing/rig.ts';

const OTHER = { uid2: Array.from({ length: 18 }, () => 7) };
const OTHER_ID = `mavlink:${'07'.repeat(18)}`;
const land: Command = { kind: 'land', params: {} };
let commands = 0;

const order = (own: Rig, deviceId: string, command: Command) =>
  request(own.bus, 'gateway.command', { deviceId, commandId: `command${++commands}`, token: 1, command }, 1_000);
const modesTold = ({ heard }: Aircraft) =>
  heard.filter(({ said }) => said['command'] === MavCmd.DO_SET_MODE).map(({ said }) => said['param2']);
const vehicle = async (own: Rig) => (await own.vehicles())[0];

/** One that says who it is only when the test has it say so. */
async function shy(own: Rig, given: Parameters<typeof overTcp>[1] = {}): Promise<{ aircraft: Aircraft; id: string }> {
  const aircraft = await overTcp(own.tcpPort, { isShy: true, ...given });
  const { id } = own.register(aircraft.hardwareId);
  aircraft.beat();
  aircraft.introduce();
  await online(own, aircraft, id);
  await settled({ own, aircraft, id });
  return { aircraft, id };
}

async function silent(own: Rig, id: string): Promise<void> {
  own.pass(11_000);
  const isOnline = async () => (await request(own.bus, 'gateway.links', { deviceIds: [id] }, 1_000))[id]?.online;
  await expect.poll(isOnline, PATIENTLY).toBe(false);
}

describe('after a silence it may be another one: until it has said who it is', () => {
  test('it is told nothing, and seen all the same', async () => {
    const own = await rig();
    const { aircraft, id } = await shy(own);
    await silent(own, id);
    aircraft.heard.length = 0;
    await online(own, aircraft, id);
    expect(await order(own, id, land)).toEqual({ step: 'undeliverable', reason: 'unsure' });
    publish(own.bus, 'device.steer', { deviceId: id, token: 1, axes: { forward: 1, right: 0, up: 0, turn: 0 } });
    aircraft.say('ATTITUDE', { time_boot_ms: 10, roll: 0.1 });
    await expect.poll(async () => (await own.state(id))['roll'], PATIENTLY).toBeCloseTo(5.73, 1);
    const asked = () => aircraft.heard.filter(({ said }) => said['param1'] === 148);
    await expect.poll(() => asked().length, PATIENTLY).toBeGreaterThan(0);
    expect(modesTold(aircraft)).toEqual([]);
    expect(aircraft.heard.map(({ name }) => name)).not.toContain('MANUAL_CONTROL');

    aircraft.introduce();
    await expect.poll(() => order(own, id, land), PATIENTLY).toEqual({ step: 'sent' });
    await expect.poll(() => modesTold(aircraft).length, PATIENTLY).toBe(1);
  });

  test('and if it never does, it is nobody', async () => {
    const own = await rig();
    const { aircraft, id } = await shy(own);
    await silent(own, id);
    await online(own, aircraft, id);
    const known = async () => {
      own.pass(1_000);
      aircraft.beat();
      return vehicle(own);
    };
    await expect.poll(known, PATIENTLY).toMatchObject({ deviceId: undefined, trouble: ['noAnswer'] });
    const heard = own.patches.length;
    aircraft.say('ATTITUDE', { time_boot_ms: 10, roll: 0.1 });
    aircraft.introduce();
    await online(own, aircraft, id);
    expect(own.patches.slice(heard).filter(({ patch }) => 'roll' in patch)).toEqual([]);
  });
});

test('without any silence it is asked again who it is, and believed until it says that it is another one', async () => {
  const own = await rig();
  const { aircraft, id } = await shy(own);
  const { id: other } = own.register(OTHER_ID);
  const asked = () => aircraft.heard.filter(({ said }) => said['param1'] === 148).length;
  const before = asked();
  for (let second = 0; second <= 60; second += 5) {
    own.pass(5_000);
    await settled({ own, aircraft, id });
  }
  await expect.poll(asked, PATIENTLY).toBe(before + 1);
  expect(await order(own, id, land)).toEqual({ step: 'sent' });
  aircraft.say('AUTOPILOT_VERSION', OTHER);
  await expect.poll(async () => (await vehicle(own))?.deviceId, PATIENTLY).toBe(other);
  expect(await order(own, id, land)).toMatchObject({ step: 'undeliverable' });
});

test('another aircraft under the same number begins with nothing of the one before it', async () => {
  const own = await rig();
  const { aircraft, id: first } = await shy(own);
  aircraft.say('EXTENDED_SYS_STATE', { landed_state: MavLandedState.ON_GROUND });
  aircraft.say('ATTITUDE', { time_boot_ms: 900_000, roll: 0.1 });
  await settled({ own, aircraft, id: first });
  const { id } = own.register(OTHER_ID);
  own.pass(11_000);
  aircraft.say('AUTOPILOT_VERSION', OTHER);
  await expect.poll(async () => (aircraft.beat(FLYING), (await own.state(id))['flying']), PATIENTLY).toBe(true);
  aircraft.say('ATTITUDE', { time_boot_ms: 5_000, roll: 0.2 });
  await expect.poll(async () => 'roll' in (await own.state(id)), PATIENTLY).toBe(true);
  expect(own.news.map(({ event }) => event.kind)).not.toContain('rebooted');
});

test('whether it stands on the ground is not believed for ever once it has stopped saying so', async () => {
  const own = await rig();
  const { aircraft, id } = await shy(own);
  aircraft.say('EXTENDED_SYS_STATE', { landed_state: MavLandedState.ON_GROUND });
  await settled({ own, aircraft, id });
  const flying = async () => (aircraft.beat(FLYING), (await own.state(id))['flying']);
  await expect.poll(async () => (await flying(), (await own.state(id))['armed']), PATIENTLY).toBe(true);
  expect(await flying()).toBe(false);
  for (let second = 0; second < 6; second++) {
    own.pass(2_000);
    await flying();
  }
  await expect.poll(flying, PATIENTLY).toBe(true);
});

describe('another kind of aircraft under the same number', () => {
  const asPlane = () => encode('HEARTBEAT', { type: MavType.FIXED_WING, autopilot: 3 }, { system: 1, component: 1, sequence: 0 });

  test('is told things in its own way', async () => {
    const own = await rig();
    const { aircraft } = await shy(own);
    const { id } = own.register(OTHER_ID);
    own.pass(11_000);
    const met = async () => {
      aircraft.raw(asPlane());
      aircraft.say('AUTOPILOT_VERSION', OTHER);
      return (await vehicle(own))?.deviceId;
    };
    await expect.poll(met, PATIENTLY).toBe(id);
    await expect
      .poll(() => (aircraft.raw(asPlane()), order(own, id, { kind: 'directReturn', params: {} })), PATIENTLY)
      .toEqual({ step: 'sent' });
    await expect.poll(() => modesTold(aircraft), PATIENTLY).toEqual([PlaneMode.RTL]);
  });

  test('at the same time: neither is believed, until one of them is gone', async () => {
    const own = await rig();
    const { aircraft, id } = await shy(own);
    aircraft.raw(asPlane());
    await expect.poll(() => vehicle(own), PATIENTLY).toMatchObject({ deviceId: undefined, trouble: ['ambiguous'] });
    aircraft.beat();
    aircraft.introduce();
    await expect.poll(() => vehicle(own), PATIENTLY).toMatchObject({ deviceId: undefined, trouble: ['ambiguous'] });
    for (let second = 0; second < 6; second++) {
      own.pass(2_000);
      aircraft.beat();
      await own.vehicles();
    }
    const believed = async () => {
      aircraft.beat();
      aircraft.introduce();
      return (await vehicle(own))?.deviceId;
    };
    await expect.poll(believed, PATIENTLY).toBe(id);
  });
});

test('a plane that says it has rotors is told things as one that has them', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort, { type: MavType.FIXED_WING });
  const { id } = own.register(aircraft.hardwareId);
  await online(own, aircraft, id);
  aircraft.say('EXTENDED_SYS_STATE', { vtol_state: MavVtolState.MC, landed_state: 1 });
  aircraft.beat();
  await expect.poll(async () => (await own.state(id))['flying'], PATIENTLY).toBe(false);
  aircraft.say('ATTITUDE', { time_boot_ms: 10, roll: 0.1 });
  await expect.poll(async () => 'roll' in (await own.state(id)), PATIENTLY).toBe(true);
  expect(await order(own, id, { kind: 'takeOff', params: { height: 20 } })).toEqual({ step: 'sent' });
  await expect.poll(() => modesTold(aircraft), PATIENTLY).toEqual([PlaneMode.GUIDED]);
  expect(aircraft.heard.map(({ name }) => name)).not.toContain('PARAM_SET');
  const craft = { kind: 'vtol', autopilot: 'ardupilot' };
  const deviceIds = [id];
  expect(await askGateway(own.bus, 'gateway.crafts', { deviceIds }), 'routes and landings are checked by it').toEqual({ [id]: craft });
  expect((await askGateway(own.bus, 'gateway.snapshots', { deviceIds }))[id]?.craft).toEqual(craft);
});
