import { CopterMode, MavCmd, MavResult, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Command } from '@skyhelm/core/vehicle/command';
import { px4Custom } from '@skyhelm/core/vehicle/mavlink/px4-modes';
import { NEUTRAL } from '@skyhelm/core/vehicle/sticks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publish } from '../platform/bus/subjects.ts';
import { ARMED, FLYING } from './testing/aircraft.ts';
import { flyByHand, FORWARD, isNeutral, type FlownByHand } from './testing/flown-by-hand.ts';
import { PATIENTLY } from './testing/rig.ts';

const { ALT_HOLD, BRAKE, LOITER, CIRCLE, GUIDED, STABILIZE } = CopterMode;
const QUADPLANE = { type: 22 };
const PX4 = { autopilot: 12 };

let craft: FlownByHand;

describe('a copter that is flown by hand', () => {
  beforeEach(async () => {
    craft = await flyByHand(LOITER);
    craft.steer(FORWARD);
    await vi.waitUntil(() => craft.sticks().length === 1, PATIENTLY);
  });

  const ENDS: [string, string, () => void | Promise<void>][] = [
    ['the sticks are let go, the page loses the focus or its tab is closed', 'released', () => craft.steer(null)],
    ['nothing more comes from the page', 'silent', () => craft.goOn(1_400, LOITER)],
    ['the controls are given back', 'controlLost', () => craft.changeHands('released', 2, null)],
    ['the controls run out', 'controlLost', () => craft.changeHands('expired', 2, null)],
    ['the session ends', 'controlLost', () => craft.changeHands('sessionEnded', 2, null)],
    ['another pilot takes the controls', 'controlLost', () => craft.changeHands('takenBack', 2, 'pilot2')],
  ];
  test.each(ENDS)('is told to hold its position when %s', async (_, cause, end) => {
    await end();
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([BRAKE]);
    expect(isNeutral(craft.sticks().at(-1))).toBe(true);
    expect(craft.causes()).toEqual([cause]);
    // Until it says that it holds, it hears centred sticks.
    const count = craft.sticks().length;
    await craft.goOn(500, LOITER);
    expect(craft.sticks().length).toBeGreaterThan(count + 3);
    expect(craft.sticks().slice(count).every(isNeutral)).toBe(true);
    await craft.beIn(BRAKE);
    await craft.goOn(200, BRAKE);
    const last = craft.sticks().length;
    await craft.goOn(500, BRAKE);
    expect(craft.sticks().length).toBe(last);
    expect(craft.modesTold()).toEqual([BRAKE]);
    expect(craft.faults()).toEqual([]);
  });

  test('is told to hold its position when the server stops, which waits until it does', async () => {
    const stopped = craft.own.gateway.stop();
    await expect.poll(craft.modesTold, PATIENTLY).toContain(BRAKE);
    expect(craft.causes()).toContain('serverStop');
    craft.aircraft.beat({ ...FLYING, custom_mode: BRAKE });
    craft.metronome.beat({ ...FLYING, custom_mode: BRAKE });
    await stopped;
    expect(isNeutral(craft.sticks().at(-1))).toBe(true);
  });

  test('is told again once a second, and the pilot knows that it does not obey', async () => {
    craft.steer(null);
    await craft.goOn(4_500, LOITER);
    expect(craft.modesTold().length).toBeGreaterThanOrEqual(4);
    expect(craft.modesTold().length).toBeLessThanOrEqual(5);
    expect(craft.faults()).toEqual(['holdUnconfirmed on']);
    await craft.goOn(200, BRAKE);
    expect(craft.faults()).toEqual(['holdUnconfirmed on', 'holdUnconfirmed off']);
  });

  test('gets no further message once another mode was chosen elsewhere', async () => {
    craft.steer(null);
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([BRAKE]);
    await craft.goOn(300, STABILIZE);
    const count = craft.sticks().length;
    await craft.goOn(2_500, STABILIZE);
    expect([craft.sticks().length, craft.modesTold()]).toEqual([count, [BRAKE]]);
    expect(craft.faults()).toEqual([]);
  });

  test('stays in other hands once these steer', async () => {
    craft.changeHands('takenBack', 2, 'pilot2');
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([BRAKE]);
    craft.own.pass(60);
    craft.steer({ ...NEUTRAL, right: 1 }, 2);
    await expect.poll(() => craft.sticks().at(-1)?.['y'], PATIENTLY).toBe(1_000);
    await craft.goOn(200, LOITER);
    expect(craft.modesTold()).toEqual([BRAKE]);
  });

  test('lands although its pilot lets go right after saying so', async () => {
    await craft.order({ kind: 'land', params: {} });
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([CopterMode.LAND]);
    craft.steer(null);
    await craft.goOn(500, LOITER);
    await craft.goOn(1_500, CopterMode.LAND);
    expect(craft.modesTold()).toEqual([CopterMode.LAND]);
  });

  test('on the ground hears centred sticks for a second, and is given no mode', async () => {
    await craft.beIn(LOITER, { ...ARMED, system_status: 3 });
    craft.steer(null);
    await craft.goOn(1_500, LOITER, { ...ARMED, system_status: 3 });
    const count = craft.sticks().length;
    await craft.goOn(500, LOITER, { ...ARMED, system_status: 3 });
    expect([craft.sticks().length, craft.modesTold()]).toEqual([count, []]);
  });
});

