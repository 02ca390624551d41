import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { error } from '../../issue.ts';
import { changeWaypoints, planForWings, spreadDefaults } from '../edits/index.ts';
import type { LandingRoute } from '../landing/landing.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { layOut } from '../pattern/lay-out.ts';
import type { Pattern } from '../pattern/pattern.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { anyRoute, placeAt, routeThrough } from '../testing/any-route.ts';
import { performanceOf, USUAL_PERFORMANCE, type Performance } from '../path/performance.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { OPEN_AIR } from './airspace.ts';
import type { Planned } from './check.ts';
import { checkRoute, isFlyable } from './index.ts';
import { waypointCount } from './waypoint-count.ts';

const LINE = routeThrough([
  [0, 0],
  [100, 0],
  [100, 100],
]);
const planned = (given: Partial<Planned> = {}): Planned => ({
  name: 'Line',
  remarks: '',
  route: LINE,
  limits: {},
  airspace: OPEN_AIR,
  ...given,
});
const codes = (given: Partial<Planned>) => checkRoute(planned(given)).map(({ code }) => code);
const ofRoute = (given: Partial<Route>) => codes({ route: { ...LINE, ...given } });
const ofSecond = (given: Parameters<typeof changeWaypoints>[2]) => checkRoute(planned({ route: changeWaypoints(LINE, [1], given) }));

test('a pattern that nothing can be laid out from is wrong with the route', () => {
  const area = { outer: [placeAt(0, 0), placeAt(0, 100), placeAt(100, 0)], holes: [] };
  const pattern: Pattern = { kind: 'areaScan', area, spacing: 20, angle: null, turnaround: null, isCrossed: false };
  expect(ofRoute({ pattern })).toEqual([]);
  expect(checkRoute(planned({ route: { ...LINE, pattern: { ...pattern, spacing: 0 } } }))).toMatchObject([
    { severity: 'error', at: ['pattern', 'spacing'] },
  ]);
  const laidOut = layOut(pattern, LINE);
  expect(codes({ route: { ...LINE, pattern }, laidOut: { ...laidOut, issues: [error('pattern.known')] } })).toEqual(['pattern.known']);
});

test('a route as it is drawn by three clicks is fit to fly', () => {
  expect(codes({})).toEqual([]);
});

