import { cancelCommand, changeControl, getCommand, getCommands, renewControl, sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { VehicleCommandId } from '@skyhelm/contract/ids';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { getOperations } from '@skyhelm/contract/operation-log';
import { NO_FENCE, type SingleFence } from '@skyhelm/core/airspace/fence';
import type { CourseDetails, CourseStep } from '@skyhelm/core/vehicle/command-course';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { PausedIn } from '@skyhelm/core/vehicle/paused-in';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { publish, serve, type Requests } from '../../platform/bus/subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { failingDatabase } from '../../testing/failing-database.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { createAccessKey } from '../access-key/index.ts';
import { controlApp, type ControlApp, type ControlCalls, type FlownDevice } from '../../testing/control-app.ts';
import { settleLedger } from './index.ts';

type Order = Requests['gateway.command']['asked'];
type Answer = Requests['gateway.command']['answer'];

const PATIENTLY = { timeout: 60_000, interval: 10 };

let own: ControlApp;
let admin: { token: string };
let pilot: Person;
let wingman: Person;
let device: FlownDevice;
let state: VehicleState;
let fence: SingleFence;
let pausedIn: FlightMode | undefined;

beforeAll(async () => {
  own = await controlApp();
  const people = await peopleOf(own.test);
  admin = people.admin;
  const roleId = await people.role('pilots', { permissions: ['device:control'] });
  pilot = await people.person('pilot1', [roleId]);
  wingman = await people.person('pilot2', [roleId]);
  answerForGateway(own.test.services.bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], fence, pausedIn }])),
  );
});

beforeEach(async () => {
  state = { flying: true };
  [fence, pausedIn] = [NO_FENCE, undefined];
  device = own.device([pilot.id, wingman.id]);
  await own.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
});

/** The gateway, as far as orders are concerned. */
function gateway(answer: (order: Order) => Answer = () => ({ step: 'sent' })): Order[] {
  const orders: Order[] = [];
  const end = serve(own.test.services.bus, 'gateway.command', (order) => {
    orders.push(order);
    return answer(order);
  });
  onTestFinished(end);
  return orders;
}

type Told = InputOf<typeof sendCommand>;
type WithoutDevice<T> = T extends unknown ? Omit<T, 'deviceId'> : never;
type Saying = WithoutDevice<Told>;
const give = (command: Saying, who: object = pilot, calls: ControlCalls = own) =>
  calls.call(sendCommand, { deviceId: device.id, ...command }, who);
async function given(command: Saying): Promise<VehicleCommandId> {
  const answer = await give(command);
  if (answer.state !== 1) throw new Error(JSON.stringify(answer));
  return answer.data.id;
}
const refusal = async (command: Saying, who?: object) => {
  const answer = await give(command, who);
  return answer.state === 1 ? undefined : answer.code;
};
const read = (id: VehicleCommandId) => own.done(getCommand, { id }, pilot);
const courseOf = async (id: VehicleCommandId) => (await read(id)).course;
const tell = (commandId: string, step: CourseStep, details: CourseDetails = {}) =>
  publish(own.test.services.bus, 'device.command', {
    enterpriseId: own.test.main.enterpriseId,
    deviceId: device.id,
    commandId,
    step,
    details,
  });

describe('going on after a pause', () => {
  const goOn = (seen?: PausedIn | null) => refusal({ kind: 'continue', ...(seen !== undefined && { pausedIn: seen }) });

  test('is refused where it waits with something else than whoever says so saw, and nothing is sent', async () => {
    const orders = gateway();
    pausedIn = 'return';
    expect(await goOn('route')).toBe('command.otherPause');
    expect(await goOn(null), 'they saw nothing of a return').toBe('command.otherPause');
    pausedIn = 'land';
    expect(await goOn('return')).toBe('command.otherPause');
    expect(orders).toEqual([]);
  });

  test('is sent where they saw it, without what they saw; and where they say nothing of it', async () => {
    const orders = gateway();
    pausedIn = 'trackReturn';
    expect([await goOn('return'), await goOn()]).toEqual([undefined, undefined]);
    pausedIn = 'route';
    expect(await goOn(null)).toBeUndefined();
    expect(orders.map(({ command }) => command)).toEqual(Array.from({ length: 3 }, () => ({ kind: 'continue', params: {} })));
  });
});

