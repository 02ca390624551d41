import type { Command } from '@skyhelm/core/vehicle/command';
import { CopterMode, MavCmd, MavResult, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import { beforeEach, describe, expect, test } from 'vitest';
import { request, subscribe, type Events } from '../platform/bus/subjects.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { overUdp, type Aircraft } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
const { DO_SET_MODE, DO_REPOSITION, DO_CHANGE_SPEED } = MavCmd;
const goOn: Command = { kind: 'continue', params: {} };

let own: Rig;
let aircraft: Aircraft;
let deviceId: string;
let told: Events['device.command'][];

beforeEach(async () => {
  own = await rig();
  told = [];
  subscribe(own.bus, 'device.command', (one) => void told.push(one));
  aircraft = await overUdp(own.udpPort);
  deviceId = own.register(aircraft.hardwareId).id;
  await joined();
});

function joined(): Promise<void> {
  const isOnline = async () => {
    aircraft.beat();
    return (await request(own.bus, 'gateway.links', { deviceIds: [deviceId] }, 1_000))[deviceId]?.online;
  };
  return expect.poll(isOnline, PATIENTLY).toBe(true);
}

const order = (command: Command, commandId = command.kind as string, given: { routeSpeed?: number } = {}) =>
  request(own.bus, 'gateway.command', { deviceId, commandId, token: 1, command, ...given }, 1_000);
const heard = (command: number) => aircraft.heard.filter(({ name, said }) => name.startsWith('COMMAND_') && said['command'] === command);
const modesTold = () => heard(DO_SET_MODE).map(({ said }) => said['param2']);
const snapshot = async () => (await askGateway(own.bus, 'gateway.snapshots', { deviceIds: [deviceId] }))[deviceId];

/** Said, heard once and said yes to. */
async function done(command: Command, by: number): Promise<void> {
  const before = heard(by).length;
  const commandId = `${command.kind} ${before}`;
  await order(command, commandId);
  await expect.poll(() => heard(by).length, PATIENTLY).toBe(before + 1);
  aircraft.say('COMMAND_ACK', { command: by, result: MavResult.ACCEPTED });
  const course = () => told.filter((one) => one.commandId === commandId).map(({ step }) => step);
  await expect.poll(course, PATIENTLY).toEqual(['sent', 'accepted']);
}
const pause = () => done({ kind: 'pause', params: {} }, DO_SET_MODE);

function flyIn(mode: number): Promise<void> {
  aircraft.beat({ base_mode: 129, system_status: 4, custom_mode: mode });
  return expect.poll(async () => (await own.state(deviceId))['nativeMode'], PATIENTLY).toBe(mode);
}
function flyAt(height: number): Promise<void> {
  aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, alt: 160_000, relative_alt: height * 1_000 });
  return expect.poll(async () => (await own.state(deviceId))['height'], PATIENTLY).toBe(height);
}

test('a pause in a mission is followed by the mission', async () => {
  await flyIn(CopterMode.AUTO);
  await pause();
  await flyIn(CopterMode.BRAKE);
  expect((await snapshot())?.pausedIn).toBe('route');
  expect(await order(goOn)).toEqual({ step: 'sent' });
  await expect.poll(modesTold, PATIENTLY).toEqual([CopterMode.BRAKE, CopterMode.AUTO]);
});

test('a mission goes on as fast as it was told before the pause; should the aircraft say no to that, it goes on all the same, and that is told', async () => {
  await flyIn(CopterMode.AUTO);
  await pause();
  await flyIn(CopterMode.BRAKE);
  expect(await order(goOn, 'go on', { routeSpeed: 8 })).toEqual({ step: 'sent' });
  await expect.poll(modesTold, PATIENTLY).toEqual([CopterMode.BRAKE, CopterMode.AUTO]);
  const speeds = () => heard(DO_CHANGE_SPEED).map(({ said }) => [said['param1'], said['param2']]);
  await expect.poll(speeds, PATIENTLY).toEqual([[1, 8]]);
  aircraft.say('COMMAND_ACK', { command: DO_SET_MODE, result: MavResult.ACCEPTED });
  await expect
    .poll(speeds, { ...PATIENTLY, message: 'once more, should it have forgotten it with the change of the mode' })
    .toHaveLength(2);
  aircraft.say('COMMAND_ACK', { command: DO_CHANGE_SPEED, result: MavResult.DENIED });
  const course = () => told.filter(({ commandId }) => commandId === 'go on').map(({ step, details }) => [step, details]);
  await expect.poll(course, PATIENTLY).toEqual([
    ['sent', {}],
    ['accepted', { result: 'speedUnconfirmed' }],
  ]);
});