describe('routes and waypoints, second document, section 5', () => {
  test('a route needs at least 2 waypoints', () => {
    expect(ofRoute({ waypoints: [] })).toEqual(['route.tooFewWaypoints']);
    expect(ofRoute({ waypoints: LINE.waypoints.slice(0, 1) })).toEqual(['route.tooFewWaypoints']);
    expect(ofRoute({ waypoints: LINE.waypoints.slice(0, 2) })).toEqual([]);
    const many = Array.from({ length: 10_001 }, () => LINE.waypoints[0]!);
    expect(waypointCount(planned({ route: { ...LINE, waypoints: many } }))).toMatchObject([
      { code: 'route.tooManyWaypoints', params: { max: 10_000 } },
    ]);
    expect(waypointCount(planned({ route: { ...LINE, waypoints: many.slice(1) } }))).toEqual([]);
  });

  test('the last waypoint must be land, return or homing', () => {
    expect(ofRoute({ endAction: null })).toEqual(['route.endAction']);
  });

  test('the route name is 1–20 characters and the remarks 0–100 characters', () => {
    expect(codes({ name: '' })).toEqual(['route.name']);
    expect(codes({ name: '   ' })).toEqual(['route.name']);
    expect(codes({ name: '航'.repeat(20) })).toEqual([]);
    expect(codes({ name: '𠮷'.repeat(20) })).toEqual([]);
    expect(codes({ name: 'n'.repeat(21) })).toEqual(['route.name']);
    expect(codes({ remarks: 'r'.repeat(100) })).toEqual([]);
    expect(codes({ remarks: 'r'.repeat(101) })).toEqual(['route.remarks']);
  });

  test('the cycle count must be a valid integer; 0 means loop forever', () => {
    expect(ofRoute({ cycles: 0 })).toEqual([]);
    for (const cycles of [-1, 1.5, Number.NaN, 1_001, Infinity]) expect(ofRoute({ cycles }), String(cycles)).toEqual(['route.cycles']);
  });

  test('the entry point must be entered and valid', () => {
    expect(ofRoute({ entryPoint: 3 })).toEqual([]);
    expect(ofRoute({ entryPoint: Number.NaN })).toEqual(['route.entryPoint.missing']);
    for (const entryPoint of [0, 4, 1.5, -1]) expect(ofRoute({ entryPoint }), String(entryPoint)).toEqual(['route.entryPoint']);
  });

  test('altitude must not exceed the maximum cruise altitude', () => {
    expect(ofSecond({ altitude: 500 })).toEqual([]);
    expect(ofSecond({ altitude: 500.1 })).toMatchObject([
      { code: 'route.cruiseAltitude', at: ['waypoints', 1, 'altitude'], params: { max: 500 } },
    ]);
    const low = { limits: { cruiseAltitude: 14 } };
    expect(codes(low)).toEqual(['route.cruiseAltitude', 'route.cruiseAltitude', 'route.cruiseAltitude']);
    expect(ofRoute({ ...changeWaypoints(LINE, [1], { altitude: 4_000 }), heightMode: 'absolute' })).toEqual([]);
    const aboveSea = (altitude: number, cruiseAltitude: number | undefined = 100) =>
      codes({
        route: { ...changeWaypoints(LINE, [0, 1, 2], { altitude }), heightMode: 'absolute' },
        limits: { cruiseAltitude },
        airspace: { ...OPEN_AIR, home: { position: placeAt(0, 0), altitude: 1_000 } },
      });
    expect(aboveSea(1_100)).toEqual([]);
    expect(aboveSea(1_101)).toContain('route.cruiseAltitude');
    expect(aboveSea(1_500, 2_000), 'as no route is planned, whatever the aircraft allows').toEqual([]);
    expect(aboveSea(1_501, 2_000)).toContain('route.cruiseAltitude');
  });

  test('nor do the heights of a landing route, which count from its place', () => {
    const told = (landing: Partial<LandingRoute>, limits = {}) =>
      checkRoute(planned({ route: { ...LINE, endAction: 'landingRoute', landing: { ...NEW_LANDING, ...landing } }, limits }))
        .filter(({ code }) => code === 'route.cruiseAltitude')
        .map(({ at, params }) => [at?.[1], params?.['max']]);
    const limits = { cruiseAltitude: 120 };
    const high = { relativeHeight: 121, goAroundHeight: 122, transitionHeight: 123 };
    expect(told({ relativeHeight: 120, goAroundHeight: 120, transitionHeight: 120 }, limits)).toEqual([]);
    expect(told(high, limits)).toEqual([['relativeHeight', 120], ['goAroundHeight', 120], ['transitionHeight', 120]]); // prettier-ignore
    expect(told({ ...high, kind: 'inPlace' }, limits)).toEqual([['goAroundHeight', 120], ['transitionHeight', 120]]); // prettier-ignore
    expect(told({ relativeHeight: 501 })).toEqual([['relativeHeight', 500]]);
    const onHill = { kind: 'standard', place: placeAt(100, 0), placeHeight: 90 } as const;
    expect(told({ ...onHill, relativeHeight: 30, goAroundHeight: 31, transitionHeight: 20 }, limits)).toEqual([['goAroundHeight', 30]]);
  });

  test('radius must not exceed the maximum safe radius', () => {
    expect(ofSecond({ radius: 99 })).toEqual([]);
    expect(ofSecond({ radius: 101 })).toMatchObject([{ code: 'route.safeRadius', at: ['waypoints', 1, 'radius'] }]);
    expect(codes({ limits: { safeRadius: 0.5 } })).toHaveLength(3);
  });

  test('waypoint actions have min and max parameter bounds', () => {
    expect(
      ofSecond({
        actions: [
          { kind: 'gimbalTilt', value: -90 },
          { kind: 'photograph', value: null },
        ],
      }),
    ).toEqual([]);
    for (const value of [-91, 31, Number.NaN, null]) {
      expect(ofSecond({ actions: [{ kind: 'gimbalTilt', value }] })).toMatchObject([
        { code: 'route.actionParameter', at: ['waypoints', 1, 'actions'] },
      ]);
    }
    const several = [
      { kind: 'gimbalTilt' as const, value: -200 },
      { kind: 'zoom' as const, value: 0 },
      { kind: 'gimbalTilt' as const, value: 99 },
    ];
    expect(ofSecond({ actions: several }).map(({ params }) => params)).toEqual([
      { action: 'gimbalTilt', min: -90, max: 30 },
      { action: 'zoom', min: 1, max: 200 },
    ]);
    expect(ofSecond({ actions: [{ kind: 'photograph', value: 1 }] })).toMatchObject([{ code: 'route.actionParameter' }]);
    expect(ofSecond({ actions: [{ kind: 'release', value: 1.5 }] })).toMatchObject([{ code: 'route.actionParameter' }]);
    expect(ofSecond({ actions: Array.from({ length: 21 }, () => ({ kind: 'photograph' as const, value: null })) })).toMatchObject([
      { code: 'route.tooManyActions' },
    ]);
  });

  test('a time-lapse or equidistant photo action cannot be added twice to the same waypoint', () => {
    const [timed, byDistance] = [{ kind: 'timedPhotographs', value: 2 } as const, { kind: 'distancePhotographs', value: 10 } as const];
    expect(ofSecond({ actions: [timed] })).toEqual([]);
    for (const actions of [
      [timed, timed],
      [timed, byDistance],
      [byDistance, { kind: 'photograph', value: null } as const, byDistance],
    ]) {
      expect(ofSecond({ actions })).toMatchObject([{ code: 'route.photoSeries', severity: 'error' }]);
    }
  });

  test('latitude and longitude must be valid numbers', () => {
    expect(ofSecond({ longitude: Number.NaN })).toMatchObject([{ code: 'route.position', at: ['waypoints', 1, 'longitude'] }]);
    expect(ofSecond({ latitude: 90.1 })).toMatchObject([{ code: 'route.position', at: ['waypoints', 1, 'latitude'] }]);
    expect(ofSecond({ longitude: -180.5 })).toMatchObject([{ code: 'route.position' }]);
  });

  test('altitude must not exceed 9999', () => {
    expect(ofSecond({ altitude: 10_000 })).toMatchObject([{ code: 'route.height', at: ['waypoints', 1, 'altitude'] }]);
    expect(ofRoute({ height: Number.NaN })).toEqual(['route.height']);
  });

  test('what is no number is told by its name', () => {
    expect(ofSecond({ speed: 0 })).toMatchObject([{ code: 'route.speed' }]);
    expect(ofSecond({ holdMs: 0.5, yaw: 361, acceleration: Number.NaN, radius: -1 }).map(({ code }) => code)).toEqual([
      'route.radius',
      'route.holdMs',
      'route.yaw',
      'route.acceleration',
    ]);
    expect(ofSecond({ circling: { radius: 0, turns: 1.5, waitMs: -1 } }).map(({ code }) => code)).toEqual([
      'route.circlingRadius',
      'route.circlingTurns',
      'route.circlingWait',
    ]);
    expect(ofRoute({ speed: 101, radius: -1, holdMs: 4e6 })).toEqual(['route.speed', 'route.radius', 'route.holdMs']);
  });

  test('whoever looks at a target point has to say where it is', () => {
    expect(ofSecond({ yawMode: 'target' })).toMatchObject([{ code: 'route.target' }]);
    expect(ofSecond({ yawMode: 'target', target: placeAt(0, 0) })).toEqual([]);
  });

  test('two waypoints in one place are a warning: a route that climbs on the spot is none', () => {
    const again = { ...LINE, waypoints: [LINE.waypoints[0]!, LINE.waypoints[0]!, LINE.waypoints[1]!] };
    const issues = checkRoute(planned({ route: again }));
    expect(issues).toMatchObject([{ code: 'route.samePlace', severity: 'warning', at: ['waypoints', 1] }]);
    expect(isFlyable(issues)).toBe(true);
    expect(codes({ route: changeWaypoints(again, [1], { altitude: 40 }) })).toEqual([]);
  });
});

