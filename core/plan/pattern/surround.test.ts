import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresToSide } from '../../geo/polygon.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { SurroundPattern } from './pattern.ts';
import { laySurround } from './surround.ts';
import { anySetting, farthestApart, HERE, type Setting } from './testing/anywhere.ts';

const surround = (own: Partial<SurroundPattern> = {}, setting: Setting = HERE): SurroundPattern => ({
  kind: 'surround',
  centre: setting.placeAt(0, 0),
  radius: 50,
  lowest: 20,
  highest: 60,
  rings: 3,
  clockwise: true,
  pictures: 12,
  ...own,
});
const lay = (pattern: SurroundPattern, performance = USUAL_PERFORMANCE) => laySurround(pattern, NEW_ROUTE, performance);
const anySurround = fc.record({
  radius: fc.double({ min: 2, max: 2_000, noNaN: true }),
  rings: fc.integer({ min: 1, max: 20 }),
  pictures: fc.integer({ min: 0, max: 90 }),
  clockwise: fc.boolean(),
});

describe('a surround', () => {
  test('keeps to its radius, on the way from corner to corner too', () => {
    fc.assert(
      fc.property(anySurround, (own) => {
        const ring = lay(surround(own)).waypoints.map((waypoint) => HERE.offsetOf(waypoint));
        const off = ring.map((corner) => Math.abs(Math.hypot(corner.north, corner.east) / own.radius - 1));
        expect(Math.max(...off)).toBeLessThan(1e-4);
        const onTheWay = ring.slice(1).map((to, index) => metresToSide(ring[index]!, to, { north: 0, east: 0 }));
        expect(Math.min(...onTheWay)).toBeGreaterThan(own.radius * 0.99);
      }),
      { numRuns: 50 },
    );
  });

  test('takes as many pictures in each ring as it says, evenly, and looks at the centre for each', () => {
    fc.assert(
      fc.property(anySurround, (own) => {
        const { waypoints, figures } = lay(surround(own));
        const pictured = waypoints.filter(({ actions }) => actions.some(({ kind }) => kind === 'photograph'));
        expect(pictured).toHaveLength(own.rings * own.pictures);
        expect(figures.pictures).toBe(pictured.length);
        // What the nose does on the way to a waypoint is said at the one before.
        expect(waypoints[0]!.actions).toEqual([]);
        expect(waypoints.every(({ yawMode, target }) => yawMode === 'target' && target !== null)).toBe(true);
        const headings = new Set(
          pictured.map(
            (waypoint) =>
              Math.round((Math.atan2(HERE.offsetOf(waypoint).east, HERE.offsetOf(waypoint).north) * 1_000) / Math.PI + 2_000) % 2_000,
          ),
        );
        expect(headings.size).toBe(own.pictures);
      }),
      { numRuns: 50 },
    );
  });

  test('rises from the lowest ring to the highest, each one whole', () => {
    const { waypoints } = lay(surround());
    expect([...new Set(waypoints.map(({ altitude }) => altitude))]).toEqual([20, 40, 60]);
    const ring = waypoints.filter(({ altitude }) => altitude === 40);
    expect([ring[0]!.latitude, ring[0]!.longitude]).toEqual([ring.at(-1)!.latitude, ring.at(-1)!.longitude]);
    expect(HERE.offsetOf(ring[1]!).east).toBeGreaterThan(0);
    expect(HERE.offsetOf(lay(surround({ clockwise: false })).waypoints[1]!).east).toBeLessThan(0);
  });

  test('is the same anywhere on Earth', () => {
    fc.assert(
      fc.property(anySurround, anySetting, (own, setting) => {
        const straight = { ...setting, offsetOf: (place: Parameters<Setting['offsetOf']>[0]) => turnedBack(setting, place) };
        expect(farthestApart(lay(surround(own, setting)).waypoints, straight, lay(surround(own)).waypoints)).toBeLessThan(0.1);
      }),
      { numRuns: 50 },
    );
  });

  test('says when heights are the wrong way round, when it is too much, and when the aircraft cannot turn so tightly', () => {
    expect(lay(surround({ lowest: 60, highest: 20 })).issues).toMatchObject([{ code: 'pattern.heights', at: ['pattern', 'highest'] }]);
    expect(lay(surround({ highest: 20 })).issues).toMatchObject([{ code: 'pattern.heights' }]);
    expect(lay(surround({ highest: 20, rings: 1 })).issues).toEqual([]);
    expect(lay(surround({ rings: 100, pictures: 360 })).issues).toMatchObject([{ code: 'pattern.tooManyWaypoints' }]);
    const wide = lay(surround(), { ...USUAL_PERFORMANCE, turnRadius: 80 });
    expect(wide.issues).toMatchObject([{ code: 'pattern.turnRadius', severity: 'warning', params: { min: 80 } }]);
    expect(wide.waypoints.length).toBeGreaterThan(0);
  });
});

/** A ring begins in the north, wherever the rest of the world is turned to. */
function turnedBack({ offsetOf, turn }: Setting, place: Parameters<Setting['offsetOf']>[0]) {
  const { north, east } = offsetOf(place);
  const angle = (turn * Math.PI) / 180;
  return { north: north * Math.cos(angle) - east * Math.sin(angle), east: east * Math.cos(angle) + north * Math.sin(angle) };
}
