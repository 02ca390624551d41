import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playClock, SPEEDS } from './play-clock.ts';

const BEGAN = 1_000_000;

function clockOver(lasts: number) {
  let steady = 500;
  const clock = playClock(() => steady);
  clock.setRange(BEGAN, BEGAN + lasts);
  return { clock, pass: (ms: number) => void (steady += ms), shown: () => clock.now() - BEGAN };
}

test('it plays at its speed, both ways, and stands while it is paused or waits', () => {
  const { clock, pass, shown } = clockOver(60_000);
  pass(5_000);
  expect(shown()).toBe(0);
  clock.play();
  pass(1_000);
  expect(shown()).toBe(1_000);
  clock.setSpeed(16);
  pass(1_000);
  expect(shown()).toBe(17_000);
  clock.wait(true);
  pass(9_000);
  clock.wait(false);
  clock.play(-1);
  clock.setSpeed(0.5);
  pass(2_000);
  expect(shown()).toBe(16_000);
  clock.toggle();
  pass(2_000);
  expect(shown()).toBe(16_000);
});

test('it stops at either end, and play begins anew from there', () => {
  const { clock, pass, shown } = clockOver(10_000);
  clock.play();
  pass(99_000);
  expect(shown()).toBe(10_000);
  clock.settle();
  expect(clock.state().isPlaying).toBe(false);
  clock.toggle();
  pass(1_000);
  expect(shown()).toBe(1_000);
  clock.seek(-1);
  clock.play(-1);
  pass(4_000);
  expect(shown()).toBe(6_000);
});

test('J and L: the other way at normal speed, the same way faster up to the fastest', () => {
  const { clock } = clockOver(10_000);
  clock.seek(BEGAN + 5_000);
  clock.shuttle(1);
  expect(clock.state()).toMatchObject({ isPlaying: true, direction: 1, speed: 1 });
  for (let press = 0; press < 20; press++) clock.shuttle(1);
  expect(clock.state().speed).toBe(64);
  clock.shuttle(-1);
  expect(clock.state()).toMatchObject({ isPlaying: true, direction: -1, speed: 1 });
});

test('a flight that goes on makes the range longer and leaves the moment where it is', () => {
  const { clock, pass, shown } = clockOver(10_000);
  clock.play();
  pass(4_000);
  clock.setRange(BEGAN, BEGAN + 20_000);
  expect(shown()).toBe(4_000);
  clock.setRange(BEGAN, BEGAN + 2_000);
  expect(shown()).toBe(2_000);
});

test('at the end of a flight in the air it waits for more, at the pace of the flight, and play goes on from there', () => {
  const { clock, pass, shown } = clockOver(10_000);
  clock.setRange(BEGAN, BEGAN + 10_000, true);
  clock.setSpeed(16);
  clock.play();
  pass(5_000);
  clock.settle();
  expect(clock.state()).toMatchObject({ isPlaying: true, speed: 1 });
  pass(5_000);
  clock.setRange(BEGAN, BEGAN + 12_000, true);
  expect(shown()).toBe(10_000);
  pass(1_000);
  expect(shown()).toBe(11_000);
  clock.seek(BEGAN + 2_000);
  clock.pause();
  clock.seekEnd();
  expect([shown(), clock.state().isPlaying]).toEqual([12_000, true]);
  clock.pause();
  clock.toggle();
  expect(shown()).toBe(12_000);
  clock.setRange(BEGAN, BEGAN + 12_000);
  clock.settle();
  expect(clock.state().isPlaying).toBe(false);
});

test('whatever is pressed, the moment stays inside of the range and jumps only where it is told to', () => {
  const press = fc.oneof(
    fc.constantFrom('toggle' as const, 'pause' as const, 'forward' as const, 'back' as const, 'wait' as const, 'on' as const),
    fc.constantFrom(...SPEEDS),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(press, fc.integer({ min: 0, max: 5_000 })), { maxLength: 30 }), (presses) => {
      const { clock, pass, shown } = clockOver(50_000);
      clock.seek(BEGAN + 25_000);
      for (const [key, ms] of presses) {
        const before = shown();
        const restarts = key === 'toggle' && !clock.state().isPlaying && before === 50_000;
        if (typeof key === 'number') clock.setSpeed(key);
        else if (key === 'toggle') clock.toggle();
        else if (key === 'pause') clock.pause();
        else if (key === 'wait' || key === 'on') clock.wait(key === 'wait');
        else clock.shuttle(key === 'forward' ? 1 : -1);
        if (!restarts) expect(shown()).toBe(before);
        pass(ms);
        expect(shown()).toBeGreaterThanOrEqual(0);
        expect(shown()).toBeLessThanOrEqual(50_000);
      }
    }),
  );
});
