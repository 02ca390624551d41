import { changeControl, getControl, renewControl } from '@skyhelm/contract/control';
import { getOperations } from '@skyhelm/contract/operation-log';
import { setRole } from '@skyhelm/contract/role';
import { logout } from '@skyhelm/contract/session';
import { frozenUser } from '@skyhelm/contract/user';
import { LEASE_MS } from '@skyhelm/core/vehicle/lease';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { publish, subscribe, type Events } from '../../platform/bus/subjects.ts';
import { failingDatabase } from '../../testing/failing-database.ts';
import { runOut } from '../../testing/run-out.ts';
import { peopleOf, type Person } from '../../testing/people.ts';
import { createAccessKey } from '../access-key/index.ts';
import { revokeNow } from '../../testing/access-key.ts';
import { controlRoom } from './control-room.ts';
import { controlApp, type ControlApp, type FlownDevice } from '../../testing/control-app.ts';
import { pilotOf } from './pilot.ts';

const PATIENTLY = { timeout: 60_000, interval: 10 };

let own: ControlApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
let pilot: Person;
let wingman: Person;
let device: FlownDevice;
let changes: string[];
let helds: Events['device.held'][];

beforeAll(async () => {
  own = await controlApp();
  people = await peopleOf(own.test);
  const roleId = await people.role('pilots', { permissions: ['device:control'] });
  pilot = await people.person('pilot1', [roleId]);
  wingman = await people.person('pilot2', [roleId]);
  const { bus } = own.test.services;
  subscribe(bus, 'device.control', ({ change, deviceId }) => void (deviceId === device.id && changes.push(change)));
  subscribe(bus, 'device.held', (one) => void (one.deviceId === device.id && helds.push(one)));
});

beforeEach(() => {
  device = own.device([pilot.id, wingman.id]);
  [changes, helds] = [[], []];
});

const act = async (
  who: { token?: string; accessKey?: string },
  action: 'take' | 'takeBack' | 'release' | 'ask' | 'handOver' | 'refuse',
) => {
  const answer = await own.call(changeControl, { deviceId: device.id, action }, who);
  return answer.state === 1 ? 'done' : answer.code;
};
const renew = async (who: Person) => {
  const answer = await own.call(renewControl, { deviceId: device.id }, who);
  return answer.state === 1 ? answer.data.leftMs : answer.code;
};
const shown = (who: { token: string }) => own.done(getControl, { deviceId: device.id }, who);
const logged = async () =>
  (await own.test.done(getOperations, { keyword: device.name, pageSize: 50 }, people.admin)).rows.map(
    ({ operation, actor }) => `${operation} ${actor}`,
  );

