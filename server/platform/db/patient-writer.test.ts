import { DatabaseError } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patientWriter } from './patient-writer.ts';

const said: string[] = [];
const log = {
  error: (_: unknown, text?: string) => void said.push(text ?? ''),
  info: (_: unknown, text?: string) => void said.push(text ?? ''),
};
let isAway: boolean;
let written: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [isAway, written, said.length] = [false, [], 0];
});
afterEach(() => void vi.useRealTimers());

const write = (what: string) => async () => {
  if (isAway) throw new Error('connection refused');
  written.push(what);
};

test('what cannot be written now is written when the database is back, in order, and said once', async () => {
  const writer = patientWriter(log, 'a course');
  isAway = true;
  await Promise.all(['sent', 'accepted', 'done'].map((step) => writer.write('one', write(step))));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(written).toEqual(['sent', 'accepted', 'done']);
  expect(said).toEqual(['a course: cannot be written', 'a course: written after all']);
});

test('nobody waits for the matter of somebody else, and nobody waits for ever', async () => {
  const writer = patientWriter(log, 'a course');
  await writer.write('stuck', () => Promise.reject(new Error('connection refused')));
  await writer.write('stuck', write('never'));
  await writer.write('free', write('free'));
  expect(written).toEqual(['free']);
});

test('what the database will never take is given up, and does not keep the rest', async () => {
  const writer = patientWriter(log, 'a course');
  const refusal = Object.assign(new DatabaseError('no such value', 0, 'error'), { code: '22P02' });
  void writer.write('one', () => Promise.reject(new Error('failed query', { cause: refusal })));
  await writer.write('one', write('next'));
  expect(written).toEqual(['next']);
});

test('tries become rarer', async () => {
  const writer = patientWriter(log, 'a course');
  let tries = 0;
  await writer.write('one', async () => {
    tries++;
    throw new Error('connection refused');
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeLessThan(15);
});
