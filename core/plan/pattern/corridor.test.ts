import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresToSide } from '../../geo/polygon.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Waypoint } from '../route.ts';
import { layCorridor } from './corridor.ts';
import { photographyOf } from './footprint.ts';
import type { CorridorPattern } from './pattern.ts';
import { gentleLine, lineEastwards } from './testing/any-line.ts';
import { anySetting, farthestAside, HERE, type Setting } from './testing/anywhere.ts';
import { FULL_FRAME } from './testing/full-frame.ts';

const corridor = (
  line: readonly Offset[],
  width: number,
  setting: Setting = HERE,
  own: Partial<CorridorPattern> = {},
): CorridorPattern => ({
  kind: 'corridor',
  line: line.map(({ north, east }) => setting.placeAt(north, east)),
  width,
  turnaround: 0,
  camera: FULL_FRAME,
  resolution: 1,
  frontOverlap: 80,
  sideOverlap: 70,
  ...own,
});
const { spacing: SPACING, trigger: TRIGGER } = photographyOf(corridor([], 1));
const lay = (pattern: CorridorPattern, performance = USUAL_PERFORMANCE) => layCorridor(pattern, NEW_ROUTE, performance);

/** From where pictures begin to where they end. */
function runsOf(waypoints: readonly Waypoint[]): Offset[][] {
  const runs: Offset[][] = [];
  let isOn = false;
  for (const waypoint of waypoints) {
    const does = waypoint.actions.map(({ kind }) => kind);
    if (does.includes('distancePhotographs')) runs.push([]);
    isOn ||= does.includes('distancePhotographs');
    if (isOn) runs.at(-1)!.push(HERE.offsetOf(waypoint));
    if (does.includes('endPhotographs')) isOn = false;
  }
  return runs;
}
const metresTo = (run: readonly Offset[], place: Offset): number =>
  Math.min(...run.slice(1).map((to, index) => metresToSide(run[index]!, to, place)));

const anyWidth = fc.double({ min: 1, max: 120, noNaN: true });
const STRAIGHT = [
  { north: 0, east: 0 },
  { north: 1_000, east: 0 },
];

describe('a corridor', () => {
  test('has lanes that leave nothing out between its edges', () => {
    fc.assert(
      fc.property(
        gentleLine,
        anyWidth,
        fc.array(fc.tuple(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: -0.5, max: 0.5, noNaN: true })), {
          minLength: 20,
          maxLength: 20,
        }),
        (line, width, samples) => {
          const runs = runsOf(lay(corridor(line, width)).waypoints);
          for (const [number, share, aside] of samples) {
            const side = number % (line.length - 1);
            const [from, to] = [line[side]!, line[side + 1]!];
            const length = Math.hypot(to.north - from.north, to.east - from.east);
            const place = {
              north: from.north + (to.north - from.north) * share + ((to.east - from.east) / length) * aside * width,
              east: from.east + (to.east - from.east) * share - ((to.north - from.north) / length) * aside * width,
            };
            expect(Math.min(...runs.map((run) => metresTo(run, place)))).toBeLessThan(SPACING * 0.53);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('is flown to and fro: each lane begins beside the end of the one before', () => {
    const { waypoints, figures } = lay(corridor(STRAIGHT, 100));
    const runs = runsOf(waypoints);
    expect(figures.lanes).toBe(runs.length);
    expect(runs.length).toBe(Math.ceil(100 / SPACING));
    for (const [index, run] of runs.entries()) {
      expect(run[0]!.north).toBeCloseTo(index % 2 === 0 ? 0 : 1_000, 2);
      expect(run.at(-1)!.north).toBeCloseTo(index % 2 === 0 ? 1_000 : 0, 2);
    }
    expect(figures.pictures).toBe(runs.length * (Math.floor(1_000 / TRIGGER) + 1));
    expect(figures.area).toBeCloseTo(100_000, -2);
  });

  test('has the height that the resolution needs, and pictures as far apart as they overlap', () => {
    const { waypoints, figures } = lay(corridor(STRAIGHT, 20));
    expect(waypoints.every(({ altitude, mode }) => Math.abs(altitude - figures.height!) < 0.01 && mode === 'pass')).toBe(true);
    expect(waypoints[0]!.actions).toEqual([
      { kind: 'gimbalTilt', value: -90 },
      { kind: 'distancePhotographs', value: figures.trigger },
    ]);
  });

  test('lanes go on beyond their ends: as far as said, or as speed and turn need', () => {
    const first = (turnaround: number | null, turnRadius = 0) =>
      HERE.offsetOf(lay(corridor(STRAIGHT, 20, HERE, { turnaround }), { ...USUAL_PERFORMANCE, turnRadius }).waypoints[0]!).north;
    expect(first(50)).toBeCloseTo(-50, 1);
    expect(first(null)).toBeCloseTo(-6.25, 1);
    // Two seconds straight, and two radii to come round from wherever it comes.
    expect(first(null, 80)).toBeCloseTo(-170, 1);
    expect(first(0)).toBeCloseTo(0, 1);
  });

  test('what turns widely never takes the lane next to the one before', () => {
    const { waypoints } = lay(corridor(STRAIGHT, 8 * SPACING), { ...USUAL_PERFORMANCE, turnRadius: SPACING });
    const aside = runsOf(waypoints).map((run) => run[0]!.east);
    for (const [index, east] of aside.entries()) if (index > 0) expect(Math.abs(east - aside[index - 1]!)).toBeGreaterThan(1.9 * SPACING);
    expect(new Set(aside.map(Math.round)).size).toBe(8);
  });

  test('is the same anywhere on Earth, and whichever way it runs', () => {
    fc.assert(
      fc.property(lineEastwards, anyWidth, anySetting, (line, width, setting) => {
        const [there, here] = [lay(corridor(line, width, setting)), lay(corridor(line, width))];
        expect(farthestAside(there.waypoints, setting, here.waypoints)).toBeLessThan(SPACING * 0.05 + 0.1);
      }),
      { numRuns: 100 },
    );
  });

  test('makes a route that can be flown', () => {
    fc.assert(
      fc.property(lineEastwards, anyWidth, (line, width) => {
        const { waypoints, issues } = lay(corridor(line, width, HERE, { turnaround: null }));
        expect(issues).toEqual([]);
        const route = { ...NEW_ROUTE, waypoints };
        const errors = checkRoute({ name: 'A', remarks: '', route, limits: {}, airspace: OPEN_AIR }).filter(
          ({ severity }) => severity === 'error',
        );
        expect(errors).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
