import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { legText } from './leg-text.ts';

const place = { latitude: 39.9, longitude: 116.4 };
const waypoints = [10, 40, 70, 100].map((altitude) => ({ ...waypointAt(place, NEW_ROUTE), altitude }));
const written = { distance: (metres: number) => `${Math.round(metres)} m`, none: '—' };
const column = (of: typeof waypoints) => of.map((_, index) => legText(of, index, written));

test('a leg is told with its length, the way to the first waypoint with nothing', () => {
  expect(column(waypoints)).toEqual(['', '30 m', '30 m', '30 m']);
});

test.each(['altitude', 'latitude', 'longitude'] as const)('where the %s is no number, the legs beside it have no length', (field) => {
  const emptied = waypoints.with(1, { ...waypoints[1]!, [field]: Number.NaN });
  expect(column(emptied)).toEqual(['', '—', '—', '30 m']);
});
