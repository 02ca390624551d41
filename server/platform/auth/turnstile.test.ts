import { expect, test } from 'vitest';
import { turnstile } from './turnstile.ts';

test('so many at a time, in the order they came; who finds no room is turned away', async () => {
  const enter = turnstile(2, 3);
  const running: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<void>((done) => running.push(done));
  };
  const all = [0, 1, 2, 3, 4].map((number) => enter(work(number)));
  await expect(enter(work(5))).rejects.toMatchObject({ code: 'request.tooMany' });
  expect(started).toEqual([0, 1]);
  while (started.length < 5) {
    const before = started.length;
    running.shift()!();
    await expect.poll(() => started.length).toBe(before + 1);
    expect(running).toHaveLength(2);
  }
  for (const done of running) done();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails leaves its place', async () => {
  const enter = turnstile(1, 1);
  await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await enter(() => Promise.resolve('next'))).toBe('next');
});
