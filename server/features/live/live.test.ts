import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import type { Database } from '../../platform/db/database.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { session } from '../../tables/session.table.ts';
import { user } from '../../tables/user.table.ts';
import type { Listening } from '../../testing/listening.ts';
import { liveRig, type LiveRig } from './live-testing.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
let database: Database;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

const changesOf = ({ said }: Listening) =>
  said.flatMap(({ changes }) => (changes as { device: string; state: object }[] | undefined) ?? []);
const of = <T>({ said }: Listening, key: string) => said.flatMap((message) => (key in message ? [message[key] as T] : []));
const deviceChanged = ({ services, enterpriseId }: LiveRig, deviceId: string) =>
  publish(services.bus, 'device.changed', { enterpriseId, deviceId, hardwareId: null });

describe('/uavdata', () => {
  test('tells what is, then what changes, of the devices one asks for and of no others', async () => {
    const rig = await liveRig(database);
    for (const device of ['a', 'b']) rig.visible.add(device);
    rig.say('a', { batteryPercent: 80, roll: 1 });
    const own = await rig.open('/uavdata');
    own.ask({ subscribe: ['a'] });
    await expect.poll(() => of(own, 'snapshots'), PATIENTLY).toHaveLength(1);
    expect(of(own, 'snapshots')[0]).toMatchObject([{ device: 'a', online: true, state: { batteryPercent: 80, roll: 1 }, stale: [] }]);
    rig.say('b', { roll: 9 });
    rig.say('a', { roll: 2 });
    await expect.poll(() => changesOf(own), PATIENTLY).toMatchObject([{ device: 'a', state: { roll: 2 } }]);
    own.ask({ unsubscribe: ['a'] });
    await expect.poll(() => of(own, 'gone'), PATIENTLY).toEqual([['a']]);
    rig.say('a', { roll: 3 });
    await own.settled();
    expect(changesOf(own)).toHaveLength(1);
  });

  test('what comes within ten milliseconds comes together, the latest of each value', async () => {
    const rig = await liveRig(database);
    rig.visible.add('a');
    const own = await rig.open('/uavdata');
    own.ask({ subscribe: ['a'] });
    await expect.poll(() => of(own, 'snapshots'), PATIENTLY).toHaveLength(1);
    const first = { pitch: 0 };
    rig.say('a', first);
    for (let roll = 1; roll < 50; roll++) rig.say('a', roll % 2 ? { roll } : { pitch: roll });
    await expect.poll(() => changesOf(own), PATIENTLY).toMatchObject([{ state: { roll: 49, pitch: 48 } }]);
    // Others on the bus were handed the same object.
    expect(first).toEqual({ pitch: 0 });
  });

  test('what is heard while the snapshot is on its way comes after it, and only if it is newer', async () => {
    const rig = await liveRig(database, { hasGateway: false });
    rig.visible.add('a').add('b');
    let answer: ((snapshots: object) => void) | undefined;
    rig.services.bus.serve('gateway.snapshots', (asked) =>
      (asked as { deviceIds: string[] }).deviceIds.includes('a') ? new Promise<object>((resolve) => (answer = resolve)) : {},
    );
    const [own, other] = [await rig.open('/uavdata'), await rig.open('/uavdata')];
    other.ask({ subscribe: ['b'] });
    await expect.poll(() => of(other, 'snapshots'), PATIENTLY).toHaveLength(1);
    own.ask({ subscribe: ['a'] });
    await expect.poll(() => answer, PATIENTLY).toBeDefined();
    rig.say('a', { roll: 1 });
    rig.say('a', { pitch: 2 });
    rig.say('b', { roll: 1 });
    // In the same batch: what was said of the first has then been taken too.
    await expect.poll(() => changesOf(other), PATIENTLY).toHaveLength(1);
    expect(own.said).toEqual([]);
    answer!({ a: { seq: 1, receivedAt: 5, online: true, state: { roll: 1 }, stale: [] } });
    await expect.poll(() => changesOf(own), PATIENTLY).toMatchObject([{ device: 'a', state: { pitch: 2 } }]);
    expect(own.said.findIndex((message) => 'snapshots' in message)).toBeLessThan(own.said.findIndex((message) => 'changes' in message));
  });

  test('in binary says the same in fewer bytes', async () => {
    const rig = await liveRig(database);
    rig.visible.add('a');
    rig.say('a', { batteryPercent: 80, latitude: 31.2304, longitude: 121.4737 });
    const own = await rig.open('/uavdata', 'skyhelm.v2');
    own.ask({ subscribe: ['a'] });
    await expect.poll(() => own.records, PATIENTLY).toHaveLength(1);
    const [[snapshot]] = of<{ handle: number; state: object }[]>(own, 'snapshots') as [[{ handle: number; state: object }]];
    expect(own.records[0]).toMatchObject({
      handle: snapshot.handle,
      patch: { batteryPercent: 80, latitude: 31.2304, longitude: 121.4737 },
    });
    rig.say('a', { roll: -1.25, armed: true });
    await expect.poll(() => own.records.at(-1)?.patch, PATIENTLY).toEqual({ roll: -1.25, armed: true });
    expect(changesOf(own)).toEqual([]);
  });

  test('a reader of another version is told so', async () => {
    const rig = await liveRig(database);
    expect(await (await rig.open('/uavdata', 'skyhelm.v0')).closed).toBe(4406);
    expect(await (await rig.open('/websocket/info', 'skyhelm.v2')).closed).toBe(4406);
  });

  test('a device that is not for this reader does not exist, and nothing of it leaks', async () => {
    const rig = await liveRig(database);
    rig.say('secret', { roll: 1 });
    const own = await rig.open('/uavdata');
    own.ask({ subscribe: ['secret', 'none'] });
    own.ask({ view: { west: -180, south: -90, east: 180, north: 90 } });
    await expect.poll(() => of(own, 'refused'), PATIENTLY).toEqual([['secret', 'none']]);
    rig.say('secret', { roll: 2, longitude: 1, latitude: 1 });
    await own.settled();
    expect(own.said.filter((message) => !('refused' in message || 'code' in message))).toEqual([]);
  });

  test('whoever may not see a device any more hears nothing more of it, at once', async () => {
    const rig = await liveRig(database);
    rig.visible.add('a').add('b');
    const own = await rig.open('/uavdata');
    own.ask({ subscribe: ['a', 'b'] });
    await expect.poll(() => of(own, 'snapshots'), PATIENTLY).toHaveLength(1);
    rig.visible.delete('a');
    deviceChanged(rig, 'a');
    await expect.poll(() => of(own, 'gone'), PATIENTLY).toEqual([['a']]);
    rig.visible.delete('b');
    publish(rig.services.bus, 'principal.changed', { userId: rig.userId });
    await expect.poll(() => of(own, 'gone'), PATIENTLY).toEqual([['a'], ['b']]);
    rig.say('a', { roll: 1 });
    rig.say('b', { roll: 1 });
    await own.settled();
    expect(changesOf(own)).toEqual([]);
  });

  test('a view shows what is in it, as it comes and goes, across the date line too', async () => {
    const rig = await liveRig(database);
    for (const device of ['here', 'there', 'hidden']) if (device !== 'hidden') rig.visible.add(device);
    rig.say('here', { longitude: 179.5, latitude: 10 });
    rig.say('there', { longitude: 0, latitude: 10 });
    rig.say('hidden', { longitude: 179.5, latitude: 10 });
    const own = await rig.open('/uavdata');
    own.ask({ view: { west: 179, south: 0, east: -179, north: 20 } });
    await expect
      .poll(
        () =>
          of<{ device: string }[]>(own, 'snapshots')
            .flat()
            .map(({ device }) => device),
        PATIENTLY,
      )
      .toEqual(['here']);
    rig.say('there', { longitude: -179.5, latitude: 10 });
    rig.say('here', { longitude: 100, latitude: 10 });
    await expect.poll(() => of(own, 'gone'), PATIENTLY).toEqual([['here']]);
    expect(
      of<{ device: string }[]>(own, 'snapshots')
        .flat()
        .map(({ device }) => device),
    ).toEqual(['here', 'there']);
    own.ask({ view: null });
    await expect.poll(() => of(own, 'gone'), PATIENTLY).toEqual([['here'], ['there']]);
  });

  test('a slow reader gets the latest of each value and is told, and nothing piles up', async () => {
    const rig = await liveRig(database);
    const devices = Array.from({ length: 400 }, (_, number) => `d${number}`);
    for (const device of devices) rig.visible.add(device);
    const own = await rig.open('/uavdata');
    own.ask({ subscribe: devices });
    await expect.poll(() => of(own, 'snapshots').flat(), PATIENTLY).toHaveLength(400);
    own.socket.pause();
    const ROUNDS = 150;
    for (let round = 1; round <= ROUNDS; round++) {
      for (const device of devices) rig.say(device, { missionItem: round, latitude: 1, longitude: 2, altitude: 3, roll: 4 });
      await new Promise((resolve) => setTimeout(resolve, 21));
    }
    own.socket.resume();
    await expect.poll(() => of<{ joined: number }>(own, 'slow').length, PATIENTLY).toBeGreaterThan(0);
    const latest = () => new Map(changesOf(own).map(({ device, state }) => [device, (state as { missionItem: number }).missionItem]));
    await expect.poll(() => new Set(latest().values()), PATIENTLY).toEqual(new Set([ROUNDS]));
    expect(latest().size).toBe(400);
    expect(changesOf(own).length).toBeLessThan((ROUNDS * 400) / 1.2);
    expect(own.socket.readyState).toBe(own.socket.OPEN);
  });

  test('a large fleet reaches a slow reader in portions, whole, and beyond the limit they are told', async () => {
    const rig = await liveRig(database);
    const devices = Array.from({ length: 5_200 }, (_, number) => `device-with-a-long-name-${number}`);
    for (const device of devices) rig.visible.add(device);
    for (const device of devices)
      rig.say(device, { latitude: 1, longitude: 2, altitude: 3, height: 4, roll: 5, pitch: 6, yaw: 7, batteryPercent: 8 });
    const own = await rig.open('/uavdata');
    own.socket.pause();
    for (let at = 0; at < devices.length; at += 1_000) own.ask({ subscribe: devices.slice(at, at + 1_000) });
    for (let round = 0; round < 30; round++) {
      rig.say(devices[0]!, { roll: round });
      await new Promise((resolve) => setTimeout(resolve, 21));
    }
    own.socket.resume();
    const told = () =>
      new Set(
        of<{ device: string }[]>(own, 'snapshots')
          .flat()
          .map(({ device }) => device),
      ).size;
    await expect.poll(told, PATIENTLY).toBe(5_000);
    expect(of(own, 'fault')).toEqual(['tooMany']);
    expect(own.socket.readyState).toBe(own.socket.OPEN);
  });

  test('tells when a device falls silent', async () => {
    const rig = await liveRig(database);
    rig.visible.add('a');
    const own = await rig.open('/uavdata');
    own.ask({ subscribe: ['a'] });
    await expect.poll(() => of(own, 'snapshots'), PATIENTLY).toHaveLength(1);
    const { enterpriseId } = rig;
    publish(rig.services.bus, 'device.heard', { enterpriseId, deviceId: 'a', online: false, flying: true, at: 5 });
    await expect.poll(() => of(own, 'links'), PATIENTLY).toEqual([[{ device: 'a', online: false, flying: true, at: 5 }]]);
  });

  test('nonsense is answered as such, and where no gateway runs nothing is online', async () => {
    const rig = await liveRig(database, { hasGateway: false });
    rig.visible.add('a');
    const own = await rig.open('/uavdata');
    for (const nonsense of [{ subscribe: [] }, { subscribe: [7] }, { view: { west: 999 } }, { subscribe: ['a'], extra: 1 }, []])
      own.ask(nonsense);
    own.ask({ subscribe: ['a'] });
    await expect.poll(() => of(own, 'snapshots'), PATIENTLY).toMatchObject([[{ device: 'a', online: false, state: {} }]]);
    expect(of(own, 'fault')).toEqual(['ask', 'ask', 'ask', 'ask', 'ask']);
  });
});

