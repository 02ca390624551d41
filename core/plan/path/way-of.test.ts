import { describe, expect, test } from 'vitest';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { airChecker, piecesOf } from '../../airspace/engine/check.ts';
import { NO_FENCE, type Fence } from '../../airspace/fence.ts';
import type { Shape } from '../../airspace/shape.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { AUTOPILOTS, type Autopilot } from '../../vehicle/airframe.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { Route, Waypoint } from '../route.ts';
import { airspaceIssues, ISSUES_MAX } from './airspace-issues.ts';
import type { Home } from './course.ts';
import { USUAL_PERFORMANCE, type Performance } from './performance.ts';
import { at, circle, HERE, routeOf, told } from './testing/told.ts';
import { wayOf } from './way-of.ts';

describe('of a route', () => {
  const east = routeOf([
    [200, 0],
    [200, 1_000],
  ]);

  test('every leg counts, not only the waypoints, with what is needed to stop', () => {
    expect(told(east, [circle(200, 500)])).toEqual(['error route.noFlyZone waypoints.1']);
    expect(told(east, [circle(264, 500)])).toEqual(['error route.noFlyZone waypoints.1']);
    expect(told(east, [circle(267, 500)])).toEqual([]);
    const fast = { ...east, waypoints: east.waypoints.map((waypoint) => ({ ...waypoint, speed: 20 })) };
    expect(told(fast, [circle(350, 500)])).toEqual(['error route.noFlyZone waypoints.1']);
  });

  test('home and the way to the first waypoint count', () => {
    expect(told(east, [circle(0, 0)])).toEqual(['error route.homeZone home']);
    expect(told({ ...east, endAction: 'homingLand' }, [circle(0, 0)])).toEqual(['error route.homeZone home']);
    expect(told(east, [circle(0, 0), circle(200, 500)])).toEqual(['error route.homeZone home', 'error route.noFlyZone waypoints.1']);
    expect(told(east, [circle(100, 30, 20)])).toEqual(['error route.noFlyZone waypoints.0']);
    expect(told(east, [circle(100, 30, 20)], { home: null })).toEqual([]);
  });

  test('the way back from between two waypoints may cross what lies beside the route', () => {
    expect(told(east, [circle(80, 300, 20)])).toEqual(['warning route.mayCross waypoints.1']);
    // It climbs to thirty metres above home, which is at fifty above the sea, before it flies back.
    expect(told(east, [circle(80, 300, 20, { ceiling: 70 })])).toEqual([]);
    expect(told(east, [circle(200, 500, 20, { floor: 75, ceiling: 90 })])).toEqual(['warning route.mayCross waypoints.1']);
    expect(told(east, [circle(200, 500, 20, { floor: 90 })])).toEqual([]);
  });

  test('a corner that is flown around is not flown through, and the other way round', () => {
    const corner: [number, number, Partial<Waypoint>?][] = [
      [0, 500, { altitude: 60 }],
      [400, 500, { altitude: 60, speed: 10, mode: 'pass', turnMode: 'adaptive' }],
      [400, 900, { altitude: 60 }],
    ];
    const inside = circle(360, 540, 2);
    expect(told(routeOf(corner), [inside])).toContain('error route.noFlyZone waypoints.1');
    const stopping = corner.map(([north, to, own]): (typeof corner)[number] => [north, to, { ...own, turnMode: 'stop' }]);
    expect(told(routeOf(stopping), [inside])).not.toContain('error route.noFlyZone waypoints.1');
    const plane = told(routeOf(stopping), [circle(520, 500, 5)], { performance: { turnRadius: 75 } });
    expect(plane).toContain('error route.noFlyZone waypoints.1');
  });

  test('a circle around a waypoint counts with all of its width', () => {
    const circling = (radius: number) =>
      routeOf([
        [0, 500],
        [0, 1_000, { mode: 'circle', circling: { radius, clockwise: true, turns: 1, waitMs: 0 } }],
      ]);
    expect(told(circling(100), [circle(0, 1_200)])).toEqual([]);
    expect(told(circling(140), [circle(0, 1_200)])).toEqual(['error route.noFlyZone waypoints.1']);
  });

  test('a circle is entered and left anywhere on it', () => {
    const circling = { radius: 300, clockwise: true, turns: 1, waitMs: 0 };
    const round = routeOf([
      [0, -1_000],
      [0, 0, { mode: 'circle', circling }],
      [0, 1_000],
    ]);
    expect(told(round, [circle(150, -500, 60)], { home: null })).toEqual(['error route.noFlyZone waypoints.1']);
    expect(told(round, [circle(-150, 500, 60)], { home: null })).toEqual(['error route.noFlyZone waypoints.2']);
    expect(told(round, [circle(250, -700, 60), circle(250, 700, 60)], { home: null })).toEqual([]);
    const twice = { ...round, waypoints: round.waypoints.with(2, { ...round.waypoints[2]!, mode: 'circle', circling }) };
    expect(told(twice, [circle(250, 500, 60)], { home: null })).toEqual(['error route.noFlyZone waypoints.2']);
  });

  test('of a circle every point has a way back, and the end of the route is flown from any of them', () => {
    const wide = routeOf([
      [10, 0],
      [2_000, 0, { mode: 'circle', circling: { radius: 1_500, clockwise: true, turns: 1, waitMs: 0 } }],
    ]);
    expect(told(wide, [circle(424, -424, 60)])).toEqual(['error route.noFlyZone waypoints.1']);
    const away: Home = { position: at(2_000, -6_000), altitude: 50 };
    expect(told(wide, [circle(2_700, -3_500, 60)], { home: away })).toEqual(['warning route.mayCross waypoints.1']);
    expect(told({ ...wide, endAction: 'homingLand' }, [circle(2_700, -3_500, 60)], { home: away })).toEqual([
      'error route.noFlyZone waypoints.1',
    ]);
  });

  test('a waypoint that counts as reached from afar is turned away from there, and no corner is tighter than an aircraft flies it', () => {
    const corner = (own: Partial<Waypoint>) =>
      routeOf([
        [0, 0],
        [1_000, 0, own],
        [1_000, 1_000],
      ]);
    for (const turnMode of ['adaptive', 'stop'] as const) {
      expect(told(corner({ turnMode, radius: 500 }), [circle(800, 200, 100)], { home: null })).toEqual([
        'error route.noFlyZone waypoints.1',
      ]);
      expect(told(corner({ turnMode, radius: 500 }), [circle(400, 300, 100)], { home: null })).toEqual([]);
      expect(told(corner({ turnMode, radius: 1 }), [circle(800, 200, 100)], { home: null })).toEqual([]);
    }
    const swift = { turnMode: 'adaptive', speed: 25, acceleration: 20 } as const;
    expect(told(corner(swift), [circle(870, 130, 20)], { home: null })).toEqual(['error route.noFlyZone waypoints.1']);
  });

  test('a leg that climbs meets a zone only where it is as high', () => {
    const climbing = routeOf([
      [0, 100, { altitude: 20 }],
      [0, 1_100, { altitude: 220 }],
    ]);
    const low = (to: number) => circle(0, to, 50, { ceiling: 100, datum: 'ground' });
    expect(told(climbing, [low(300)])).toEqual(['error route.noFlyZone waypoints.1']);
    expect(told(climbing, [low(800)])).toEqual([]);
  });

  test('heights over home are as high as any zone where nobody knows how high home is', () => {
    const high = circle(200, 500, 50, { floor: 9_000 });
    expect(told(east, [high], { home: { ...HERE, altitude: undefined } })).toEqual(['error route.noFlyZone waypoints.1']);
    expect(told(east, [high])).toEqual([]);
    expect(told({ ...east, heightMode: 'absolute' }, [circle(200, 500, 50, { floor: 100, datum: 'ground' })], { home: null })).toContain(
      'error route.noFlyZone waypoints.1',
    );
  });

  test('a limit to stay below is a restricted zone', () => {
    const ring = circle(0, 0, 25_000, { kind: 'restricted', floor: 50, datum: 'ground' });
    expect(told(east, [ring])).toEqual([]);
    expect(told(routeOf([[200, 0, { altitude: 51 }]]), [ring])).toEqual([
      'error route.restrictedZone waypoints.0',
      'error route.restrictedZone waypoints.0',
    ]);
  });

  describe('the end counts as it is flown', () => {
    const ending = (endAction: Route['endAction']) =>
      routeOf(
        [
          [400, 0],
          [400, 600],
          [0, 600],
        ],
        { endAction },
      );
    const wing = { performance: { turnRadius: 75 } };

    test('down from the last waypoint, and nowhere else', () => {
      const below = circle(0, 600, 30, { ceiling: 55 });
      expect([told(ending('land'), [below]), told(ending('homingHover'), [below])]).toEqual([['error route.noFlyZone waypoints.2'], []]);
    });

    test('return: as high as the aircraft itself flies back, to home and not to the first waypoint', () => {
      const [high, low] = [circle(0, 300, 30, { floor: 75 }), circle(0, 300, 30, { ceiling: 67 })];
      expect(told(ending('return'), [high])).toEqual(['error route.noFlyZone waypoints.2']);
      expect(told(ending('return'), [low])).toEqual([]);
      expect(told(ending('land'), [high])).toEqual(['warning route.mayCross waypoints.2']);
      expect(told(ending('return'), [circle(200, 300, 30, { ceiling: 67 })])).toEqual([]);
    });

    test.each(['homingHover', 'homingLand'] as const)('%s: home as high as the last waypoint', (endAction) => {
      expect(told(ending(endAction), [circle(0, 300, 30, { ceiling: 67 })])).toEqual(['error route.noFlyZone waypoints.2']);
      expect(told(ending(endAction), [circle(0, 300, 30, { floor: 75 })])).toEqual(['warning route.mayCross waypoints.2']);
    });

    test('what glides to its landing comes down on the way, and circles above home', () => {
      const ground = circle(0, 300, 30, { ceiling: 55 });
      expect(told(ending('homingLand'), [ground])).toEqual([]);
      expect(told(ending('homingLand'), [ground], wing)).toContain('error route.noFlyZone waypoints.2');
      expect(told(ending('homingHover'), [ground], wing)).not.toContain('error route.noFlyZone waypoints.2');
      const beside = circle(-110, 0, 40);
      expect(told(ending('homingHover'), [beside])).toEqual([]);
      expect(told(ending('homingHover'), [beside], wing)).toContain('error route.noFlyZone waypoints.2');
      expect(told(ending('return'), [beside])).toEqual([]);
      expect(told(ending('return'), [beside], wing)).toContain('error route.noFlyZone waypoints.2');
    });

    test('what cannot stand still circles where it waits', () => {
      const straight = routeOf([
        [0, 300],
        [0, 800],
        [0, 1_300],
      ]);
      const aside = circle(160, 800, 20);
      expect(told(straight, [aside])).toEqual([]);
      expect(told(straight, [aside], wing)).toContain('error route.noFlyZone waypoints.1');
      const each = (own: Partial<Waypoint>) => ({ ...straight, waypoints: straight.waypoints.map((one) => ({ ...one, ...own })) });
      expect(told(each({ mode: 'pass' }), [aside], wing)).not.toContain('error route.noFlyZone waypoints.1');
      // A stop without a time to wait is told as a wait of a second.
      expect(told(each({ turnMode: 'stop', holdMs: 0 }), [aside], wing)).toContain('error route.noFlyZone waypoints.1');
      expect(told(each({ turnMode: 'adaptive', holdMs: 0 }), [aside], wing)).not.toContain('error route.noFlyZone waypoints.1');
    });
  });

  test('another round begins with the way back to the first waypoint', () => {
    const triangle = (cycles: number) =>
      routeOf(
        [
          [400, 0],
          [400, 600],
          [0, 600],
        ],
        { cycles },
      );
    const between = circle(200, 300, 30, { ceiling: 67 });
    expect([told(triangle(1), [between]), told(triangle(2), [between])]).toEqual([[], ['error route.noFlyZone waypoints.0']]);
  });

  test('the time of each leg counts where it is known when it begins', () => {
    const slow = routeOf([
      [0, 100],
      [0, 1_100],
      [0, 2_100],
    ]);
    const later = (activeFrom: number, given: Partial<Route> = {}) =>
      told({ ...slow, ...given }, [circle(0, 600, 50, { activeFrom })], { when: { now: 0, departure: { earliest: 0, latest: 0 } } });
    expect(told(slow, [circle(0, 600, 50, { activeFrom: 86_400_000 })])).toEqual(['error route.noFlyZone waypoints.1']);
    expect(later(100_000)).toEqual(['error route.noFlyZone waypoints.1']);
    // By then it is past it, but might have to come back.
    expect(later(200_000)).toEqual(['warning route.mayCross waypoints.1']);
    expect(later(200_000, { cycles: 3 })).toContain('error route.noFlyZone waypoints.1');
    expect(later(3_600_000)).toEqual([]);
  });

  test('behind a circle that somebody may end the time counts up to where the aircraft ends it by itself', () => {
    const circling = { mode: 'circle', circling: { radius: 30, clockwise: true, turns: 0, waitMs: 0 } } as const;
    const route = routeOf([
      [0, 100],
      [0, 600, circling],
      [0, 1_100],
    ]);
    const legs = (given: Partial<Zone>, autopilot: Autopilot) =>
      told(route, [circle(0, 900, 50, given)], {
        when: { now: 0, departure: { earliest: 0, latest: 0 } },
        performance: { craft: { kind: 'multirotor', autopilot } },
      });
    // 255 rounds of 38 s are over after less than three hours.
    const [early, late] = [{ activeFrom: 1_000_000, validUntil: 2_000_000 }, { activeFrom: 11_000_000 }];
    for (const autopilot of AUTOPILOTS) expect(legs(early, autopilot)).toEqual(['error route.noFlyZone waypoints.2']);
    expect(legs(late, 'ardupilot')).toEqual([]);
    for (const autopilot of ['px4', 'other'] as const) expect(legs(late, autopilot)).toEqual(['error route.noFlyZone waypoints.2']);
  });

  test('behind a circle of a copter whose parameters nobody has read, or that nobody has chosen, all times count at which it may be there', () => {
    const circling = { mode: 'circle', circling: { radius: 5, clockwise: true, turns: 20, waitMs: 0 } } as const;
    const route = (cycles: number) => routeOf([[0, 100], [0, 600, circling], [0, 1_100]], { cycles }); // prettier-ignore
    const copter = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
    const meets = (craft: Performance['craft'], minute: number, cycles: number) => {
      const zone = circle(0, 900, 20, { activeFrom: minute * 60_000, validUntil: minute * 60_000 + 1_000 });
      const when = { now: 0, departure: { earliest: 0, latest: 0 } };
      return told(route(cycles), [zone], { when, performance: { craft } }).includes('error route.noFlyZone waypoints.2');
    };
    const minutes = Array.from({ length: 120 }, (_, index) => index / 4);
    const met = (craft: Performance['craft'], cycles = 1) => minutes.filter((minute) => meets(craft, minute, cycles));
    const [slow, fast] = [
      { ...copter, pace: { rate: 20, rateMost: 20, acceleration: 2.5 } },
      { ...copter, pace: { rate: 90, rateMost: 90, acceleration: 10 } },
    ];
    // 20 rounds of 18 s, or of 2 π s.
    expect(met(slow)[0]! - met(fast)[0]!).toBeCloseTo((20 * (18 - 2 * Math.PI)) / 60, 0);
    expect(met(fast).at(-1)).toBeLessThan(met(slow)[0]!);
    for (const cycles of [1, 2, 3]) {
      const either = [...met(slow, cycles), ...met(fast, cycles)];
      for (const unknown of [copter, undefined, { ...copter, pace: { rate: 20, rateMost: 90, acceleration: 10 } }])
        expect(met(unknown, cycles)).toEqual(expect.arrayContaining(either));
    }
  });

  test('a fence holds home and the route, and warns of a way back that leaves it', () => {
    const within = (shape: Shape): Fence => ({ within: [shape], outside: [] });
    const wide = within({ kind: 'circle', centre: at(200, 500), radius: 700 });
    expect(told(east, [], { fence: wide })).toEqual([]);
    expect(told(east, [], { fence: within({ kind: 'circle', centre: at(200, 500), radius: 510 }) })).toEqual([
      'error route.homeFence home',
      'error route.fence waypoints.1',
    ]);
    const notch = within({
      kind: 'polygon',
      points: [at(-50, -50), at(-50, 50), at(150, 50), at(150, 1_050), at(250, 1_050), at(250, -50)],
    });
    expect(told(east, [], { fence: notch })).toEqual(['warning route.returnFence waypoints.1']);
  });
});

