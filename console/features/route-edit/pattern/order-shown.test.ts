import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { NEW_ROUTE } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { expect, test } from 'vitest';
import type { MapHandle, MapMarker } from '../../../map/map-handle.ts';
import { drawRoute } from '../draw-route.ts';
import { routeDesk } from '../route-desk.ts';
import { CORNERS, drawPattern } from './draw-pattern.ts';

const { positionAt } = tangentPlane({ latitude: 30.6, longitude: 123.4 });
const at = (north: number, east: number) => positionAt({ north, east });

function laidOut(pattern: Pattern): Route {
  const route = { ...NEW_ROUTE, height: 30, pattern };
  return { ...route, waypoints: layOut(pattern, route).waypoints };
}

/** What stands beside its corners, and beside its other waypoints. */
function labelsOf(route: Route): { corners: (string | undefined)[]; beside: (string | undefined)[] } {
  const drawn = new Map<string, readonly MapMarker[]>();
  const layer = { set: () => {} };
  const markers = { set: (group: string, all: readonly MapMarker[]) => void drawn.set(group, all) };
  const map = { shapes: layer, lines: layer, markers } as unknown as MapHandle;
  drawPattern(map, route, undefined);
  drawRoute(map, routeDesk({ name: '', remarks: '', folder: '', isTemplate: false, route }).now());
  const labels = (group: string) => drawn.get(group)!.map(({ label }) => label);
  return { corners: labels(CORNERS), beside: labels('waypoints') };
}

test('places that are flown to in the shortest order carry the numbers of that order', () => {
  const places = [at(0, 0), at(0, 400), at(0, 100), at(0, 300), at(0, 200)];
  const spot = { kind: 'spot', places, isShortest: true, tilt: -90, photographs: true } as const;
  expect(labelsOf(laidOut(spot))).toEqual({ corners: ['1', '5', '2', '4', '3'], beside: [] });
  expect(labelsOf(laidOut({ ...spot, isShortest: false })).corners).toEqual(['1', '2', '3', '4', '5']);
  // Not laid out yet.
  expect(labelsOf({ ...laidOut(spot), waypoints: [] }).corners).toEqual(places.map(() => undefined));
});

test('a ring is numbered all the way round; of several above each other the lowest is', () => {
  const surround = {
    kind: 'surround',
    centre: at(0, 0),
    radius: 100,
    rings: 1,
    lowest: 30,
    highest: 60,
    clockwise: true,
    pictures: 0,
  } as const;
  const { corners, beside } = labelsOf(laidOut(surround));
  // The handle at the rim lies on the seventh.
  expect(corners).toEqual([undefined, '7']);
  expect(beside).toEqual(Array.from({ length: 24 }, (_, index) => String(index + 1)).filter((label) => label !== '7'));
  const above = labelsOf(laidOut({ ...surround, rings: 3 }));
  expect([above.corners, above.beside]).toEqual([[undefined, '7, 32…'], beside]);
});

test('a delivery tells its way there and back', () => {
  const there = { kind: 'logistics', takeOff: at(0, 0), via: [at(200, 200)], drop: at(0, 500), dropHeight: 30, channel: 9 } as const;
  expect(labelsOf(laidOut({ ...there, via: [...there.via], isReturning: true }))).toEqual({ corners: ['1, 5', '2, 4', '3'], beside: [] });
  const deep = labelsOf(laidOut({ ...there, via: [...there.via], dropHeight: 10, isReturning: true }));
  expect(deep.corners).toEqual(['1, 7', '2, 6', '3–5']);
});

test('lanes are marked at their ends alone, and so is what has more places than can be read', () => {
  const outer = [at(0, 0), at(0, 300), at(300, 300), at(300, 0)];
  const scan = laidOut({ kind: 'areaScan', area: { outer, holes: [] }, spacing: 30, angle: null, turnaround: null, isCrossed: false });
  expect(labelsOf(scan).corners).toEqual(outer.map(() => undefined));
  expect(labelsOf(scan).beside.length).toBeLessThanOrEqual(2);
  const many = Array.from({ length: 200 }, (_, index) => at(index * 20, 0));
  const far = labelsOf(laidOut({ kind: 'spot', places: many, isShortest: false, tilt: -90, photographs: true }));
  expect(far.corners.every((label) => label === undefined)).toBe(true);
});
