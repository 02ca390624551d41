import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Line } from '../flight-record/index.ts';
import { decimate } from './decimate.ts';
import { eventTicks, lineAt } from './event-ticks.ts';
import { modeBands } from './mode-bands.ts';
import { shareOf, timeMarks } from './time-scale.ts';

const line = (at: number, mood: Line['mood'] = 'plain'): Line => ({ at, text: String(at), mood });

test('a mode is one band from its first moment to the next mode, and a gap belongs to none', () => {
  const [up, route] = [modeNumber('takeOff'), modeNumber('route')];
  const at = [0, 5_000, 10_000, 15_000, 60_000, 65_000];
  expect(modeBands(at, [up, up, route, route, route, null], 70_000)).toEqual([
    { mode: 'takeOff', from: 0, to: 10_000 },
    { mode: 'route', from: 10_000, to: 15_000 },
    { mode: 'route', from: 60_000, to: 65_000 },
  ]);
  expect(modeBands([], [], 5)).toEqual([]);
  // Ten hours: a moment in half a minute, and many more wherever it turned.
  const long = Array.from({ length: 1_200 }, (_, row) => [
    row * 30_000,
    ...(row % 10 < 3 ? [1, 2, 3, 4, 5, 6].map((more) => row * 30_000 + more * 4_000) : []),
  ]);
  const moments = long.flat();
  expect(
    modeBands(
      moments,
      moments.map(() => route),
      36_000_000,
    ),
  ).toEqual([{ mode: 'route', from: 0, to: 36_000_000 }]);
});

test('every event is in exactly one tick, ticks keep their distance and look as grave as the gravest in them', () => {
  const events = fc.array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom('plain', 'attention', 'danger')), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(events, (drawn) => {
      const lines = drawn.map(([at, mood]) => line(at, mood)).toSorted((one, other) => one.at - other.at);
      const ticks = eventTicks(lines, { from: 0, to: 60_000 }, 600, 7);
      expect(ticks.flatMap((tick) => tick.lines)).toEqual(lines);
      ticks.slice(1).forEach((tick, before) => expect(tick.at - ticks[before]!.at).toBeGreaterThanOrEqual(700));
      for (const { mood, lines: own } of ticks) expect(mood === 'danger').toBe(own.some((one) => one.mood === 'danger'));
    }),
  );
  expect(eventTicks([line(-1), line(61_000)], { from: 0, to: 60_000 }, 600, 7)).toEqual([]);
});

test('the last event by a moment is found', () => {
  const lines = [line(10), line(20), line(20), line(30)];
  expect([5, 10, 25, 20, 99].map((at) => lineAt(lines, at))).toEqual([-1, 0, 2, 2, 3]);
});

test('a curve made small keeps its peaks, its order and its gaps', () => {
  const values = fc.array(fc.option(fc.integer({ min: -1_000, max: 1_000 }), { nil: null, freq: 20 }), {
    minLength: 500,
    maxLength: 3_000,
  });
  fc.assert(
    fc.property(values, (drawn) => {
      const at = drawn.map((_, row) => row * 100);
      const small = decimate({ at, values: drawn }, 60);
      expect(small.at.length).toBeLessThanOrEqual(3 * 61);
      expect(small.at).toEqual(small.at.toSorted((one, other) => one - other));
      const known = (list: (number | null)[]) => list.filter((value) => value !== null);
      expect(Math.max(...known(small.values))).toBe(Math.max(...known(drawn)));
      expect(Math.min(...known(small.values))).toBe(Math.min(...known(drawn)));
      expect(small.values.includes(null)).toBe(drawn.includes(null));
    }),
    { numRuns: 50 },
  );
  const few = { at: [1, 2], values: [3, null] };
  expect(decimate(few, 60)).toEqual(few);
});

test('marks of time are whole moments since take-off with room between them', () => {
  expect(timeMarks(0, 60_000, 6)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000]);
  expect(timeMarks(-2_500, 4_000, 7, 0)).toEqual([-2_000, -1_000, 0, 1_000, 2_000, 3_000, 4_000]);
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 50 * 3_600_000 }), fc.integer({ min: 1, max: 20 }), (lasts, room) => {
      expect(timeMarks(0, lasts, room).length).toBeLessThanOrEqual(room + 1);
    }),
  );
  expect([shareOf(5, { from: 0, to: 10 }), shareOf(-5, { from: 0, to: 10 }), shareOf(5, { from: 7, to: 7 })]).toEqual([0.5, 0, 0]);
});
