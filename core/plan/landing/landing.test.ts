import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from '../../airspace/engine/check.ts';
import { metresBetween } from '../../geo/distance.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import { Plan } from '../../vehicle/plan-item.ts';
import { fromMission } from '../mission/from-mission.ts';
import type { MissionVehicle } from '../mission/manner.ts';
import { toMission } from '../mission/to-mission.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { wayOf } from '../path/way-of.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { approachOf } from './approach.ts';
import type { LandingRoute } from './landing.ts';
import { NEW_LANDING } from './new-landing.ts';

const HOME = placeAt(-20, -20);
const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: HOME };
const PLANE: MissionVehicle = { ...COPTER, kind: 'fixedWing' };
const LINE = routeThrough([
  [0, 0],
  [500, 0],
]);
const landed = (landing: Partial<LandingRoute>): Route => ({ ...LINE, endAction: 'landingRoute', landing: { ...NEW_LANDING, ...landing } });
const ends = (route: Route, vehicle: MissionVehicle) => toMission(route, vehicle).items.slice(toMission(route, vehicle).endsAt);

const anyLanding = fc.record({
  kind: fc.constantFrom('standard' as const, 'alternate' as const),
  place: fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })).map(([north, east]) => placeAt(north, east)),
  placeHeight: fc.constantFrom(null, -300, -20, 60, 800),
  heading: fc.integer({ min: 0, max: 359 }),
  waitingRadius: fc.integer({ min: 20, max: 300 }),
  clockwise: fc.boolean(),
  relativeHeight: fc.integer({ min: 10, max: 120 }),
  distance: fc.integer({ min: 50, max: 1_000 }),
  guidanceSpeed: fc.integer({ min: 5, max: 30 }),
  goAroundHeight: fc.integer({ min: 5, max: 100 }),
  transitionHeight: fc.integer({ min: 5, max: 100 }),
});

test('it comes in from where its heading comes from, and leaves its circle where the way down begins', () => {
  const { place, start, waiting } = approachOf({ ...NEW_LANDING, place: placeAt(0, 0), heading: 0 }, placeAt(500, 0), HOME)!;
  expect(metresBetween(start, placeAt(-300, 0))).toBeLessThan(0.1);
  // Clockwise it turns to the right: the middle is on its right hand.
  expect(metresBetween(waiting, placeAt(-300, 80))).toBeLessThan(0.1);
  expect(place).toEqual(placeAt(0, 0));
});

test('a plane circles down, a copter flies straight, and a VTOL is promised no height to change to its rotors at', () => {
  const route = landed({ place: placeAt(0, 0), heading: 90 });
  expect(ends(route, PLANE).map(({ command }) => command)).toEqual([
    MavCmd.DO_LAND_START,
    MavCmd.DO_CHANGE_SPEED,
    MavCmd.NAV_LOITER_TO_ALT,
    MavCmd.NAV_LAND,
  ]);
  expect(ends(route, PLANE)[2]).toMatchObject({ altitude: 40, params: [1, 80, 0, 1] });
  expect(ends(route, PLANE)[3]!.params[0], 'the height of a go-around').toBe(40);
  expect(ends(route, COPTER)[2]).toMatchObject({ command: MavCmd.NAV_WAYPOINT, altitude: 40 });
  expect(ends(route, { ...PLANE, kind: 'vtol' })[3]).toMatchObject({ command: MavCmd.NAV_VTOL_LAND, params: [0, 0, 0, 0] });
});

test('what has no place to land at returns, and says so', () => {
  const { items, issues } = toMission(landed({ kind: 'alternate', place: null }), PLANE);
  expect(items.at(-1)!.command).toBe(MavCmd.NAV_RETURN_TO_LAUNCH);
  expect(issues.map(({ code }) => code)).toEqual(['mission.homeUnknown']);
  expect(ends(landed({ kind: 'inPlace' }), COPTER).at(-1)).toMatchObject({ latitude: LINE.waypoints[1]!.latitude });
  expect(ends(landed({ kind: 'returnAndLand', place: placeAt(900, 900) }), COPTER).at(-1)).toMatchObject(HOME);
});