test('of a long route below many zones so much is told that nobody has to wait for the rest', () => {
  const long = routeOf(Array.from({ length: 2_000 }, (_, index) => [100 + (index % 50), index]));
  const zones = Array.from({ length: 50 }, (_, index) => circle(0, 1_000 + index, 5_000));
  expect(told(long, zones, { home: null })).toHaveLength(ISSUES_MAX);
});

test('while a waypoint is dragged the same is found as from scratch', () => {
  const zones = Array.from({ length: 40 }, (_, index) => circle((index % 8) * 150, 100 + Math.floor(index / 8) * 170, 45));
  const air = { zones: zoneIndex(zones), fence: fenceIndex(NO_FENCE) };
  const checker = airChecker(air);
  const way = (dragged: number, extra: boolean) =>
    wayOf(
      routeOf(Array.from({ length: extra ? 13 : 12 }, (_, index) => [index === 6 ? dragged : index * 90, (index * 170) % 900])),
      HERE,
      USUAL_PERFORMANCE,
    );
  for (const [dragged, extra] of [
    [0, false],
    [50, false],
    [400, true],
    [400, false],
    [700, true],
    [700, true],
  ] as const) {
    const found = checker(way(dragged, extra), { now: 0 });
    expect(airspaceIssues(found)).toEqual(airspaceIssues(airChecker(air)(way(dragged, extra), { now: 0 })));
    expect(found.length).toBeGreaterThan(0);
  }
});