describe('airspace and fence, second document, section 5', () => {
  const zone = (given: Partial<Zone> = {}): Zone => ({
    id: 'zone',
    name: 'Harbour',
    kind: 'noFly',
    datum: 'sea',
    shape: { kind: 'circle', centre: placeAt(50, 0), radius: 20 },
    floor: null,
    ceiling: null,
    activeFrom: null,
    validUntil: null,
    ...given,
  });
  const found = (given: Partial<Planned['airspace']>) => checkRoute(planned({ airspace: { ...OPEN_AIR, ...given } }));

  test('routes may not cross no-fly zones, also between their waypoints', () => {
    const crossing = [{ code: 'route.noFlyZone', severity: 'error', at: ['waypoints', 1], params: { zone: 'Harbour', number: 2 } }];
    expect(found({ zones: zoneIndex([zone()]) })).toMatchObject(crossing);
    expect(found({ zones: zoneIndex([zone({ shape: { kind: 'circle', centre: placeAt(50, 60), radius: 20 } })]) })).toEqual([]);
  });

  test('what is not in force yet forbids the flights of the coming day, and is warned of before', () => {
    const DAY = 86_400_000;
    const home = { position: placeAt(0, 0), altitude: 10 };
    const later = { zones: zoneIndex([zone({ activeFrom: 10 * DAY })]), home };
    const told = (given: Partial<Planned['airspace']>) => found({ ...later, ...given }).map(({ code, severity }) => `${severity} ${code}`);
    expect(told({}), 'where nobody knows when').toEqual(['error route.noFlyZone']);
    expect(told({ now: 9.5 * DAY })).toEqual(['error route.noFlyZone']);
    expect(told({ now: 8 * DAY })).toEqual(['warning route.zoneLater']);
    expect(told({ departure: { earliest: 8 * DAY, latest: 8 * DAY + 900_000 } })).toEqual([]);
    expect(told({ departure: { earliest: 10 * DAY - 60_000, latest: 10 * DAY } })).toEqual(['error route.noFlyZone']);
    const over = zoneIndex([zone({ validUntil: 5 * DAY })]);
    expect(found({ zones: over, home, departure: { earliest: 5 * DAY, latest: 6 * DAY } })).toEqual([]);
    expect(found({ zones: over, home, departure: { earliest: 5 * DAY - 60_000, latest: 6 * DAY } })).toMatchObject([
      { code: 'route.noFlyZone' },
    ]);
  });

  test('above or below a zone a route is free, if it is known how high it is', () => {
    const home = { position: placeAt(0, 0), altitude: 10 };
    const high = zoneIndex([zone({ floor: 100 })]);
    expect(found({ zones: high })).toMatchObject([{ code: 'route.noFlyZone' }]);
    expect(found({ zones: high, home })).toEqual([]);
    expect(found({ zones: zoneIndex([zone({ ceiling: 15 })]), home })).toEqual([]);
    const climbing = changeWaypoints(LINE, [1, 2], { altitude: 200 });
    expect(codes({ route: climbing, airspace: { ...OPEN_AIR, zones: high, home } })).toEqual(['route.noFlyZone']);
  });

  test('a route is held to the turns of the aircraft that is to fly it', () => {
    const zones = zoneIndex([zone({ shape: { kind: 'circle', centre: placeAt(230, 0), radius: 60 } })]);
    const performance = performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', turnRadius: 60 });
    expect(found({ zones })).toEqual([]);
    expect(found({ zones, performance }).map(({ code }) => code)).toContain('route.noFlyZone');
  });

  test('the route must be inside the fence, and so must home, which is in no zone', () => {
    const fence = { within: [{ kind: 'circle', centre: placeAt(0, 0), radius: 120 } as const], outside: [] };
    expect(found({ fence })).toMatchObject([{ code: 'route.fence', at: ['waypoints', 2] }]);
    const home = { position: placeAt(300, 300), altitude: 0 };
    const aroundHome = zoneIndex([zone({ shape: { kind: 'circle', centre: placeAt(300, 300), radius: 50 } })]);
    expect(found({ home, zones: aroundHome })[0]).toMatchObject({ code: 'route.homeZone', at: ['home'] });
    const beyond = { within: [{ kind: 'circle', centre: placeAt(50, 50), radius: 150 } as const], outside: [] };
    expect(found({ home, fence: beyond })[0]).toMatchObject({ code: 'route.homeFence', at: ['home'] });
  });
});

