import type { PlanKind } from '@skyhelm/core/vehicle/plan-item';
import type { TransferEnd, TransferFault } from '@skyhelm/core/vehicle/transfer';
import { beforeEach, expect, test } from 'vitest';
import { boardReader, type BoardReader } from './board-reader.ts';
import type { Contact } from './contact.ts';
import type { TransferListener } from './plan-hands.ts';
import { noRecorder } from './testing/no-recorder.ts';
import { newSession, type Session } from './session.ts';

const CIRCLE = { shape: 'circle', keep: 'in', centre: { latitude: 1, longitude: 2 }, radius: 50 } as const;
const READ: TransferEnd = { outcome: 'done', plan: { kind: 'fence', areas: [CIRCLE], returnPoint: null } };
const SILENCE: TransferEnd = { outcome: 'failed', fault: 'silence', isPlanUnknown: false };

let now: number;
let sessions: Map<string, Session>;
let busy: Set<string>;
let reading: Map<string, (end: TransferEnd) => void>;
let asked: string[];
let refusal: TransferFault | undefined;
let reader: BoardReader;

function contactOf(id: string): Contact {
  const ask = (what: string, { ended }: TransferListener) => {
    asked.push(what);
    if (!refusal) reading.set(id, ended);
    return refusal;
  };
  const cancel = () => {
    tellEnd(id, { outcome: 'cancelled', isPlanUnknown: false });
    return true;
  };
  const fences = { read: (listener: TransferListener) => ask(id, listener), cancel };
  const plans = { read: (kind: PlanKind, listener: TransferListener) => ask(`${kind} of ${id}`, listener), cancel };
  return { hands: { fences, plans } } as unknown as Contact;
}

function tellEnd(id: string, end: TransferEnd): void {
  const ended = reading.get(id)!;
  reading.delete(id);
  ended(end);
}

function join(id: string): Session {
  const session = newSession(
    { id, enterpriseId: 'e', name: id, sn: id, signingKey: undefined },
    { kind: 'multirotor', autopilot: 'px4' },
    noRecorder,
  );
  session.isOnline = true;
  session.rally = [];
  sessions.set(id, session);
  return session;
}

function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    now += 1_000;
    reader.tick();
  }
}

beforeEach(() => {
  now = 0;
  sessions = new Map();
  busy = new Set();
  reading = new Map();
  asked = [];
  refusal = undefined;
  const seat = (id: string) => ({ session: sessions.get(id)!, hardwareId: id, contacts: new Set<Contact>(), primary: contactOf(id) });
  reader = boardReader(
    { sessions: () => sessions.values(), seat },
    (id) => busy.has(id),
    () => now,
  );
  reader.tick();
});

test('a vehicle is asked once, some time after it came', () => {
  const session = join('a');
  pass(10);
  expect(asked).toEqual([]);
  pass(10);
  expect(asked).toEqual(['a']);
  tellEnd('a', READ);
  expect(session.fence).toMatchObject({ within: [{ kind: 'circle', radius: 50 }], outside: [] });
  pass(10_000);
  expect(asked).toEqual(['a']);
});

test('one whose fence is known, or that is not there, is not asked', () => {
  join('known').fence = { within: [], outside: [] };
  join('away').isOnline = false;
  pass(100);
  expect(asked).toEqual([]);
});

test('whoever wants something of it comes first, and the question is asked later', () => {
  join('a');
  busy.add('a');
  pass(60);
  expect(asked).toEqual([]);
  busy.delete('a');
  pass(20);
  expect(asked).toEqual(['a']);
  reader.giveWay('a');
  expect(reading.size).toBe(0);
  pass(10);
  expect(asked).toHaveLength(1);
  pass(10);
  expect(asked).toHaveLength(2);
});

test('one that does not answer is asked ever more rarely', () => {
  join('a');
  for (let minute = 0; minute < 24 * 60; minute++) {
    pass(60);
    if (reading.has('a')) tellEnd('a', SILENCE);
  }
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.length).toBeLessThan(40);
});

test('one that knows no fences is let alone', () => {
  join('a');
  refusal = 'unsupported';
  pass(600);
  expect(asked.length).toBeLessThan(6);
});

test('of a whole fleet a few are asked at a time', () => {
  for (let number = 0; number < 50; number++) join(`v${number}`);
  pass(20);
  expect(reading.size).toBe(4);
  while (reading.size > 0) {
    tellEnd([...reading.keys()][0]!, READ);
    pass(1);
    expect(reading.size).toBeLessThanOrEqual(4);
  }
  expect(new Set(asked).size).toBe(50);
});

test('its rally points are asked for once its fence is known, and by themselves where that cannot be read', () => {
  const points = [{ latitude: 1, longitude: 2, altitude: 30 }];
  const session = join('a');
  session.rally = undefined;
  pass(20);
  expect(asked, 'one thing at a time').toEqual(['a']);
  tellEnd('a', READ);
  pass(1);
  expect(asked).toEqual(['a', 'rally of a']);
  tellEnd('a', { outcome: 'done', plan: { kind: 'rally', points } });
  expect(session.rally).toEqual(points);
  pass(10_000);
  expect(asked).toHaveLength(2);

  join('b').rally = undefined;
  pass(20);
  tellEnd('b', SILENCE);
  pass(1);
  expect(asked.at(-1)).toBe('rally of b');
  reader.giveWay('b');
  expect(reading.size).toBe(0);
});

test('the mission that it has on board is told at once, never to the harm of whoever wants something of it', async () => {
  join('a').fence = { within: [], outside: [] };
  const told = reader.readMission('a');
  expect(asked).toEqual(['mission of a']);
  expect(await reader.readMission('a'), 'one question at a time').toEqual({ fault: 'busy' });
  tellEnd('a', { outcome: 'done', plan: { kind: 'mission', items: [] } });
  expect(await told).toEqual({ items: [] });

  const left = reader.readMission('a');
  reader.giveWay('a');
  expect(await left).toEqual({ fault: 'busy' });
  const silent = reader.readMission('a');
  tellEnd('a', SILENCE);
  expect(await silent).toEqual({ fault: 'silence' });
  busy.add('a');
  expect(await reader.readMission('a')).toEqual({ fault: 'busy' });
  expect(asked).toHaveLength(3);
});
