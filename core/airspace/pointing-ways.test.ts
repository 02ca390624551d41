import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { NO_FENCE, type Fence } from './fence.ts';
import { waysOutOf, type PointingWay } from './pointing-ways.ts';
import { pointingIssues, pointingOf } from './pointing.ts';
import { zoneOf } from './testing/air.ts';
import { zoneIndex } from './zone-index.ts';
import type { Zone } from './zone.ts';

const CENTRE = { latitude: 39.9, longitude: 116.4 };
const plane = tangentPlane(CENTRE);
const place = (north: number, east = 0) => plane.positionAt({ north, east });
const zone = (given: Partial<Zone> = {}): Zone => zoneOf({ kind: 'circle', centre: CENTRE, radius: 500 }, given);
const STATE = { ...place(900), altitude: 80, homeAltitude: 50, height: 30 };
const HOVERING = { around: 0, margin: 5 };
const pointing = (north: number, height?: number) => pointingOf(STATE, place(north), height, HOVERING);
const ways = (zones: Zone[], north: number, height?: number, fence: Fence = NO_FENCE) =>
  waysOutOf(pointing(north, height), zoneIndex(zones), fence, 1_000);

test('a place that may be flown to needs no way out', () => {
  expect(ways([zone()], 600)).toEqual([]);
});

test('out of a zone without limits one only moves; above or below one that has them one may stay', () => {
  expect(ways([zone()], 400)).toMatchObject([{ kind: 'move' }]);
  const above = { ...STATE, altitude: 110, height: 60 };
  const fromAbove = (height: number) =>
    waysOutOf(pointingOf(above, place(400), height, HOVERING), zoneIndex([zone({ ceiling: 100 })]), NO_FENCE, 1_000);
  expect(ways([zone({ ceiling: 100 })], 400, 20), 'nobody knows where it would climb').toMatchObject([{ kind: 'move' }]);
  expect(fromAbove(20), 'six metres above its hundred, fifty above the sea').toMatchObject([
    { kind: 'move' },
    { kind: 'height', height: 56 },
  ]);
  expect(ways([zone({ floor: 90, ceiling: 400 })], 400, 60)).toMatchObject([{ kind: 'move' }, { kind: 'height', height: 34 }]);
  const low = { within: [], outside: [], ceiling: 40 };
  expect(ways([], 400, 60, low), 'back below the height of the fence').toEqual([{ kind: 'height', height: 40 }]);
  expect(ways([], 400, 5_000), 'as high as any limit').toEqual([{ kind: 'height', height: 500 }]);
  expect(ways([zone({ ceiling: 100 })], 400, 20, low), 'not through the fence').toMatchObject([{ kind: 'move' }]);
});

test('whatever is offered is what the same rule lets pass', () => {
  const some = fc.record({
    radius: fc.integer({ min: 20, max: 900 }),
    north: fc.integer({ min: -600, max: 600 }),
    floor: fc.option(fc.integer({ min: 60, max: 120 })),
    ceiling: fc.option(fc.integer({ min: 130, max: 300 })),
    kind: fc.constantFrom('noFly' as const, 'restricted' as const),
    datum: fc.constantFrom('sea' as const, 'ground' as const),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 200 }), (given, height) => {
      const zones = zoneIndex(
        given.map(({ radius, north, ...rest }, index) =>
          zone({ ...rest, id: String(index), shape: { kind: 'circle', centre: place(north, 0), radius } }),
        ),
      );
      const wanted = pointing(0, height);
      const taken = (way: PointingWay) =>
        way.kind === 'move' ? { ...wanted, to: way.to } : pointingOf(STATE, wanted.to, way.height, wanted);
      for (const way of waysOutOf(wanted, zones, NO_FENCE, 1_000)) {
        expect(pointingIssues(taken(way), zones, NO_FENCE, 1_000).filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    }),
  );
});
