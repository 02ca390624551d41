import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import { checkMission } from '../checks/index.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { doing, flown, type MissionVehicle } from './manner.ts';
import { missionWay } from './mission-way.ts';
import { toMission } from './to-mission.ts';

const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const placeAt = (north: number, east: number) => positionAt({ north, east });
const home = placeAt(0, 0);
const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home };
const PX4: MissionVehicle = { autopilot: 'px4', kind: 'multirotor', home };
const PLANE: MissionVehicle = { autopilot: 'ardupilot', kind: 'fixedWing', home, homeAltitude: 12.5 };
const ROUTE: Route = { ...NEW_ROUTE, waypoints: [100, 200, 300].map((east) => waypointAt(placeAt(0, east), NEW_ROUTE)) };

const level = (altitude: number, frame: number = MavFrame.GLOBAL_RELATIVE_ALT) => ({ frame, altitude });
const to = (north: number, east: number, altitude = 30): MissionItem =>
  flown(MavCmd.NAV_WAYPOINT, [0, 0, 0, 0], placeAt(north, east), level(altitude));
const rising = (altitude: number, at = { latitude: 0, longitude: 0 }) => flown(MavCmd.NAV_TAKEOFF, [0, 0, 0, 0], at, level(altitude));
const RETURN = doing(MavCmd.NAV_RETURN_TO_LAUNCH);
const refused = (items: MissionItem[], vehicle = COPTER) => missionWay(items, vehicle).issues.map(({ params }) => params?.['item']);

test('what is sent from here is held as the route that it is, item by item', () => {
  const shape = fc.record({
    vehicle: fc.constantFrom(COPTER, PX4, PLANE, { ...PLANE, kind: 'vtol' as const }),
    entryPoint: fc.integer({ min: 1, max: 3 }),
    cycles: fc.constantFrom(0, 1, 4),
    endAction: fc.constantFrom('return' as const, 'land' as const, 'homingLand' as const, 'homingHover' as const),
    heightMode: fc.constantFrom('relative' as const, 'absolute' as const),
    altitudes: fc.tuple(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 20, max: 90 }), fc.integer({ min: 20, max: 90 })),
  });
  fc.assert(
    fc.property(shape, ({ vehicle, altitudes, ...given }) => {
      const waypoints = ROUTE.waypoints.map((waypoint, index) => ({ ...waypoint, altitude: altitudes[index]! }));
      const sent = toMission({ ...ROUTE, ...given, waypoints }, vehicle);
      const way = missionWay(sent.items, vehicle);
      expect(way.issues).toEqual([]);
      expect(way.beginsAt).toEqual(sent.beginsAt);
      expect(way.endsAt).toBe(sent.endsAt);
      expect(way.route).toMatchObject({ entryPoint: given.entryPoint, cycles: given.cycles, heightMode: given.heightMode });
      expect(way.route.waypoints.map(({ altitude }) => altitude)).toEqual(altitudes);
    }),
  );
});

test('whoever waits over home at another height, in another circle or above the ground does so at a waypoint', () => {
  const waiting = (altitude: number, radius = 0, frame?: number) =>
    missionWay(
      [rising(30), to(0, 100), to(0, 200), flown(MavCmd.NAV_LOITER_UNLIM, [0, 0, radius, 0], home, level(altitude, frame))],
      COPTER,
    );
  expect(waiting(30).route).toMatchObject({ endAction: 'homingHover', waypoints: [{}, {}] });
  expect(waiting(30).endsAt).toBe(3);
  expect(waiting(30, 0, MavFrame.GLOBAL_RELATIVE_ALT_INT).route.endAction).toBe('homingHover');
  expect(waiting(300).route).toMatchObject({ endAction: null, waypoints: [{}, {}, { altitude: 300, mode: 'circle' }] });
  expect(waiting(30, -1_500).route.waypoints[2]).toMatchObject({ circling: { radius: 1_500, clockwise: false, turns: 0 } });
  expect([waiting(300).issues, waiting(30, 1_500).issues]).toEqual([[], []]);
  expect(waiting(30, 20_000).issues).toMatchObject([{ code: 'mission.unheld', params: { item: 4 } }]);
  expect(waiting(30, 0, MavFrame.GLOBAL_TERRAIN_ALT).issues).toMatchObject([{ code: 'mission.read.heights', params: { item: 4 } }]);
  expect(waiting(30, 0, MavFrame.GLOBAL).issues).toMatchObject([{ code: 'mission.read.heights' }]);
});

