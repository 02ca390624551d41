import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { piecesOf } from '../../airspace/engine/check.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { LANDING_KINDS } from '../landing/landing.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { toMission } from '../mission/to-mission.ts';
import { END_ACTIONS, type Route } from '../route.ts';
import { anyRoute } from '../testing/any-route.ts';
import { USUAL_PERFORMANCE } from './performance.ts';
import { at, circle, HERE, routeOf, told } from './testing/told.ts';
import { wayMemory } from './way-memory.ts';
import { wayOf } from './way-of.ts';

const high = { altitude: 80 };
const places: Parameters<typeof routeOf>[0] = [
  [300, 0, high],
  [300, 600, high],
  [900, 600, high],
];
const rounds = (given: Partial<Route>) => [1, 2, 3].map((cycles) => routeOf(places, { cycles, ...given }));
const PLANE = { ...USUAL_PERFORMANCE, turnRadius: 80, slowest: 12, isUpright: false };

describe('a route of several rounds ends at its last waypoint', () => {
  test('and is held to coming down there, not where each round begins', () => {
    const below = (north: number, east: number) => circle(north, east, 40, { floor: 0, ceiling: 20, datum: 'ground' });
    for (const route of rounds({ endAction: 'land' })) {
      expect(told(route, [below(900, 600)])).toEqual(['error route.noFlyZone waypoints.2']);
      expect(told(route, [below(300, 0)])).toEqual([]);
    }
  });

  test('and the way home from there is flown, not only possible', () => {
    for (const endAction of ['homingLand', 'homingHover', 'return'] as const)
      for (const route of rounds({ endAction }))
        expect(told(route, [circle(450, 300, 20)], { home: HERE }), endAction).toEqual(['error route.noFlyZone waypoints.2']);
  });

  const endings = fc.record({
    route: anyRoute,
    endAction: fc.constantFrom(...END_ACTIONS),
    landing: fc.record({ kind: fc.constantFrom(...LANDING_KINDS), place: fc.constantFrom(null, at(2_000, 500)) }),
    performance: fc.constantFrom(USUAL_PERFORMANCE, PLANE),
  });

  test('whatever it does there, whichever waypoint it is entered at', () => {
    const remembered = wayMemory();
    fc.assert(
      fc.property(endings, ({ route: any, endAction, landing, performance }) => {
        const endOf = (cycles: number, way: typeof wayOf) => {
          // A plane that climbs too steeply ends each round as much lower as the one before has left it.
          const waypoints = any.waypoints.map((one) => (performance === PLANE ? { ...one, altitude: 60 } : one));
          const route: Route = { ...any, waypoints, cycles, endAction, landing: { ...NEW_LANDING, ...landing } };
          return piecesOf(way(route, HERE, performance))
            .filter(({ kind }) => kind === 'landing')
            .map(({ fromMs: _, toMs: __, laterMs: ___, ...piece }) => piece);
        };
        const once = endOf(1, wayOf);
        for (const cycles of [0, 2, 3]) {
          expect(endOf(cycles, wayOf)).toEqual(once);
          expect(endOf(cycles, remembered)).toEqual(once);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('as the mission has it that is sent', () => {
    for (const route of rounds({ endAction: 'land' })) {
      const { items } = toMission(route, { autopilot: 'ardupilot', kind: 'multirotor', home: HERE.position });
      const { command, latitude, longitude } = items.at(-1)!;
      expect(command).toBe(MavCmd.NAV_LAND);
      const landing = piecesOf(wayOf(route, HERE, USUAL_PERFORMANCE)).find(({ kind }) => kind === 'landing');
      expect(landing!.corners).toMatchObject([{ latitude, longitude }]);
    }
  });

  test('when all rounds are flown', () => {
    const own = { speed: 3, mode: 'hover', holdMs: 10_000 } as const;
    const landsAt = (cycles: number, entryPoint = 1) => {
      const square = routeOf([[0, 0, own], [300, 0, own], [300, 300, own], [0, 300, own]], { cycles, entryPoint }); // prettier-ignore
      return piecesOf(wayOf(square, undefined, USUAL_PERFORMANCE)).find(({ kind }) => kind === 'landing')!.fromMs;
    };
    const leg = landsAt(1) - landsAt(1, 2);
    for (const [cycles, entryPoint, further] of [
      [2, 1, 4],
      [3, 1, 8],
      [3, 2, 7],
      [3, 4, 5],
    ] as const)
      // prettier-ignore
      expect((landsAt(cycles, entryPoint) - landsAt(1)) / leg).toBeCloseTo(further, 1);
  });
});
