import { describe, expect, test } from 'vitest';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { layLogistics } from './logistics.ts';
import type { LogisticsPattern } from './pattern.ts';
import { HERE } from './testing/anywhere.ts';

const ROUTE = { ...NEW_ROUTE, height: 50 };
const logistics = (own: Partial<LogisticsPattern> = {}): LogisticsPattern => ({
  kind: 'logistics',
  takeOff: HERE.placeAt(0, 0),
  via: [HERE.placeAt(500, 0), HERE.placeAt(500, 500)],
  drop: HERE.placeAt(1_000, 500),
  dropHeight: 8,
  channel: 3,
  isReturning: true,
  ...own,
});
const flown = (pattern: LogisticsPattern, route = ROUTE) =>
  layLogistics(pattern, route, USUAL_PERFORMANCE).waypoints.map((waypoint) => {
    const { north, east } = HERE.offsetOf(waypoint);
    return [
      Math.round(north) + 0,
      Math.round(east) + 0,
      waypoint.altitude,
      ...waypoint.actions.map(({ kind, value }) => `${kind} ${value}`),
    ];
  });

describe('a delivery', () => {
  test('goes there, down, lets go, up again and back the way it came', () => {
    expect(flown(logistics())).toEqual([
      [0, 0, 50],
      [500, 0, 50],
      [500, 500, 50],
      [1_000, 500, 50],
      [1_000, 500, 8, 'release 3'],
      [1_000, 500, 50],
      [500, 500, 50],
      [500, 0, 50],
      [0, 0, 50],
    ]);
  });

  test('stands still while it lets go', () => {
    expect(layLogistics(logistics(), ROUTE, USUAL_PERFORMANCE).waypoints.filter(({ mode }) => mode === 'hover')).toMatchObject([
      { altitude: 8, holdMs: 3_000 },
    ]);
  });

  test('ends at the drop where it does not come back, and says so where the route means otherwise', () => {
    const oneWay = logistics({ isReturning: false, via: [] });
    expect(flown(oneWay).at(-1)).toEqual([1_000, 500, 8, 'release 3']);
    expect(layLogistics(oneWay, ROUTE, USUAL_PERFORMANCE).issues).toEqual([]);
    expect(layLogistics(oneWay, { ...ROUTE, endAction: 'return' }, USUAL_PERFORMANCE).issues).toMatchObject([
      { code: 'pattern.endAction', severity: 'warning' },
    ]);
  });

  test('lets go from above where that is as high as it flies, and from no higher', () => {
    expect(flown(logistics({ dropHeight: 50, via: [] }))).toEqual([
      [0, 0, 50],
      [1_000, 500, 50, 'release 3'],
      [0, 0, 50],
    ]);
    expect(layLogistics(logistics({ dropHeight: 51 }), ROUTE, USUAL_PERFORMANCE).issues).toMatchObject([
      { code: 'pattern.dropHeight', params: { max: 50 } },
    ]);
    expect(layLogistics(logistics({ drop: HERE.placeAt(0, 0) }), ROUTE, USUAL_PERFORMANCE).issues).toMatchObject([
      { code: 'pattern.sameEnds' },
    ]);
  });
});