describe('/websocket/info and /websocket/flightlog', () => {
  test('share the news of the devices one may see', async () => {
    const rig = await liveRig(database);
    rig.visible.add('a');
    await database.db.update(user).set({ language: 'en' }).where(eq(user.id, rig.userId));
    const [info, flightLog] = [await rig.open('/websocket/info'), await rig.open('/websocket/flightlog')];
    await Promise.all([info.settled(), flightLog.settled()]);
    await expect
      .poll(() => (rig.happen('a', { kind: 'alarm', fault: 'batteryLow', isOn: true }), info.said.at(-1)), PATIENTLY)
      .toMatchObject({ device: 'a', text: 'There is a class 3 fault in UAV a, please deal with it as soon as possible' });
    rig.happen('b', { kind: 'alarm', fault: 'link', isOn: true });
    rig.happen('b', { kind: 'tookOff' });
    rig.happen('a', { kind: 'tookOff' });
    rig.happen('a', { kind: 'statusText', severity: 'warning', text: 'hello' });
    await expect
      .poll(() => info.said.at(-1), PATIENTLY)
      .toEqual({ device: 'a', name: 'UAV a', at: 1, event: { kind: 'statusText', severity: 'warning', text: 'hello' } });
    await flightLog.settled();
    expect(flightLog.said.filter(({ device }) => device)).toMatchObject([{ device: 'a', event: { kind: 'tookOff' } }]);
    expect(info.said.filter(({ device }) => device === 'b')).toEqual([]);
    rig.visible.delete('a');
    deviceChanged(rig, 'a');
    const heard = info.said.length;
    await info.settled();
    rig.happen('a', { kind: 'statusText', severity: 'warning', text: 'secret' });
    await info.settled();
    expect(JSON.stringify(info.said.slice(heard))).not.toContain('secret');
  });

  test('a listener who is too slow is told how much was left out, and then what is wrong now', async () => {
    const rig = await liveRig(database);
    rig.visible.add('a');
    const stillOn = { enterpriseId: rig.enterpriseId, deviceId: 'a', name: 'UAV a', at: 1 };
    answerForGateway(rig.services.bus, 'gateway.alarms', () => [{ ...stillOn, event: { kind: 'alarm', fault: 'link', isOn: true } }]);
    const info = await rig.open('/websocket/info');
    await expect.poll(() => info.said.filter(({ device }) => device), PATIENTLY).toHaveLength(1);
    info.socket.pause();
    const text = 'a word of an aircraft '.repeat(100);
    const COUNT = 5_000;
    for (let number = 0; number < COUNT; number++) {
      rig.happen('a', { kind: 'statusText', severity: 'info', text });
      if (number % 50 === 0) await new Promise(setImmediate);
    }
    info.socket.resume();
    await expect.poll(() => of<{ missed: number }>(info, 'slow'), PATIENTLY).toHaveLength(1);
    const [{ missed } = { missed: 0 }] = of<{ missed: number }>(info, 'slow');
    const texts = () => info.said.filter((message) => (message['event'] as { kind: string } | undefined)?.kind === 'statusText').length;
    expect(texts() + missed).toBe(COUNT);
    await expect.poll(() => info.said.at(-1), PATIENTLY).toMatchObject({ device: 'a', event: { kind: 'alarm', fault: 'link' } });
    rig.happen('a', { kind: 'statusText', severity: 'info', text: 'the next one' });
    await expect.poll(() => info.said.at(-1), PATIENTLY).toMatchObject({ event: { text: 'the next one' } });
  });

  test('begin with what is wrong already, as far as one may see it', async () => {
    const rig = await liveRig(database);
    rig.visible.add('a');
    const news = (deviceId: string) => ({
      enterpriseId: rig.enterpriseId,
      deviceId,
      name: `UAV ${deviceId}`,
      at: 1,
      event: { kind: 'alarm', fault: 'zone', isOn: true, about: 'Airport' } as const,
    });
    answerForGateway(rig.services.bus, 'gateway.alarms', () => [news('a'), news('b')]);
    const [info, flightLog] = [await rig.open('/websocket/info'), await rig.open('/websocket/flightlog')];
    await expect
      .poll(() => info.said.filter(({ device }) => device), PATIENTLY)
      .toMatchObject([{ device: 'a', event: { fault: 'zone', about: 'Airport' }, text: expect.any(String) as string }]);
    await flightLog.settled();
    expect(flightLog.said.filter(({ device }) => device)).toEqual([]);
  });
});

test.each(['/uavdata', '/websocket/param'])('on %s nothing is done any more for a session that merely ran out', async (path) => {
  const clock = manualClock(new Date());
  const rig = await liveRig(database, { clock });
  rig.visible.add('a');
  const own = await rig.open(path);
  await own.settled();
  const before = own.said.length;
  await database.db
    .update(session)
    .set({ expiresAt: new Date(0) })
    .where(eq(session.id, rig.sessionId));
  clock.advance(1_000);
  own.ask({ subscribe: ['a'] });
  expect(await own.closed).toBe(4401);
  expect(own.said.slice(before)).toEqual([{ code: 1000 }]);
});

test.each(['/uavdata', '/websocket/info', '/websocket/flightlog'])('%s ends with the session', async (path) => {
  const rig = await liveRig(database);
  const own = await rig.open(path);
  await own.settled();
  publish(rig.services.bus, 'session.ended', { userId: rig.userId, sessionIds: [rig.sessionId] });
  expect(await own.closed).toBe(4401);
  expect(own.said.at(-1)).toEqual({ code: 1000 });
});