describe('a mode that obeys sticks', () => {
  const centre = { latitude: 39.9, longitude: 116.4, height: 30 };
  const circle: Command = { kind: 'orbit', params: { ...centre, radius: 20, clockwise: true } };

  test('hears centred sticks for as long as it is flown by hand and no one steers', async () => {
    craft = await flyByHand(GUIDED);
    await craft.order({ kind: 'manual', params: {} });
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([LOITER]);
    craft.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: MavResult.ACCEPTED });
    await craft.goOn(4_000, LOITER);
    expect(craft.sticks().length).toBeGreaterThan(25);
    expect(craft.sticks().every(isNeutral)).toBe(true);
    expect(craft.modesTold()).toEqual([LOITER]);
    craft.changeHands('expired', 2, null);
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([LOITER, BRAKE]);
  });

  test('is left again when the page is left before it has sent any sticks', async () => {
    craft = await flyByHand(GUIDED);
    await craft.order({ kind: 'manual', params: {} });
    await craft.goOn(500, LOITER);
    craft.steer(null);
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([LOITER, BRAKE]);
  });

  test('hears them when controls are handed over, and holds once no one has them', async () => {
    craft = await flyByHand(GUIDED);
    await craft.order({ kind: 'manual', params: {} });
    await craft.goOn(500, LOITER);
    craft.changeHands('handedOver', 2, 'pilot2');
    const count = craft.sticks().length;
    await craft.goOn(1_000, LOITER);
    expect(craft.sticks().length).toBeGreaterThan(count + 5);
    expect(craft.modesTold()).toEqual([LOITER]);
    publish(craft.own.bus, 'device.held', { deviceId: craft.deviceId, forMs: 0 });
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([LOITER, BRAKE]);
  });

  test('hears them while it circles, until something else is ordered', async () => {
    craft = await flyByHand(GUIDED);
    craft.aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, alt: 130_000, relative_alt: 30_000 });
    await expect.poll(async () => (await craft.own.state(craft.deviceId))['height'], PATIENTLY).toBe(30);
    await craft.order(circle);
    await craft.goOn(4_000, CIRCLE);
    expect(craft.sticks().length).toBeGreaterThan(25);
    await craft.goOn(6_000, CIRCLE);
    await craft.goOn(300, CopterMode.RTL);
    const count = craft.sticks().length;
    await craft.goOn(500, CopterMode.RTL);
    expect([craft.sticks().length, craft.modesTold()]).toEqual([count, []]);
  });

  test('is not entered where the order for it was refused, and nothing is held', async () => {
    craft = await flyByHand(GUIDED);
    await craft.order({ kind: 'manual', params: {} });
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([LOITER]);
    craft.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: MavResult.DENIED });
    await craft.goOn(1_500, GUIDED);
    const count = craft.sticks().length;
    craft.changeHands('expired', 2, null);
    await craft.goOn(500, GUIDED);
    expect([craft.sticks().length, craft.modesTold()]).toEqual([count, [LOITER]]);
  });
});

