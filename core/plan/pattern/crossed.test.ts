import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localPlane } from '../../geo/local-plane.ts';
import type { Offset } from '../../geo/tangent-plane.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { TURN_MODES, type Route, type Waypoint } from '../route.ts';
import { followTerrain } from '../terrain/follow.ts';
import type { Camera } from './camera.ts';
import { CAMERAS } from './cameras.ts';
import { distanceFor } from './footprint.ts';
import { layOut } from './lay-out.ts';
import type { Pattern } from './pattern.ts';
import type { SurveyPattern } from './survey.ts';
import { areaAt } from './testing/any-area.ts';

const HERE = { latitude: 31.2, longitude: 121.4 };
const PLANE = localPlane(HERE);
const RADIANS = Math.PI / 180;

const squareOf = (side: number) =>
  areaAt(HERE, [
    [
      { north: 0, east: 0 },
      { north: 0, east: side },
      { north: side, east: side },
      { north: side, east: 0 },
    ],
  ]);

/** Metres on the ground ahead and to the right that a pixel shows, with the middle of the picture so many degrees off straight down. */
function groundAt({ focalLength }: Camera, height: number, tilt: number, up: number, right: number): { ahead: number; right: number } {
  const [sine, cosine] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
  const down = focalLength * cosine - up * sine;
  return { ahead: (height * (focalLength * sine + up * cosine)) / down, right: (height * right) / down };
}

/** Metres that all of a picture shows from near to far, and from left to right where that is least. */
function shownBy(camera: Camera, height: number, tilt: number): { depth: number; width: number } {
  const [up, right] = [camera.sensorHeight / 2, camera.sensorWidth / 2];
  const [near, far] = [groundAt(camera, height, tilt, -up, right), groundAt(camera, height, tilt, up, right)];
  return { depth: far.ahead - near.ahead, width: 2 * Math.min(near.right, far.right) };
}

interface Sweep {
  /** Degrees of the nose from the lanes, without a sign; nothing along the way. */
  aslant: number | null;
  triggers: Set<number>;
  asides: number[];
  pictures: number;
}

/** Lanes that lie the same way with the nose in the same direction. With pictures each lane lasts as long as they do, without from every other waypoint to the next. */
function sweepsOf(waypoints: readonly Waypoint[]): Sweep[] {
  const sweeps = new Map<string, Sweep>();
  const at = waypoints.map((waypoint) => PLANE.offsetOf(waypoint));
  const isPhotographed = waypoints.some(({ actions }) => actions.length > 0);
  for (let begin = 0; begin < waypoints.length; begin++) {
    const trigger = waypoints[begin]!.actions.find(({ kind }) => kind === 'distancePhotographs')?.value ?? null;
    if (isPhotographed ? trigger === null : begin % 2 === 1) continue;
    const end = isPhotographed
      ? waypoints.findIndex(({ actions }, index) => index > begin && actions.some(({ kind }) => kind === 'endPhotographs'))
      : begin + 1;
    const [from, to] = [at[begin]!, at[end]!] as [Offset, Offset];
    const course = ((Math.round(Math.atan2(to.east - from.east, to.north - from.north) / RADIANS) % 180) + 180) % 180;
    const { yawMode, yaw } = waypoints[begin]!;
    const key = `${course} ${yawMode === 'fixed' ? yaw : 'along'}`;
    const sweep = sweeps.get(key) ?? {
      aslant: yawMode === 'fixed' ? Math.round(Math.abs(yaw - course)) % 180 : null,
      triggers: new Set<number>(),
      asides: [],
      pictures: 0,
    };
    sweeps.set(key, sweep);
    // In the middle: over two kilometres a lane that is straight on another plane is aside of itself by some tenths of a metre.
    const middle = { north: (from.north + to.north) / 2, east: (from.east + to.east) / 2 };
    sweep.asides.push(middle.east * Math.cos(course * RADIANS) - middle.north * Math.sin(course * RADIANS));
    if (trigger === null) continue;
    sweep.triggers.add(trigger);
    sweep.pictures += Math.floor(Math.hypot(to.north - from.north, to.east - from.east) / trigger + 1e-6) + 1;
  }
  return [...sweeps.values()];
}

const widestGap = ({ asides }: Sweep): number => {
  const sorted = asides.toSorted((a, b) => a - b);
  return Math.max(...sorted.slice(1).map((aside, index) => aside - sorted[index]!));
};

