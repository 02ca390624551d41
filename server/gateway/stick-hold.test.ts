import { CopterMode, MavCmd, MavResult, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Command } from '@skyhelm/core/vehicle/command';
import { px4Custom } from '@skyhelm/core/vehicle/mavlink/px4-modes';
import { NEUTRAL, type Axes } from '@skyhelm/core/vehicle/sticks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publish, request, type ControlChange } from '../platform/bus/subjects.ts';
import { ARMED, FLYING, overUdp, type Aircraft, type AircraftOptions } from './testing/aircraft.ts';
import { online, PATIENTLY, rig, type Rig } from './testing/rig.ts';

const FORWARD: Axes = { ...NEUTRAL, forward: 1 };
const { ALT_HOLD, BRAKE, LOITER, CIRCLE, GUIDED, STABILIZE } = CopterMode;
const QUADPLANE = { type: 22 };
const PX4 = { autopilot: 12 };

let own: Rig;
let aircraft: Aircraft;
let deviceId: string;
/** Another one that hears centred sticks all the time: once it has heard them, everything else has been said as well. */
let metronome: Aircraft;

async function fly(nativeMode: number, given: AircraftOptions = {}): Promise<void> {
  own = await rig();
  aircraft = await overUdp(own.udpPort, given);
  deviceId = own.register(aircraft.hardwareId).id;
  await online(own, aircraft, deviceId);
  publish(own.bus, 'device.held', { deviceId, forMs: 600_000 });
  metronome = await overUdp(own.udpPort, { system: 2, number: 2 });
  const other = own.register(metronome.hardwareId).id;
  await online(own, metronome, other);
  metronome.beat({ ...FLYING, custom_mode: LOITER });
  await expect.poll(async () => (await own.state(other))['flying'], PATIENTLY).toBe(true);
  const command: Command = { kind: 'manual', params: {} };
  await request(own.bus, 'gateway.command', { deviceId: other, commandId: 'metronome', token: 1, command }, 1_000);
  await beIn(nativeMode);
  own.freeze();
}

async function beIn(nativeMode: number, beat = FLYING): Promise<void> {
  const isSeen = async () => {
    aircraft.beat({ ...beat, custom_mode: nativeMode });
    const { nativeMode: seen, flying } = await own.state(deviceId);
    return seen === nativeMode && flying === (beat === FLYING);
  };
  await expect.poll(isSeen, PATIENTLY).toBe(true);
}

const steer = (axes: Axes | null, token = 1) => publish(own.bus, 'device.steer', { deviceId, token, axes });
const changeHands = (change: ControlChange, token: number, holderId: string | null) =>
  publish(own.bus, 'device.control', { enterpriseId: 'enterprise1', deviceId, token, change, holderId });
const order = (command: Command, token = 1) =>
  request(own.bus, 'gateway.command', { deviceId, commandId: `${command.kind} ${token}`, token, command }, 1_000);
const sticks = () => aircraft.heard.filter(({ name }) => name === 'MANUAL_CONTROL').map(({ said }) => said);
const isNeutral = (said: Record<string, unknown> | undefined) => said?.['x'] === 0 && said['z'] === 500;
const modesTold = () =>
  aircraft.heard.filter(({ said }) => said['command'] === MavCmd.DO_SET_MODE).map(({ said }) => said['param2'] as number);
const faults = () =>
  own.news.flatMap(({ deviceId: of, event }) =>
    of === deviceId && event.kind === 'alarm' ? [`${event.fault} ${event.isOn ? 'on' : 'off'}`] : [],
  );
const causes = () => own.news.flatMap(({ deviceId: of, event }) => (of === deviceId && event.kind === 'holdOrdered' ? [event.cause] : []));

const ticks = () => metronome.heard.filter(({ name }) => name === 'MANUAL_CONTROL').length;
/** Time goes on, and the aircraft says again and again what mode it is in. */
async function goOn(ms: number, nativeMode: number, beat = FLYING): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    // A little more than a beat, for clocks that are not whole numbers.
    own.pass(101);
    const [heard, ticked] = [own.patches.length, ticks()];
    metronome.beat({ ...FLYING, custom_mode: LOITER });
    aircraft.beat({ ...beat, custom_mode: nativeMode });
    await expect.poll(() => own.patches.length, PATIENTLY).toBeGreaterThan(heard + 1);
    await expect.poll(ticks, PATIENTLY).toBeGreaterThan(ticked);
  }
}

