import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionOf, vectorOf } from '../../geo/earth-vector.ts';
import { metresBetween } from '../../geo/distance.ts';
import { CLIMB_RATE, DESCENT_RATE, alongOf } from '../estimate.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { anySetting, HERE } from '../pattern/testing/anywhere.ts';
import type { Route } from '../route.ts';
import { planFormation, unprovenIssues } from './check-formation.ts';
import { formationRoutes } from './cells.ts';
import { flightOf } from './flight.ts';
import { delayOf, type Formation } from './formation.ts';
import { nearestMoment, nearestOf, placeAt } from './nearest.ts';
import { minus, moved, size, type Stretch } from './stretch.ts';
import { anyFormation, anyWay, formationOf, routeAt, through, type Spot } from './testing/any-formation.ts';
import { waysOut } from './ways-out.ts';

/** What keeps it from being flown; that homes are taken as level is said of every plan without aircraft. */
const faultsOf = (...planned: Parameters<typeof planFormation>) =>
  planFormation(...planned).issues.filter(({ severity }) => severity === 'error');

const stretchAt = (flight: readonly Stretch[], seconds: number): Stretch => flight.find(({ to }) => seconds < to)!;
const distanceAt = (one: readonly Stretch[], other: readonly Stretch[], seconds: number): number =>
  size(minus(placeAt(stretchAt(one, seconds), seconds), placeAt(stretchAt(other, seconds), seconds)));

/** The distance looked at moment by moment, for as long as either of them moves; of rounds without an end as long as both do, for nobody stands still where only the looking ends. */
function sampled(one: readonly Stretch[], other: readonly Stretch[], every: number, isEndless = false): number {
  const ends = [one.at(-1)!.from, other.at(-1)!.from];
  const end = isEndless ? Math.min(...ends) - every : Math.max(...ends);
  let least = Infinity;
  for (let seconds = 0; seconds <= end + every; seconds += every) least = Math.min(least, distanceAt(one, other, seconds));
  return least;
}

/** Up and down beside each other for ever: whoever stood still there would be in the way of the one that comes later. */
const stopping = { speed: 2, acceleration: 1, mode: 'pass', turnMode: 'stop', holdMs: 0 } as const;
const STEPWISE: Parameters<typeof routeAt>[1] = {
  points: [
    { north: 0, east: 0, altitude: 10, ...stopping },
    { north: 0, east: 9, altitude: 10, ...stopping },
    { north: 0, east: 0, altitude: 22, ...stopping },
  ],
  cycles: 0,
  endAction: 'land',
};
const DELAYED_COLUMN = formationOf({
  ...{ count: 2, cellDistance: 20, offsetAngle: 0, axisOffset: -24 },
  ...{ takeOff: 'delayed', delaySeconds: 15, minimumDistance: 4 },
});

describe('on wings', () => {
  const wings = { kind: 'fixedWing', turnRadius: 80, slowest: 12 } as const;
  const spots: Spot[] = [
    [0, 0],
    [0, 1_000],
  ];
  const wait = { holdMs: 60_000, speed: 15 };

  test('nothing is said to keep apart, and no way out is offered, however far the cells are', () => {
    for (const cellDistance of [30, 1_000]) {
      const formation = formationOf({ count: 2, cellDistance, minimumDistance: 20 });
      const planned = planFormation(through(spots, { ...wait, wings }), formation);
      expect(planned).toMatchObject({ issues: [{ code: 'formation.wings', severity: 'error' }], nearest: undefined });
      expect(waysOut(through(spots, { ...wait, wings }), formation)).toEqual([]);
      expect(faultsOf(through(spots, wait), formation)).toEqual([]);
    }
    expect(faultsOf(through(spots, { ...wait, wings }), formationOf({ count: 1 }))).toEqual([]);
  });

  test('nobody is started, be it the route or the aircraft that says so', () => {
    const home = { position: HERE.placeAt(0, 0), altitude: 0 };
    const issuesOf = (route: Route, turnRadius: number) =>
      unprovenIssues([0, 1].map((delay) => ({ route, delay, home, performance: { ...USUAL_PERFORMANCE, turnRadius } }))).map(
        ({ code }) => code,
      );
    expect(issuesOf(through(spots), 0)).toEqual([]);
    expect(issuesOf(through(spots), 80)).toEqual(['formation.wings']);
    expect(issuesOf(through(spots, { wings }), 0)).toEqual(['formation.wings']);
  });
});

