import { bindDevice, setSigningKey } from '@skyhelm/contract/device-binding';
import { shareDevice } from '@skyhelm/contract/device-share';
import { addDevice, changeDeviceState } from '@skyhelm/contract/device';
import type { Envelope } from '@skyhelm/contract/envelope';
import type { DeviceId, UserId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { getSimulator, setSimulator, startSimulator, stopSimulator } from '@skyhelm/contract/simulator';
import { simulatedHardwareId } from '@skyhelm/core/device/simulated';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { serve, subscribe, type SimulatorFlown } from '../../platform/bus/subjects.ts';
import { manualClock, type ManualClock } from '../../platform/clock/clock.ts';
import type { DatabaseJobs } from '../../platform/jobs/database-jobs.ts';
import { testApp, type CallOptions, type TestApp } from '../../testing/app.ts';
import { codeOf, peopleOf, type Person } from '../../testing/people.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { handleTimeOver, openHangar } from './index.ts';

const FLYING: Permission[] = ['device:query', 'device:simulate'];
const HARBOUR = { longitude: 131.9065, latitude: 43.1737, altitude: 24, address: 'Vladivostok, Russia' };

let app: TestApp;
let clock: ManualClock;
let admin: { token: string };
const who = {} as Record<'owner' | 'guest' | 'stranger', Person>;

beforeAll(async () => {
  clock = manualClock();
  app = await testApp({ clock, config: { simulatorsMax: 3, simulatorsPerEnterprise: 2 } });
  handleTimeOver(app.services);
  admin = { token: app.main.token };
  const people = await peopleOf(app);
  const role = await people.role('Flying', { permissions: FLYING, dataScope: 'self' });
  for (const name of ['owner', 'guest', 'stranger'] as const) who[name] = await people.person(name, [role]);
});

let added = 0;
const add = async (name: string, type: 'uav' | 'simulator' = 'simulator', as: CallOptions = admin, ownerId?: UserId): Promise<DeviceId> =>
  (await app.done(addDevice, { name, sn: `SIM-${++added}`, type, ownerId }, as)).id;
const read = (id: DeviceId, as: CallOptions = admin) => app.done(getSimulator, { id }, as);
const start = (id: DeviceId, as: CallOptions = admin, minutes = 5): Promise<Envelope> => app.call(startSimulator, { id, minutes }, as);
const stop = (id: DeviceId, as: CallOptions = admin): Promise<Envelope> => app.call(stopSimulator, { id }, as);

/** The program and its link, as the test plays them; how often it was asked for. */
function hangar(answer: () => SimulatorFlown | Promise<SimulatorFlown> = () => 'heard'): { asked: DeviceId[] } {
  const asked: DeviceId[] = [];
  const end = serve(app.services.bus, 'simulator.fly', ({ deviceId }) => {
    asked.push(deviceId as DeviceId);
    return answer();
  });
  onTestFinished(serve(app.services.bus, 'simulator.open', () => true as const));
  onTestFinished(end);
  return { asked };
}

async function ready(name: string, ownerId = who.owner.id): Promise<DeviceId> {
  const id = await add(name, 'simulator', admin, ownerId);
  await app.done(setSimulator, { id, version: 0, ...HARBOUR }, admin);
  onTestFinished(async () => void (await stop(id)));
  return id;
}

test('an initial position is asked for field by field, saved whole or not at all, and never over somebody else’s', async () => {
  const id = await add('Fields');
  expect(await read(id)).toMatchObject({ version: 0, settings: null, running: null, heard: null, device: { name: 'Fields' } });
  const refused = async (form: object) => {
    const answer = await app.call(setSimulator, { id, version: 0, ...form } as never, admin);
    return answer.state === 0 && answer.issues?.map(({ path, mes }) => `${path}: ${mes}`);
  };
  expect(await refused({})).toEqual([
    'longitude: Please enter longitude',
    'latitude: Please enter latitude',
    'altitude: Please enter altitude',
    'address: Please enter the address',
  ]);
  expect(await refused({ ...HARBOUR, longitude: 181, latitude: 'north', altitude: 10_000, windSpeed: 21 })).toEqual([
    'longitude: Longitude format error: a number from -180 to 180',
    'latitude: Latitude format error: a number from -90 to 90',
    "altitude: The altitude exceeds the system's maximum altitude of 9999",
    'windSpeed: Must not be greater than 20',
  ]);
  expect(codeOf(await start(id))).toBe('simulator.noPosition');
  expect(await app.done(setSimulator, { id, version: 0, ...HARBOUR }, admin)).toEqual({ version: 1 });
  const stale = await app.call(setSimulator, { id, version: 0, ...HARBOUR, address: 'Elsewhere' }, admin);
  expect([codeOf(stale), stale.state === 0 && stale.data]).toMatchObject(['record.stale', { version: 1, settings: HARBOUR }]);
  expect((await read(id)).settings).toEqual({ ...HARBOUR, craft: 'multirotorArdupilot', windSpeed: 0, patrols: false });
});

test('other types are no simulators', async () => {
  const id = await add('Plain', 'uav');
  const answers = [
    await app.call(getSimulator, { id }, admin),
    await app.call(setSimulator, { id, version: 0, ...HARBOUR }, admin),
    await start(id),
  ];
  expect(answers.map(codeOf)).toEqual(Array(3).fill('simulator.otherType'));
});

test('it starts for so many minutes, is bound to its own aircraft, and stops', async () => {
  const { asked } = hangar();
  const id = await ready('Whole');
  expect(codeOf(await start(id))).toBe('done');
  expect(asked).toEqual([id]);
  const running = await read(id);
  expect(running).toMatchObject({
    running: { startedBy: 'admin', remainingMinutes: 5, remainingSeconds: 300 },
    device: { hardwareId: simulatedHardwareId(id) },
  });
  clock.advance(61_000);
  expect((await read(id)).running).toMatchObject({ remainingMinutes: 4 });
  expect(codeOf(await start(id))).toBe('simulator.running');
  expect(codeOf(await app.call(setSimulator, { id, version: 1, ...HARBOUR }, admin))).toBe('simulator.running');
  expect(codeOf(await stop(id))).toBe('done');
  expect((await read(id)).running).toBeNull();
  expect(codeOf(await stop(id))).toBe('simulator.notRunning');
  const { rows } = await app.services.database.pool.query<{ operation: string }>(
    'select operation from operation_log where target_id = $1 order by seq',
    [id],
  );
  expect(rows.map(({ operation }) => operation)).toEqual([
    'device.added',
    'simulator.edited',
    'device.bound',
    'simulator.started',
    'simulator.stopped',
  ]);
});

test('an aircraft that nobody hears is refused in the specification’s words, and nothing runs', async () => {
  hangar(() => 'silent');
  const id = await ready('Silent');
  expect(await start(id)).toMatchObject({ code: 'simulator.timeout', mes: 'Simulate drone timeout' });
  expect((await read(id)).running).toBeNull();
});

test('where no aircraft are listened for it says so', async () => {
  const deaf = await openHangar(app.services, undefined);
  onTestFinished(() => deaf.close());
  expect(codeOf(await start(await ready('Deaf')))).toBe('simulator.noGateway');
});

test('of two starts at once one wins; the same submit doubled in flight is one start', async () => {
  let hear: (flown: SimulatorFlown) => void = () => undefined;
  const heard = new Promise<SimulatorFlown>((resolve) => (hear = resolve));
  hangar(() => heard);
  const settled: string[] = [];
  onTestFinished(subscribe(app.services.bus, 'simulator.settled', ({ deviceId }) => void settled.push(deviceId)));
  const [contested, doubled] = [await ready('Contested'), await ready('Doubled')];
  const submit = { ...admin, headers: { 'idempotency-key': 'doubled-start' } };
  const starts = [start(contested), start(contested)];
  hear('heard');
  const [one, other] = await Promise.all(starts);
  // Not beside those before: while both of them are tried there is no room for a third.
  const [first, second] = await Promise.all([start(doubled, submit), start(doubled, submit)]);
  expect([one!, other!].map(codeOf).sort()).toEqual(['done', 'simulator.running']);
  expect([codeOf(first), second]).toEqual(['done', first]);
  // Whoever lost says so too: what flies is brought in line with what is on record.
  expect(settled.filter((id) => id === contested)).toHaveLength(2);
});

test('no more than the enterprise and the installation are allowed', async () => {
  hangar();
  const [one, two, three] = [await ready('One'), await ready('Two'), await ready('Three')];
  expect([await start(one), await start(two)].map(codeOf)).toEqual(['done', 'done']);
  expect(await start(three)).toMatchObject({ code: 'simulator.tooManyHere', mes: expect.stringContaining('2') as string });
  const others = { token: app.other.token };
  const ids = [await add('Four', 'simulator', others), await add('Five', 'simulator', others)];
  for (const id of ids) await app.done(setSimulator, { id, version: 0, ...HARBOUR }, others);
  expect([await start(ids[0]!, others), await start(ids[1]!, others)].map(codeOf)).toEqual(['done', 'simulator.tooMany']);
  await stop(ids[0]!, others);
  // One whose time is over counts no longer, noted or not.
  clock.advance(5 * 60_000);
  expect(codeOf(await start(three))).toBe('done');
});

test('starts at once do not fly more than are allowed, not even while they wait to be heard', async () => {
  let hear: (flown: SimulatorFlown) => void = () => undefined;
  const heard = new Promise<SimulatorFlown>((resolve) => (hear = resolve));
  const { asked } = hangar(() => heard);
  const ids = [await ready('Sixth'), await ready('Seventh'), await ready('Eighth'), await ready('Ninth')];
  const answered: string[] = [];
  const starts = ids.map(async (id) => {
    const answer = await start(id);
    answered.push(codeOf(answer));
    return answer;
  });
  const answers = Promise.all(starts);
  // Both before the others are over: whoever came later would find room again.
  await expect.poll(() => answered).toEqual(['simulator.tooManyHere', 'simulator.tooManyHere']);
  await expect.poll(() => asked.length).toBe(2);
  hear('silent');
  expect((await answers).map(codeOf).sort()).toEqual([
    'simulator.timeout',
    'simulator.timeout',
    'simulator.tooManyHere',
    'simulator.tooManyHere',
  ]);
  expect(asked).toHaveLength(2);
  // What came to nothing counts no longer.
  expect(codeOf(await start(ids[0]!))).toBe('simulator.timeout');
});

test('a personal account flies one at a time, also of several starts at once, and is told which one to stop', async () => {
  hangar();
  const { db } = app.services.database;
  await db.update(enterprise).set({ kind: 'personal' }).where(eq(enterprise.id, app.other.enterpriseId));
  const others = { token: app.other.token };
  const ids = [await add('Mine', 'simulator', others), await add('Spare', 'simulator', others)];
  for (const id of ids) await app.done(setSimulator, { id, version: 0, ...HARBOUR }, others);
  const codes = (await Promise.all(ids.map((id) => start(id, others)))).map(codeOf);
  expect(codes.toSorted()).toEqual(['done', 'simulator.onePersonal']);
  const [running, idle] = codes[0] === 'done' ? [ids[0]!, ids[1]!] : [ids[1]!, ids[0]!];
  expect(codeOf(await start(idle, others))).toBe('simulator.onePersonal');
  expect(await read(idle, others)).toMatchObject({ running: null, stopFirst: running === ids[0] ? 'Mine' : 'Spare' });
  expect((await read(running, others)).stopFirst).toBeNull();
  await stop(running, others);
  expect((await read(idle, others)).stopFirst).toBeNull();
  expect(codeOf(await start(idle, others))).toBe('done');
  await stop(idle, others);
  await db.update(enterprise).set({ kind: 'enterprise' }).where(eq(enterprise.id, app.other.enterpriseId));
});

test('whoever flies it starts it; who was lent it to look at does not; for others it is not there', async () => {
  hangar();
  const id = await ready('Lent');
  await app.done(shareDevice, { id, userName: 'guest', mayFly: false }, admin);
  expect(await read(id, who.guest)).toMatchObject({ device: { may: { fly: false } } });
  const tries = [
    await start(id, who.guest),
    await app.call(setSimulator, { id, version: 1, ...HARBOUR }, who.guest),
    await start(id, who.stranger),
  ];
  expect(tries.map(codeOf)).toEqual(['request.forbidden', 'request.forbidden', 'record.notFound']);
  expect(codeOf(await app.call(getSimulator, { id }, who.stranger))).toBe('record.notFound');
  expect(codeOf(await start(id, who.owner))).toBe('done');
  expect(codeOf(await stop(id, who.guest))).toBe('request.forbidden');
});

test('one that is bound to another vehicle, signs, or is under repair is not flown', async () => {
  hangar();
  const [bound, signing, broken] = [await ready('Bound'), await ready('Signing'), await ready('Broken')];
  await app.done(setSigningKey, { id: signing }, admin);
  await app.done(bindDevice, { id: bound, hardwareId: 'a1b2c3d4e5f60718' }, admin);
  await app.done(changeDeviceState, { id: broken, action: 'use' }, admin);
  await app.done(changeDeviceState, { id: broken, action: 'repair' }, admin);
  const answers = [await start(bound), await start(signing), await start(broken)];
  expect(answers.map(codeOf)).toEqual(['simulator.boundElsewhere', 'simulator.signed', 'simulator.notOperable']);
});

test('when its time is over it is ended once, and its owner and whoever started it are told', async () => {
  hangar();
  const id = await ready('Over');
  const settled: string[] = [];
  onTestFinished(subscribe(app.services.bus, 'simulator.settled', ({ deviceId }) => void settled.push(deviceId)));
  expect(codeOf(await start(id))).toBe('done');
  const jobs = app.services.jobs as DatabaseJobs;
  clock.advance(4 * 60_000);
  await jobs.runDue();
  expect((await read(id)).running).toMatchObject({ remainingMinutes: 1 });
  clock.advance(60_000);
  expect((await read(id)).running).toBeNull();
  settled.length = 0;
  await jobs.runDue();
  expect(settled).toEqual([id]);
  const told = async (as: CallOptions) => (await app.done(getMessages, {}, as)).rows.filter(({ kind }) => kind === 'deviceSimulationOver');
  const sentence = 'The time of the simulator “Over” has run out: it was stopped.';
  for (const as of [admin, who.owner]) expect((await told(as)).map(({ text }) => text)).toContain(sentence);
  expect(await told(who.guest)).toEqual([]);
  expect(codeOf(await stop(id))).toBe('simulator.notRunning');
});