describe('a copter that is flown by hand', () => {
  beforeEach(async () => {
    await fly(LOITER);
    steer(FORWARD);
    await vi.waitUntil(() => sticks().length === 1, PATIENTLY);
  });

  const ENDS: [string, string, () => void | Promise<void>][] = [
    ['the sticks are let go, the page loses the focus or its tab is closed', 'released', () => steer(null)],
    ['nothing more comes from the page', 'silent', () => goOn(1_400, LOITER)],
    ['the controls are given back', 'controlLost', () => changeHands('released', 2, null)],
    ['the controls run out', 'controlLost', () => changeHands('expired', 2, null)],
    ['the session ends', 'controlLost', () => changeHands('sessionEnded', 2, null)],
    ['somebody else takes the controls', 'controlLost', () => changeHands('takenBack', 2, 'pilot2')],
  ];
  test.each(ENDS)('is told to hold its position when %s', async (_, cause, end) => {
    await end();
    await expect.poll(modesTold, PATIENTLY).toEqual([BRAKE]);
    expect(isNeutral(sticks().at(-1))).toBe(true);
    expect(causes()).toEqual([cause]);
    // Until it says that it holds, it hears centred sticks.
    const count = sticks().length;
    await goOn(500, LOITER);
    expect(sticks().length).toBeGreaterThan(count + 3);
    expect(sticks().slice(count).every(isNeutral)).toBe(true);
    await beIn(BRAKE);
    await goOn(200, BRAKE);
    const last = sticks().length;
    await goOn(500, BRAKE);
    expect(sticks().length).toBe(last);
    expect(modesTold()).toEqual([BRAKE]);
    expect(faults()).toEqual([]);
  });

  test('is told to hold its position when the server stops, which waits until it does', async () => {
    const stopped = own.gateway.stop();
    await expect.poll(modesTold, PATIENTLY).toContain(BRAKE);
    expect(causes()).toContain('serverStop');
    aircraft.beat({ ...FLYING, custom_mode: BRAKE });
    metronome.beat({ ...FLYING, custom_mode: BRAKE });
    await stopped;
    expect(isNeutral(sticks().at(-1))).toBe(true);
  });

  test('is told again once a second, and the pilot knows that it does not obey', async () => {
    steer(null);
    await goOn(4_500, LOITER);
    expect(modesTold().length).toBeGreaterThanOrEqual(4);
    expect(modesTold().length).toBeLessThanOrEqual(5);
    expect(faults()).toEqual(['holdUnconfirmed on']);
    await goOn(200, BRAKE);
    expect(faults()).toEqual(['holdUnconfirmed on', 'holdUnconfirmed off']);
  });

  test('is not told one word more once somebody else has chosen a mode', async () => {
    steer(null);
    await expect.poll(modesTold, PATIENTLY).toEqual([BRAKE]);
    await goOn(300, STABILIZE);
    const count = sticks().length;
    await goOn(2_500, STABILIZE);
    expect([sticks().length, modesTold()]).toEqual([count, [BRAKE]]);
    expect(faults()).toEqual([]);
  });

  test('stays in other hands once these steer', async () => {
    changeHands('takenBack', 2, 'pilot2');
    await expect.poll(modesTold, PATIENTLY).toEqual([BRAKE]);
    own.pass(60);
    steer({ ...NEUTRAL, right: 1 }, 2);
    await expect.poll(() => sticks().at(-1)?.['y'], PATIENTLY).toBe(1_000);
    await goOn(200, LOITER);
    expect(modesTold()).toEqual([BRAKE]);
  });

  test('lands although its pilot lets go right after saying so', async () => {
    await order({ kind: 'land', params: {} });
    await expect.poll(modesTold, PATIENTLY).toEqual([CopterMode.LAND]);
    steer(null);
    await goOn(500, LOITER);
    await goOn(1_500, CopterMode.LAND);
    expect(modesTold()).toEqual([CopterMode.LAND]);
  });

  test('on the ground hears for a second that nobody touches the sticks, and is given no mode', async () => {
    await beIn(LOITER, { ...ARMED, system_status: 3 });
    steer(null);
    await goOn(1_500, LOITER, { ...ARMED, system_status: 3 });
    const count = sticks().length;
    await goOn(500, LOITER, { ...ARMED, system_status: 3 });
    expect([sticks().length, modesTold()]).toEqual([count, []]);
  });
});