const anySweep = { angle: fc.constantFrom(0, 30, 90, 135, -20), turnMode: fc.constantFrom(...TURN_MODES), isCrossed: fc.boolean() };
const anyCoverage = {
  camera: fc.constantFrom(...CAMERAS),
  resolution: fc.constantFrom(1.5, 2.5),
  frontOverlap: fc.integer({ min: 40, max: 85 }),
  sideOverlap: fc.integer({ min: 30, max: 80 }),
};

/** Metres above the place of take-off, along every leg. */
const ROLLING = [0, 6, 14, 20, 15, 9, 3];

/** Nowhere is it lower above the ground than planned: no picture shows less. */
function followed(route: Route, height: number): Route {
  const legs = route.waypoints.slice(1).map(() => ROLLING);
  const above = followTerrain(route, height, { legs, datum: 0 }, USUAL_PERFORMANCE);
  if (typeof above === 'string') throw new Error(above);
  return above;
}

describe('every sweep of a survey, also the crossed one', () => {
  test('of an area has lanes no further apart than is asked for', () => {
    fc.assert(
      fc.property(fc.record(anySweep), fc.integer({ min: 10, max: 60 }), ({ turnMode, ...sweep }, spacing) => {
        const pattern: Pattern = { kind: 'areaScan', area: squareOf(400), turnaround: 0, spacing, ...sweep };
        const sweeps = sweepsOf(layOut(pattern, { ...NEW_ROUTE, turnMode }).waypoints);
        expect(sweeps).toHaveLength(sweep.isCrossed ? 2 : 1);
        for (const one of sweeps) {
          expect(widestGap(one)).toBeLessThanOrEqual(spacing + 0.05);
          expect(widestGap(one)).toBeGreaterThan(spacing / 2);
        }
      }),
      { numRuns: 30 },
    );
  });

  test.each(['orthophoto', 'oblique'] as const)(
    'of an %s shows again what its neighbours show, followed terrain or not',
    { timeout: 60_000 },
    (kind) => {
      const any = fc.record({ ...anySweep, ...anyCoverage, tilt: fc.constantFrom(5, 15, 30, 45, 55), isFollowing: fc.boolean() });
      let [crossed, compared] = [0, 0];
      fc.assert(
        fc.property(any, ({ turnMode, tilt, isFollowing, ...own }) => {
          const { camera, frontOverlap, sideOverlap, isCrossed } = own;
          const height = distanceFor(camera, own.resolution);
          const straight = shownBy(camera, height, 0);
          const slanted = shownBy(camera, height, tilt);
          const area = squareOf(3 * Math.max(straight.width, slanted.depth, slanted.width));
          const pattern: SurveyPattern = { area, turnaround: 0, ...own, ...(kind === 'oblique' ? { kind, tilt } : { kind }) };
          const route: Route = { ...NEW_ROUTE, turnMode, speed: 1 };
          const { waypoints, figures, issues } = layOut(pattern, route);
          if (issues.some(({ severity }) => severity === 'error')) return;
          const flown = isFollowing ? followed({ ...route, waypoints }, height).waypoints : waypoints;
          const sweeps = sweepsOf(flown);
          expect(sweeps).toHaveLength((kind === 'oblique' ? 5 : 1) * (isCrossed ? 2 : 1));
          // Told in hundredths of a metre, a last picture may fall on either side of the end of a lane.
          const counted = sweeps.reduce((sum, { pictures }) => sum + pictures, 0);
          expect(Math.abs(counted - figures.pictures)).toBeLessThanOrEqual(figures.lanes);
          expect(figures.lanes).toBe(sweeps.reduce((sum, { asides }) => sum + asides.length, 0));
          for (const sweep of sweeps) {
            const { depth, width } = sweep.aslant === null ? straight : slanted;
            const isSideways = sweep.aslant === 90;
            expect(sweep.aslant === null || sweep.aslant === 0 || isSideways).toBe(true);
            const [along, across] = isSideways ? [width, depth] : [depth, width];
            const [step, ...others] = sweep.triggers;
            expect(others).toEqual([]);
            expect(100 * (1 - step! / along)).toBeGreaterThanOrEqual(frontOverlap - 0.1);
            expect(100 * (1 - step! / along)).toBeLessThanOrEqual(frontOverlap + 0.1);
            expect(100 * (1 - widestGap(sweep) / across)).toBeGreaterThanOrEqual(sideOverlap - 0.1);
            expect(widestGap(sweep)).toBeGreaterThan((across * (1 - sideOverlap / 100)) / 2);
            compared++;
          }
          if (isCrossed) crossed++;
        }),
        { numRuns: 25 },
      );
      expect([crossed > 3, compared > 20]).toEqual([true, true]);
    },
  );
});