describe('a command', () => {
  test('is written down and logged before it leaves, with the token of the controls', async () => {
    const seen: string[] = [];
    const orders = gateway(({ commandId }) => {
      seen.push(commandId);
      return { step: 'sent' };
    });
    const id = await given({ kind: 'goTo', longitude: 121.5, latitude: 31.2, height: 40 });
    expect(orders).toMatchObject([
      { deviceId: device.id, commandId: id, command: { kind: 'goTo', params: { longitude: 121.5, height: 40 } } },
    ]);
    expect(await read(id)).toMatchObject({ course: 'sent', by: 'pilot1', endedAt: null, params: { latitude: 31.2 } });
    const { rows } = await own.test.done(getOperations, { keyword: device.name }, admin);
    expect(rows.map(({ operation }) => operation)).toEqual(['command.given', 'control.taken']);
    expect(seen).toEqual([id]);
  });

  test('has the course that the vehicle tells; what comes late or twice changes nothing', async () => {
    gateway();
    const id = await given({ kind: 'land' });
    tell(id, 'progress', { progress: 50 });
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'inProgress', details: { progress: 50 } });
    tell(id, 'accepted');
    tell(id, 'denied', { result: 'DENIED' });
    tell(id, 'progress', { progress: 70 });
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'done', details: { progress: 50 } });
    expect((await read(id)).endedAt).not.toBeNull();
  });

  test('that was accepted keeps what the vehicle does without', async () => {
    gateway();
    const id = await given({ kind: 'land' });
    tell(id, 'accepted', { result: 'speedUnconfirmed' });
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'done', details: { result: 'speedUnconfirmed' } });
  });

  test('whose answer overtakes the word that it left has its course all the same', async () => {
    gateway(({ commandId }) => {
      tell(commandId, 'sent');
      tell(commandId, 'denied', { result: 'FAILED', reasons: ['Compass not calibrated'] });
      return { step: 'sent' };
    });
    state = { flying: false };
    const id = await given({ kind: 'takeOff', height: 20 });
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'refused', details: { reasons: ['Compass not calibrated'] } });
  });

  test('that cannot be delivered says why', async () => {
    gateway(() => ({ step: 'undeliverable', reason: 'offline' }));
    expect(await read(await given({ kind: 'land' }))).toMatchObject({ course: 'unsent', details: { result: 'offline' } });
  });

  test('without a gateway is not sent', async () => {
    expect(await read(await given({ kind: 'land' }))).toMatchObject({ course: 'unsent', details: { result: 'noGateway' } });
  });

  test('whose gateway fails may have left: nobody knows, until the vehicle answers after all', async () => {
    gateway(() => {
      throw new Error('in the middle');
    });
    const id = await given({ kind: 'land' });
    expect(await courseOf(id)).toBe('unanswered');
    tell(id, 'accepted');
    await expect.poll(() => courseOf(id), PATIENTLY).toBe('done');
  });

  test('has its course written in order when the database is back', async () => {
    const { services, main } = own.test;
    const bus = memoryBus();
    const database = failingDatabase(services.database);
    const calls = await own.begin({ ...services, bus, database });
    serve(bus, 'gateway.command', () => ({ step: 'sent' }));
    await calls.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
    const { id } = await calls.done(sendCommand, { deviceId: device.id, kind: 'manual' }, pilot);
    database.isFailing = true;
    for (const [step, details] of [
      ['progress', { progress: 50 }],
      ['accepted', {}],
    ] as const) {
      publish(bus, 'device.command', { enterpriseId: main.enterpriseId, deviceId: device.id, commandId: id, step, details });
    }
    await expect.poll(() => database.failures, PATIENTLY).toBeGreaterThan(1);
    expect(await courseOf(id)).toBe('sent');
    database.isFailing = false;
    await expect.poll(() => read(id), PATIENTLY).toMatchObject({ course: 'done', details: { progress: 50 } });
  });

  test('submitted twice is one command', async () => {
    const orders = gateway();
    const headers = { 'idempotency-key': 'one-click' };
    const answers = await Promise.all([give({ kind: 'land' }, { ...pilot, headers }), give({ kind: 'land' }, { ...pilot, headers })]);
    expect(answers[0]).toEqual(answers[1]);
    expect(orders.length).toBe(1);
    expect((await own.done(getCommands, { deviceId: device.id }, pilot)).total).toBe(1);
  });
});

