import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FENCE } from '../../airspace/fence.ts';
import { boxOf } from '../../airspace/shape.ts';
import { anywhere, beside, number, shapeAround, zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import { airspace } from '../checks/airspace.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { homeAt } from './home-of.ts';
import { wayBox } from './way-box.ts';

const circling = { mode: 'circle', circling: { radius: 80, clockwise: true, turns: 1, waitMs: 0 } } as const;

test('whatever zone a route meets, their boxes meet', () => {
  let met = 0;
  fc.assert(
    fc.property(
      anywhere,
      fc.array(fc.tuple(number(-2_000, 2_000), number(-2_000, 2_000), fc.boolean()), { minLength: 1, maxLength: 6 }),
      shapeAround(400),
      number(-2_500, 2_500),
      number(-2_500, 2_500),
      fc.option(fc.tuple(number(-2_000, 2_000), number(-2_000, 2_000)), { nil: undefined }),
      (place, offsets, shape, north, east, site) => {
        const waypoints = offsets.map(([up, aside, circles]) => ({
          ...waypointAt(beside(place, up, aside), NEW_ROUTE),
          ...(circles && circling),
        }));
        const route: Route = { ...NEW_ROUTE, waypoints };
        const zone = zoneOf(shape(beside(place, north, east)));
        const home = site && homeAt({ ...beside(place, ...site), altitude: 100 });
        const air = { zones: zoneIndex([zone]), fence: NO_FENCE, home };
        const isMet = airspace({ name: '', remarks: '', route, limits: {}, airspace: air }).length > 0;
        if (!isMet) return;
        met++;
        const [own, other] = [wayBox(route, home), boxOf(zone.shape)];
        if (!own) return;
        const isAside = [0, -360].some((shift) => other.west + shift <= own.east && other.east + shift >= own.west);
        expect(isAside && other.south <= own.north && other.north >= own.south).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
  expect(met).toBeGreaterThan(30);
});

test('across the date line there is none', () => {
  const route = (longitudes: number[]): Route => ({
    ...NEW_ROUTE,
    waypoints: longitudes.map((longitude) => waypointAt({ longitude, latitude: 10 }, NEW_ROUTE)),
  });
  expect(wayBox(route([179.99, -179.99]))).toBeUndefined();
  expect(wayBox(route([]))).toBeUndefined();
  expect(wayBox(route([12, 12.01]))).toMatchObject({ west: expect.closeTo(12, 2) as number, north: expect.closeTo(10, 2) as number });
});