test('what was sent is read back as the same landing', () => {
  const vehicles = fc.constantFrom<MissionVehicle>(COPTER, PLANE, { ...PLANE, kind: 'vtol' }, { ...PLANE, autopilot: 'px4' });
  fc.assert(
    fc.property(anyLanding, vehicles, (landing, vehicle) => {
      const { items } = toMission(landed(landing), vehicle);
      expect(Plan.safeParse({ kind: 'mission', items }).success).toBe(true);
      const { route, issues } = fromMission(items, vehicle);
      expect([route.endAction, issues]).toEqual(['landingRoute', []]);
      const [one, other] = [approachOf(landing, LINE.waypoints[1]!, HOME)!, approachOf(route.landing!, LINE.waypoints[1]!, HOME)!];
      expect(metresBetween(one.start, other.start)).toBeLessThan(1);
      expect(metresBetween(one.place, other.place)).toBeLessThan(1);
      if (vehicle.kind !== 'multirotor') expect(metresBetween(one.waiting, other.waiting)).toBeLessThan(1);
      const { relativeHeight, guidanceSpeed, placeHeight } = landing;
      expect(route.landing).toMatchObject({ relativeHeight, guidanceSpeed, placeHeight });
    }),
  );
});

test('the least speed of ArduPlane is not the one that it comes in with', () => {
  const vtol: MissionVehicle = { ...PLANE, kind: 'vtol' };
  const { items } = toMission(landed({ place: placeAt(0, 0), heading: 90, guidanceSpeed: 17 }), vtol);
  const told = (type: number, vehicle: MissionVehicle) => {
    const changed = items.map((item) =>
      item.command === MavCmd.DO_CHANGE_SPEED ? { ...item, params: [type, item.params[1], -1, 0] as typeof item.params } : item,
    );
    return fromMission(changed, vehicle).route.landing!.guidanceSpeed;
  };
  expect([told(0, vtol), told(1, vtol), told(1, { ...vtol, autopilot: 'px4' })]).toEqual([17, NEW_LANDING.guidanceSpeed, 17]);
});

test('its heights count from its place, on a hill as in a valley, wherever it takes off', () => {
  for (const placeHeight of [60, -60]) {
    const route = landed({ kind: 'alternate', place: placeAt(3_000, 0), placeHeight });
    const levels = ends(route, PLANE).slice(2);
    expect(levels.map(({ frame, altitude }) => [frame, altitude])).toEqual([
      [MavFrame.GLOBAL_RELATIVE_ALT, placeHeight + 40],
      [MavFrame.GLOBAL_RELATIVE_ALT, placeHeight],
    ]);
    for (const heightMode of ['relative', 'absolute'] as const) {
      const home = heightMode === 'relative' ? 0 : 500;
      const way = wayOf(
        { ...route, heightMode },
        { position: HOME, altitude: 500 },
        { ...USUAL_PERFORMANCE, isUpright: false, turnRadius: 80 },
      );
      const down = piecesOf(way).filter(
        ({ kind, fromHeight, corners }) => kind === 'landing' && fromHeight === -Infinity && corners.length > 1,
      );
      expect(down.map(({ toHeight }) => toHeight)).toEqual([home + placeHeight + 40, home + placeHeight + 40]);
    }
  }
  // Whoever comes home is as high as home.
  expect(ends(landed({ kind: 'returnAndLand', place: placeAt(9, 9), placeHeight: 60 }), PLANE).at(-1)).toMatchObject({ altitude: 0 });
});

test('a landing whose heights count from the sea is not taken for one above home', () => {
  const { items, endsAt } = toMission(landed({ place: placeAt(0, 0) }), PLANE);
  const above = items.map((item, index) =>
    index > endsAt + 1 ? { ...item, frame: MavFrame.GLOBAL, altitude: item.altitude + 500 } : item,
  );
  expect(fromMission(above, PLANE)).toMatchObject({ route: { landing: null }, issues: [{ code: 'mission.read.landing' }] });
});

test('a landing that is none of ours is told of, not made into one', () => {
  const { items } = toMission(landed({ place: placeAt(0, 0) }), PLANE);
  const { route, issues } = fromMission([...items.slice(0, -1), items.at(-2)!, items.at(-1)!], PLANE);
  expect([route.landing, issues.map(({ code }) => code)]).toEqual([null, ['mission.read.landing']]);
});

test('the whole of it is held to the airspace: circle, way down and go-around', () => {
  const way = wayOf(landed({ place: placeAt(0, 800), heading: 0 }), { position: HOME, altitude: 4 }, USUAL_PERFORMANCE);
  const landing = piecesOf(way).filter(({ kind }) => kind === 'landing');
  expect(landing.find(({ reach }) => reach === 80)).toMatchObject({ fromHeight: 15, toHeight: 40, laterMs: Infinity });
  expect(landing.some(({ corners }) => corners.some((corner) => metresBetween(corner, placeAt(0, 800)) < 1))).toBe(true);
});
