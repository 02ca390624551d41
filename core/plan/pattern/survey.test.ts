import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { localPlane, middleOf } from '../../geo/local-plane.ts';
import { isInside, metresToEdge } from '../../geo/polygon.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { alongOf } from '../estimate.ts';
import { bearingBetween } from '../legs.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { isFitting } from '../waypoint-action.ts';
import { CAMERAS } from './cameras.ts';
import { footprintAt } from './footprint.ts';
import { layOut } from './lay-out.ts';
import type { AreaScanPattern, ObliquePattern, OrthophotoPattern } from './pattern.ts';
import { anyFlatArea, areaAt, type FlatArea } from './testing/any-area.ts';
import { picturesOf, type Picture } from './testing/pictures.ts';

const HERE: Position = { latitude: 31.2, longitude: 121.4 };
const FIELD: FlatArea = [
  [
    { north: 0, east: 0 },
    { north: 0, east: 300 },
    { north: 400, east: 300 },
    { north: 400, east: 0 },
  ],
];
const SWEEP = { angle: null, turnaround: null, isCrossed: false };
const scanOf = (flat: FlatArea, given: Partial<AreaScanPattern> = {}, place = HERE): AreaScanPattern => ({
  kind: 'areaScan',
  area: areaAt(place, flat),
  spacing: 40,
  ...SWEEP,
  ...given,
});
const PICTURES = { camera: CAMERAS[0]!, resolution: 2, frontOverlap: 80, sideOverlap: 70 };
const ORTHOPHOTO: OrthophotoPattern = { kind: 'orthophoto', area: areaAt(HERE, FIELD), ...SWEEP, ...PICTURES };
const OBLIQUE: ObliquePattern = { ...ORTHOPHOTO, kind: 'oblique', tilt: 30 };

const routeOf = (pattern: AreaScanPattern, given: Partial<Route> = {}): Route => {
  const route = { ...NEW_ROUTE, ...given };
  return { ...route, waypoints: layOut(pattern, route).waypoints };
};
const secondsOf = (pattern: AreaScanPattern): number => alongOf(routeOf(pattern)).seconds;

describe('with a home that is known', () => {
  const metresFrom = (home: Position, { waypoints }: Route) => metresBetween(home, waypoints[0]!) + metresBetween(waypoints.at(-1)!, home);
  const wholeSeconds = (home: Position, route: Route) => alongOf(route).seconds + metresFrom(home, route) / route.speed;
  const laid = (pattern: AreaScanPattern | ObliquePattern, home?: Position): Route => ({
    ...NEW_ROUTE,
    waypoints: layOut(pattern, NEW_ROUTE, home).waypoints,
  });

  test('a field is entered or left at the corner next to it', () => {
    const plane = tangentPlane(HERE);
    for (const corner of FIELD[0]!) {
      const home = plane.positionAt({ north: corner.north === 0 ? -500 : 900, east: corner.east === 0 ? -50 : 350 });
      const pattern = scanOf(FIELD, { angle: 0 });
      const { waypoints } = laid(pattern, home);
      const away = Math.min(...[waypoints[0]!, waypoints.at(-1)!].map((end) => metresBetween(plane.positionAt(corner), end)));
      expect([away < 45, wholeSeconds(home, laid(pattern, home)) <= wholeSeconds(home, laid(pattern)) + 1e-6]).toEqual([true, true]);
    }
  });

  test('no flight from home to home is longer than without, and its lanes at one angle are the same', { timeout: 60_000 }, () => {
    const anyHome = fc.record({ north: fc.integer({ min: -3_000, max: 3_000 }), east: fc.integer({ min: -3_000, max: 3_000 }) });
    fc.assert(
      fc.property(anyFlatArea, anyHome, fc.boolean(), (flat, offset, isCrossed) => {
        const home = tangentPlane(HERE).positionAt(offset);
        const pattern = scanOf(flat, { isCrossed });
        const [before, after] = [laid(pattern), laid(pattern, home)];
        if (before.waypoints.length === 0) return;
        expect(wholeSeconds(home, after)).toBeLessThanOrEqual(wholeSeconds(home, before) * 1.000_01 + 0.05);
        const fixed = { ...pattern, angle: 30 };
        expect(layOut(fixed, NEW_ROUTE, home).figures).toEqual(layOut(fixed, NEW_ROUTE).figures);
      }),
      { numRuns: 12 },
    );
  });

  test('oblique photographs turn the camera for each direction, whichever comes first', () => {
    const home = tangentPlane(HERE).positionAt({ north: 2_000, east: 2_000 });
    const tilts = ({ waypoints }: Route) =>
      waypoints.flatMap(({ actions }) => actions.flatMap(({ kind, value }) => (kind === 'gimbalTilt' ? [value] : [])));
    expect(tilts(laid(OBLIQUE, home)).toSorted((a, b) => a! - b!)).toEqual(tilts(laid(OBLIQUE)).toSorted((a, b) => a! - b!));
    expect(wholeSeconds(home, laid(OBLIQUE, home))).toBeLessThanOrEqual(wholeSeconds(home, laid(OBLIQUE)) + 0.05);
  });
});

