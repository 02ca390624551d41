import { describe, expect, test } from 'vitest';
import { HERE } from '../pattern/testing/anywhere.ts';
import type { Route } from '../route.ts';
import { formationRoutes } from './cells.ts';
import { encountersOf, planFormation, separationIssues, tooMuch, type Member } from './check-formation.ts';
import { flightOf } from './flight.ts';
import { nearestOf } from './nearest.ts';
import { pointsOf } from './rounds.ts';
import { formationOf, through, type Spot } from './testing/any-formation.ts';

const SQUARE: Spot[] = [
  [0, 0],
  [0, 200],
  [200, 200],
  [200, 0],
];
const FORMATION = formationOf({ count: 2, cellDistance: 30, offsetAngle: 135, minimumDistance: 20 });

/** Two in their cells, the second changed by hand since. */
function pair(cycles: number, change: Partial<Route>, speed = 5): Member[] {
  const [one, other] = formationRoutes(through(SQUARE, { cycles, endAction: 'land' }), FORMATION);
  const changed = { ...other!, ...change, waypoints: other!.waypoints.map((waypoint) => ({ ...waypoint, speed })) };
  return [one!, changed].map((route) => ({ route, delay: 0, home: { position: route.waypoints[0]!, altitude: 100 } }));
}
const least = (members: Member[]) => encountersOf(members, 20)[0]!.metres;
const codes = (members: Member[]) => [...tooMuch(members), ...separationIssues(encountersOf(members, 20), 20)].map(({ code }) => code);

describe('rounds', () => {
  test.each([30, 0])('of one who is a little slower are looked at until it is caught up with: %i rounds', (cycles) => {
    expect(codes(pair(cycles, {}))).toEqual([]);
    for (const speed of [4.95, 4.9, 5.02]) expect(codes(pair(cycles, {}, speed)), String(speed)).toEqual(['formation.tooClose']);
  });

  test('of one who is slower are all flown as they are, to the last', () => {
    const members = pair(30, {}, 4.95);
    const [one, other] = members.map(({ route, ...begin }) => flightOf(route, { ...begin, rounds: 30 }));
    expect(least(members)).toBe(nearestOf(one!, other!).metres);
  });

  test('of which one flies fewer are looked at until it has landed where the other still comes by', () => {
    const members = pair(30, { cycles: 12 });
    const { route } = members[1]!;
    const onItsWay = { ...route.waypoints[3]!, ...HERE.placeAt(100, 0) };
    const landing = { ...members[1]!, route: { ...route, waypoints: [...route.waypoints, onItsWay] } };
    const [one, other] = [members[0]!, landing].map(({ route: own, ...begin }) => flightOf(own, { ...begin, rounds: 30 }));
    expect(least([members[0]!, landing])).toBe(nearestOf(one!, other!).metres);
  });

  test('that are equally long are looked at once all are under way, however far off one stands', () => {
    const members = pair(0, {});
    expect(pointsOf(members)).toBeLessThan(6 * 8);
    const away = { position: HERE.placeAt(-3_000, -3_000), altitude: 100 };
    const far = [members[0]!, { ...members[1]!, home: away }];
    // It joins the round somewhere else on it than the first.
    const [one, other] = far.map(({ route, ...begin }) => flightOf(route, { ...begin, rounds: 60 }).slice(0, -1));
    expect(least(far)).toBeCloseTo(nearestOf(one!, other!).metres, 2);
  });

  test('without end of the same formation stay as far apart as their cells, with height steps too', () => {
    for (const heightStep of [0, 5]) {
      const planned = (cycles: number) => planFormation(through(SQUARE, { cycles }), { ...FORMATION, heightStep });
      expect(planned(0).issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(planned(3).nearest!.metres - planned(0).nearest!.metres).toBeLessThan(1);
    }
  });

  test('that are more than can be looked at are not said to be safe', () => {
    const many = Array.from({ length: 400 }, (_, index): Spot => [100 * (index % 2), 100 * (index % 3)]);
    const route = through(many, { cycles: 1_000 });
    const slower = { ...route, waypoints: route.waypoints.map((waypoint) => ({ ...waypoint, speed: 4 })) };
    expect(tooMuch([route, route].map((own) => ({ route: own, delay: 0 })))).toEqual([]);
    expect(tooMuch([route, slower].map((own) => ({ route: own, delay: 0 })))).toMatchObject([{ code: 'formation.tooMuch' }]);
  });

  test('are none of one who circles somewhere without end', () => {
    const route = through(SQUARE, { cycles: 0 });
    const circling = { ...route.waypoints[2]!, mode: 'circle' as const };
    const endless = { ...route, waypoints: route.waypoints.with(2, { ...circling, circling: { ...circling.circling, turns: 0 } }) };
    expect(pointsOf([endless, endless].map((own) => ({ route: own, delay: 0 })))).toBe(8);
  });
});