describe('nothing is sent', () => {
  test('where it makes no sense', async () => {
    const orders = gateway();
    expect(await refusal({ kind: 'takeOff', height: 20 })).toBe('command.flying');
    state = { flying: false };
    expect(await refusal({ kind: 'land' })).toBe('command.notFlying');
    state = {};
    expect(await refusal({ kind: 'goTo', longitude: 0, latitude: 0 })).toBe('command.unknownState');
    expect(await refusal({ kind: 'emergencyStop' })).toBeUndefined();
    expect(orders.map(({ command }) => command.kind)).toEqual(['emergencyStop']);
  });

  test('of what is out of range, and the field is named', async () => {
    state = { flying: false };
    const answer = await give({ kind: 'takeOff', height: 201 });
    expect(answer).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'height', mes: 'Hover height: a whole number from 1 to 200' }],
    });
    expect(await refusal({ kind: 'goTo', longitude: 181, latitude: 0 })).toBe('input.invalid');
    expect(await refusal({ kind: 'selfDestruct' } as never)).toBe('input.invalid');
  });

  test('to a place in a no-fly zone or beyond the fence', async () => {
    const orders = gateway();
    const place = { longitude: 116.4, latitude: 39.9 };
    const zone = {
      name: 'Airport',
      description: 'x',
      shape: { kind: 'circle', centre: place, radius: 500 },
      validUntil: '2099-01-01T00:00:00Z',
    } as const;
    const { id } = await own.test.done(addNoFlyZone, { ...zone, floor: 200 }, admin);
    state = { flying: true, homeAltitude: 100, altitude: 130 };
    const goTo = (height?: number) => refusal({ kind: 'goTo', ...place, ...(height !== undefined && { height }) });
    expect([await goTo(), await goTo(90), await goTo(101)]).toEqual([undefined, undefined, 'command.noFlyZone']);
    expect(await refusal({ kind: 'orbit', ...place, latitude: 39.91, height: 150, radius: 700 })).toBe('command.noFlyZone');
    state = { flying: true, homeAltitude: 100, altitude: 330, height: 230, longitude: 116.4, latitude: 39.89 };
    expect(await refusal({ kind: 'goTo', ...place, latitude: 39.91 }), 'straight through it').toBe('command.crossing');
    // How high home is nobody has said: it may be in it.
    state = { flying: true };
    expect(await goTo(10)).toBe('command.noFlyZone');
    await own.test.done(deleteNoFlyZone, { id }, admin);
    expect(await goTo(10)).toBe(undefined);
    expect([await goTo(501), await refusal({ kind: 'orbit', ...place, height: 5_000, radius: 50 })]).toEqual([
      'command.height',
      'command.height',
    ]);
    fence = { within: [{ kind: 'circle', centre: { ...place, latitude: 40 }, radius: 1_000 }], outside: [] };
    expect(await goTo(10)).toBe('command.fence');
    expect(orders).toHaveLength(3);
  });

  test('from a place in a no-fly zone, beyond the fence or higher than it allows', async () => {
    const orders = gateway();
    const place = { longitude: 116.4, latitude: 39.9 };
    const zone = { name: 'Airport', description: 'x', shape: { kind: 'circle', centre: place, radius: 500 } } as const;
    const { id } = await own.test.done(addNoFlyZone, { ...zone, validUntil: '2099-01-01T00:00:00Z' }, admin);
    state = { flying: false, ...place, altitude: 50 };
    expect(await refusal({ kind: 'takeOff', height: 20 })).toBe('command.homeZone');
    expect(await refusal({ kind: 'startRoute', item: 0 })).toBe('command.homeZone');
    await own.test.done(deleteNoFlyZone, { id }, admin);
    const around = (latitude: number): SingleFence => ({
      within: [{ kind: 'circle', centre: { ...place, latitude }, radius: 1_000 }],
      outside: [],
      ceiling: 30,
    });
    fence = around(40);
    expect(await refusal({ kind: 'takeOff', height: 20 })).toBe('command.homeFence');
    fence = around(39.9);
    expect(await refusal({ kind: 'takeOff', height: 31 })).toBe('command.takeOffHeight');
    expect(await refusal({ kind: 'takeOff', height: 30 })).toBeUndefined();
    expect(orders).toHaveLength(1);
  });

  test('by anybody but the one at the controls', async () => {
    const orders = gateway();
    expect(await refusal({ kind: 'land' }, wingman)).toBe('control.lost');
    expect(await refusal({ kind: 'land' }, { token: await own.test.signIn('pilot1') })).toBe('control.lost');
    expect(await refusal({ kind: 'land' }, own.test.other)).toBe('record.notFound');
    const scopes = ['site:query'] as const;
    const given = { enterpriseId: own.test.main.enterpriseId, project: 'reader', scopes, whitelist: '127.0.0.1' };
    const { key } = await createAccessKey(own.test.services.database.db, given);
    expect(await refusal({ kind: 'land' }, { accessKey: key })).toBe('request.forbidden');
    expect(orders).toEqual([]);
  });

  test('once the controls are lost, and whoever took them has a newer token', async () => {
    const orders = gateway();
    await given({ kind: 'pause' });
    await own.done(changeControl, { deviceId: device.id, action: 'takeBack' }, admin);
    expect(await refusal({ kind: 'land' })).toBe('control.lost');
    expect(await refusal({ kind: 'land' }, admin)).toBeUndefined();
    expect(orders.map(({ command }) => command.kind)).toEqual(['pause', 'land']);
    expect(orders[1]!.token).toBeGreaterThan(orders[0]!.token);
  });
});

