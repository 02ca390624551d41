import type { ControlMessage } from '@skyhelm/contract/channels/control';
import { changeControl, sendCommand, type Control, type VehicleCommand } from '@skyhelm/contract/control';
import { setRole } from '@skyhelm/contract/role';
import { logout } from '@skyhelm/contract/session';
import { ASKING_MS, LEASE_MS } from '@skyhelm/core/vehicle/lease';
import { NEUTRAL, type Axes } from '@skyhelm/core/vehicle/sticks';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { publish, serve, subscribe, type Events } from '../../platform/bus/subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import type { Listening } from '../../testing/listening.ts';
import { runOut } from '../../testing/run-out.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { controlApp, type ControlApp, type FlownDevice } from '../../testing/control-app.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
const FORWARD: Axes = { ...NEUTRAL, forward: 1 };

let own: ControlApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let pilot: Person;
let wingman: Person;
let device: FlownDevice;
let steered: Events['device.steer'][];
let helds: number[];

beforeAll(async () => {
  own = await controlApp();
  people = await peopleOf(own.test);
  const roleId = await people.role('pilots', { permissions: ['device:control'] });
  pilot = await people.person('pilot1', [roleId]);
  wingman = await people.person('pilot2', [roleId]);
  const { bus } = own.test.services;
  subscribe(bus, 'device.steer', (one) => void (one.deviceId === device.id && steered.push(one)));
  subscribe(bus, 'device.held', ({ deviceId, forMs }) => void (deviceId === device.id && helds.push(forMs)));
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state: { flying: true }, stale: [] }])),
  );
});

beforeEach(() => {
  device = own.device([pilot.id, wingman.id]);
  [steered, helds] = [[], []];
});

type Action = 'take' | 'takeBack' | 'release' | 'ask' | 'handOver' | 'refuse';
const act = (who: { token: string }, action: Action) => own.done(changeControl, { deviceId: device.id, action }, who);
const all = (socket: Listening) => socket.said as unknown as ControlMessage[];
const controls = (socket: Listening): Control[] => all(socket).flatMap((one) => ('control' in one ? [one.control] : []));
const commands = (socket: Listening): VehicleCommand[] => all(socket).flatMap((one) => ('commands' in one ? one.commands : []));
const faults = (socket: Listening) => all(socket).flatMap((one) => ('sticks' in one ? [one.sticks] : []));
const refused = (socket: Listening) => all(socket).flatMap((one) => ('refused' in one ? one.refused : []));
const axes = () => steered.map((one) => one.axes);

async function watching(who: { token: string }): Promise<Listening> {
  const socket = await own.open(who);
  socket.ask({ watch: [device.id] });
  await expect.poll(() => all(socket).some((one) => 'commands' in one || 'refused' in one), PATIENTLY).toBe(true);
  return socket;
}
async function atControls(who: Person = pilot): Promise<Listening> {
  await act(who, 'take');
  return watching(who);
}
const flyByHand = (who: { token: string } = pilot) => own.done(sendCommand, { deviceId: device.id, kind: 'manual' }, who);
async function byHand(who: Person = pilot): Promise<Listening> {
  const socket = await atControls(who);
  await flyByHand(who);
  return socket;
}
const steer = (socket: Listening, at: number, where: Axes | null = FORWARD) => socket.ask({ steer: device.id, at, axes: where });

describe('who has the controls', () => {
  test('is told when one begins to follow, and at every change, as each one sees it', async () => {
    const [mine, theirs] = [await watching(pilot), await watching(wingman)];
    expect(controls(mine)).toMatchObject([{ holder: null, mayFly: true }]);
    await act(pilot, 'take');
    await expect.poll(() => controls(mine).at(-1), PATIENTLY).toMatchObject({ holder: { name: 'pilot1', isMe: true, here: true } });
    await expect.poll(() => controls(theirs).at(-1), PATIENTLY).toMatchObject({ holder: { name: 'pilot1', isMe: false } });
    await act(wingman, 'ask');
    await expect.poll(() => controls(mine).at(-1)?.asking, PATIENTLY).toMatchObject({ name: 'pilot2' });
    await act(pilot, 'handOver');
    await expect.poll(() => controls(theirs).at(-1)?.holder, PATIENTLY).toMatchObject({ here: true });
  });

  test('is renewed by a word on the socket, and the vehicle is told that somebody is there', async () => {
    const socket = await atControls();
    own.clock.advance(LEASE_MS - 1);
    socket.ask({ renew: device.id });
    await expect.poll(() => controls(socket).at(-1)?.leftMs, PATIENTLY).toBe(LEASE_MS);
    expect(helds.at(-1)).toBe(LEASE_MS);
    own.clock.advance(LEASE_MS);
    socket.ask({ renew: device.id });
    await expect.poll(() => controls(socket).at(-1)?.holder, PATIENTLY).toBe(null);
  });

  test('a question that nobody answers is answered by time', async () => {
    const [mine, theirs] = [await atControls(), await watching(wingman)];
    await act(wingman, 'ask');
    await expect.poll(() => controls(theirs).at(-1)?.asking, PATIENTLY).toMatchObject({ here: true });
    for (let passed = 0; passed < ASKING_MS; passed += LEASE_MS - 1) {
      const told = controls(mine).length;
      own.clock.advance(LEASE_MS - 1);
      mine.ask({ renew: device.id });
      await expect.poll(() => controls(mine).length, PATIENTLY).toBeGreaterThan(told);
    }
    await expect.poll(() => controls(theirs).at(-1), PATIENTLY).toMatchObject({ holder: { name: 'pilot1' }, asking: null });
  });
});

