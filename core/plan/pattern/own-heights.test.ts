import { describe, expect, test } from 'vitest';
import { OPEN_AIR, type Airspace } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { terrainOf } from '../terrain/ground.ts';
import { layOut } from './lay-out.ts';
import type { LogisticsPattern, Pattern } from './pattern.ts';
import { HERE } from './testing/anywhere.ts';
import { TOWER } from './testing/stood-around.ts';

/** Metres of the ground above the sea. */
const GROUND = 520;
const logistics: LogisticsPattern = {
  kind: 'logistics',
  takeOff: HERE.placeAt(0, 0),
  via: [],
  drop: HERE.placeAt(200, 0),
  dropHeight: 5,
  channel: 1,
  isReturning: true,
};
const route: Route = { ...NEW_ROUTE, heightMode: 'absolute', height: GROUND + 40, endAction: 'land' };
const home = { position: HERE.placeAt(0, 0), altitude: GROUND };
const told = (given: Route, airspace: Airspace = OPEN_AIR, known: Partial<Parameters<typeof checkRoute>[0]> = {}) =>
  checkRoute({ name: 'Parcel', remarks: '', route: given, limits: {}, airspace, ...known }).map(({ code, severity, at }) => [
    severity,
    code,
    at?.join('.'),
  ]);

describe('heights that a pattern says itself', () => {
  const fields: [Pattern, string][] = [
    [logistics, 'pattern.dropHeight'],
    [TOWER, 'pattern.lowest'],
  ];

  test('count from home: above the sea nothing is laid out, and the route says why', () => {
    for (const [pattern, field] of fields) {
      const { waypoints, issues } = layOut(pattern, route);
      expect(waypoints).toEqual([]);
      expect(issues).toMatchObject([{ severity: 'error', code: 'pattern.heightMode', at: field.split('.') }]);
      expect(layOut(pattern, { ...route, heightMode: 'relative', height: 40 }).issues).toEqual([]);
    }
  });

  test('are held to that when the height mode changes later, and where the route was kept before', () => {
    for (const [pattern, field] of fields) {
      const relative: Route = { ...route, heightMode: 'relative', height: 40, pattern };
      const kept: Route = { ...relative, waypoints: layOut(pattern, relative).waypoints, heightMode: 'absolute' };
      for (const laidOut of [undefined, { issues: [] }])
        expect(told(kept, { ...OPEN_AIR, home }, { laidOut })).toContainEqual(['error', 'pattern.heightMode', field]);
    }
  });
});

describe('a drop above the sea', () => {
  const relative: Route = { ...route, heightMode: 'relative', height: 40 };
  const waypoints = layOut(logistics, relative).waypoints.map((waypoint) => ({
    ...waypoint,
    altitude: waypoint.altitude === 5 ? 5 : GROUND + 40,
  }));
  const byHand: Route = { ...route, waypoints };

  test('is warned of as long as nobody knows how high home or the ground is', () => {
    expect(told(byHand)).toEqual([['warning', 'route.dropHeight', 'waypoints.2.altitude']]);
    expect(told(byHand, { ...OPEN_AIR, home: { ...home, altitude: undefined } })).toEqual([
      ['warning', 'route.dropHeight', 'waypoints.2.altitude'],
    ]);
    expect(told({ ...relative, waypoints: layOut(logistics, relative).waypoints })).toEqual([]);
  });

  test('is told by what is known otherwise', () => {
    expect(told(byHand, { ...OPEN_AIR, home })).toEqual([['warning', 'route.belowHome', 'waypoints.2.altitude']]);
    const over = (...grounds: (number | null)[]) => {
      const terrain = terrainOf(
        waypoints.slice(1).map((_, leg) => [grounds[leg]!, grounds[leg]!]),
        'absolute',
      );
      return [...new Set(told(byHand, OPEN_AIR, { terrain }).map(([, code]) => code))];
    };
    expect(over(GROUND, GROUND, GROUND, GROUND)).toEqual(['route.belowGround']);
    expect(over(GROUND, null, null, GROUND)).toEqual(['route.dropHeight']);
  });
});