describe('between two modes', () => {
  const circle: Command = { kind: 'orbit', params: { latitude: 39.9, longitude: 116.4, height: 30, radius: 20, clockwise: true } };
  const accept = (command: number = MavCmd.DO_SET_MODE) => craft.aircraft.say('COMMAND_ACK', { command, result: MavResult.ACCEPTED });
  const deny = () => craft.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: MavResult.DENIED });
  const whereItIs = async () => {
    craft.aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, alt: 130_000, relative_alt: 30_000 });
    await expect.poll(async () => (await craft.own.state(craft.deviceId))['height'], PATIENTLY).toBe(30);
  };
  const isHearingSticks = async (nativeMode: number) => {
    const count = craft.sticks().length;
    await craft.goOn(1_000, nativeMode);
    return craft.sticks().length > count + 5 && isNeutral(craft.sticks().at(-1));
  };

  test('a circle that is begun in a flight by hand hears centred sticks once it has come there', async () => {
    craft = await flyByHand(GUIDED);
    await whereItIs();
    await craft.order({ kind: 'manual', params: {} });
    await craft.goOn(500, LOITER);
    await craft.order(circle);
    await craft.goOn(500, LOITER);
    await craft.goOn(1_000, GUIDED);
    expect(await isHearingSticks(CIRCLE)).toBe(true);
  });

  test('a circle that is ordered while steering goes on when the sticks are let go', async () => {
    craft = await flyByHand(LOITER);
    await whereItIs();
    craft.steer(FORWARD);
    await craft.order(circle);
    craft.steer(null);
    await craft.goOn(500, LOITER);
    await craft.goOn(500, GUIDED);
    expect(await isHearingSticks(CIRCLE)).toBe(true);
    expect(craft.modesTold()).toEqual([]);
  });

  test('a copter that is flown by hand again while it brakes hears centred sticks again', async () => {
    craft = await flyByHand(LOITER);
    craft.steer(FORWARD);
    await vi.waitUntil(() => craft.sticks().length === 1, PATIENTLY);
    craft.steer(null);
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([BRAKE]);
    await craft.order({ kind: 'manual', params: {} });
    await craft.goOn(300, LOITER);
    await craft.goOn(500, BRAKE);
    accept();
    expect(await isHearingSticks(LOITER)).toBe(true);
    expect(craft.modesTold()).toEqual([BRAKE, LOITER]);
  });

  test('a circle that is gone on with after a pause hears centred sticks', async () => {
    const [hold, around] = [px4Custom(4, 3), px4Custom(3, 1)];
    craft = await flyByHand(hold, PX4);
    await whereItIs();
    await craft.order(circle);
    accept(MavCmd.DO_ORBIT);
    await craft.goOn(500, around);
    await craft.order({ kind: 'pause', params: {} });
    accept();
    await craft.goOn(500, hold);
    const count = craft.sticks().length;
    await craft.goOn(500, hold);
    expect(craft.sticks().length).toBe(count);
    await craft.order({ kind: 'continue', params: {} });
    accept(MavCmd.DO_ORBIT);
    expect(await isHearingSticks(around)).toBe(true);
  });

  test('one that cannot brake without a position keeps hearing them, also where flying by hand is refused', async () => {
    craft = await flyByHand(ALT_HOLD);
    craft.steer(FORWARD);
    await vi.waitUntil(() => craft.sticks().length === 1, PATIENTLY);
    craft.steer(null);
    await craft.goOn(1_500, ALT_HOLD);
    await craft.order({ kind: 'manual', params: {} });
    deny();
    await craft.goOn(6_000, ALT_HOLD);
    expect(await isHearingSticks(ALT_HOLD)).toBe(true);
  });

  test('one that is flown by its transmitter is not overridden by an order that it refuses', async () => {
    craft = await flyByHand(STABILIZE);
    await craft.order({ kind: 'manual', params: {} });
    await craft.goOn(500, STABILIZE);
    deny();
    await craft.goOn(1_000, STABILIZE);
    expect(craft.sticks()).toEqual([]);
  });

  test('one whose pilot takes over by the transmitter obeys it at once', async () => {
    craft = await flyByHand(GUIDED);
    await craft.order({ kind: 'manual', params: {} });
    await craft.goOn(300, LOITER);
    accept();
    await craft.goOn(6_000, LOITER);
    await craft.goOn(200, STABILIZE);
    const count = craft.sticks().length;
    await craft.goOn(500, STABILIZE);
    expect([craft.sticks().length, craft.returned(), craft.modesTold()]).toEqual([count, [0], [LOITER]]);
  });
});

