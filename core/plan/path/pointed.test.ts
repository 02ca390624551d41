import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../airspace/engine/check.ts';
import { met } from '../../airspace/engine/meet.ts';
import { ORDER_MS, within } from '../../airspace/engine/piece.ts';
import { NO_FENCE, type Fence } from '../../airspace/fence.ts';
import { pointingIssues, ROOM_M, type Pointing } from '../../airspace/pointing.ts';
import { takeOffIssues } from '../../airspace/take-off.ts';
import { zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Waypoint } from '../route.ts';
import { climbAhead } from './climb-ahead.ts';
import { performanceOf, USUAL_PERFORMANCE, type Performance } from './performance.ts';
import { pointedAt, type PointedOrder } from './pointed.ts';
import { wayOf } from './way-of.ts';

/** Spread evenly, as numbers with a fraction are not: most of those are next to nought. */
const metres = (min: number, max: number) => fc.integer({ min, max });
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const at = (north: number, east: number) => positionAt({ north, east });
const circle = (north: number, east: number, radius: number, given: Partial<Zone> = {}) =>
  zoneOf({ kind: 'circle', centre: at(north, east), radius }, given);
const aloft = { ...at(0, 0), flying: true, altitude: 160, height: 60, homeAltitude: 100 };
const winged = (given: Partial<typeof NO_TRAITS> = {}) =>
  performanceOf({ ...NO_TRAITS, airframe: 'fixedWing', turnRadius: 80, speedMin: 12, ...given });

const codes = (zones: Zone[], told: PointedOrder, performance: Performance, fence: Fence = NO_FENCE) =>
  pointingIssues(pointedAt(aloft, at(0, 1_000), { height: 60, ...told }, performance), zoneIndex(zones), fence, 0).map(
    ({ severity, code }) => `${severity} ${code}`,
  );
/** Its border so many metres behind the place that is flown to. */
const behind = (metres: number) => circle(0, 1_050 + metres, 50);

