import { expect, test, vi } from 'vitest';
import { TURNS_A_SECOND } from '../../rota.ts';
import { rounds } from './rounds.ts';

const TICK_MS = 1000 / TURNS_A_SECOND;

function clocked(own: ReturnType<typeof rounds>) {
  let now = 0;
  return { second: () => Array.from({ length: TURNS_A_SECOND }, () => own.tick((now += TICK_MS))), now: () => now };
}

test('whoever is spoken with is looked at with every tick, for a while, and everybody else once a second', () => {
  const own = rounds();
  const clock = clocked(own);
  const [quiet, asked] = [{ tick: vi.fn<(now: number) => void>() }, { tick: vi.fn<(now: number) => void>() }];
  own.join(quiet);
  own.join(asked);
  clock.second();
  expect([quiet.tick.mock.calls.length, asked.tick.mock.calls.length]).toEqual([1, 1]);
  own.attend(asked, clock.now());
  clock.second();
  expect(quiet.tick).toHaveBeenCalledTimes(2);
  expect(asked.tick).toHaveBeenCalledTimes(1 + TURNS_A_SECOND);
  for (let second = 0; second < 5; second++) clock.second();
  asked.tick.mockClear();
  clock.second();
  expect(asked.tick).toHaveBeenCalledTimes(1);
});

test('whoever says something again while it is looked at stays under attention', () => {
  const own = rounds();
  const clock = clocked(own);
  const talker = { tick: vi.fn<(now: number) => void>((now) => own.attend(talker, now)) };
  own.join(talker);
  for (let second = 0; second < 10; second++) clock.second();
  talker.tick.mockClear();
  clock.second();
  expect(talker.tick).toHaveBeenCalledTimes(TURNS_A_SECOND);
});

test('whoever has more to be asked is looked at with the next tick, and no longer', () => {
  const own = rounds();
  const clock = clocked(own);
  let more = 3;
  const asked = { tick: vi.fn<(now: number) => void>((now) => void (more-- > 0 && own.goOn(asked, now))) };
  own.join(asked);
  clock.second();
  clock.second();
  const ticks = asked.tick.mock.calls.length;
  expect(ticks).toBeGreaterThan(4);
  expect(ticks).toBeLessThan(7);
  own.attend(asked, clock.now());
  own.goOn(asked, clock.now());
  asked.tick.mockClear();
  clock.second();
  expect(asked.tick).toHaveBeenCalledTimes(TURNS_A_SECOND);
});

test('one that has left is not looked at any more, even if somebody still speaks to it', () => {
  const own = rounds();
  const clock = clocked(own);
  const gone = { tick: vi.fn<(now: number) => void>() };
  own.join(gone);
  own.attend(gone, clock.now());
  own.leave(gone);
  own.attend(gone, clock.now());
  clock.second();
  expect(gone.tick).not.toHaveBeenCalled();
});

test('questions of a large fleet are spread over many ticks', () => {
  const own = rounds();
  const answered = () => Array.from({ length: 10_000 }, own.mayAsk).filter(Boolean).length;
  own.tick(TICK_MS);
  const first = answered();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(1_000);
  own.tick(2 * TICK_MS);
  expect(answered()).toBe(first);
});