describe('a quadplane that waits on its rotors', () => {
  const tellOfGuided = async (value: number) => {
    const isAsked = () =>
      craft.aircraft.heard.some(({ name, said }) => name === 'PARAM_REQUEST_READ' && said['param_id'] === 'Q_GUIDED_MODE');
    await expect.poll(isAsked, PATIENTLY).toBe(true);
    craft.aircraft.say('PARAM_VALUE', { param_id: 'Q_GUIDED_MODE', param_value: value, param_type: 2, param_count: 900, param_index: 1 });
  };
  beforeEach(async () => {
    craft = await flyByHand(PlaneMode.GUIDED, QUADPLANE);
    await craft.order({ kind: 'pause', params: {} });
  });

  test('hears centred sticks, and hovers without them once no one has control', async () => {
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([PlaneMode.QLOITER]);
    await tellOfGuided(1);
    await craft.goOn(1_500, PlaneMode.QLOITER);
    expect(craft.sticks().length).toBeGreaterThan(10);
    craft.changeHands('expired', 2, null);
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([PlaneMode.QLOITER, PlaneMode.GUIDED]);
  });

  test('goes on hearing them where it would leave on its wings, and the pilot knows', async () => {
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([PlaneMode.QLOITER]);
    await tellOfGuided(0);
    await craft.goOn(500, PlaneMode.QLOITER);
    craft.changeHands('expired', 2, null);
    const count = craft.sticks().length;
    await craft.goOn(4_500, PlaneMode.QLOITER);
    expect(craft.sticks().length).toBeGreaterThan(count + 25);
    expect(craft.modesTold()).toEqual([PlaneMode.QLOITER]);
    expect(craft.faults()).toEqual(['holdUnconfirmed on']);
  });

  test('comes home on its rotors when the server stops and it cannot hover without sticks', async () => {
    await tellOfGuided(0);
    await craft.goOn(500, PlaneMode.QLOITER);
    // It hears centred sticks, as nothing holds it.
    craft.changeHands('expired', 2, null);
    await craft.goOn(200, PlaneMode.QLOITER);
    void craft.own.gateway.stop();
    // Asked once more whether it hovers without sticks, it does not answer.
    craft.own.pass(1_001);
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([PlaneMode.QLOITER, PlaneMode.QRTL]);
    craft.aircraft.beat({ ...FLYING, custom_mode: PlaneMode.QRTL });
    craft.metronome.beat({ ...FLYING, custom_mode: BRAKE });
  });
});

describe('losing height', () => {
  const sink = async (metres: number) => {
    const heard = craft.own.patches.length;
    craft.aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, relative_alt: 30_000, vz: metres * 100 });
    await expect.poll(() => craft.own.patches.length, PATIENTLY).toBeGreaterThan(heard);
    craft.own.pass(200);
  };

  test('is an alarm within a second where the aircraft should keep it, and is over when it does', async () => {
    craft = await flyByHand(LOITER);
    for (const metres of [0.1, 0.3, 0.7, 1, 1.3]) await sink(metres);
    expect(craft.faults()).toEqual(['descent on']);
    for (const metres of [0.2, 0.1, 0, 0, 0, 0, 0]) await sink(metres);
    expect(craft.faults()).toEqual(['descent on', 'descent off']);
  });

  test('is none where the sticks are down', async () => {
    craft = await flyByHand(LOITER);
    craft.steer({ ...NEUTRAL, up: -0.5 });
    for (const metres of [0.1, 0.3, 0.7, 1, 1.3]) await sink(metres);
    expect(craft.faults()).toEqual([]);
  });
});