describe('the routes of a formation', () => {
  test('each is the leader’s, moved into its cell: clockwise from the first leg, and along it', () => {
    const route = through([
      [0, 0],
      [0, 300],
      [300, 300],
    ]);
    const routes = formationRoutes(route, formationOf({ count: 3, cellDistance: 20, offsetAngle: 90, axisOffset: -10, heightStep: 5 }));
    expect(routes).toHaveLength(3);
    for (const [cell, own] of routes.entries())
      for (const [index, waypoint] of own.waypoints.entries()) {
        const [here, leader] = [HERE.offsetOf(waypoint), HERE.offsetOf(route.waypoints[index]!)];
        // The first leg leads east: its right is south, and it stays there after the turn to the north.
        expect(here.north - leader.north).toBeCloseTo(-20 * cell, 3);
        expect(here.east - leader.east).toBeCloseTo(-10 * cell, 3);
        expect(waypoint.altitude).toBe(15 + 5 * cell);
      }
  });

  test('no two land on one place', () => {
    const place = HERE.placeAt(50, 50);
    const landing = {
      kind: 'standard',
      place,
      placeHeight: null,
      heading: 0,
      waitingRadius: 40,
      clockwise: true,
      relativeHeight: 30,
      distance: 100,
    } as const;
    const route = through(
      [
        [0, 0],
        [0, 300],
      ],
      {
        endAction: 'landingRoute',
        landing: { ...landing, guidanceSpeed: 10, goAroundHeight: 40, transitionHeight: 30 },
      },
    );
    const places = formationRoutes(route, formationOf({ count: 3 })).map((own) => own.landing!.place!);
    expect(metresBetween(places[0]!, places[1]!)).toBeCloseTo(20, 0);
    expect(metresBetween(places[1]!, places[2]!)).toBeCloseTo(20, 0);
  });

  test('nobody lands upon one that still stands, be it by a landing route or at the last waypoint', () => {
    const [there, second] = [[100, 0], [0, 20]] as const; // prettier-ignore
    const place = HERE.placeAt(...second);
    const formation = formationOf({ count: 2, takeOff: 'delayed', delaySeconds: 600, heightStep: -80 });
    const high = { height: 100, holdMs: 0 };
    for (const given of [
      { waitingRadius: 1, distance: 0 },
      { waitingRadius: 10, distance: 20 },
    ]) {
      const landing = { ...NEW_LANDING, ...given, relativeHeight: 20, place };
      expect(faultsOf(through([[0, 0], there], { ...high, endAction: 'landingRoute', landing }), formation)).toMatchObject([
        { code: 'formation.tooClose', params: { metres: 0 } },
      ]);
    }
    expect(faultsOf(through([[0, 0], there, second], { ...high, endAction: 'land' }), formation)).toMatchObject([
      { code: 'formation.tooClose', params: { metres: 0 } },
    ]);
  });

  test('they are the same anywhere on Earth, whichever way round', () => {
    fc.assert(
      fc.property(anySetting, anyWay, anyFormation, (there, way, formation) => {
        // There reckoning changes from flat to round, and of two beside each other one may lie beyond it.
        fc.pre(Math.abs(Math.abs(there.placeAt(0, 0).latitude) - 85) > 0.01);
        const [away, here] = [planFormation(routeAt(there, way), formation), planFormation(routeAt(HERE, way), formation)];
        expect(away.nearest!.metres).toBeCloseTo(here.nearest!.metres, 1);
        for (const [cell, own] of away.routes.entries())
          for (const [index, waypoint] of own.waypoints.entries()) {
            const [one, other] = [there.offsetOf(waypoint), HERE.offsetOf(here.routes[cell]!.waypoints[index]!)];
            expect(Math.hypot(one.north - other.north, one.east - other.east)).toBeLessThan(0.01);
          }
      }),
      { numRuns: 60 },
    );
  });
});