test('the course of a command is told to all who follow, and the last ones to whoever comes later', async () => {
  onTestFinished(serve(own.test.services.bus, 'gateway.command', () => ({ step: 'sent' })));
  const [mine, theirs] = [await atControls(), await watching(wingman)];
  const { id } = await own.done(sendCommand, { deviceId: device.id, kind: 'land' }, pilot);
  await expect.poll(() => commands(theirs).length, PATIENTLY).toBe(1);
  const { enterpriseId } = own.test.main;
  publish(own.test.services.bus, 'device.command', {
    enterpriseId,
    deviceId: device.id,
    commandId: id,
    step: 'denied',
    details: { result: 'DENIED' },
  });
  for (const socket of [mine, theirs])
    await expect.poll(() => commands(socket).map(({ course }) => course), PATIENTLY).toEqual(['sent', 'refused']);
  expect(commands(theirs)[1]).toMatchObject({ id, kind: 'land', by: 'pilot1', details: { result: 'DENIED' } });
  expect(commands(await watching(wingman))).toMatchObject([{ id, course: 'refused' }]);
});

describe('sticks', () => {
  test('of whoever has the controls are passed on with the token of the controls, in order, the late ones left out', async () => {
    const socket = await byHand();
    steer(socket, 1_000);
    steer(socket, 1_050, { ...NEUTRAL, up: -0.5 });
    steer(socket, 1_020);
    await expect.poll(() => faults(socket), PATIENTLY).toEqual(['late']);
    own.clock.advance(500);
    steer(socket, 1_100);
    await expect.poll(() => faults(socket), PATIENTLY).toEqual(['late', 'late']);
    steer(socket, 1_600, { ...NEUTRAL, turn: 1 });
    await expect.poll(() => steered.length, PATIENTLY).toBe(3);
    // That they are let go counts, however late.
    own.clock.advance(5_000);
    steer(socket, 1_650, null);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD, { ...NEUTRAL, up: -0.5 }, { ...NEUTRAL, turn: 1 }, null]);
    expect(new Set(steered.map(({ token }) => token)).size).toBe(1);
  });

  test('are let go when the socket is lost', async () => {
    const socket = await byHand();
    steer(socket, 1);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD]);
    socket.socket.terminate();
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD, null]);
  });

  test('of somebody else count for nothing, nor those of the same person at another screen', async () => {
    await act(pilot, 'take');
    const elsewhere = { token: await own.test.signIn('pilot1') };
    for (const who of [wingman, elsewhere]) {
      const socket = await watching(who);
      steer(socket, 1);
      await expect.poll(() => faults(socket), PATIENTLY).toEqual(['notHeld']);
    }
    expect(steered).toEqual([]);
  });

  test('change hands in the middle: the old ones count no more from that moment on', async () => {
    const [mine, theirs] = [await byHand(), await watching(wingman)];
    steer(mine, 1);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD]);
    await act(wingman, 'ask');
    await act(pilot, 'handOver');
    await flyByHand(wingman);
    steer(mine, 2);
    await expect.poll(() => faults(mine), PATIENTLY).toEqual(['notHeld']);
    steer(theirs, 1, { ...NEUTRAL, right: 1 });
    await expect.poll(() => axes().at(-1), PATIENTLY).toEqual({ ...NEUTRAL, right: 1 });
    expect(steered.at(-1)!.token).toBeGreaterThan(steered[0]!.token);
    mine.socket.terminate();
    await theirs.settled();
    expect(axes().filter((one) => one === null)).toEqual([]);
  });

  test('move again after the lid was closed, though the clock of the laptop stood still meanwhile', async () => {
    const socket = await byHand();
    steer(socket, 1);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD]);
    own.clock.advance(600_000);
    steer(socket, 51);
    await expect.poll(() => faults(socket), PATIENTLY).toEqual(['notHeld']);
    await act(pilot, 'take');
    await flyByHand();
    steer(socket, 101, { ...NEUTRAL, up: 1 });
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD, { ...NEUTRAL, up: 1 }]);
    expect(faults(socket)).toEqual(['notHeld']);
  });

  test('count only once flying by hand was ordered since the controls were taken', async () => {
    const socket = await atControls();
    steer(socket, 1);
    await expect.poll(() => faults(socket), PATIENTLY).toEqual(['notOrdered']);
    await flyByHand();
    steer(socket, 51);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD]);
    await act(pilot, 'release');
    await act(pilot, 'take');
    steer(socket, 101);
    await expect.poll(() => faults(socket), PATIENTLY).toEqual(['notOrdered', 'notOrdered']);
    expect(axes().filter((one) => one !== null)).toEqual([FORWARD]);
  });

  test('are in one window at a time, until it is silent', async () => {
    const [first, second] = [await byHand(), await watching(pilot)];
    steer(first, 1);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD]);
    steer(second, 1, { ...NEUTRAL, up: 1 });
    await expect.poll(() => faults(second), PATIENTLY).toEqual(['elsewhere']);
    own.clock.advance(1_000);
    steer(second, 1_001, { ...NEUTRAL, up: 1 });
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD, { ...NEUTRAL, up: 1 }]);
  });

  test('that make no sense are refused, and the socket lives on', async () => {
    const socket = await byHand();
    const nonsense = [
      { steer: device.id, at: 1, axes: { ...FORWARD, forward: 1.01 } },
      { steer: device.id, at: 1, axes: { forward: 1 } },
      { steer: device.id, at: '1', axes: FORWARD },
      { steer: 'nobody', at: 1, axes: FORWARD },
      { watch: Array.from({ length: 51 }, () => device.id) },
      { renew: null },
      [],
      null,
    ];
    for (const one of nonsense) socket.socket.send(JSON.stringify(one));
    await expect.poll(() => all(socket).filter((one) => 'fault' in one).length, PATIENTLY).toBe(nonsense.length);
    steer(socket, 1);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD]);
  });
});

