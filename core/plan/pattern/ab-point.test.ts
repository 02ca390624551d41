import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { layAbPoint } from './ab-point.ts';
import type { AbPointPattern } from './pattern.ts';
import { anySetting, farthestApart, HERE, type Setting } from './testing/anywhere.ts';

const abPoint = (own: Partial<AbPointPattern> = {}, setting: Setting = HERE): AbPointPattern => ({
  kind: 'abPoint',
  a: setting.placeAt(0, 0),
  b: setting.placeAt(200, 0),
  spacing: 5,
  side: 'right',
  lanes: 4,
  ...own,
});
const offsets = (pattern: AbPointPattern) =>
  layAbPoint(pattern, NEW_ROUTE, USUAL_PERFORMANCE).waypoints.map((waypoint) => {
    const { north, east } = HERE.offsetOf(waypoint);
    return [Math.round(north * 100) / 100 + 0, Math.round(east * 100) / 100 + 0];
  });

describe('an AB point flight', () => {
  test('goes to and fro, each time further to its side', () => {
    expect(offsets(abPoint())).toEqual([
      [0, 0],
      [200, 0],
      [200, 5],
      [0, 5],
      [0, 10],
      [200, 10],
      [200, 15],
      [0, 15],
    ]);
    expect(offsets(abPoint({ side: 'left', lanes: 2 })).at(-1)).toEqual([0, -5]);
    expect(layAbPoint(abPoint(), NEW_ROUTE, USUAL_PERFORMANCE).figures).toMatchObject({
      lanes: 4,
      spacing: 5,
      area: expect.closeTo(4_000, 0) as number,
    });
  });

  test('is the same anywhere on Earth, and whichever way it runs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), anySetting, (lanes, setting) => {
        const [there, here] = [
          layAbPoint(abPoint({ lanes }, setting), NEW_ROUTE, USUAL_PERFORMANCE),
          layAbPoint(abPoint({ lanes }), NEW_ROUTE, USUAL_PERFORMANCE),
        ];
        expect(farthestApart(there.waypoints, setting, here.waypoints)).toBeLessThan(0.05);
      }),
    );
  });

  test('needs two places', () => {
    expect(layAbPoint(abPoint({ b: HERE.placeAt(0, 0.5) }), NEW_ROUTE, USUAL_PERFORMANCE).issues).toMatchObject([
      { code: 'pattern.sameEnds', at: ['pattern', 'b'] },
    ]);
  });
});