test('over home it is held to the air at its height and in its circle', () => {
  const zones = [
    zoneOf({ kind: 'circle', centre: home, radius: 25_000 }, { name: 'Ring', kind: 'restricted', floor: 50, datum: 'ground' }),
    zoneOf({ kind: 'circle', centre: placeAt(-1_500, 0), radius: 300 }, { id: 'f', name: 'Far' }),
  ];
  const found = (altitude: number, radius: number) => {
    const end = flown(MavCmd.NAV_LOITER_UNLIM, [0, 0, radius, 0], home, level(altitude));
    const { route } = missionWay([rising(30), to(0, 400), to(0, 800), end], PLANE);
    const air = { zones: zoneIndex(zones), fence: NO_FENCE, home: { position: home, altitude: 100 } };
    const errors = checkMission({ route, limits: {}, airspace: air }).filter(({ severity }) => severity === 'error');
    return new Set(errors.map(({ params }) => params?.['zone']));
  };
  expect([found(30, 0), found(300, 0), found(30, 1_500)]).toEqual([new Set(), new Set(['Ring']), new Set(['Far'])]);
});

test('a mission is held to heights, speeds, charges and whatever else holds for routes, but not to what it cannot say', () => {
  const air = { zones: zoneIndex([]), fence: NO_FENCE, home: { position: home, altitude: 100 } };
  const errors = (items: MissionItem[], given: Partial<Parameters<typeof checkMission>[0]> = {}) => {
    const { route, issues } = missionWay(items, COPTER);
    expect(issues).toEqual([]);
    return checkMission({ route, limits: {}, airspace: air, ...given }).filter(({ severity }) => severity === 'error');
  };
  const codes = (...given: Parameters<typeof errors>) => errors(...given).map(({ code }) => code);
  expect(errors([rising(30), to(0, 100), to(0, 200, 2_000), RETURN])).toMatchObject([
    { code: 'route.cruiseAltitude', params: { max: 500 } },
  ]);
  const high = [rising(30), to(0, 100), to(0, 200, 130), RETURN];
  expect([codes(high), codes(high, { limits: { cruiseAltitude: 120 } })]).toEqual([[], ['route.cruiseAltitude']]);
  const wide = [rising(30), flown(MavCmd.NAV_WAYPOINT, [0, 300, 0, 0], placeAt(0, 100), level(30)), to(0, 200), RETURN];
  expect(codes(wide)).toEqual(['route.safeRadius']);
  expect(codes([rising(0.5), to(0, 100, 0.5), to(0, 200, 30), RETURN])).toEqual(['route.takeOffHeight']);
  const endurance = { airframe: 'multirotor' as const, seconds: 600, basis: 'flights' as const };
  expect(codes([rising(30), to(0, 100), to(0, 40_000), RETURN], { endurance })).toEqual(['route.outOfReach']);
  expect(codes([rising(30), to(0, 100)]), 'a single place, and no end').toEqual([]);
});

test('a take-off to another height, or at another place, is part of the way', () => {
  const high = missionWay([rising(80), to(0, 100), to(0, 200), RETURN], COPTER);
  expect(high.issues).toEqual([]);
  expect(high.beginsAt).toEqual([0, 1, 2]);
  expect(high.route.waypoints.map(({ altitude }) => altitude)).toEqual([80, 30, 30]);
  expect(metresBetween(high.route.waypoints[0]!, home)).toBeLessThan(1);

  const elsewhere = placeAt(500, 0);
  const px4 = missionWay([rising(30, elsewhere), to(0, 100), to(0, 200), RETURN], PX4);
  expect(metresBetween(px4.route.waypoints[0]!, elsewhere)).toBeLessThan(1);
  expect(missionWay([rising(30, elsewhere), to(0, 100), RETURN], COPTER).route.waypoints, 'ArduPilot rises where it stands').toHaveLength(
    1,
  );
  expect(refused([rising(80), to(0, 100), to(0, 200), RETURN], PLANE)).toEqual([1]);
  expect(refused([rising(80), to(0, 100), to(0, 200), doing(MavCmd.DO_JUMP, [1, 2]), RETURN])).toEqual([1]);
});

