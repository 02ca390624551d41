import { expect, test } from 'vitest';
import { fairTurnstile, turnstile } from './turnstile.ts';

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

test('groups take turns: one that floods it turns itself away and keeps nobody else waiting for all of it', async () => {
  const enter = fairTurnstile({ width: 1, room: 5, groupRoom: 2 });
  const running: (() => void)[] = [];
  const started: string[] = [];
  const come = (group: string, name: string) =>
    enter(group, () => {
      started.push(name);
      return new Promise<void>((done) => running.push(done));
    });
  const all = [come('a', 'a1'), come('a', 'a2'), come('a', 'a3')];
  await expect(come('a', 'a4')).rejects.toMatchObject({ code: 'request.tooMany' });
  all.push(come('b', 'b1'), come('b', 'b2'), come('c', 'c1'));
  await expect(come('d', 'd1')).rejects.toMatchObject({ code: 'request.tooMany' });
  while (started.length < 6) {
    const before = started.length;
    running.shift()!();
    await expect.poll(() => started.length).toBe(before + 1);
    expect(running).toHaveLength(1);
  }
  running.shift()!();
  await Promise.all(all);
  expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
  expect(await enter('a', () => Promise.resolve('next'))).toBe('next');
});
