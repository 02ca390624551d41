import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresToSide } from '../../geo/polygon.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { layFacade } from './facade.ts';
import { distanceFor, footprintAt } from './footprint.ts';
import type { FacadePattern } from './pattern.ts';
import { lineEastwards } from './testing/any-line.ts';
import { anySetting, farthestAside, HERE, type Setting } from './testing/anywhere.ts';
import { FULL_FRAME } from './testing/full-frame.ts';

const facade = (line: readonly Offset[], own: Partial<FacadePattern> = {}, setting: Setting = HERE): FacadePattern => ({
  kind: 'facade',
  line: line.map(({ north, east }) => setting.placeAt(north, east)),
  side: 'left',
  lowest: 5,
  highest: 45,
  camera: FULL_FRAME,
  resolution: 0.2,
  frontOverlap: 60,
  sideOverlap: 60,
  ...own,
});
const lay = (pattern: FacadePattern) => layFacade(pattern, NEW_ROUTE, USUAL_PERFORMANCE);
const DISTANCE = distanceFor(FULL_FRAME, 0.2);
const anySide = fc.constantFrom('left' as const, 'right' as const);
const metresTo = (line: readonly Offset[], place: Offset): number =>
  Math.min(...line.slice(1).map((to, index) => metresToSide(line[index]!, to, place)));
const WALL = [
  { north: 0, east: 0 },
  { north: 0, east: 100 },
];

describe('a facade', () => {
  test('is flown along at the distance that the resolution needs', () => {
    fc.assert(
      fc.property(lineEastwards, anySide, (line, side) => {
        const { waypoints, figures } = lay(facade(line, { side }));
        if (waypoints.length > 0) expect(figures.distance).toBe(DISTANCE);
        for (const waypoint of waypoints) {
          const distance = metresTo(line, HERE.offsetOf(waypoint));
          expect(distance).toBeGreaterThan(DISTANCE * 0.97);
          expect(distance).toBeLessThan(DISTANCE * 1.06);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the nose looks at the wall on every leg, not away from it', () => {
    fc.assert(
      fc.property(lineEastwards, anySide, anySetting, (line, side, setting) => {
        const { waypoints } = lay(facade(line, { side }, setting));
        for (const [index, to] of waypoints.entries()) {
          const from = waypoints[index - 1];
          if (!from) continue;
          expect(from.yawMode).toBe('fixed');
          const [begin, end] = [setting.offsetOf(from), setting.offsetOf(to)];
          const middle = { north: (begin.north + end.north) / 2, east: (begin.east + end.east) / 2 };
          const heading = ((from.yaw - setting.turn) * Math.PI) / 180;
          const seen = { north: middle.north + Math.cos(heading) * DISTANCE, east: middle.east + Math.sin(heading) * DISTANCE };
          expect(metresTo(line, seen)).toBeLessThan(DISTANCE * 0.35);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('lanes lie one above another, as near as pictures have to overlap, from end to end of the wall', () => {
    const { waypoints, figures } = lay(facade(WALL));
    const heights = [...new Set(waypoints.slice(1).map(({ altitude }) => altitude))];
    const picture = footprintAt(FULL_FRAME, DISTANCE).height;
    expect(heights.length).toBe(figures.lanes);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect(figures.spacing!).toBeLessThanOrEqual(picture * 0.4 + 1e-9);
    expect(heights[0]! - picture / 2).toBeLessThan(5);
    expect(heights.at(-1)! + picture / 2).toBeGreaterThan(45);
    const ends = waypoints.slice(1).map((waypoint) => Math.round(HERE.offsetOf(waypoint).east) + 0);
    expect(ends.slice(0, 4)).toEqual([0, 100, 100, 0]);
    expect(figures.area).toBeCloseTo(4_000, 0);
  });

  test('comes down in front of the wall, to look at it before the first picture', () => {
    const [above, first] = lay(facade(WALL)).waypoints;
    expect(above!.actions).toEqual([]);
    expect(above!.altitude).toBeGreaterThan(first!.altitude);
    expect(above!.yaw).toBeCloseTo(180, 3);
    expect(first!.actions.map(({ kind }) => kind)).toEqual(['gimbalTilt', 'distancePhotographs']);
  });

  test('begins at least a metre above the first lane and never higher than one flies over the wall, in whole centimetres', () => {
    const height = fc.double({ min: 1, max: 200, noNaN: true });
    fc.assert(
      fc.property(
        height,
        height,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.integer({ min: 0, max: 95 }),
        (one, other, resolution, sideOverlap) => {
          const [lowest, highest] = [Math.min(one, other), Math.max(one, other)];
          const { waypoints } = lay(facade(WALL, { lowest, highest, resolution, sideOverlap }));
          const [above, first] = waypoints;
          fc.pre(first !== undefined);
          expect(above!.altitude - first.altitude).toBeGreaterThan(0.995);
          expect(above!.altitude).toBeLessThan(highest + 10.02);
          for (const { altitude } of waypoints) expect(altitude).toBe(Math.round(altitude * 100) / 100);
        },
      ),
    );
  });

  test('goes all the way round a building', () => {
    const building = [
      { north: 0, east: 0 },
      { north: 40, east: 0 },
      { north: 40, east: 60 },
      { north: 0, east: 60 },
      { north: 0, east: 0 },
    ];
    const { waypoints, issues, figures } = lay(facade(building, { highest: 8 }));
    expect(issues).toEqual([]);
    expect(figures.lanes).toBe(1);
    const round = waypoints.slice(1).map((waypoint) => HERE.offsetOf(waypoint));
    expect(Math.hypot(round[0]!.north - round.at(-1)!.north, round[0]!.east - round.at(-1)!.east)).toBeLessThan(0.1);
    expect(Math.min(...round.map(({ north }) => north))).toBeLessThan(-DISTANCE * 0.99);
    expect(Math.max(...round.map(({ east }) => east))).toBeGreaterThan(60 + DISTANCE * 0.99);
  });

  test('says where there is no room, where it leaves something out and where the wall is near', () => {
    const yard = [
      { north: 0, east: 0 },
      { north: 20, east: 0 },
      { north: 20, east: 10 },
      { north: 0, east: 10 },
    ];
    expect(lay(facade(yard, { side: 'right' })).issues.map(({ code }) => code)).toEqual(['pattern.noRoom']);
    const bottle = [
      { north: -60, east: 0 },
      { north: 0, east: 0 },
      { north: 0, east: -40 },
      { north: 80, east: -40 },
      { north: 80, east: 60 },
      { north: 0, east: 60 },
      { north: 0, east: 20 },
      { north: -60, east: 20 },
    ];
    expect(lay(facade(bottle, { side: 'right' })).issues.map(({ code }) => code)).toEqual(['pattern.outOfReach']);
    expect(lay(facade(WALL, { resolution: 0.05 })).issues.map(({ code }) => code)).toEqual(['pattern.tooFast', 'pattern.nearWall']);
  });

  test('is the same anywhere on Earth, and whichever way it runs', () => {
    fc.assert(
      fc.property(lineEastwards, anySide, anySetting, (line, side, setting) => {
        const [there, here] = [lay(facade(line, { side }, setting)), lay(facade(line, { side }))];
        expect(farthestAside(there.waypoints, setting, here.waypoints)).toBeLessThan(DISTANCE * 0.05 + 0.1);
      }),
      { numRuns: 100 },
    );
  });
});
