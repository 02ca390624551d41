import { describe, expect, test } from 'vitest';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { SpotPattern } from './pattern.ts';
import { laySpot } from './spot.ts';
import { HERE } from './testing/anywhere.ts';

const spot = (own: Partial<SpotPattern> = {}): SpotPattern => ({
  kind: 'spot',
  places: [0, 300, 100, 200].map((north) => HERE.placeAt(north, 0)),
  isShortest: false,
  photographs: true,
  tilt: -45,
  ...own,
});
const norths = (pattern: SpotPattern) => laySpot(pattern, NEW_ROUTE).waypoints.map((waypoint) => Math.round(HERE.offsetOf(waypoint).north));

describe('spots', () => {
  test('are flown to as given, or in the shortest order', () => {
    expect(norths(spot())).toEqual([0, 300, 100, 200]);
    expect(norths(spot({ isShortest: true }))).toEqual([0, 100, 200, 300]);
  });

  test('the camera looks where it should before the picture', () => {
    const { waypoints, figures } = laySpot(spot(), NEW_ROUTE);
    for (const { actions, mode } of waypoints) {
      expect(mode).toBe('hover');
      expect(actions).toEqual([
        { kind: 'gimbalTilt', value: -45 },
        { kind: 'photograph', value: null },
      ]);
    }
    expect(figures.pictures).toBe(4);
    expect(laySpot(spot({ photographs: false }), NEW_ROUTE).waypoints[0]!.actions).toHaveLength(1);
  });

  test('one is no route', () => {
    expect(laySpot(spot({ places: [HERE.placeAt(0, 0)] }), NEW_ROUTE).issues).toMatchObject([
      { code: 'pattern.tooFewPlaces', at: ['pattern', 'places'] },
    ]);
  });
});
