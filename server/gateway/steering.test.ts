import { NEUTRAL, type Axes } from '@skyhelm/core/vehicle/sticks';
import { beforeEach, describe, expect, test } from 'vitest';
import { publish, request } from '../platform/bus/subjects.ts';
import { overUdp, type Aircraft, type AircraftOptions } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
const FORWARD: Axes = { ...NEUTRAL, forward: 1 };
const LET_GO = { target: 1, x: 0, y: 0, z: 500, r: 0 };

let own: Rig;
let aircraft: Aircraft;
let deviceId: string;

async function join(given: AircraftOptions = {}): Promise<void> {
  aircraft = await overUdp(own.udpPort, given);
  deviceId = own.register(aircraft.hardwareId, given.key ? { signingKey: given.key } : {}).id;
  const isOnline = async () => {
    aircraft.beat();
    return (await request(own.bus, 'gateway.links', { deviceIds: [deviceId] }, 1_000))[deviceId]?.online;
  };
  await expect.poll(isOnline, PATIENTLY).toBe(true);
}

beforeEach(async () => {
  own = await rig();
});

const steer = (axes: Axes | null, token = 1) => publish(own.bus, 'device.steer', { deviceId, token, axes });
const sticks = () => aircraft.heard.filter(({ name }) => name === 'MANUAL_CONTROL').map(({ said }) => said);
const isForward = (said: Record<string, unknown> | undefined) => said?.['x'] === 1_000;
const changeHands = (token: number) =>
  publish(own.bus, 'device.control', { enterpriseId: 'enterprise1', deviceId, token, change: 'handedOver', holderId: 'pilot2' });
const hearts = () => aircraft.heard.filter(({ name }) => name === 'HEARTBEAT').length;
/** Ten seconds of somebody at the controls: whatever else was to be said has been said by then. */
const tenSeconds = async () => {
  publish(own.bus, 'device.held', { deviceId, forMs: 60_000 });
  const before = hearts();
  const goOn = () => {
    aircraft.beat();
    own.pass(250);
    return hearts();
  };
  await expect.poll(goOn, PATIENTLY).toBeGreaterThan(before + 10);
};

describe('an aircraft that is flown by hand', () => {
  beforeEach(async () => {
    await join();
    own.freeze();
  });

  test('hears where the sticks stand, in its own measures, again and again while they are fresh', async () => {
    steer({ forward: 0.5, right: -0.25, up: 1, turn: -1 });
    await expect.poll(() => sticks()[0], PATIENTLY).toMatchObject({ target: 1, x: 500, y: -250, z: 1_000, r: -1_000, buttons: 0 });
    const goOn = () => {
      own.pass(50);
      steer({ ...NEUTRAL, up: -1 });
      return sticks().at(-1)?.['z'];
    };
    await expect.poll(goOn, PATIENTLY).toBe(0);
  });

  test('hears that the sticks are let go once nothing new comes, for a second, and then nothing', async () => {
    steer(FORWARD);
    await expect.poll(() => isForward(sticks().at(-1)), PATIENTLY).toBe(true);
    own.pass(299);
    await expect.poll(() => sticks().length, PATIENTLY).toBe(2);
    expect(isForward(sticks()[1])).toBe(true);
    own.pass(2);
    await expect.poll(() => sticks().at(-1), PATIENTLY).toMatchObject(LET_GO);
    for (let passed = 0; passed < 950; passed += 50) {
      const before = sticks().length;
      own.pass(50);
      await expect.poll(() => sticks().length, PATIENTLY).toBe(before + 1);
    }
    const count = sticks().length;
    own.pass(50);
    await tenSeconds();
    expect(sticks().length).toBe(count);
    expect(
      sticks()
        .slice(2)
        .every((said) => said['x'] === 0),
    ).toBe(true);
  });

  test('hears at once that the sticks are let go when whoever had them is gone', async () => {
    steer(FORWARD);
    await expect.poll(() => isForward(sticks().at(-1)), PATIENTLY).toBe(true);
    steer(null);
    await expect.poll(() => sticks().at(-1), PATIENTLY).toMatchObject(LET_GO);
  });

  test('hears at once that the sticks are let go when the controls change hands, and nothing of the old hands after that', async () => {
    steer(FORWARD, 7);
    await expect.poll(() => isForward(sticks().at(-1)), PATIENTLY).toBe(true);
    changeHands(8);
    await expect.poll(() => sticks().at(-1), PATIENTLY).toMatchObject(LET_GO);
    own.pass(60);
    steer(FORWARD, 7);
    await expect.poll(() => sticks().length, PATIENTLY).toBe(3);
    expect(sticks().filter(isForward).length).toBe(1);
    steer({ ...NEUTRAL, right: 1 }, 8);
    own.pass(60);
    await expect.poll(() => sticks().at(-1), PATIENTLY).toMatchObject({ x: 0, y: 1_000 });
  });

  test('goes on in the same hands when somebody only asks for them', async () => {
    steer(FORWARD, 7);
    await expect.poll(() => isForward(sticks().at(-1)), PATIENTLY).toBe(true);
    changeHands(7);
    own.pass(60);
    await expect.poll(() => sticks().length, PATIENTLY).toBe(2);
    expect(isForward(sticks()[1])).toBe(true);
  });

  test('hears the newest of many that come at once, not all of them', async () => {
    for (let n = 0; n < 1_000; n++) steer({ ...NEUTRAL, forward: n / 1_000 });
    await expect.poll(() => sticks().length, PATIENTLY).toBe(1);
    own.pass(60);
    await expect.poll(() => sticks().at(-1)?.['x'], PATIENTLY).toBe(999);
    expect(sticks().length).toBe(2);
  });
});

test('nothing is said to an aircraft that nobody steers, and what is said to one with a key is signed', async () => {
  await join({ key: new Uint8Array(32).fill(7) });
  steer(null);
  await tenSeconds();
  expect(sticks()).toEqual([]);
  steer(FORWARD);
  const signed = () => aircraft.heard.filter(({ name }) => name === 'MANUAL_CONTROL').map(({ fault }) => fault);
  await expect.poll(() => signed()[0], PATIENTLY).toBe(undefined);
  await expect.poll(() => signed().length, PATIENTLY).toBeGreaterThan(0);
});