test('a mission that says no speed is held as a fast one', () => {
  expect(missionWay([rising(30), to(0, 100), RETURN], COPTER).route.waypoints[0]!.speed).toBe(15);
  expect(missionWay([rising(30), doing(MavCmd.DO_CHANGE_SPEED, [1, 4]), to(0, 100), RETURN], COPTER).route.waypoints[0]!.speed).toBe(4);
});

test('a least speed is not taken for the one that is flown at', () => {
  const told = (type: number) => [rising(30), doing(MavCmd.DO_CHANGE_SPEED, [type, 12]), to(0, 300), RETURN];
  const vtol: MissionVehicle = { ...COPTER, kind: 'vtol' };
  expect([refused(told(1), vtol), refused(told(1), PLANE)]).toEqual([[2], [2]]);
  expect(refused(told(0), vtol)).toEqual([]);
  expect(missionWay(told(0), vtol).route.waypoints[0]!.speed).toBe(12);
});

test('what may lead elsewhere is refused by its number', () => {
  const among = (item: MissionItem) => refused([rising(30), to(0, 100), item, to(0, 200), RETURN]);
  const circled = (command: number, radius: number) => flown(command, [1, 0, radius, 0], placeAt(0, 150), level(30));
  expect(among(to(0, 150))).toEqual([]);
  expect(among(doing(MavCmd.DO_SET_SERVO, [9, 1_500])), 'what is switched leads nowhere').toEqual([]);
  expect(among(circled(MavCmd.NAV_LOITER_TURNS, 40))).toEqual([]);
  const elsewhere = [
    doing(MavCmd.DO_JUMP, [2, 3]),
    doing(MavCmd.DO_SET_HOME),
    doing(MavCmd.DO_FENCE_ENABLE),
    doing(MavCmd.DO_CHANGE_SPEED, [2, 1]),
    doing(MavCmd.DO_CHANGE_SPEED, [1, 300]),
    rising(60),
    circled(MavCmd.NAV_LOITER_TO_ALT, 40),
    circled(MavCmd.NAV_LOITER_TURNS, 0),
    circled(MavCmd.NAV_LOITER_TURNS, 20_000),
    circled(MavCmd.NAV_LOITER_TIME, 400),
    flown(MavCmd.NAV_SPLINE_WAYPOINT, [0, 0, 0, 0], placeAt(0, 150), level(30)),
    flown(MavCmd.NAV_WAYPOINT, [0, 0, 0, 0], placeAt(0, 150), level(30, MavFrame.GLOBAL_TERRAIN_ALT)),
    flown(MavCmd.NAV_WAYPOINT, [0, 0, 0, 0], placeAt(0, 150), level(30, MavFrame.LOCAL_NED)),
    flown(MavCmd.NAV_WAYPOINT, [0, 0, 200, 0], placeAt(0, 150), level(30)),
    flown(MavCmd.NAV_WAYPOINT, [0, 0, 0, 0], { latitude: 0, longitude: 0 }, level(30)),
  ];
  for (const item of elsewhere) expect(among(item), JSON.stringify(item)).toEqual([3]);
  expect(refused([rising(30), to(0, 100), RETURN, to(0, 900)]), 'behind the end').toEqual([4]);
  expect(refused([RETURN])).toEqual([1]);
});

test('a landing route is held as it is, and another landing is not', () => {
  const landing = { ...NEW_LANDING, kind: 'standard' as const, place: placeAt(50, 50), heading: 90 };
  const { items } = toMission({ ...ROUTE, endAction: 'landingRoute', landing }, COPTER);
  expect(refused(items)).toEqual([]);
  const begin = items.findIndex(({ command }) => command === MavCmd.DO_LAND_START);
  const lower = items.with(items.length - 2, { ...items.at(-2)!, altitude: 100_000 });
  expect(refused(lower)).toEqual([begin + 1]);
});