test('a pause on the way to a place is followed by that place, as high as it was told, unless it had left for home by itself', async () => {
  const place = { latitude: 39.91, longitude: 116.41 };
  const pointed = () => done({ kind: 'goTo', params: place }, DO_REPOSITION);
  await flyAt(60);
  await flyIn(CopterMode.GUIDED);
  await pointed();
  await flyAt(90);
  await pause();
  expect(await snapshot()).toMatchObject({ pausedIn: 'pointing', pausedAim: { kind: 'goTo', params: { ...place, height: 60 } } });
  await pointed();
  expect((await snapshot())?.pausedAim).toBeUndefined();
  await flyIn(CopterMode.RTL);
  await pause();
  expect(await snapshot()).toMatchObject({ pausedIn: 'return' });
  expect((await snapshot())?.pausedAim).toBeUndefined();
});

test('what was paused stays so until it says that it waits, and however often it is told to', async () => {
  await flyIn(CopterMode.AUTO);
  await pause();
  await flyAt(60);
  await flyIn(CopterMode.AUTO);
  await flyAt(61);
  expect((await snapshot())?.pausedIn, 'it has not said yet that it waits').toBe('route');
  await flyIn(CopterMode.BRAKE);
  await pause();
  expect((await snapshot())?.pausedIn, 'told twice').toBe('route');
});

test('whoever watches it is told what it waits with, from nothing at all to nothing any more, and each change once', async () => {
  await flyIn(CopterMode.RTL);
  const said = () => own.patches.flatMap(({ patch }) => patch.pausedIn ?? []);
  await expect.poll(said, PATIENTLY).toEqual([0]);
  await pause();
  await flyIn(CopterMode.BRAKE);
  await flyAt(60);
  await expect.poll(said, PATIENTLY).toEqual([0, modeNumber('return')]);
  await flyIn(CopterMode.LAND);
  await flyAt(50);
  await expect.poll(said, PATIENTLY).toEqual([0, modeNumber('return'), 0]);
});

test('a plane that is paused in its route circles at the speed of the route, and goes on with it', async () => {
  const plane = await overUdp(own.udpPort, { system: 2, number: 2, type: 1 });
  [aircraft, deviceId] = [plane, own.register(plane.hardwareId).id];
  await joined();
  await flyIn(PlaneMode.AUTO);
  expect(await order({ kind: 'pause', params: {} }, 'wait', { routeSpeed: 14 })).toEqual({ step: 'sent' });
  const saidOf = (command: number) => heard(command).map(({ said }) => [said['param1'], said['param2']]);
  await expect.poll(() => [saidOf(DO_SET_MODE), saidOf(DO_CHANGE_SPEED)], PATIENTLY).toEqual([[[1, PlaneMode.GUIDED]], [[0, 14]]]);
  aircraft.say('COMMAND_ACK', { command: DO_SET_MODE, result: MavResult.ACCEPTED });
  await flyIn(PlaneMode.GUIDED);
  await flyAt(60);
  expect((await snapshot())?.pausedIn).toBe('route');
  expect(await order(goOn, 'go on', { routeSpeed: 14 })).toEqual({ step: 'sent' });
  await expect.poll(() => modesTold().at(-1), PATIENTLY).toBe(PlaneMode.AUTO);
});

describe('an aircraft that was paused and has left where it waited', () => {
  beforeEach(async () => {
    await flyIn(CopterMode.AUTO);
    await pause();
    await flyIn(CopterMode.BRAKE);
  });

  test('for home by itself is told to return again, not to fly on along its route', async () => {
    await flyIn(CopterMode.RTL);
    await pause();
    await flyIn(CopterMode.BRAKE);
    expect((await snapshot())?.pausedIn).toBe('return');
    expect(await order(goOn)).toEqual({ step: 'sent' });
    await expect.poll(() => modesTold().at(-1), PATIENTLY).toBe(CopterMode.RTL);
  });

  test.each([CopterMode.RTL, CopterMode.AUTO])('in mode %i is told nothing where a pilot has stopped it since', async (mode) => {
    await flyIn(mode);
    await flyIn(CopterMode.BRAKE);
    expect((await snapshot())?.pausedIn).toBeUndefined();
    expect(await order(goOn)).toEqual({ step: 'undeliverable', reason: 'nothingPaused' });
  });
});