test('whatever is drawn, the same is found wherever on Earth it lies, and nothing throws', () => {
  fc.assert(
    fc.property(anyRoute, (route) => {
      const issues = checkRoute(planned({ route }));
      expect(issues.every(({ at }) => at !== undefined)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

describe('wings that a route is planned for', () => {
  const PASSED: Route = {
    ...LINE,
    waypoints: LINE.waypoints.map((waypoint, index) => ({ ...waypoint, ...placeAt(200 * (index + 1), 0), mode: 'pass' })),
  };
  const held = (given: Partial<Route>, performance?: Performance) =>
    codes({ route: { ...PASSED, ...given }, airspace: { ...OPEN_AIR, performance } });
  const wings = { kind: 'fixedWing', turnRadius: 60, slowest: 12 } as const;
  const pattern = { kind: 'abPoint', a: placeAt(0, 0), b: placeAt(400, 0), spacing: 30, side: 'left', lanes: 2 } as const;
  const plane = performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', turnRadius: 90 });

  test('turn by so many metres, and fly so fast at least', () => {
    expect(held({ wings: { ...wings, turnRadius: 1 } })).toEqual(['route.wingRadius']);
    expect(held({ wings: { ...wings, slowest: Number.NaN } })).toEqual(['route.wingSpeed']);
  });

  test('an aircraft that turns more widely than lanes were laid out for is told of', () => {
    expect(held({ pattern }, plane)).toContain('route.wider');
    expect(held({ pattern, wings }, plane)).toContain('route.wider');
    expect(held({ pattern, wings: { ...wings, turnRadius: 90 } }, plane)).not.toContain('route.wider');
    expect(held({ wings }, plane)).not.toContain('route.wider');
    expect(held({ pattern, wings }, USUAL_PERFORMANCE)).not.toContain('route.wider');
  });

  test('are told no speed that they do not fly at', () => {
    const [slow, fast] = [
      [5, 11.9],
      [12, 20],
    ].map(([one, other]) => ({
      wings,
      waypoints: PASSED.waypoints.map((waypoint, index) => ({ ...waypoint, speed: index === 1 ? one! : other! })),
    }));
    expect(held(fast!)).toEqual([]);
    const found = checkRoute(planned({ route: { ...PASSED, ...slow } }));
    expect(found.filter(({ code }) => code === 'route.tooSlow')).toMatchObject(
      [0, 1, 2].map((index) => ({ severity: 'error', params: { min: 12 }, at: ['waypoints', index, 'speed'] })),
    );
    expect(held({ ...slow, wings: null })).toEqual([]);
  });

  test('are told so of their landing, which waits in no tighter circle than they turn', () => {
    const base = { ...PASSED, wings, waypoints: PASSED.waypoints.map((waypoint) => ({ ...waypoint, speed: 12 })) };
    const landing = (given: Partial<LandingRoute>) => held({ ...base, endAction: 'landingRoute', landing: { ...NEW_LANDING, ...given } });
    expect(landing({})).toEqual([]);
    expect(landing({ guidanceSpeed: 11 })).toEqual(['route.tooSlow']);
    expect(landing({ waitingRadius: 59 })).toEqual(['route.landing.widerCircle']);
    expect(landing({ waitingRadius: 80, guidanceSpeed: 30 })).toEqual(['route.landing.widerCircle']);
    expect(landing({ kind: 'inPlace', waitingRadius: 1, guidanceSpeed: 1 })).toEqual([]);
  });

  test('of the aircraft that is chosen make it fly faster than it was planned', () => {
    expect(checkRoute(planned({ route: PASSED, airspace: { ...OPEN_AIR, performance: plane } }))).toMatchObject([
      { severity: 'warning', code: 'route.fasterFlown', params: { min: 12 } },
    ]);
  });

  test('begin with a speed at which they fly, whatever was the default before', () => {
    const route = planForWings({ ...PASSED, landing: { ...NEW_LANDING, guidanceSpeed: 3 } }, { ...wings, slowest: 14 });
    expect([route.speed, route.landing?.guidanceSpeed, ...route.waypoints.map(({ speed }) => speed)]).toEqual([14, 14, 14, 14, 14]);
    expect(waypointAt(placeAt(0, 0), { ...NEW_ROUTE, wings }).speed).toBe(12);
    expect(spreadDefaults({ ...PASSED, wings }).waypoints.map(({ speed }) => speed)).toEqual([12, 12, 12]);
    expect(checkRoute(planned({ route: planForWings(PASSED, wings) }))).toEqual([]);
  });
});