describe('nobody follows what they may not see', () => {
  test('a stranger of another tenant finds no such device, and does not steer it', async () => {
    await act(pilot, 'take');
    const socket = await own.open(own.test.other);
    socket.ask({ watch: [device.id] });
    await expect.poll(() => refused(socket), PATIENTLY).toEqual([device.id]);
    steer(socket, 1);
    socket.ask({ renew: device.id });
    await expect.poll(() => faults(socket), PATIENTLY).toEqual(['notHeld']);
    await socket.settled();
    expect([controls(socket), commands(socket), steered]).toEqual([[], [], []]);
  });

  test('a permission that is lost ends it while the socket is open', async () => {
    const roleId = await people.role('guests', { permissions: ['device:control'] });
    const guest = await people.person('guest1', [roleId]);
    device.fliers.add(guest.id);
    const socket = await atControls(guest);
    await own.test.done(setRole, { id: roleId, version: 1, name: 'guests', permissions: [] }, people.admin);
    await expect.poll(() => refused(socket), PATIENTLY).toEqual([device.id]);
    steer(socket, 1);
    await expect.poll(() => faults(socket), PATIENTLY).toEqual(['notHeld']);
    expect(steered).toEqual([]);
  });

  test('a session that ends closes the socket', async () => {
    const here = { ...pilot, token: await own.test.signIn('pilot1') };
    const socket = await atControls(here);
    await flyByHand(here);
    steer(socket, 1);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD]);
    await own.test.done(logout, {}, here);
    expect(await socket.closed).toBe(4401);
    await expect.poll(axes, PATIENTLY).toEqual([FORWARD, null]);
  });

  test.each(['steer', 'renew', 'watch'] as const)('a session that merely ran out does nothing more: %s', async (act) => {
    const here = { ...pilot, token: await own.test.signIn('pilot1') };
    const socket = await atControls(here);
    const other = own.device([pilot.id]);
    const before = [helds.length, socket.said.length];
    await runOut(own.test.services, here.token);
    own.clock.advance(1_000);
    socket.ask({ steer: { steer: device.id, at: 1, axes: FORWARD }, renew: { renew: device.id }, watch: { watch: [other.id] } }[act]);
    expect(await socket.closed).toBe(4401);
    expect(steered).toEqual([]);
    expect([helds.length, socket.said.length - 1]).toEqual(before);
  });

  test('what is not followed any more is not told', async () => {
    const socket = await watching(pilot);
    socket.ask({ watch: [] });
    await socket.settled();
    const before = socket.said.length;
    await act(pilot, 'take');
    await socket.settled();
    expect(socket.said.length).toBe(before + 1);
  });
});