describe('the controls of a device', () => {
  test('are with one person at one screen', async () => {
    expect(await act(pilot, 'take')).toBe('done');
    expect(await act(wingman, 'take')).toBe('control.held');
    const elsewhere = { token: await own.test.signIn('pilot1') };
    expect(await act(elsewhere, 'take')).toBe('control.held');
    expect(await shown(elsewhere)).toMatchObject({ holder: { name: 'pilot1', isMe: true, here: false }, mayFly: true, mayTakeBack: false });
    expect(await shown(pilot)).toMatchObject({ holder: { here: true }, leftMs: LEASE_MS });
    expect(await act(pilot, 'release')).toBe('done');
    expect(await shown(wingman)).toMatchObject({ holder: null, leftMs: 0 });
    expect(changes).toEqual(['taken', 'released']);
    expect(await logged()).toEqual(['control.released pilot1', 'control.taken pilot1']);
  });

  test('go to one of two who come at once', async () => {
    const outcomes = await Promise.all([act(pilot, 'take'), act(wingman, 'take')]);
    expect(outcomes.sort()).toEqual(['control.held', 'done']);
  });

  test('are kept by renewing, which leaves no log, and the vehicle is told that somebody is there', async () => {
    await act(pilot, 'take');
    own.clock.advance(LEASE_MS - 1);
    expect(await renew(pilot)).toBe(LEASE_MS);
    own.clock.advance(LEASE_MS - 1);
    expect(await act(wingman, 'take')).toBe('control.held');
    await expect.poll(() => helds.map(({ forMs }) => forMs), PATIENTLY).toEqual([LEASE_MS, LEASE_MS]);
    expect(await logged()).toEqual(['control.taken pilot1']);
  });

  test('are free once nobody renews, and that is said and logged', async () => {
    await act(pilot, 'take');
    own.clock.advance(LEASE_MS);
    expect(await renew(pilot)).toBe('control.lost');
    await expect.poll(() => changes, PATIENTLY).toEqual(['taken', 'expired']);
    expect(helds.at(-1)!.forMs).toBe(0);
    await expect.poll(logged, PATIENTLY).toEqual(['control.lost pilot1', 'control.taken pilot1']);
    expect(await act(wingman, 'take')).toBe('done');
  });

  test('are handed over by the holder’s word', async () => {
    await act(pilot, 'take');
    expect(await act(wingman, 'ask')).toBe('done');
    expect(await shown(pilot)).toMatchObject({ asking: { name: 'pilot2' } });
    expect(await act(wingman, 'handOver')).toBe('control.lost');
    expect(await act(pilot, 'handOver')).toBe('done');
    expect(await shown(wingman)).toMatchObject({ holder: { name: 'pilot2', here: true }, asking: null });
    expect(await act(pilot, 'handOver')).toBe('control.lost');
    expect(changes).toEqual(['taken', 'asked', 'handedOver']);
  });

  test('are not handed to somebody who may not fly any more', async () => {
    await act(pilot, 'take');
    await act(wingman, 'ask');
    device.fliers.delete(wingman.id);
    expect(await act(pilot, 'handOver')).toBe('control.nobodyAsks');
    expect(await shown(pilot)).toMatchObject({ holder: { here: true }, asking: null });
  });

  test('are not handed to software whose key was revoked, nor to somebody whose session ran out, after they had asked', async () => {
    const { services, main } = own.test;
    const given = { enterpriseId: main.enterpriseId, project: 'software', scopes: ['device:control'] as const, whitelist: '127.0.0.1' };
    const { id, key } = await createAccessKey(services.database.db, given);
    const elsewhere = { token: await own.test.signIn('pilot2') };
    await act(pilot, 'take');
    expect(await act({ accessKey: key }, 'ask')).toBe('done');
    await revokeNow(services, main.enterpriseId, id);
    await expect.poll(() => shown(pilot), PATIENTLY).toMatchObject({ asking: null });
    expect(await act(pilot, 'handOver')).toBe('control.nobodyAsks');
    expect(await act(elsewhere, 'ask')).toBe('done');
    await runOut(services, elsewhere.token);
    expect(await act(pilot, 'handOver')).toBe('control.nobodyAsks');
    expect(await shown(pilot)).toMatchObject({ holder: { here: true }, asking: null });
  });

  test('are as they were where it cannot be written who has them, and nobody hears of it', async () => {
    const bus = memoryBus();
    const database = failingDatabase(own.test.services.database);
    const { call, done } = await own.begin({ ...own.test.services, bus, database });
    const told: Events['device.control'][] = [];
    subscribe(bus, 'device.control', (one) => void told.push(one));
    const change = async (who: { token: string }, action: 'take' | 'takeBack' | 'release' | 'ask' | 'handOver') =>
      (await call(changeControl, { deviceId: device.id, action }, who)).state;
    const control = () => done(getControl, { deviceId: device.id }, wingman);
    const failing = async (who: { token: string }, action: Parameters<typeof change>[1]) => {
      const before = await control();
      database.isFailing = true;
      expect(await change(who, action)).toBe(0);
      database.isFailing = false;
      expect(await control()).toEqual(before);
    };
    await failing(pilot, 'take');
    expect(await change(pilot, 'take')).toBe(1);
    await failing(people.admin, 'takeBack');
    await failing(pilot, 'release');
    await failing(wingman, 'ask');
    expect(await change(wingman, 'ask')).toBe(1);
    await failing(pilot, 'handOver');
    expect(await change(pilot, 'handOver')).toBe(1);
    await expect.poll(() => told.map((one) => one.change), PATIENTLY).toEqual(['taken', 'asked', 'handedOver']);
    expect(told.map(({ token }) => token - told[0]!.token)).toEqual([0, 0, 1]);
  });

  test('are taken back by whoever looks after the device, and by nobody else', async () => {
    await act(pilot, 'take');
    expect(await act(wingman, 'takeBack')).toBe('request.forbidden');
    expect(await act(people.admin, 'takeBack')).toBe('done');
    expect(await renew(pilot)).toBe('control.lost');
    expect(changes).toEqual(['taken', 'takenBack']);
  });
});