describe('a mode that obeys sticks', () => {
  const centre = { latitude: 39.9, longitude: 116.4, height: 30 };
  const circle: Command = { kind: 'orbit', params: { ...centre, radius: 20, clockwise: true } };

  test('hears centred sticks for as long as it is flown by hand and nobody steers', async () => {
    await fly(GUIDED);
    await order({ kind: 'manual', params: {} });
    await expect.poll(modesTold, PATIENTLY).toEqual([LOITER]);
    aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: MavResult.ACCEPTED });
    await goOn(4_000, LOITER);
    expect(sticks().length).toBeGreaterThan(25);
    expect(sticks().every(isNeutral)).toBe(true);
    expect(modesTold()).toEqual([LOITER]);
    changeHands('expired', 2, null);
    await expect.poll(modesTold, PATIENTLY).toEqual([LOITER, BRAKE]);
  });

  test('is left again when the page is left before it has sent any sticks', async () => {
    await fly(GUIDED);
    await order({ kind: 'manual', params: {} });
    await goOn(500, LOITER);
    steer(null);
    await expect.poll(modesTold, PATIENTLY).toEqual([LOITER, BRAKE]);
  });

  test('hears them when controls are handed over, and holds once nobody has them', async () => {
    await fly(GUIDED);
    await order({ kind: 'manual', params: {} });
    await goOn(500, LOITER);
    changeHands('handedOver', 2, 'pilot2');
    const count = sticks().length;
    await goOn(1_000, LOITER);
    expect(sticks().length).toBeGreaterThan(count + 5);
    expect(modesTold()).toEqual([LOITER]);
    publish(own.bus, 'device.held', { deviceId, forMs: 0 });
    await expect.poll(modesTold, PATIENTLY).toEqual([LOITER, BRAKE]);
  });

  test('hears them while it circles, until something else is ordered', async () => {
    await fly(GUIDED);
    aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, alt: 130_000, relative_alt: 30_000 });
    await expect.poll(async () => (await own.state(deviceId))['height'], PATIENTLY).toBe(30);
    await order(circle);
    await goOn(4_000, CIRCLE);
    expect(sticks().length).toBeGreaterThan(25);
    await goOn(6_000, CIRCLE);
    await goOn(300, CopterMode.RTL);
    const count = sticks().length;
    await goOn(500, CopterMode.RTL);
    expect([sticks().length, modesTold()]).toEqual([count, []]);
  });

  test('is not entered where the order for it was refused, and nothing is held', async () => {
    await fly(GUIDED);
    await order({ kind: 'manual', params: {} });
    await expect.poll(modesTold, PATIENTLY).toEqual([LOITER]);
    aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: MavResult.DENIED });
    await goOn(1_500, GUIDED);
    const count = sticks().length;
    changeHands('expired', 2, null);
    await goOn(500, GUIDED);
    expect([sticks().length, modesTold()]).toEqual([count, [LOITER]]);
  });
});

describe('between two modes', () => {
  const circle: Command = { kind: 'orbit', params: { latitude: 39.9, longitude: 116.4, height: 30, radius: 20, clockwise: true } };
  const accept = (command: number = MavCmd.DO_SET_MODE) => aircraft.say('COMMAND_ACK', { command, result: MavResult.ACCEPTED });
  const deny = () => aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: MavResult.DENIED });
  const whereItIs = async () => {
    aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, alt: 130_000, relative_alt: 30_000 });
    await expect.poll(async () => (await own.state(deviceId))['height'], PATIENTLY).toBe(30);
  };
  const isHearingSticks = async (nativeMode: number) => {
    const count = sticks().length;
    await goOn(1_000, nativeMode);
    return sticks().length > count + 5 && isNeutral(sticks().at(-1));
  };
  const returned = () => aircraft.heard.filter(({ name }) => name === 'RC_CHANNELS_OVERRIDE').map(({ said }) => said['chan3_raw']);

  test('a circle that is begun in a flight by hand hears centred sticks once it has come there', async () => {
    await fly(GUIDED);
    await whereItIs();
    await order({ kind: 'manual', params: {} });
    await goOn(500, LOITER);
    await order(circle);
    await goOn(500, LOITER);
    await goOn(1_000, GUIDED);
    expect(await isHearingSticks(CIRCLE)).toBe(true);
  });

  test('a circle that is ordered while steering goes on when the sticks are let go', async () => {
    await fly(LOITER);
    await whereItIs();
    steer(FORWARD);
    await order(circle);
    steer(null);
    await goOn(500, LOITER);
    await goOn(500, GUIDED);
    expect(await isHearingSticks(CIRCLE)).toBe(true);
    expect(modesTold()).toEqual([]);
  });

  test('a copter that is flown by hand again while it brakes hears centred sticks again', async () => {
    await fly(LOITER);
    steer(FORWARD);
    await vi.waitUntil(() => sticks().length === 1, PATIENTLY);
    steer(null);
    await expect.poll(modesTold, PATIENTLY).toEqual([BRAKE]);
    await order({ kind: 'manual', params: {} });
    await goOn(300, LOITER);
    await goOn(500, BRAKE);
    accept();
    expect(await isHearingSticks(LOITER)).toBe(true);
    expect(modesTold()).toEqual([BRAKE, LOITER]);
  });

  test('a circle that is gone on with after a pause hears centred sticks', async () => {
    const [hold, around] = [px4Custom(4, 3), px4Custom(3, 1)];
    await fly(hold, PX4);
    await whereItIs();
    await order(circle);
    accept(MavCmd.DO_ORBIT);
    await goOn(500, around);
    await order({ kind: 'pause', params: {} });
    accept();
    await goOn(500, hold);
    const count = sticks().length;
    await goOn(500, hold);
    expect(sticks().length).toBe(count);
    await order({ kind: 'continue', params: {} });
    accept(MavCmd.DO_ORBIT);
    expect(await isHearingSticks(around)).toBe(true);
  });

  test('one that cannot brake without a position keeps hearing them, also where flying by hand is refused', async () => {
    await fly(ALT_HOLD);
    steer(FORWARD);
    await vi.waitUntil(() => sticks().length === 1, PATIENTLY);
    steer(null);
    await goOn(1_500, ALT_HOLD);
    await order({ kind: 'manual', params: {} });
    deny();
    await goOn(6_000, ALT_HOLD);
    expect(await isHearingSticks(ALT_HOLD)).toBe(true);
  });

  test('one that is flown by its transmitter is not overridden by an order that it refuses', async () => {
    await fly(STABILIZE);
    await order({ kind: 'manual', params: {} });
    await goOn(500, STABILIZE);
    deny();
    await goOn(1_000, STABILIZE);
    expect(sticks()).toEqual([]);
  });

  test('one whose pilot takes over by the transmitter obeys it at once', async () => {
    await fly(GUIDED);
    await order({ kind: 'manual', params: {} });
    await goOn(300, LOITER);
    accept();
    await goOn(6_000, LOITER);
    await goOn(200, STABILIZE);
    const count = sticks().length;
    await goOn(500, STABILIZE);
    expect([sticks().length, returned(), modesTold()]).toEqual([count, [0], [LOITER]]);
  });
});

