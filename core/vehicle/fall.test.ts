import { expect, test } from 'vitest';
import type { Airframe } from './airframe.ts';
import { lookForFall, newFallMemory } from './fall.ts';

interface Moment {
  sink: number;
  height?: number;
  armed?: boolean;
  speed?: number;
  clearance?: number;
}

const EVERY_MS = 200;

/** What is found five times a second. */
function found(kind: Airframe, ...moments: Moment[]): string[] {
  const memory = newFallMemory();
  return moments.map(({ sink, height, armed = true, speed, clearance }, at) => {
    const look = { now: at * EVERY_MS, kind, armed, flying: true, sinkRate: sink, height, groundSpeed: speed, clearance };
    const { isFalling, isImpact } = lookForFall(memory, look);
    return `${isFalling ? 'falls' : 'flies'}${isImpact ? ', hits' : ''}`;
  });
}
const sinking = (...sinks: number[]) => sinks.map((sink, at) => ({ sink, height: 60 - at }));

test('a copter that sinks faster than any copter descends is falling, within half a second', () => {
  expect(found('multirotor', ...sinking(1, 7, 9, 11, 13))).toEqual(['flies', 'flies', 'flies', 'falls', 'falls']);
});

test('the fastest descent that can be set, and the dive of a plane, are no falls', () => {
  expect(found('multirotor', ...sinking(5, 5, 5, 5, 5, 5))).not.toContain('falls');
  expect(found('fixedWing', ...sinking(10, 12, 12, 12, 10, 4))).not.toContain('falls');
  expect(found('fixedWing', ...sinking(16, 18, 20, 22))).toContain('falls');
});

test('it falls no more once it has sunk slowly for a second', () => {
  const seen = found('multirotor', ...sinking(8, 9, 9, 9, 2, 1, 1, 1, 1, 1, 1));
  expect(seen[4]).toBe('falls');
  expect(seen.at(-1)).toBe('flies');
});

test('a fall that ends at once has hit the ground; a descent that is braked has not', () => {
  const fall = [8, 10, 12, 14, 0.2, 0].map((sink, at) => ({ sink, height: Math.max(0, 20 - at * 4) }));
  expect(found('multirotor', ...fall)).toContain('falls, hits');
  expect(found('multirotor', ...sinking(5, 5, 4, 3, 2, 1, 0.5, 0)).join()).not.toContain('hits');
});

test('disarmed in the air, a slower descent is a fall as well', () => {
  const seen = found('multirotor', ...sinking(4, 4, 4, 4).map((moment) => ({ ...moment, armed: false })));
  expect(seen.at(-1)).toBe('falls');
});

test('a crash from low height is seen without a long fall', () => {
  expect(found('multirotor', { sink: 1, height: 6 }, { sink: 5, height: 3 }, { sink: 0.1, height: 0 })).toEqual([
    'flies',
    'flies',
    'flies, hits',
  ]);
});

test('a plane below home that levels off has hit nothing', () => {
  const levelling = (more: Partial<Moment>) => [4.1, 2.5, 0.8, 0, 0].map((sink) => ({ sink, height: -20, ...more }));
  expect(found('fixedWing', ...levelling({}))).not.toContain('flies, hits');
  // Near the ground as well, as long as it flies on.
  expect(found('fixedWing', ...levelling({ height: 3, speed: 15 }))).not.toContain('flies, hits');
  expect(found('fixedWing', ...levelling({ height: 3, speed: 0.5 }))).toContain('flies, hits');
});

test('what is measured to lie below counts more than the height above home', () => {
  const braked = (more: Partial<Moment>) => [4.1, 2.5, 0.8, 0].map((sink) => ({ sink, ...more }));
  expect(found('multirotor', ...braked({ height: -20, clearance: 3 }))).toContain('flies, hits');
  expect(found('multirotor', ...braked({ height: 3, clearance: 40 }))).not.toContain('flies, hits');
});

test('a plane that pulls out of a steep dive flies on; one that slides along the ground is seen once it stops', () => {
  const dive = (...speeds: number[]) =>
    [16, 18, 18, 18, 4, 0.5, 0, 0, 0].map((sink, at) => ({ sink, height: 200, speed: speeds[Math.min(at, speeds.length - 1)]! }));
  expect(found('fixedWing', ...dive(25)).join()).not.toContain('hits');
  expect(found('fixedWing', ...dive(25, 25, 25, 25, 25, 15, 8, 1)).filter((one) => one.endsWith('hits'))).toHaveLength(1);
});