describe('an area scan', () => {
  test('flies a field to and fro, at the height and speed of the route', () => {
    const { waypoints, figures, issues } = layOut(scanOf(FIELD, { angle: 0 }), { ...NEW_ROUTE, height: 55, speed: 8 });
    expect(issues).toEqual([]);
    expect(figures).toMatchObject({ lanes: 8, pictures: 0, spacing: 40, height: null, trigger: null });
    expect(figures.area).toBeCloseTo(120_000, -1);
    expect(waypoints).toHaveLength(16);
    expect(
      waypoints.every(({ altitude, speed, mode, actions }) => altitude === 55 && speed === 8 && mode === 'pass' && actions.length === 0),
    ).toBe(true);
  });

  test('does not depend on which corner is drawn first, nor which way round', () => {
    fc.assert(
      fc.property(anyFlatArea, fc.nat(), fc.boolean(), ([border, ...holes], first, isReversed) => {
        const at = first % border!.length;
        const other = [...border!.slice(at), ...border!.slice(0, at)];
        const [one, again] = [scanOf([border!, ...holes]), scanOf([isReversed ? other.toReversed() : other, ...holes.toReversed()])];
        expect(Math.abs(secondsOf(again) / secondsOf(one) - 1)).toBeLessThan(0.005);
      }),
      { numRuns: 5 },
    );
  });

  test('does not depend on the place on Earth: not on the date line, nor at a pole', () => {
    const places: Position[] = [
      { latitude: 0, longitude: 180 },
      { latitude: -51.5, longitude: -179.999 },
      { latitude: 78.2, longitude: 15.6 },
      { latitude: 90, longitude: 0 },
      { latitude: -89.999, longitude: 33 },
    ];
    fc.assert(
      fc.property(anyFlatArea, fc.constantFrom(...places), (flat, place) => {
        const seconds = [HERE, place].map((at) => secondsOf(scanOf(flat, {}, at)));
        expect(Math.abs(seconds[1]! / seconds[0]! - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 5 },
    );
  });

  test('stays within its area where it stops to turn, and beyond it by no more than the turnaround otherwise', () => {
    const outside = (given: Partial<AreaScanPattern>, route: Partial<Route> = {}) => {
      const plane = localPlane(HERE);
      return Math.max(
        ...routeOf(scanOf(FIELD, { angle: 0, ...given }), route).waypoints.map((waypoint) => {
          const place = plane.offsetOf(waypoint);
          return isInside(FIELD[0]!, place) ? 0 : metresToEdge(FIELD[0]!, place);
        }),
      );
    };
    expect(outside({})).toBeLessThan(0.01);
    expect(outside({ turnaround: 12 })).toBeCloseTo(12, 2);
    // Flown round in a bend: as far as it takes to brake from 10 m/s.
    expect(outside({}, { turnMode: 'adaptive', speed: 10 })).toBeCloseTo(25, 2);
  });

  test('is one that the rules let pass, however short the lanes at the tips of its area are', () => {
    fc.assert(
      fc.property(anyFlatArea, fc.integer({ min: 15, max: 90 }), (flat, spacing) => {
        const route = routeOf(scanOf(flat, { spacing, angle: 30 }), { radius: 8 });
        const issues = checkRoute({ name: 'Scan', remarks: '', route, limits: {}, airspace: OPEN_AIR });
        expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('goes once more across the first lanes', () => {
    const crossed = layOut(scanOf(FIELD, { isCrossed: true, angle: 0 }), NEW_ROUTE);
    expect(crossed.figures.lanes).toBe(8 + 10);
    const courses = crossed.waypoints.slice(1).map((waypoint, index) => bearingBetween(crossed.waypoints[index]!, waypoint) % 180);
    expect(courses.filter((_, index) => index % 2 === 0).map((course) => Math.round(course / 90) % 2)).toEqual([
      ...Array.from({ length: 8 }, () => 0),
      ...Array.from({ length: 10 }, () => 1),
    ]);
  });
});

describe('an orthophoto', () => {
  test('is flown as high as its resolution asks for, with pictures along each lane', () => {
    const { waypoints, figures, issues } = layOut({ ...ORTHOPHOTO, angle: 0 }, NEW_ROUTE);
    expect(issues).toEqual([]);
    // 2 cm a pixel with 8.8 mm before 13.2 mm of 5,472 pixels.
    expect(figures.height).toBeCloseTo(72.96, 2);
    expect(figures.spacing).toBeCloseTo(109.44 * 0.3, 2);
    expect(figures.trigger).toBeCloseTo(72.96 * 0.2, 2);
    expect(figures.pictures).toBe(figures.lanes * (Math.floor(400 / figures.trigger!) + 1));
    expect(waypoints.map(({ actions }) => actions.map(({ kind }) => kind).join()).slice(0, 4)).toEqual([
      'gimbalTilt,distancePhotographs',
      'endPhotographs',
      'distancePhotographs',
      'endPhotographs',
    ]);
    expect(waypoints.flatMap(({ actions }) => actions).every(isFitting)).toBe(true);
    expect(waypoints[0]).toMatchObject({ altitude: 72.96 });
  });

  test('shows again on the ground what neighbours show, as much as is asked for, and leaves no hole', { timeout: 60_000 }, () => {
    const overlaps = fc.record({ frontOverlap: fc.integer({ min: 60, max: 85 }), sideOverlap: fc.integer({ min: 50, max: 85 }) });
    const share = fc.double({ min: -1, max: 1, noNaN: true });
    let [shown, compared] = [0, 0];
    fc.assert(
      fc.property(anyFlatArea, overlaps, fc.array(fc.tuple(share, share), { minLength: 40, maxLength: 40 }), (flat, asked, shares) => {
        const pattern = { ...ORTHOPHOTO, ...asked, area: areaAt(HERE, flat), resolution: 1 };
        const { waypoints, figures } = layOut(pattern, NEW_ROUTE);
        const { width, height } = footprintAt(pattern.camera, figures.height!);
        const { pictures, placed } = picturesOf(waypoints, localPlane(HERE));
        for (const [north, east] of shares) {
          const place = { north: north * 500, east: east * 500 };
          const edge = Math.min(...flat.map((ring) => metresToEdge(ring, place)));
          // What is taken stops at the border.
          if (!flat.every((ring, index) => isInside(ring, place) === (index === 0)) || edge < height) continue;
          const here = placed(place);
          const from = (one: Picture, other: Picture) => [Math.abs(one.along - other.along), Math.abs(one.aside - other.aside)] as const;
          const showing = pictures
            .map((one) => ({ one, apart: from(one, here) }))
            .filter(({ apart: [along, aside] }) => along <= height / 2 + 0.02 && aside <= width / 2 + 0.02)
            .sort((a, b) => Math.hypot(...a.apart) - Math.hypot(...b.apart));
          const [nearest, ...others] = showing.map(({ one }) => one);
          expect(nearest).toBeDefined();
          shown++;
          if (edge < Math.hypot(width, height)) continue;
          const apart = others.map((one) => from(one, nearest!));
          const next = Math.min(...apart.filter(([, aside]) => aside < 0.5).map(([along]) => along));
          const beside = Math.min(...apart.filter(([, aside]) => aside >= 0.5).map(([, aside]) => aside));
          expect(100 * (1 - next / height)).toBeGreaterThanOrEqual(asked.frontOverlap - 0.1);
          expect(100 * (1 - beside / width)).toBeGreaterThanOrEqual(asked.sideOverlap - 0.1);
          compared++;
        }
      }),
      { numRuns: 10 },
    );
    expect([shown > 30, compared > 10]).toEqual([true, true]);
  });

  test('says which speed would do where the camera or the shutter cannot keep up', () => {
    const codes = (speed: number, given: Partial<OrthophotoPattern> = {}) =>
      layOut({ ...ORTHOPHOTO, ...given }, { ...NEW_ROUTE, speed }).issues.map(({ code, params, severity }) => [
        code,
        params?.['speed'],
        severity,
      ]);
    expect(codes(7)).toEqual([]);
    expect(codes(8)).toEqual([['pattern.tooFast', 7.2, 'warning']]);
    expect(codes(6, { resolution: 0.5, frontOverlap: 20 })).toEqual([['pattern.blur', 5, 'warning']]);
  });
});

describe('oblique photography', () => {
  test('goes over five areas, each moved back so that the camera sees the area', () => {
    const { waypoints, figures, issues } = layOut({ ...OBLIQUE, angle: 0 }, NEW_ROUTE);
    expect(issues).toEqual([]);
    const plane = localPlane(HERE);
    const ahead = figures.height! * Math.tan(Math.PI / 6);
    const directions = new Set<number>();
    for (const { yaw, yawMode, ...place } of waypoints) {
      const { north, east } = plane.offsetOf(place);
      const reach = yawMode === 'fixed' ? ahead : 0;
      directions.add(yawMode === 'fixed' ? yaw : -1);
      const seen = { north: north + reach * Math.cos((yaw * Math.PI) / 180), east: east + reach * Math.sin((yaw * Math.PI) / 180) };
      expect(isInside(FIELD[0]!, seen) || metresToEdge(FIELD[0]!, seen) < 0.01).toBe(true);
    }
    expect([...directions]).toEqual([-1, 0, 90, 180, 270]);
    expect(waypoints.flatMap(({ actions }) => actions.filter(({ kind }) => kind === 'gimbalTilt')).map(({ value }) => value)).toEqual([
      -90, -60,
    ]);
  });

  test('is refused where the camera would see the horizon, and to what cannot fly sideways', () => {
    const codes = (pattern: ObliquePattern, wings: Route['wings'] = null) =>
      layOut(pattern, { ...NEW_ROUTE, wings }).issues.map(({ code }) => code);
    expect(codes({ ...OBLIQUE, tilt: 65 })).toEqual(['pattern.horizon']);
    expect(codes({ ...OBLIQUE, tilt: Number.NaN })).toEqual(['pattern.amount']);
    expect(codes(OBLIQUE, { kind: 'fixedWing', turnRadius: 60, slowest: 4 })).toEqual(['pattern.sideways']);
  });
});

test('cameras have names of their own and make pictures that are neither stretched nor empty', () => {
  expect(new Set(CAMERAS.map(({ name }) => name)).size).toBe(CAMERAS.length);
  for (const { sensorWidth, sensorHeight, imageWidth, imageHeight } of CAMERAS)
    expect(Math.abs((sensorWidth * imageHeight) / (sensorHeight * imageWidth) - 1)).toBeLessThan(0.03);
});

test('the flat plane gives back each place, over the date line and around a pole', () => {
  const metres = fc.double({ min: -50_000, max: 50_000, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      metres,
      metres,
      (latitude, longitude, north, east) => {
        const plane = localPlane({ latitude, longitude });
        const back = plane.offsetOf(plane.positionAt({ north, east }));
        expect(Math.hypot(back.north - north, back.east - east)).toBeLessThan(0.000_1);
      },
    ),
  );
  expect(
    middleOf([
      { latitude: 0, longitude: 179 },
      { latitude: 0, longitude: -179 },
    ]).longitude,
  ).toBeCloseTo(180, 9);
});
