import { expect, test } from 'vitest';
import type { Performance } from './performance.ts';
import { circle, routeOf, told } from './testing/told.ts';

test('behind a circle of a copter whose parameters nobody has read, or that nobody has chosen, all times count at which it may be there', () => {
  const circling = { mode: 'circle', circling: { radius: 5, clockwise: true, turns: 20, waitMs: 0 } } as const;
  const route = (cycles: number) => routeOf([[0, 100], [0, 600, circling], [0, 1_100]], { cycles }); // prettier-ignore
  const copter = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
  const meets = (craft: Performance['craft'], minute: number, cycles: number) => {
    const zone = circle(0, 900, 20, { activeFrom: minute * 60_000, validUntil: minute * 60_000 + 1_000 });
    const when = { now: 0, departure: { earliest: 0, latest: 0 } };
    return told(route(cycles), [zone], { when, performance: { craft } }).includes('error route.noFlyZone waypoints.2');
  };
  const minutes = Array.from({ length: 120 }, (_, index) => index / 4);
  const met = (craft: Performance['craft'], cycles = 1) => minutes.filter((minute) => meets(craft, minute, cycles));
  const [slow, fast] = [
    { ...copter, pace: { rate: 20, rateMost: 20, acceleration: 2.5 } },
    { ...copter, pace: { rate: 90, rateMost: 90, acceleration: 10 } },
  ];
  // 20 rounds of 18 s, or of 2 π s.
  expect(met(slow)[0]! - met(fast)[0]!).toBeCloseTo((20 * (18 - 2 * Math.PI)) / 60, 0);
  expect(met(fast).at(-1)).toBeLessThan(met(slow)[0]!);
  for (const cycles of [1, 2, 3]) {
    const either = [...met(slow, cycles), ...met(fast, cycles)];
    for (const unknown of [copter, undefined, { ...copter, pace: { rate: 20, rateMost: 90, acceleration: 10 } }])
      expect(met(unknown, cycles)).toEqual(expect.arrayContaining(either));
  }
});
