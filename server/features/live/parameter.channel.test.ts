import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOfParameters, tellOfParameters, type ParameterNews, type ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Database } from '../../platform/db/database.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { liveRig, type LiveRig } from './live-testing.ts';
import type { Listening } from '../../testing/listening.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
const STATUS = { online: true, isCurrent: true, loadedAt: 5, missing: 0, loading: null, fault: null };
const ALT: Parameter = { name: 'RTL_ALT', type: 'f32', value: 15 };

let database: Database;
let rig: LiveRig;
let snapshot: ParameterSnapshot;
let answer: () => Promise<ParameterSnapshot>;
let seq: number;

beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  rig = await liveRig(database);
  rig.visible.add('a').add('b');
  [seq, snapshot] = [1, { ...STATUS, seq: 1, model: null, parameters: [ALT] }];
  answer = async () => snapshot;
  answerOfParameters(rig.services.bus, 'gateway.parameters', () => answer());
});

const tell = (deviceId: string, news: Partial<ParameterNews>) =>
  tellOfParameters(rig.services.bus, { ...STATUS, seq: ++seq, deviceId, at: 7, changes: [], written: [], ...news });
const of = <T>({ said }: Listening, key: string) => said.flatMap((message) => (key in message ? (message[key] as T[]) : []));

async function following(...devices: string[]): Promise<Listening> {
  const own = await rig.open('/websocket/param');
  own.ask({ subscribe: devices });
  await expect.poll(() => of(own, 'snapshots'), PATIENTLY).toHaveLength(devices.length);
  return own;
}

test('all of them come first, then what changes, how far a list is and what became of writes', async () => {
  const own = await following('a');
  expect(of(own, 'snapshots')).toEqual([{ device: 'a', status: STATUS, parameters: [ALT] }]);
  tell('b', { changes: [ALT] });
  tell('a', { loading: { done: 3, total: 9 } });
  tell('a', { changes: [{ ...ALT, value: 20 }], written: [{ name: 'RTL_ALT', result: 'written', value: 20 }] });
  await expect.poll(() => of(own, 'changes'), PATIENTLY).toHaveLength(2);
  expect(of(own, 'changes')).toEqual([
    { device: 'a', at: 7, status: { ...STATUS, loading: { done: 3, total: 9 } }, parameters: [], written: [] },
    {
      device: 'a',
      at: 7,
      status: STATUS,
      parameters: [{ ...ALT, value: 20 }],
      written: [{ name: 'RTL_ALT', result: 'written', value: 20 }],
    },
  ]);
  own.ask({ unsubscribe: ['a'] });
  await expect.poll(() => of(own, 'gone'), PATIENTLY).toEqual(['a']);
  tell('a', { changes: [ALT] });
  await own.settled();
  expect(of(own, 'changes')).toHaveLength(2);
});

test('what is heard while the snapshot is on its way comes after it, and only if it is newer', async () => {
  let arrive: ((one: ParameterSnapshot) => void) | undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  const own = await rig.open('/websocket/param');
  own.ask({ subscribe: ['a'] });
  await expect.poll(() => arrive, PATIENTLY).toBeDefined();
  tell('a', { seq: 2, changes: [{ ...ALT, value: 1 }] });
  tell('a', { seq: 3, changes: [{ ...ALT, value: 2 }] });
  await own.settled();
  expect(of(own, 'changes')).toEqual([]);
  arrive!({ ...snapshot, seq: 2 });
  await expect.poll(() => of(own, 'changes'), PATIENTLY).toMatchObject([{ parameters: [{ value: 2 }] }]);
  expect(own.said.findIndex((message) => 'snapshots' in message)).toBeLessThan(own.said.findIndex((message) => 'changes' in message));
});

test('a device that is not for this reader does not exist, and is gone once it is not any more', async () => {
  const own = await following('a');
  own.ask({ subscribe: ['secret'] });
  await expect.poll(() => of(own, 'refused'), PATIENTLY).toEqual(['secret']);
  rig.visible.delete('a');
  publish(rig.services.bus, 'device.changed', { enterpriseId: rig.enterpriseId, deviceId: 'a', hardwareId: null });
  await expect.poll(() => of(own, 'gone'), PATIENTLY).toEqual(['a']);
  tell('a', { changes: [ALT] });
  await own.settled();
  expect(of(own, 'changes')).toEqual([]);
});

test('nonsense and too much are said so, and change nothing', async () => {
  const own = await following('a');
  own.ask({ subscribe: 'a' });
  const many = Array.from({ length: 20 }, (_, at) => `d${at}`);
  for (const device of many) rig.visible.add(device);
  publish(rig.services.bus, 'principal.changed', { userId: rig.userId });
  await expect.poll(() => own.said.some(({ code }) => code === 3), PATIENTLY).toBe(true);
  own.ask({ subscribe: many });
  await expect.poll(() => own.said.flatMap(({ fault }) => fault ?? []), PATIENTLY).toEqual(['ask', 'tooMany']);
  tell('a', { changes: [ALT] });
  await expect.poll(() => of(own, 'changes'), PATIENTLY).toHaveLength(1);
});

test('a reader who is too slow gets the latest of each value, and is told', async () => {
  const own = await following('a');
  own.socket.pause();
  const large = Array.from({ length: 2_000 }, (_, at): Parameter => ({ name: `P${at}`, type: 'f32', value: 0 }));
  for (let round = 1; round <= 200; round++) {
    tell('a', {
      changes: large.map((one) => ({ ...one, value: round })),
      written: [{ name: `P${round % 2}`, result: 'written', value: round }],
    });
    await new Promise(setImmediate);
  }
  own.socket.resume();
  await expect.poll(() => own.said.some((message) => 'slow' in message), PATIENTLY).toBe(true);
  const changes = of<{ parameters: Parameter[]; written: object[] }>(own, 'changes');
  expect(changes.length).toBeLessThan(200);
  expect(changes.at(-1)!.parameters[0]!.value).toBe(200);
  expect(changes.at(-1)!.written).toHaveLength(2);
});