describe('a flight to a place', () => {
  test('of what cannot stop ends in a circle around it', () => {
    const [plane, vtol] = [winged(), winged({ airframe: 'vtol' })];
    for (const metres of [20, 60, 100]) {
      expect(codes([behind(metres)], {}, USUAL_PERFORMANCE), `${metres} m, hovering`).toEqual([]);
      expect([codes([behind(metres)], {}, plane), codes([behind(metres)], {}, vtol)]).toEqual([
        ['error command.noFlyZone'],
        ['error command.noFlyZone'],
      ]);
    }
    const fence: Fence = { within: [{ kind: 'circle', centre: at(0, 1_000), radius: 100 }], outside: [] };
    expect([codes([], {}, USUAL_PERFORMANCE, fence), codes([], {}, plane, fence)]).toEqual([[], ['error command.fence']]);
  });

  test('keeps as far from zones as its speed asks for', () => {
    expect([codes([behind(20)], { speed: 5 }, USUAL_PERFORMANCE), codes([behind(20)], { speed: 15 }, USUAL_PERFORMANCE)]).toEqual([
      [],
      ['error command.noFlyZone'],
    ]);
    const beside = circle(80, 500, 50);
    expect([codes([beside], { speed: 5 }, USUAL_PERFORMANCE), codes([beside], { speed: 15 }, USUAL_PERFORMANCE)]).toEqual([
      [],
      ['error command.crossing'],
    ]);
  });

  test('comes to a wide circle from aside', () => {
    const aside = circle(200, 500, 50);
    expect([codes([aside], {}, USUAL_PERFORMANCE), codes([aside], { radius: 400 }, USUAL_PERFORMANCE)]).toEqual([
      [],
      ['error command.crossing'],
    ]);
  });

  test('is held to the ground below its circle as far as the way there tells of it', () => {
    const town = circle(0, 900, 30, { kind: 'restricted', floor: 100, datum: 'ground' });
    const pointing = { ...pointedAt(aloft, at(0, 1_000), { height: 60 }, winged()), ground: 100 };
    const along = Array.from({ length: 41 }, (_, step) => (step === 37 ? 20 : 100));
    const found = (given: Pointing) => pointingIssues(given, zoneIndex([town]), NO_FENCE, 0).map(({ code }) => code);
    expect([found(pointing), found({ ...pointing, along })]).toEqual([[], ['command.restrictedZone']]);
  });

  test('is refused where the same flight as a part of a route meets a zone, and nowhere else', () => {
    const traits = fc.record({
      airframe: fc.constantFrom('multirotor' as const, 'fixedWing' as const, 'vtol' as const),
      turnRadius: metres(20, 300),
      speedMin: metres(8, 25),
    });
    fc.assert(
      fc.property(
        traits,
        metres(1, 30),
        fc.option(metres(1, 600), { nil: undefined }),
        fc.tuple(metres(-1_500, 1_500), metres(-1_500, 1_500)),
        // Beside the way, or the place that it leads to.
        fc.record({
          share: fc.oneof(
            metres(0, 100).map((percent) => percent / 100),
            fc.constant(1),
          ),
          aside: fc.tuple(metres(-400, 400), metres(-400, 400)),
          size: metres(10, 60),
        }),
        (flies, speed, radius, [north, east], { share, aside, size }) => {
          const performance = performanceOf({ ...NO_TRAITS, ...flies });
          const zones = zoneIndex([circle(north * share + aside[0], east * share + aside[1], size)]);
          const to = at(north, east);
          const waypoint = (given: Partial<Waypoint>, place = to): Waypoint => ({
            ...waypointAt(place, NEW_ROUTE),
            altitude: 60,
            speed,
            ...given,
          });
          const circled = radius ?? (flies.airframe === 'multirotor' ? undefined : 1);
          const last: Partial<Waypoint> =
            circled === undefined
              ? { mode: 'hover', holdMs: 0 }
              : { mode: 'circle', circling: { radius: circled, clockwise: true, turns: 1, waitMs: 0 } };
          const waypoints = [waypoint({ mode: 'pass', turnMode: 'stop' }, at(0, 0)), waypoint(last)];
          const way = wayOf({ ...NEW_ROUTE, waypoints, endAction: 'return' }, undefined, performance);
          const isMet = piecesOf(way).some((piece) => met(zones, piece, way.frame, within(0, ORDER_MS), ROOM_M).length > 0);
          const issues = pointingIssues(pointedAt(aloft, to, { height: 60, speed, radius }, performance), zones, NO_FENCE, 0);
          expect(issues.length > 0).toBe(isMet);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('a take-off with no route', () => {
  const standing = { ...at(0, 0), flying: false, altitude: 100 };
  const found = (heading: number | undefined, performance: Performance, zones: Zone[], fence: Fence = NO_FENCE, height = 50) => {
    const state = { ...standing, ...(heading !== undefined && { heading }) };
    return takeOffIssues(state, height, zoneIndex(zones), fence, 0, climbAhead(state, height, performance)).map(({ code }) => code);
  };

  test('leads straight ahead on wings, and round there', () => {
    const east = circle(0, 400, 50);
    expect(found(90, winged(), [east])).toEqual(['command.climbZone']);
    expect(found(270, winged(), [east])).toEqual([]);
    expect(found(undefined, winged(), [east]), 'nobody knows where its nose points').toEqual(['command.climbZone']);
    expect([found(90, winged({ airframe: 'vtol' }), [east]), found(90, USUAL_PERFORMANCE, [east])]).toEqual([[], []]);
    expect(found(90, winged(), [circle(0, 0, 50)]), 'home itself is told of first').toEqual(['command.homeZone']);
  });

  test('is as low ahead as it climbs', () => {
    const above = (floor: number) => circle(0, 100, 20, { floor, datum: 'ground' });
    expect([found(90, winged(), [above(58)]), found(90, winged(), [above(20)])]).toEqual([[], ['command.climbZone']]);
    const beyond = circle(0, 1_000, 50);
    expect([found(90, winged(), [beyond], NO_FENCE, 50), found(90, winged(), [beyond], NO_FENCE, 200)], 'higher takes longer').toEqual([
      [],
      ['command.climbZone'],
    ]);
  });

  test('stays within the fence', () => {
    const fence = (radius: number): Fence => ({ within: [{ kind: 'circle', centre: at(0, 0), radius }], outside: [] });
    expect([found(90, winged(), [], fence(2_000)), found(90, winged(), [], fence(300))]).toEqual([[], ['command.climbFence']]);
    expect(found(90, USUAL_PERFORMANCE, [], fence(300))).toEqual([]);
  });
});
