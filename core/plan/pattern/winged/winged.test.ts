import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localPlane } from '../../../geo/local-plane.ts';
import { isInside, metresToEdge, metresToSide } from '../../../geo/polygon.ts';
import type { Position } from '../../../geo/position.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';
import { checkRoute } from '../../checks/index.ts';
import { OPEN_AIR } from '../../checks/airspace.ts';
import { alongOf } from '../../estimate.ts';
import { NEW_ROUTE } from '../../route-defaults.ts';
import type { Route, Waypoint } from '../../route.ts';
import { wingedCorner } from '../../winged-corner.ts';
import type { Wings } from '../../wings.ts';
import { layOut } from '../lay-out.ts';
import type { AreaScanPattern, Pattern } from '../pattern.ts';
import { splitAmong } from '../split.ts';
import { anyFlatArea, areaAt, turned, type FlatArea } from '../testing/any-area.ts';
import { FULL_FRAME } from '../testing/full-frame.ts';

const HERE: Position = { latitude: 31.2, longitude: 121.4 };
const plane = localPlane(HERE);
const SPEED = 16;
const wingsOf = (turnRadius: number): Wings => ({ kind: 'fixedWing', turnRadius, slowest: 12 });
const square = (north: number, east: number): FlatArea => [
  [
    { north: 0, east: 0 },
    { north: 0, east },
    { north, east },
    { north, east: 0 },
  ],
];
const scanOf = (flat: FlatArea, given: Partial<AreaScanPattern> = {}, place = HERE): AreaScanPattern => ({
  kind: 'areaScan',
  area: areaAt(place, flat),
  spacing: 60,
  angle: null,
  turnaround: null,
  isCrossed: false,
  ...given,
});
const laid = (pattern: Pattern, turnRadius: number, given: Partial<Route> = {}): Route => {
  const route: Route = { ...NEW_ROUTE, speed: SPEED, wings: wingsOf(turnRadius), pattern, ...given };
  return { ...route, waypoints: layOut(pattern, route).waypoints };
};

const anyRadius = fc.integer({ min: 50, max: 160 });
const anySpacing = fc.integer({ min: 30, max: 90 });
const offsets = (waypoints: readonly Waypoint[], at = plane) =>
  waypoints.map((waypoint) => ({ ...at.offsetOf(waypoint), radius: waypoint.radius }));

/** Radians by which the way turns at the middle one of three. */
function turnAt(before: Offset, at: Offset, after: Offset): number {
  const [north, east, onNorth, onEast] = [at.north - before.north, at.east - before.east, after.north - at.north, after.east - at.east];
  return Math.abs(Math.atan2(north * onEast - east * onNorth, north * onNorth + east * onEast));
}

/** Metres of the tightest bend, where every corner is cut as early as it is said to be. */
function tightest(waypoints: readonly Waypoint[]): number {
  const points = offsets(waypoints);
  const reachAt = (index: number) => {
    const [before, at, after] = [points[index - 1], points[index]!, points[index + 1]];
    return before && after && turnAt(before, at, after) > 0.025 ? at.radius : 0;
  };
  return Math.min(
    Infinity,
    ...points.slice(1, -1).map((at, index) => {
      const [before, after] = [points[index]!, points[index + 2]!];
      const turn = turnAt(before, at, after);
      if (turn <= 0.025) return Infinity;
      const room = [
        Math.hypot(at.north - before.north, at.east - before.east) - reachAt(index),
        Math.hypot(at.north - after.north, at.east - after.east) - reachAt(index + 2),
      ];
      return Math.min(at.radius, ...room) / Math.tan(turn / 2);
    }),
  );
}

/** Lanes are what pictures begin and end with. */
function lanesOf(route: Route): { from: Offset; to: Offset }[] {
  const points = offsets(route.waypoints);
  return route.waypoints.flatMap(({ actions }, index) =>
    actions.some(({ kind }) => kind === 'distancePhotographs') ? [{ from: points[index]!, to: points[index + 1]! }] : [],
  );
}

const photosOf = (flat: FlatArea, sideOverlap: number): Pattern => ({
  kind: 'orthophoto',
  area: areaAt(HERE, flat),
  angle: null,
  turnaround: null,
  isCrossed: false,
  camera: FULL_FRAME,
  resolution: 2,
  frontOverlap: 70,
  sideOverlap,
});

