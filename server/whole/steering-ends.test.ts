import { changeControl, getCommand, sendCommand } from '@skyhelm/contract/control';
import { getSteeringSettings, makeSteeringSafe } from '@skyhelm/contract/steering';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { CopterMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import { NEUTRAL } from '@skyhelm/core/vehicle/sticks';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { parameterRoutes } from '../features/parameter/index.ts';
import { rig, type Rig } from '../gateway/testing/rig.ts';
import { simulated, type Simulated } from '../gateway/testing/simulated.ts';
import { memoryBus } from '../platform/bus/memory-bus.ts';
import { controlApp, type ControlApp, type FlownDevice } from '../testing/control-app.ts';
import type { Listening } from '../testing/listening.ts';
import { peopleOf, type Person } from '../testing/people.ts';

const PATIENTLY = { timeout: 90_000, interval: 50 };
/** Links keep real time: after three seconds of it ArduPilot obeys its receiver again, and comes down from here within two more. */
const [SPEED, WATCHED_MS] = [5, 5_000];
const { LOITER, CIRCLE, BRAKE, RTL } = CopterMode;

let own: ControlApp;
let admin: { token: string };
let pilot: Person;
let links: Rig;
let aircraft: Simulated;
let device: FlownDevice;
let socket: Listening;

beforeAll(async () => {
  own = await controlApp((services, { find, atControls }) => parameterRoutes(services, find, atControls));
  const people = await peopleOf(own.test);
  admin = people.admin;
  pilot = await people.person('pilot1', [await people.role('pilots', { permissions: ['device:control', 'device:details'] })]);
});

type Told = InputOf<typeof sendCommand>;
type WithoutDevice<T> = T extends unknown ? Omit<T, 'deviceId'> : never;
async function give(command: WithoutDevice<Told>, who: { token: string } = pilot): Promise<void> {
  const course = async () => {
    const { id } = await own.done(sendCommand, { deviceId: device.id, ...command }, who);
    const isOver = async () => ['done', 'refused', 'unsent', 'unanswered'].includes((await own.done(getCommand, { id }, who)).course);
    await expect.poll(isOver, PATIENTLY).toBe(true);
    return (await own.done(getCommand, { id }, who)).course;
  };
  // On the ground it refuses until it has found its satellites.
  await expect.poll(course, { ...PATIENTLY, interval: 500 }).toBe('done');
}

const state = async () => (await links.state(device.id)) as { height: number; nativeMode: number };
async function isIn(nativeMode: number): Promise<void> {
  await expect.poll(async () => (await state()).nativeMode, PATIENTLY).toBe(nativeMode);
}

/** As far as it goes down in some seconds, which are much more of its own. */
async function lossOfHeight(ms = WATCHED_MS): Promise<number> {
  const { height } = await state();
  let lowest = height;
  const until = performance.now() + ms;
  const isOver = async () => {
    lowest = Math.min(lowest, (await state()).height);
    return performance.now() > until;
  };
  await expect.poll(isOver, PATIENTLY).toBe(true);
  return height - lowest;
}

async function openPage(): Promise<void> {
  socket = await own.open(pilot);
  socket.ask({ watch: [device.id] });
  await socket.settled();
}

/** An aircraft in the air whose transmitter lies on the desk with its throttle down, and whose own protection is off. */
async function fly(...options: string[]): Promise<void> {
  links = await rig({}, own.test.services.bus);
  device = own.device([pilot.id]);
  aircraft = await simulated(links.udpPort, '--receiver', 'low', '--speed', String(SPEED), ...options);
  onTestFinished(() => aircraft.end());
  links.register(aircraft.hardwareId, { id: device.id, enterpriseId: own.test.main.enterpriseId });
  await expect.poll(async () => (await links.state(device.id))['flying'], PATIENTLY).toBe(false);
  await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
  await openPage();
  const renewing = setInterval(() => socket.ask({ renew: device.id }), 1_000);
  onTestFinished(() => clearInterval(renewing));
  await give({ kind: 'takeOff', height: 40 });
  await expect.poll(async () => (await state()).height, PATIENTLY).toBeGreaterThan(38);
}

/** Forward, as a page says it twenty times a second, until the aircraft moves. */
async function steer(): Promise<() => void> {
  await give({ kind: 'manual', evenUnsafe: true });
  await isIn(LOITER);
  const at = () => performance.now();
  const steering = setInterval(() => socket.ask({ steer: device.id, at: at(), axes: { ...NEUTRAL, forward: 0.3 } }), 50);
  onTestFinished(() => clearInterval(steering));
  await expect.poll(async () => (await links.state(device.id))['groundSpeed'], PATIENTLY).toBeGreaterThan(1);
  return () => clearInterval(steering);
}

test('a copter whose receiver has its throttle down holds its position and height however steering ends', async () => {
  await fly();
  const ends: Record<string, () => void | Promise<unknown>> = {
    'the pilot lets go, or the page loses the focus': () => socket.ask({ steer: device.id, at: performance.now(), axes: null }),
    'nothing more comes from the page': () => undefined,
    'the tab is closed': async () => {
      socket.socket.terminate();
      await openPage();
    },
    'the controls are lost': async () => {
      await own.done(changeControl, { deviceId: device.id, action: 'takeBack' }, admin);
      await own.done(changeControl, { deviceId: device.id, action: 'release' }, admin);
    },
    'the server stops': () => links.gateway.stop(),
  };
  const losses: Record<string, number> = {};
  for (const [end, happen] of Object.entries(ends)) {
    const stop = await steer();
    stop();
    await happen();
    if (end === 'the server stops') links = await watchFromElsewhere();
    await isIn(BRAKE);
    losses[end] = await lossOfHeight();
    await isIn(BRAKE);
    if (end === 'the controls are lost') await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
  }
  expect(Object.entries(losses).filter(([, metres]) => metres > 1)).toEqual([]);
}, 180_000);

/** Where the server listened; it says nothing to the aircraft. */
async function watchFromElsewhere(): Promise<Rig> {
  const watching = await rig({ udp: { host: '127.0.0.1', port: links.udpPort } }, memoryBus());
  watching.register(aircraft.hardwareId, { id: device.id });
  await expect.poll(async () => (await watching.state(device.id))['height'], PATIENTLY).toBeDefined();
  return watching;
}

test('it keeps its height for as long as it is flown by hand or circles and no one touches the sticks', async () => {
  await fly();
  await give({ kind: 'manual', evenUnsafe: true });
  await isIn(LOITER);
  expect(await lossOfHeight()).toBeLessThan(1);
  await isIn(LOITER);
  const { latitude, longitude } = (await links.state(device.id)) as { latitude: number; longitude: number };
  await give({ kind: 'orbit', latitude: latitude + 0.0002, longitude, radius: 10, speed: 3, evenUnsafe: true });
  await isIn(CIRCLE);
  expect(await lossOfHeight()).toBeLessThan(1);
  await isIn(CIRCLE);
}, 180_000);

test('with its settings made safe it comes home at its height when nothing is heard from the server any more', async () => {
  // It waits above its home before it lands.
  await fly('--set', 'RTL_LOIT_TIME=60000');
  await own.done(makeSteeringSafe, { deviceId: device.id }, pilot);
  const unsafe = async () => (await own.done(getSteeringSettings, { deviceId: device.id }, pilot)).unsafe;
  await expect.poll(unsafe, PATIENTLY).toEqual([]);
  await give({ kind: 'manual' });
  await isIn(LOITER);
  const { height } = await state();
  aircraft.order('link off');
  const silentUntil = performance.now() + WATCHED_MS;
  await expect.poll(() => performance.now() > silentUntil, PATIENTLY).toBe(true);
  aircraft.order('link on');
  await isIn(RTL);
  expect((await state()).height).toBeGreaterThan(height - 1);
}, 180_000);