describe('a plane', () => {
  const plane = { turnRadius: 75, isUpright: false, climbRate: 3 };
  const wing = { performance: plane };
  const far = routeOf(
    [
      [2_000, 0, { altitude: 115, speed: 15, mode: 'pass' }],
      [2_000, 1_000, { altitude: 115, speed: 15 }],
    ],
    { endAction: 'return' },
  );
  const between = (north: number, floor: number, ceiling: number) => circle(north, 0, 30, { floor: 50 + floor, ceiling: 50 + ceiling });

  test('climbs out along its course, not straight up', () => {
    // 115 metres up at three metres a second and fifteen ahead: it is as high as that 575 metres away.
    expect(told(far, [between(0, 90, 100)]), 'straight up').toEqual(['error route.homeZone home']);
    expect(told(far, [between(0, 100, 110)], wing)).not.toContain('error route.homeZone home');
    expect(told(far, [between(300, 50, 60)], wing)).toContain('error route.noFlyZone waypoints.0');
    expect(told(far, [between(300, 50, 60)])).not.toContain('error route.noFlyZone waypoints.0');
    expect(told(far, [between(300, 100, 110)], wing)).not.toContain('error route.noFlyZone waypoints.0');
    expect(told(far, [between(300, 100, 120)])).toContain('error route.noFlyZone waypoints.0');
    expect(told(far, [between(900, 50, 60)], wing)).not.toContain('error route.noFlyZone waypoints.0');
    expect(told(far, [circle(0, 0, 30)], wing)).toContain('error route.homeZone home');
  });

  test('with rotors goes straight up', () => {
    const vtol = { performance: { ...plane, isUpright: true } };
    expect(told(far, [between(0, 90, 100)], vtol)).toContain('error route.homeZone home');
  });

  test('with rotors comes onto its wings straight ahead, beyond a first waypoint that is too near', () => {
    const vtol = { performance: { ...plane, isUpright: true, returnSpeed: 12 } };
    // From nought to 16 metres a second in fifteen seconds: 120 metres.
    const begun = (north: number) =>
      routeOf(
        [
          [north, 0, { altitude: 40, speed: 16, mode: 'pass', radius: 200 }],
          [north, 1_500, { altitude: 40, speed: 16 }],
        ],
        { endAction: 'land' },
      );
    const beyond = (given: Partial<Zone> = {}) => circle(-340, 0, 20, given);
    expect(told(begun(-60), [beyond()], vtol), 'round again').toContain('error route.noFlyZone waypoints.0');
    expect(told(begun(-60), [beyond()])).toEqual([]);
    expect(told(begun(-60), [beyond({ floor: 120 })], vtol), 'no higher than it has climbed').toEqual([]);
    expect(told(begun(-130), [circle(-130, -330, 30)], vtol), 'room enough').toEqual([]);
    const onTheSpot = told(begun(0), [circle(0, -130, 20)], vtol);
    expect(onTheSpot, 'whichever way').toContain('error route.noFlyZone waypoints.0');
    // It takes seven and a half seconds longer than at its full speed all along, and comes as much later to whatever follows.
    const lastOf = (performance: Partial<Performance>) =>
      piecesOf(wayOf(begun(-600), HERE, { ...USUAL_PERFORMANCE, ...performance })).findLast(({ kind }) => kind === 'leg')!.toMs;
    expect(lastOf(vtol.performance) - lastOf({ ...vtol.performance, turnRadius: 0 })).toBeCloseTo(7_500, 6);
  });

  test('climbs on beyond a first waypoint that is too near, and comes round again', () => {
    const near = routeOf([
      [200, 0, { altitude: 115, speed: 15, mode: 'pass' }],
      [200, 1_500, { altitude: 115, speed: 15 }],
    ]);
    expect(told(near, [circle(620, 0, 30)], wing)).toContain('error route.noFlyZone waypoints.0');
    expect(told(near, [circle(575, 160, 30)], wing)).toContain('error route.noFlyZone waypoints.0');
    expect(told(near, [circle(620, 0, 30)])).toEqual([]);
  });

  test('that is told where to begin its turn does not fly over the corner', () => {
    const corner = (radius: number) =>
      routeOf([
        [0, 1_000, { altitude: 60, speed: 15, mode: 'pass' }],
        [1_000, 1_000, { altitude: 60, speed: 15, mode: 'pass', radius }],
        [1_000, 2_000, { altitude: 60, speed: 15, mode: 'pass' }],
      ]);
    const beyond = circle(1_140, 1_000, 30);
    expect(told(corner(1), [beyond], wing)).toContain('error route.noFlyZone waypoints.1');
    expect(told(corner(75), [beyond], wing)).not.toContain('error route.noFlyZone waypoints.1');
    expect(told(corner(75), [circle(950, 1_040, 5)], wing)).toContain('error route.noFlyZone waypoints.1');
  });

  test('that breaks its landing off goes on over the place and round', () => {
    const landing = { ...NEW_LANDING, place: at(0, 0), heading: 180, waitingRadius: 75, goAroundHeight: 40 };
    const route = routeOf([[1_500, 200, { altitude: 60, speed: 15, mode: 'pass' }]], { endAction: 'landingRoute', landing });
    const behind = circle(-130, 0, 30);
    expect(told(route, [behind], { home: null, ...wing })).toContain('error route.noFlyZone waypoints.0');
    expect(told(route, [behind], { home: null })).toEqual([]);
  });
});