test('of two pilots at once one has the controls and gives the order', async () => {
  const orders = gateway();
  device = own.device([pilot.id, wingman.id]);
  const fly = async (who: Person) => {
    await own.call(changeControl, { deviceId: device.id, action: 'take' }, who);
    return refusal({ kind: 'land' }, who);
  };
  expect((await Promise.all([fly(pilot), fly(wingman)])).sort()).toEqual(['control.lost', undefined]);
  expect(orders.length).toBe(1);
});

describe('a server that is killed', () => {
  test('between the ledger and the vehicle never sends it again, and the course says that nobody knows', async () => {
    const orders = gateway();
    const { services } = own.test;
    const silent = { ...services.bus, request: (subject: string, payload: unknown, ms: number) => dying(subject, payload, ms) };
    const dying = (subject: string, payload: unknown, ms: number) =>
      subject === 'gateway.command' ? new Promise(() => {}) : services.bus.request(subject, payload, ms);
    const before = await own.begin({ ...services, bus: silent });
    await before.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
    void give({ kind: 'land' }, pilot, before);
    const newest = async () => (await own.done(getCommands, { deviceId: device.id }, pilot)).rows[0];
    await expect.poll(newest, PATIENTLY).toMatchObject({ course: 'recorded' });

    await settleLedger(services);
    const after = await own.begin();
    expect(await newest()).toMatchObject({ course: 'unanswered' });
    expect(orders).toEqual([]);
    expect(await after.call(renewControl, { deviceId: device.id }, pilot)).toMatchObject({ code: 'control.lost' });
    await after.done(changeControl, { deviceId: device.id, action: 'take' }, pilot);
    await give({ kind: 'manual' }, pilot, after);
    expect(orders.map(({ command }) => command.kind)).toEqual(['manual']);
  });

  test('leaves what has ended as it ended, and goes on with newer tokens', async () => {
    const orders = gateway();
    const [done, open] = [await given({ kind: 'pause' }), await given({ kind: 'land' })];
    tell(done, 'accepted');
    await expect.poll(() => courseOf(done), PATIENTLY).toBe('done');
    await settleLedger(own.test.services);
    expect([await courseOf(done), await courseOf(open)]).toEqual(['done', 'unanswered']);
    const after = await own.begin();
    await after.done(changeControl, { deviceId: device.id, action: 'take' }, wingman);
    await give({ kind: 'land' }, wingman, after);
    expect(orders[2]!.token).toBeGreaterThan(orders[1]!.token);
  });
});

test('what is under way can be cancelled by the one at the controls, what is over cannot', async () => {
  gateway();
  const cancelled: string[] = [];
  onTestFinished(
    serve(own.test.services.bus, 'gateway.cancel', ({ commandId }) => {
      cancelled.push(commandId);
      return { isUnderWay: true };
    }),
  );
  const id = await given({ kind: 'directReturn' });
  expect(await own.call(cancelCommand, { id }, wingman)).toMatchObject({ code: 'control.lost' });
  await own.done(cancelCommand, { id }, pilot);
  expect(cancelled).toEqual([id]);
  tell(id, 'cancelled');
  await expect.poll(() => courseOf(id), PATIENTLY).toBe('cancelled');
  expect(await own.call(cancelCommand, { id }, pilot)).toMatchObject({ code: 'command.over' });
});

test('the ledger of a device is listed newest first, and not to other tenants', async () => {
  gateway();
  for (const kind of ['pause', 'continue', 'land'] as const) {
    own.clock.advance(1);
    await given({ kind });
  }
  const list = await own.done(getCommands, { deviceId: device.id, pageSize: 2 }, pilot);
  expect([list.total, ...list.rows.map(({ kind }) => kind)]).toEqual([3, 'land', 'continue']);
  expect(await own.call(getCommands, { deviceId: device.id }, own.test.other)).toMatchObject({ code: 'record.notFound' });
  expect(await own.call(getCommand, { id: list.rows[0]!.id }, own.test.other)).toMatchObject({ code: 'record.notFound' });
});