describe('a quadplane that waits on its rotors', () => {
  const tellOfGuided = async (value: number) => {
    const isAsked = () => aircraft.heard.some(({ name, said }) => name === 'PARAM_REQUEST_READ' && said['param_id'] === 'Q_GUIDED_MODE');
    await expect.poll(isAsked, PATIENTLY).toBe(true);
    aircraft.say('PARAM_VALUE', { param_id: 'Q_GUIDED_MODE', param_value: value, param_type: 2, param_count: 900, param_index: 1 });
  };
  beforeEach(async () => {
    await fly(PlaneMode.GUIDED, QUADPLANE);
    await order({ kind: 'pause', params: {} });
  });

  test('hears centred sticks, and hovers without them once nobody has the controls', async () => {
    await expect.poll(modesTold, PATIENTLY).toEqual([PlaneMode.QLOITER]);
    await tellOfGuided(1);
    await goOn(1_500, PlaneMode.QLOITER);
    expect(sticks().length).toBeGreaterThan(10);
    changeHands('expired', 2, null);
    await expect.poll(modesTold, PATIENTLY).toEqual([PlaneMode.QLOITER, PlaneMode.GUIDED]);
  });

  test('goes on hearing them where it would leave on its wings, and the pilot knows', async () => {
    await expect.poll(modesTold, PATIENTLY).toEqual([PlaneMode.QLOITER]);
    await tellOfGuided(0);
    await goOn(500, PlaneMode.QLOITER);
    changeHands('expired', 2, null);
    const count = sticks().length;
    await goOn(4_500, PlaneMode.QLOITER);
    expect(sticks().length).toBeGreaterThan(count + 25);
    expect(modesTold()).toEqual([PlaneMode.QLOITER]);
    expect(faults()).toEqual(['holdUnconfirmed on']);
  });
});

describe('losing height', () => {
  const sink = async (metres: number) => {
    const heard = own.patches.length;
    aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, relative_alt: 30_000, vz: metres * 100 });
    await expect.poll(() => own.patches.length, PATIENTLY).toBeGreaterThan(heard);
    own.pass(200);
  };

  test('is an alarm within a second where the aircraft should keep it, and is over when it does', async () => {
    await fly(LOITER);
    for (const metres of [0.1, 0.3, 0.7, 1, 1.3]) await sink(metres);
    expect(faults()).toEqual(['descent on']);
    for (const metres of [0.2, 0.1, 0, 0, 0, 0, 0]) await sink(metres);
    expect(faults()).toEqual(['descent on', 'descent off']);
  });

  test('is none where the sticks are down', async () => {
    await fly(LOITER);
    steer({ ...NEUTRAL, up: -0.5 });
    for (const metres of [0.1, 0.3, 0.7, 1, 1.3]) await sink(metres);
    expect(faults()).toEqual([]);
  });
});