describe('how near they come', () => {
  test('a flight takes as long as the estimate of its route, and what it takes up and down', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const route = { ...routeAt(HERE, way), cycles: 1, endAction: 'land' as const };
        const [first, last] = [route.waypoints[0]!, route.waypoints.at(-1)!];
        const expected = first.altitude / CLIMB_RATE + alongOf(route).seconds + last.altitude / DESCENT_RATE;
        const took = flightOf(route, { delay: 0, rounds: 1 }).at(-1)!.from;
        // Lengths on the sphere of the estimate are wrong by up to half a percent.
        expect(Math.abs(took / expected - 1)).toBeLessThan(0.006);
      }),
      { numRuns: 100 },
    );
  });

  test('a flight never jumps', () => {
    fc.assert(
      fc.property(anyWay, fc.integer({ min: 0, max: 30 }), (way, delay) => {
        const flight = flightOf(routeAt(HERE, way), { delay, rounds: 3 });
        expect(flight[0]!.from).toBe(0);
        for (const [index, next] of flight.slice(1).entries()) {
          expect(next.from).toBe(flight[index]!.to);
          expect(size(minus(placeAt(flight[index]!, next.from), next.at))).toBeLessThan(1e-6);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('it ends where its own aircraft took off: returning on the height that one is set to, homing as high as it is', () => {
    const home = { position: HERE.placeAt(-50, 30), altitude: 4 };
    const highest = (endAction: Route['endAction'], returnHeight: number, returnClimb?: number) => {
      const route = through([[0, 0], [100, 0]], { endAction, height: 20 }); // prettier-ignore
      const flight = flightOf(route, { delay: 0, rounds: 1, home, performance: { returnHeight, returnClimb, returnSpeed: 5 } });
      expect(size(minus(flight.at(-1)!.at, vectorOf(home.position, home.altitude)))).toBeLessThan(0.01);
      return Math.max(...flight.map(({ at }) => size(minus(at, vectorOf(positionOf(at))))));
    };
    expect(highest('return', 60)).toBeCloseTo(64, 0);
    expect(highest('return', 15)).toBeCloseTo(24, 0);
    expect(highest('return', 15, 30), 'climbing before').toBeCloseTo(54, 0);
    expect(highest('homingLand', 60, 30)).toBeCloseTo(24, 0);
  });

  const part = fc.tuple(...([0, 1, 2] as const).map(() => fc.double({ min: -30, max: 30, noNaN: true }))) as fc.Arbitrary<
    [number, number, number]
  >;
  test('the nearest moment of two that speed up is as near as any that is looked at', () => {
    fc.assert(
      fc.property(
        part,
        part,
        fc.oneof(part, fc.constant([0, 0, 0] as const)),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (place, velocity, acceleration, seconds) => {
          const at = (moment: number) => size(moved(place, velocity, acceleration, moment));
          const found = nearestMoment(place, velocity, acceleration, seconds);
          expect(found).toBeGreaterThanOrEqual(0);
          expect(found).toBeLessThanOrEqual(seconds);
          const seen = Array.from({ length: 501 }, (_, step) => at((seconds * step) / 500));
          expect(at(found)).toBeLessThanOrEqual(Math.min(...seen) + 1e-6);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('it agrees with looking at every moment', () => {
    fc.assert(
      fc.property(anyWay, anyFormation, (way, formation) => {
        // Without what is only known to be somewhere within a circle.
        const points = way.points.map((point) => ({ ...point, mode: 'hover' as const }));
        const route = routeAt(HERE, { ...way, points, cycles: way.cycles === 7 ? 2 : way.cycles });
        const flights = formationRoutes(route, { ...formation, count: 2 }).map((own, member) =>
          flightOf(own, { delay: delayOf(formation, member), rounds: 3 }),
        );
        const [every, fastest] = [0.05, 30];
        const [found, seen] = [nearestOf(flights[0]!, flights[1]!), sampled(flights[0]!, flights[1]!, every)];
        expect(found.metres).toBeLessThanOrEqual(seen + 1e-6);
        expect(found.metres).toBeGreaterThanOrEqual(seen - fastest * every);
        expect(distanceAt(flights[0]!, flights[1]!, found.seconds)).toBeCloseTo(found.metres, 4);
      }),
      { numRuns: 60 },
    );
  });

  test('whoever is accepted keeps the distance at every moment, in circles and corners too', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyWay, anyFormation, (way, formation) => {
        const { routes, nearest } = planFormation(routeAt(HERE, way), formation);
        const issues = faultsOf(routeAt(HERE, way), formation);
        expect(issues.length === 0).toBe(nearest!.metres >= formation.minimumDistance - 0.01);
        if (issues.length > 0) return;
        accepted++;
        const flights = routes.map((own, member) => flightOf(own, { delay: delayOf(formation, member), rounds: 4 }));
        for (const [index, flight] of flights.entries())
          for (const other of flights.slice(index + 1))
            expect(sampled(flight, other, 0.1, way.cycles === 0)).toBeGreaterThanOrEqual(formation.minimumDistance - 0.011);
      }),
      { numRuns: 100, examples: [[STEPWISE, DELAYED_COLUMN]] },
    );
    expect(accepted).toBeGreaterThan(10);
  });

  test('together and level they stay as far from each other as their cells, whatever turns the route takes', () => {
    fc.assert(
      fc.property(anyWay, fc.integer({ min: 5, max: 60 }), fc.integer({ min: 0, max: 360 }), (way, cellDistance, offsetAngle) => {
        const { nearest } = planFormation(routeAt(HERE, way), formationOf({ cellDistance, offsetAngle, axisOffset: 0 }));
        expect(nearest!.metres).toBeCloseTo(cellDistance, 2);
      }),
      { numRuns: 60 },
    );
  });

  test('one behind the other, out and back with a delay, meet head on: who, when and where', () => {
    const route = through([
      [0, 0],
      [0, 200],
      [0, 0],
    ]);
    const column = formationOf({ count: 2, offsetAngle: 180, takeOff: 'delayed', delaySeconds: 10 });
    const [issues, { nearest }] = [faultsOf(route, column), planFormation(route, column)];
    expect(nearest!.metres).toBeLessThan(0.01);
    expect(issues).toMatchObject([
      { code: 'formation.tooClose', severity: 'error', params: { one: 1, other: 2, metres: 0, min: 10, number: 3 } },
    ]);
    // The leader is 5 s up, 42.5 s out, 4 s round; the second turns 20 m earlier and 10 s later. They meet on the leader's way back.
    const { params, position } = issues[0] as (typeof issues)[number] & { position: { latitude: number; longitude: number } };
    expect(Number(params!['minutes']) * 60 + Number(params!['seconds'])).toBeGreaterThan(51);
    const { north, east } = HERE.offsetOf(position);
    expect(north).toBeCloseTo(0, 1);
    expect(east).toBeGreaterThan(100);
    expect(east).toBeLessThan(200);
  });

  test('one that still stands is not flown over too low', () => {
    const low = through(
      [
        [0, 0],
        [0, 100],
      ],
      { height: 8 },
    );
    const column = formationOf({ count: 2, offsetAngle: 0, cellDistance: 40, takeOff: 'delayed', delaySeconds: 60 });
    expect(faultsOf(low, column)).toMatchObject([{ code: 'formation.tooClose', params: { metres: 8 } }]);
    const high = through(
      [
        [0, 0],
        [0, 100],
      ],
      { height: 30 },
    );
    expect(faultsOf(high, { ...column, offsetAngle: 90 })).toEqual([]);
  });

  test('rounds without end are looked at until all have met all', () => {
    const square: Spot[] = [
      [0, 0],
      [0, 100],
      [100, 100],
      [100, 0],
    ];
    // 4 legs of 22.5 s and 4 turns of 2 s: the fourth starts nearly a round after the leader.
    const issues = faultsOf(
      through(square, { cycles: 0 }),
      formationOf({ count: 5, cellDistance: 3, takeOff: 'delayed', delaySeconds: 24.5 }),
    );
    expect(issues.length).toBeGreaterThan(0);
  });
});

describe('ways out', () => {
  test('each that is offered keeps them apart', () => {
    let offered = 0;
    fc.assert(
      fc.property(anyWay, anyFormation, (way, formation) => {
        const route = routeAt(HERE, way);
        if (faultsOf(route, formation).length === 0) return;
        for (const { formation: better } of waysOut(route, formation)) {
          offered++;
          expect(faultsOf(route, better)).toEqual([]);
          expect(better.minimumDistance).toBe(formation.minimumDistance);
        }
      }),
      { numRuns: 15 },
    );
    expect(offered).toBeGreaterThan(5);
  });

  test('cells that are too small are made as large as need be; a column that meets itself starts at once', () => {
    const route = through([
      [0, 0],
      [0, 200],
      [0, 0],
    ]);
    expect(waysOut(route, formationOf({ cellDistance: 6 }))).toContainEqual({
      kind: 'cellDistance',
      formation: formationOf({ cellDistance: 10 }),
    });
    const column = formationOf({ count: 2, offsetAngle: 180, takeOff: 'delayed' });
    const kinds = waysOut(route, column).map(({ kind }) => kind);
    expect(kinds).toContain('together');
  });
});

test('what is entered wrongly is told of, second document, section 5', () => {
  const route = through([
    [0, 0],
    [0, 200],
  ]);
  const codes = (given: Partial<Formation>, of: Route = route) => faultsOf(of, formationOf(given)).map(({ code, at }) => [code, at?.[1]]);
  expect(codes({ count: 0 })).toEqual([['formation.noCount', 'count']]);
  expect(codes({ count: 2.5, cellDistance: Number.NaN })).toEqual([
    ['formation.amount', 'count'],
    ['formation.amount', 'cellDistance'],
  ]);
  expect(codes({}, { ...route, waypoints: [] })).toEqual([['formation.emptyRoute', 'route']]);
  expect(codes({ count: 50 }, { ...route, waypoints: Array.from({ length: 1_001 }, () => route.waypoints[0]!) })).toEqual([
    ['formation.tooMuch', 'count'],
  ]);
  expect(codes({ count: 1 })).toEqual([]);
});