describe('on wings, whatever the area', () => {
  test('no bend is tighter than the aircraft turns', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        anyFlatArea,
        anySpacing,
        anyRadius,
        fc.boolean(),
        fc.option(fc.integer({ min: 0, max: 50 })),
        (flat, spacing, turnRadius, isCrossed, turnaround) => {
          const route = laid(scanOf(flat, { spacing, isCrossed, turnaround }), turnRadius);
          expect(tightest(route.waypoints)).toBeGreaterThan(turnRadius * 0.95);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('pictures are taken within it only, and of all of it', { timeout: 60_000 }, () => {
    const share = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        anyFlatArea,
        fc.integer({ min: 50, max: 85 }),
        anyRadius,
        fc.array(fc.tuple(share, share), { minLength: 20, maxLength: 20 }),
        (flat, overlap, turnRadius, shares) => {
          const pattern = photosOf(flat, overlap);
          const { spacing } = layOut(pattern, { ...NEW_ROUTE, wings: wingsOf(turnRadius) }).figures;
          const lanes = lanesOf(laid(pattern, turnRadius));
          const isWithin = (place: Offset) =>
            flat.every((ring, index) => isInside(ring, place) === (index === 0) || metresToEdge(ring, place) < 0.02);
          for (const { from, to } of lanes)
            for (const part of [0, 0.1, 0.5, 0.9, 1])
              expect(isWithin({ north: from.north + (to.north - from.north) * part, east: from.east + (to.east - from.east) * part })).toBe(
                true,
              );
          for (const place of shares.map(([north, east]) => ({ north: north * 500, east: east * 500 }))) {
            const edge = Math.min(...flat.map((ring) => metresToEdge(ring, place)));
            if (!isWithin(place) || edge < spacing! / 2 + 1) continue;
            expect(Math.min(...lanes.map(({ from, to }) => metresToSide(from, to, place)))).toBeLessThan(spacing! * 0.51);
          }
        },
      ),
      { numRuns: 20 },
    );
  });

  test('it takes as long wherever it lies, however it is turned, and whichever corner was drawn first', { timeout: 60_000 }, () => {
    const places = [HERE, { latitude: 0, longitude: 180 }, { latitude: 78.2, longitude: 15.6 }, { latitude: -51.5, longitude: -179.999 }];
    fc.assert(
      fc.property(
        anyFlatArea,
        anyRadius,
        fc.integer({ min: 0, max: 359 }),
        fc.nat(),
        fc.constantFrom(...places),
        (flat, turnRadius, turn, first, place) => {
          const [border, ...holes] = turned(flat, turn);
          const at = first % border!.length;
          const other = [[...border!.slice(at), ...border!.slice(0, at)].toReversed(), ...holes.toReversed()];
          const seconds = (area: FlatArea, angle: number, there: Position) =>
            alongOf(laid(scanOf(area, { angle }, there), turnRadius)).seconds;
          expect(Math.abs(seconds(other, (30 + turn) % 360, place) / seconds(flat, 30, HERE) - 1)).toBeLessThan(0.03);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('the route is one that the rules let pass', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyFlatArea, anySpacing, anyRadius, (flat, spacing, turnRadius) => {
        const route = laid(scanOf(flat, { spacing }), turnRadius);
        const issues = checkRoute({ name: 'Wing', remarks: '', route, limits: { safeRadius: 255 }, airspace: OPEN_AIR });
        expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the order of lanes', () => {
  const lanesWest = (route: Route): number[] => lanesOf(route).map(({ from }) => Math.round(from.east));

  test('skips those that it could reach only by a loop', () => {
    const route = laid({ ...photosOf(square(900, 700), 70), angle: 0 } as Pattern, 90);
    const east = lanesWest(route);
    const apart = east.slice(1).map((one, index) => Math.abs(one - east[index]!));
    // The lane beside lies not even fifty metres away.
    expect(Math.min(...apart)).toBeGreaterThan(100);
  });

  test('takes the next one where that is wide enough away', () => {
    const route = laid(scanOf(square(900, 1_000), { spacing: 200, angle: 0 }), 60);
    const east = offsets(route.waypoints).map((point) => Math.round(point.east));
    expect(new Set(east).size).toBe(5);
    expect(east).toSatisfy((all: number[]) => all.every((one, index) => index === 0 || Math.abs(one - all[index - 1]!) <= 200));
  });

  test('is never longer than one lane after another, or with half of a circle each time', () => {
    fc.assert(
      fc.property(anySpacing, anyRadius, fc.integer({ min: 300, max: 900 }), (spacing, turnRadius, width) => {
        const metres = alongOf(laid(scanOf(square(800, width), { spacing, angle: 0, turnaround: 0 }), turnRadius)).length;
        const lanes = Math.max(1, Math.ceil(width / spacing - 0.001));
        // A loop into the lane beside takes more than a circle.
        const plain = lanes * 800 + (lanes - 1) * Math.max(2 * Math.PI * turnRadius, Math.PI * turnRadius + spacing);
        const leadIn = 2 * turnRadius;
        expect(metres).toBeLessThan(plain + leadIn + 1);
      }),
      { numRuns: 20 },
    );
  });
});

test('the time that is told is that of the way that is flown', () => {
  const route = laid(scanOf(square(800, 600), { spacing: 200, angle: 0, turnaround: 0 }), 100);
  // Three lanes, half a circle between two of them, and the way in.
  expect(alongOf(route).length / (3 * 800 + 2 * Math.PI * 100 + 200)).toBeCloseTo(1, 2);
  expect(alongOf(route).seconds).toBeCloseTo(alongOf(route).length / SPEED, 1);
  // Over the corner, a quarter and a sixth of a circle round and as much less a quarter back.
  expect(wingedCorner(Math.PI / 2, 0, 100)).toBeCloseTo(100 * (Math.PI / 2 + (2 * Math.PI) / 3 - 1 - Math.sqrt(3)), 3);
});

test('it is never planned slower than it flies, nor to stop, and turns wider the faster it is', () => {
  const { waypoints, issues } = layOut(scanOf(square(500, 500)), { ...NEW_ROUTE, speed: 5, wings: wingsOf(80) });
  expect(waypoints.every(({ speed, turnMode }) => speed === 12 && turnMode === 'adaptive')).toBe(true);
  expect(issues).toMatchObject([{ code: 'pattern.tooSlow', severity: 'warning', params: { speed: 12 } }]);
  const fast = laid(scanOf(square(500, 500)), 80, { speed: 30 });
  expect(tightest(fast.waypoints)).toBeGreaterThan(150);
});

test('lanes beside a line and between two places are turned into as widely', () => {
  const line = [plane.positionAt({ north: 0, east: 0 }), plane.positionAt({ north: 1_500, east: 300 })];
  const corridor: Pattern = {
    kind: 'corridor',
    line,
    width: 300,
    turnaround: null,
    camera: FULL_FRAME,
    resolution: 2,
    frontOverlap: 70,
    sideOverlap: 70,
  };
  const abPoint: Pattern = { kind: 'abPoint', a: line[0]!, b: line[1]!, spacing: 30, side: 'left', lanes: 9 };
  for (const pattern of [corridor, abPoint]) {
    const { waypoints } = laid(pattern, 80);
    expect(waypoints.length).toBeGreaterThan(20);
    expect(tightest(waypoints)).toBeGreaterThan(77);
  }
  const bent = [...line, plane.positionAt({ north: 1_520, east: 280 })];
  expect(layOut({ ...corridor, line: bent }, { ...NEW_ROUTE, wings: wingsOf(80) }).issues.map(({ code }) => code)).toContain(
    'pattern.turnRadius',
  );
});

test('parts of an area for several wings are led in and out of each', () => {
  const route: Route = { ...NEW_ROUTE, speed: SPEED, wings: wingsOf(70) };
  const { shares, issues } = splitAmong(scanOf(square(900, 900)), route, 3);
  expect(shares).toHaveLength(3);
  expect(issues, 'nobody can say that they keep apart').toMatchObject([{ code: 'formation.wings', severity: 'warning' }]);
  for (const share of shares) {
    expect(tightest(share.route.waypoints)).toBeGreaterThan(67);
    const faults = checkRoute({ name: 'Part', remarks: '', route: share.route, limits: {}, airspace: OPEN_AIR });
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});

test('what has to stand still is refused to wings, or doubted', () => {
  const wings = { ...NEW_ROUTE, speed: SPEED, height: 50, wings: wingsOf(80) };
  const codes = (pattern: Pattern) => layOut(pattern, wings).issues.map(({ code, severity }) => `${severity} ${code}`);
  const line = [HERE, plane.positionAt({ north: 0, east: 200 })];
  expect(
    codes({
      kind: 'facade',
      line,
      side: 'left',
      lowest: 10,
      highest: 40,
      camera: FULL_FRAME,
      resolution: 1,
      frontOverlap: 70,
      sideOverlap: 70,
    }),
  ).toEqual(['error pattern.hovering']);
  expect(codes({ kind: 'logistics', takeOff: HERE, via: [], drop: line[1]!, dropHeight: 30, channel: 1, isReturning: true })).toEqual([
    'warning pattern.hovering',
  ]);
});
