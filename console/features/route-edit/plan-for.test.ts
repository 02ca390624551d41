import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { NO_TRAITS } from '@skyhelm/core/vehicle/flight-traits';
import { expect, test } from 'vitest';
import { newPattern } from './pattern/new-pattern.ts';
import { planFor } from './plan-for.ts';
import { routeDesk } from './route-desk.ts';

const deskWith = (route: Partial<Route>) =>
  routeDesk({ name: '', remarks: '', folder: '', isTemplate: false, route: { ...NEW_ROUTE, ...route } });
const PLANE = { ...NO_TRAITS, airframe: 'fixedWing', turnRadius: 60, speedMin: 13 } as const;
const pattern = newPattern('areaScan', { centre: { longitude: 1, latitude: 1 }, metres: 300 }, null);

test('a pattern is planned for the aircraft that is chosen, in one step that can be taken back', () => {
  const desk = deskWith({ pattern });
  planFor(desk, PLANE);
  planFor(desk, { ...PLANE });
  expect(desk.now().draft.route.wings).toEqual({ kind: 'fixedWing', turnRadius: 60, slowest: 13 });
  desk.undo();
  expect([desk.now().draft.route.wings, desk.now().mayUndo]).toEqual([null, false]);
  planFor(desk, PLANE);
  planFor(desk, { ...NO_TRAITS, airframe: 'multirotor' });
  expect(desk.now().draft.route.wings).toBeNull();
});

test('waypoints set by hand, and aircraft of which nobody knows what they are, change nothing', () => {
  const drawn = deskWith({ waypoints: [waypointAt({ longitude: 1, latitude: 1 }, NEW_ROUTE)] });
  planFor(drawn, PLANE);
  const unknown = deskWith({ pattern, wings: { kind: 'vtol', turnRadius: 90, slowest: 15 } });
  planFor(unknown, NO_TRAITS);
  expect([drawn.now().isChanged, unknown.now().isChanged]).toEqual([false, false]);
});
