import { LEASE_MS } from '@skyhelm/core/vehicle/lease';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { subscribe, type Events } from '../../platform/bus/subjects.ts';
import { testDatabase } from '../../testing/postgres.ts';
import type { Database } from '../../platform/db/database.ts';
import { controlRoom, type ControlRoom, type Desk, type Loss } from './control-room.ts';
import type { Pilot } from './pilot.ts';

/** Two servers that hear each other, each with a clock of its own. */
let database: Database;
let rooms: ControlRoom[];
let lost: [room: number, Loss][];
let changes: Events['device.control'][];
let now: number;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(() => {
  const bus = memoryBus();
  now = 0;
  [lost, changes] = [[], []];
  const clock = { now: () => new Date(1_700_000_000_000) };
  rooms = [0, 5_000].map((ahead, index) =>
    controlRoom(
      { bus, clock },
      () => now + ahead,
      (_, __, loss) => void lost.push([index, loss]),
    ),
  );
  subscribe(bus, 'device.control', (one) => void changes.push(one));
});

const pilot = (name: string): Pilot => ({ userId: name, sessionId: name, actor: { name } as Pilot['actor'] });
const [ann, bob] = [pilot('ann'), pilot('bob')];
const device = { deviceId: '01a1e835-3853-79fe-9b54-b8c1df94008c', enterpriseId: 'e', name: 'Falcon' };
const desks = (): Promise<Desk[]> => Promise.all(rooms.map((room) => room.desk(database.db, device)));

/** As the call does it, once it is safe on disk. */
function act(at: number, desk: Desk, kind: 'take' | 'takeBack' | 'ask' | 'handOver' | 'release', who: Pilot): string {
  const done = rooms[at]!.change(desk, { kind, who });
  if ('code' in done) return done.code;
  done.keep();
  rooms[at]!.tell(desk, kind === 'ask' ? 'asked' : 'taken');
  return 'done';
}

const heard = () => new Promise((resolve) => setImmediate(resolve));
const holders = (all: Desk[]) => all.map((desk, at) => rooms[at]!.leaseOf(desk).holder?.userId);

test('who has the controls at one server has them at every server, and nobody else takes them', async () => {
  const [a, b] = (await desks()) as [Desk, Desk];
  expect(act(0, a, 'take', ann)).toBe('done');
  await heard();
  expect(holders([a, b])).toEqual(['ann', 'ann']);
  expect(act(1, b, 'take', bob)).toBe('control.held');
  expect(rooms[1]!.holdsNow(b, ann)).toBe(true);
  expect(b.lease.token).toBe(a.lease.token);
});

test('they are asked for, handed over and taken back across servers', async () => {
  const [a, b] = (await desks()) as [Desk, Desk];
  act(0, a, 'take', ann);
  await heard();
  expect(act(1, b, 'ask', bob)).toBe('done');
  await heard();
  expect(act(0, a, 'handOver', ann)).toBe('done');
  await heard();
  expect(holders([a, b])).toEqual(['bob', 'bob']);
  expect(act(1, b, 'takeBack', ann)).toBe('done');
  await heard();
  expect(holders([a, b])).toEqual(['ann', 'ann']);
  expect(a.lease.token).toBe(b.lease.token);
});

test('where two servers give them away at the same moment nobody has them', async () => {
  const [a, b] = (await desks()) as [Desk, Desk];
  act(0, a, 'take', ann);
  act(1, b, 'take', bob);
  const token = a.lease.token;
  await heard();
  expect(holders([a, b])).toEqual([undefined, undefined]);
  expect(Math.min(a.lease.token, b.lease.token)).toBeGreaterThan(token);
});

test('a loss is written down by the server that gave them, once', async () => {
  const [a, b] = (await desks()) as [Desk, Desk];
  act(0, a, 'take', ann);
  await heard();
  now += LEASE_MS;
  for (const room of rooms.toReversed()) room.expire();
  await heard();
  expect(lost).toEqual([[0, 'expired']]);
  expect(holders([a, b])).toEqual([undefined, undefined]);
});

test('a server that missed the renewals takes nothing from the one that has them, and hears of it again', async () => {
  const [a, b] = (await desks()) as [Desk, Desk];
  act(0, a, 'take', ann);
  await heard();
  rooms[0]!.renew(a, ann);
  now += LEASE_MS - 1;
  rooms[0]!.renew(a, ann);
  now += 1;
  rooms[1]!.expire();
  await heard();
  expect(holders([a, b])).toEqual(['ann', undefined]);
  rooms[0]!.tellHeld(a);
  await heard();
  expect(holders([a, b])).toEqual(['ann', 'ann']);
  expect(lost).toEqual([]);
});