describe('nobody keeps the controls who may not', () => {
  const again = async (): Promise<Person> => ({ ...pilot, token: await own.test.signIn('pilot1') });

  test('when the session ends', async () => {
    const here = await again();
    await act(here, 'take');
    await own.test.done(logout, {}, here);
    await expect.poll(() => changes, PATIENTLY).toEqual(['taken', 'sessionEnded']);
    expect(helds.at(-1)!.forMs).toBe(0);
    await expect.poll(logged, PATIENTLY).toContain('control.lost pilot1');
  });

  test('when the device is not shared with them any more', async () => {
    await act(pilot, 'take');
    device.fliers.delete(pilot.id);
    publish(own.test.services.bus, 'device.changed', {
      enterpriseId: own.test.main.enterpriseId,
      deviceId: device.id,
      hardwareId: null,
    });
    await expect.poll(() => changes, PATIENTLY).toEqual(['taken', 'rightsLost']);
    expect(helds.at(-1)!.forMs).toBe(0);
    await expect.poll(logged, PATIENTLY).toContain('control.lost pilot1');
  });

  test('when the device stands for another aircraft', async () => {
    await act(pilot, 'take');
    publish(own.test.services.bus, 'device.rebound', { deviceId: device.id });
    await expect.poll(() => changes, PATIENTLY).toEqual(['taken', 'rebound']);
    expect(helds.at(-1)!.forMs).toBe(0);
    await expect.poll(logged, PATIENTLY).toContain('control.lost pilot1');
    expect(await act(pilot, 'take')).toBe('done');
  });

  test('when their role loses the permission; a change that leaves it to them leaves them the controls', async () => {
    const roleId = await people.role('guests', { permissions: ['device:control'] });
    const guest = await people.person('pilot3', [roleId]);
    device.fliers.add(guest.id);
    await act(guest, 'take');
    await own.test.done(setRole, { id: roleId, version: 1, name: 'guests', permissions: ['device:control', 'site:query'] }, people.admin);
    expect(await renew(guest)).toBe(LEASE_MS);
    await own.test.done(setRole, { id: roleId, version: 2, name: 'guests', permissions: [] }, people.admin);
    await expect.poll(() => changes, PATIENTLY).toEqual(['taken', 'rightsLost']);
    expect(await act(pilot, 'take')).toBe('done');
  });

  test('when they are frozen', async () => {
    const roleId = await people.role('others', { permissions: ['device:control'] });
    const guest = await people.person('pilot4', [roleId]);
    device.fliers.add(guest.id);
    await act(guest, 'take');
    await own.test.done(frozenUser, { id: guest.id }, people.admin);
    await expect.poll(() => changes[1], PATIENTLY).toMatch(/sessionEnded|rightsLost/);
  });

  test('when their access key is revoked', async () => {
    const { database } = own.test.services;
    const { enterpriseId } = own.test.main;
    const given = { enterpriseId, project: 'software', scopes: ['device:control'] as const, whitelist: '127.0.0.1' };
    const { id, key } = await createAccessKey(database.db, given);
    expect(await act({ accessKey: key }, 'take')).toBe('done');
    await revokeNow(own.test.services, enterpriseId, id);
    await expect.poll(() => changes, PATIENTLY).toEqual(['taken', 'rightsLost']);
  });
});

describe('a stranger', () => {
  test('of another tenant finds no such device', async () => {
    expect(await act(own.test.other, 'take')).toBe('record.notFound');
    expect((await own.call(getControl, { deviceId: device.id }, own.test.other)).state).toBe(0);
  });

  test('of the tenant sees who flies, but does not fly', async () => {
    device.fliers.delete(wingman.id);
    // Attempts of one person are logged once a minute.
    own.clock.advance(61_000);
    expect(await act(wingman, 'take')).toBe('request.forbidden');
    expect(await shown(wingman)).toMatchObject({ holder: null, mayFly: false });
    await expect.poll(logged, PATIENTLY).toContain('request.denied pilot2');
  });

  test('with an access key that is not made for it is refused', async () => {
    const { enterpriseId } = own.test.main;
    const given = { enterpriseId, project: 'reader', scopes: ['site:query'] as const, whitelist: '127.0.0.1' };
    const { key } = await createAccessKey(own.test.services.database.db, given);
    expect(await act({ accessKey: key }, 'take')).toBe('request.forbidden');
  });
});

test('a lease that runs out wakes the room by itself', async () => {
  const { services } = own.test;
  const left: string[] = [];
  let now = 0;
  const room = controlRoom(
    services,
    () => now,
    (_, { userId }, loss) => void left.push(`${userId} ${loss}`),
  );
  const desk = await room.desk(services.database.db, { deviceId: device.id, enterpriseId: own.test.main.enterpriseId, name: 'UAV' });
  const scope = { all: true, trees: [], departmentIds: [] };
  const software = pilotOf({
    kind: 'key',
    holderId: null,
    keyId: 'software',
    use: { secretId: 'software', sessionId: null, ip: '127.0.0.1' },
    enterpriseId: own.test.main.enterpriseId,
    name: 'software',
    permissions: [],
    callsPerMinute: 600,
    scope,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    room.change(desk, { kind: 'take', who: software });
    now = LEASE_MS - 1;
    vi.advanceTimersByTime(LEASE_MS - 1);
    expect(left).toEqual([]);
    now = LEASE_MS + 1;
    vi.advanceTimersByTime(2);
    expect(left).toEqual(['software expired']);
  } finally {
    vi.useRealTimers();
  }
});
