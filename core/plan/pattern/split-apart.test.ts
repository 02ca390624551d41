import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { localPlane } from '../../geo/local-plane.ts';
import { encountersOf } from '../formation/check-formation.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route, Waypoint } from '../route.ts';
import { CAMERAS } from './cameras.ts';
import { layOut } from './lay-out.ts';
import type { SurveyPattern } from './survey.ts';
import { splitAmong, type Split } from './split.ts';
import { APART_M } from './split/apart.ts';
import { anyFlatArea, areaAt, type FlatArea } from './testing/any-area.ts';

const HERE = { latitude: 31.2, longitude: 121.4 };
const { positionAt } = localPlane(HERE);
const returning: Route = { ...NEW_ROUTE, endAction: 'return' };

const KINDS = ['areaScan', 'orthophoto', 'crossed', 'oblique'] as const;
function patternOf(kind: (typeof KINDS)[number], flat: FlatArea): SurveyPattern {
  const swept = { area: areaAt(HERE, flat), angle: null, turnaround: null, isCrossed: kind === 'crossed' };
  const pictured = { ...swept, camera: CAMERAS[0]!, resolution: 3, frontOverlap: 80, sideOverlap: 70 };
  if (kind === 'areaScan') return { kind, ...swept, spacing: 20 };
  return kind === 'oblique' ? { kind, ...pictured, tilt: 30 } : { kind: 'orthophoto', ...pictured };
}

const cornersOf = (...places: (readonly [north: number, east: number])[]): FlatArea => [places.map(([north, east]) => ({ north, east }))];
/** Of 3.9 hectares. */
const PLOT = cornersOf([0, 0], [10, 205], [200, 195], [195, 0]);
const BENT = cornersOf([0, 0], [0, 900], [900, 900], [900, 600], [300, 600], [300, 300], [900, 300], [900, 0]);

/** Where somebody may stand who flies over the plot. */
const PLACES = [
  [-60, 0],
  [100, -80],
  [300, 100],
  [90, 400],
] as const;

const rowOf = (count: number, north: number, east: number, apart = 20) =>
  Array.from({ length: count }, (_, index) => ({ position: positionAt({ north, east: east + index * apart }), altitude: 4 }));

const nearestFrom = ({ shares }: Split, homes?: ReturnType<typeof rowOf>): number =>
  Math.min(
    ...encountersOf(
      shares.map(({ aircraft, route }) => ({ route, delay: 0, home: homes?.[aircraft] })),
      APART_M,
    ).map(({ metres }) => metres),
  );

const doubtsOf = ({ issues }: Split) => issues.filter(({ code }) => ['formation.tooClose', 'pattern.mayMeet'].includes(code));

const isBegin = ({ actions }: Waypoint) => actions.some(({ kind }) => kind === 'distancePhotographs');
const pictured = (waypoints: readonly Waypoint[]): number =>
  waypoints.reduce((sum, waypoint, index) => sum + (isBegin(waypoint) ? metresBetween(waypoint, waypoints[index + 1]!) : 0), 0);

describe('aircraft that share an area and take off together', () => {
  test('two that photograph a plot in five directions do not meet, from wherever they take off side by side', () => {
    const split = splitAmong(patternOf('oblique', PLOT), { ...returning, endAction: 'land' }, 2);
    expect([doubtsOf(split), split.apart]).toEqual([[], 10]);
    for (const [north, east] of PLACES) expect(nearestFrom(split, rowOf(2, north, east, 12))).toBeGreaterThanOrEqual(10 - 0.01);
  });

  test('from their homes they are brought apart in every direction', () => {
    for (const flat of [PLOT, BENT]) {
      for (const kind of KINDS) {
        const homes = rowOf(3, -50, 0);
        const split = splitAmong(patternOf(kind, flat), returning, homes);
        expect([kind, doubtsOf(split), split.apart]).toEqual([kind, [], 10]);
        expect(nearestFrom(split, homes)).toBeGreaterThanOrEqual(10 - 0.01);
      }
    }
  });

  test('whatever the area, they keep apart or it is said which two do not; and all of it is photographed once', () => {
    fc.assert(
      fc.property(anyFlatArea, fc.constantFrom(...KINDS), fc.integer({ min: 2, max: 6 }), fc.boolean(), (flat, kind, count, areKnown) => {
        const pattern = patternOf(kind, flat);
        const homes = areKnown ? rowOf(count, -700, 0) : undefined;
        const split = splitAmong(pattern, returning, homes ?? count);
        const isTold = doubtsOf(split).length > 0;
        expect(split.apart).toBe(isTold ? null : 10);
        if (homes) expect(nearestFrom(split, homes) < 10 - 0.01).toBe(isTold);
        else if (!isTold) expect(nearestFrom(split)).toBeGreaterThanOrEqual(10 - 0.01);
        const whole = pictured(layOut(pattern, returning).waypoints);
        expect(Math.abs(split.shares.reduce((sum, { route }) => sum + pictured(route.waypoints), 0) - whole)).toBeLessThan(
          1e-4 * whole + 0.1,
        );
      }),
      { numRuns: 12 },
    );
  });

  test('where nothing helps it is told which two come how near, and when', () => {
    const split = splitAmong(patternOf('oblique', BENT), returning, 8);
    expect(doubtsOf(split)).toMatchObject([{ code: 'pattern.mayMeet', severity: 'warning', params: { min: 10 } }]);
    expect(split.apart).toBeNull();
    const { one, other, metres } = doubtsOf(split)[0]!.params as Record<string, number>;
    expect([one! >= 1, other! > one!, other! <= 8, metres! < 10]).toEqual([true, true, true, true]);
  });
});
