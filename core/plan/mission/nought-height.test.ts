import { describe, expect, test } from 'vitest';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import { differenceBetween } from '../../vehicle/plan-difference.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { isSameFlight } from '../compare/differences.ts';
import { readRouteText } from '../file/read-route-file.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { Route, Waypoint } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { asAboard } from './as-aboard.ts';
import { fromMission } from './from-mission.ts';
import { doing, flown, type MissionVehicle } from './manner.ts';
import { missionWay } from './mission-way.ts';
import { toMission } from './to-mission.ts';

const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: placeAt(-20, -20) };
const PX4: MissionVehicle = { ...COPTER, autopilot: 'px4' };
const PLANE: MissionVehicle = { ...COPTER, kind: 'fixedWing' };
const VTOL: MissionVehicle = { ...COPTER, kind: 'vtol' };
const LINE = routeThrough([
  [0, 0],
  [100, 0],
  [100, 100],
]);
const lowered = (given: Partial<Waypoint> = {}, altitude = 0): Route => ({
  ...LINE,
  waypoints: LINE.waypoints.map((waypoint, index) => (index === 0 ? waypoint : { ...waypoint, ...given, altitude })),
});
const CIRCLED = { mode: 'circle', circling: { radius: 40, clockwise: true, turns: 2, waitMs: 4_000 } } as const;

describe('level with home', () => {
  /** Of all that is flown to behind the first waypoint. */
  const heights = (route: Route, vehicle: MissionVehicle) => {
    const { items, beginsAt } = toMission(route, vehicle);
    return items.filter(({ frame, command }, at) => at >= beginsAt[1]! && frame !== MavFrame.MISSION && command !== MavCmd.NAV_LAND);
  };
  const told = (route: Route, vehicle: MissionVehicle) => new Set(heights(route, vehicle).map(({ altitude }) => altitude));

  test('ArduPilot is told a centimetre, for nought is as high as it is; PX4 is told nought', () => {
    for (const route of [lowered(), lowered(CIRCLED), { ...lowered(), endAction: 'homingHover' as const }]) {
      for (const vehicle of [COPTER, PLANE]) expect(told(route, vehicle)).toEqual(new Set([0.01]));
      expect(told(route, PX4)).toEqual(new Set([0]));
      expect(told({ ...route, heightMode: 'absolute' }, COPTER)).toEqual(new Set([0.01]));
    }
    expect(told(lowered({}, -0.009), COPTER), 'nothing is left of less than a centimetre').toEqual(new Set([0.01]));
    expect([told(lowered({}, -0.01), COPTER), told(lowered({}, 0.02), COPTER)]).toEqual([new Set([-0.01]), new Set([0.02])]);
  });

  test('it is read back as it was planned, and is no difference', () => {
    for (const route of [lowered(), lowered(CIRCLED), { ...lowered(), endAction: 'homingHover' as const }]) {
      const { items } = toMission(route, COPTER);
      const kept = items.map((item) => ({ ...item, altitude: Math.fround(item.altitude) }));
      expect(differenceBetween({ kind: 'mission', items }, { kind: 'mission', items: kept })).toBeUndefined();
      const back = fromMission(kept, COPTER);
      expect(back.issues).toEqual([]);
      expect(back.route).toMatchObject({ endAction: route.endAction, waypoints: [{ altitude: 15 }, { altitude: 0 }, { altitude: 0 }] });
      expect(isSameFlight(asAboard(route, COPTER), back.route)).toBe(true);
      expect(missionWay(kept, COPTER).issues).toEqual([]);
    }
  });

  test('a way down from there is told and read back the same way', () => {
    const landing = { ...NEW_LANDING, place: placeAt(3_000, 0), placeHeight: -40, heading: 90, relativeHeight: 40 };
    for (const vehicle of [COPTER, PLANE]) {
      const { items } = toMission({ ...LINE, endAction: 'landingRoute', landing }, vehicle);
      expect(items.at(-2)!.altitude).toBe(0.01);
      expect(fromMission(items, vehicle).route.landing).toMatchObject({ relativeHeight: 40, placeHeight: -40 });
      expect(missionWay(items, vehicle).issues).toEqual([]);
      const nought = items.with(items.length - 2, { ...items.at(-2)!, altitude: 0 });
      expect(missionWay(nought, vehicle).issues, 'as high as it is').toMatchObject([
        { code: 'mission.unheld', params: { item: items.length - 1 } },
      ]);
    }
  });
});

describe('an item that says nought', () => {
  const level = (altitude: number, frame: number = MavFrame.GLOBAL_RELATIVE_ALT) => ({ frame, altitude });
  const to = (north: number, altitude: number, command: number = MavCmd.NAV_WAYPOINT, frame?: number): MissionItem =>
    flown(command, [1, 0, command === MavCmd.NAV_WAYPOINT ? 0 : 40, 0], placeAt(north, 0), level(altitude, frame));
  const among = (...items: MissionItem[]) => [
    flown(MavCmd.NAV_TAKEOFF, [0, 0, 0, 0], { latitude: 0, longitude: 0 }, level(30)),
    doing(MavCmd.DO_CHANGE_SPEED, [0, 8, -1]),
    ...items,
    doing(MavCmd.NAV_RETURN_TO_LAUNCH),
  ];
  const read = (items: MissionItem[], vehicle: MissionVehicle) => {
    const { route, issues } = fromMission(items, vehicle);
    const found = issues.filter(({ code }) => code === 'mission.read.noHeight').map(({ code, params }) => ({ code, ...params }));
    return [route.waypoints.map(({ altitude }) => altitude), found];
  };
  const stays = (item: number, height: number) => ({ code: 'mission.read.noHeight', item, height });

  test('is read as high as what came before, where the aircraft stays as high as it is, and that is said', () => {
    expect(read(among(to(100, 90), to(200, 0), to(300, 0)), COPTER)).toEqual([
      [90, 90, 90],
      [stays(4, 90), stays(5, 90)],
    ]);
    expect(read(among(to(100, 0), to(200, 50)), COPTER), 'as it has taken off').toEqual([[30, 50], [stays(3, 30)]]);
    expect(read(among(to(100, 90), to(200, 0)), PX4)).toEqual([[90, 0], []]);
    const circle = MavCmd.NAV_LOITER_TURNS;
    for (const vehicle of [PLANE, VTOL]) {
      expect(read(among(to(100, 90), to(200, 0)), vehicle), 'wings come down to it').toEqual([[90, 0], []]);
      expect(read(among(to(100, 90), to(200, 0, circle)), vehicle), 'unless they circle').toEqual([[90, 90], [stays(4, 90)]]);
    }
    const [first, second] = [to(100, 90, circle, MavFrame.GLOBAL), to(200, 0, circle, MavFrame.GLOBAL)];
    expect(read([doing(MavCmd.DO_CHANGE_SPEED, [0, 8, -1]), first, second], PLANE), 'above the sea').toEqual([[90, 0], []]);
  });

  test('is not sent as it is: nobody knows how high it would be', () => {
    const refused = (vehicle: MissionVehicle) =>
      missionWay(among(to(100, 30), to(200, 0)), vehicle).issues.map(({ code, params }) => [code, params?.['item']]);
    expect(refused(COPTER)).toEqual([['mission.unheld', 4]]);
    expect([refused(PX4), refused(PLANE)]).toEqual([[], []]);
  });

  test('is told of in files as well', () => {
    const line = (id: number, command: number, place: (number | string)[]) => [id, 0, 3, command, 0, 0, 0, 0, ...place, 1].join('\t');
    const found = (text: string) => {
      const { route, issues } = readRouteText(text)!.routes[0]!;
      return [route.waypoints.map(({ altitude }) => altitude), issues.filter(({ code }) => code === 'mission.read.noHeight')];
    };
    const said = { code: 'mission.read.noHeight', severity: 'warning', params: { item: 3, height: 90 } };
    const home = '0\t1\t0\t16\t0\t0\t0\t0\t47\t8\t400\t1';
    const rows = [line(1, 22, [0, 0, 30]), line(2, 16, [47.1, 8, 90]), line(3, 16, [47.2, 8, 0])];
    expect(found(['QGC WPL 110', home, ...rows].join('\n'))).toEqual([[90, 90], [said]]);
    const item = (command: number, place: number[]) => ({ type: 'SimpleItem', command, frame: 3, params: [0, 0, 0, 0, ...place] });
    const items = [item(22, [0, 0, 30]), item(16, [47.1, 8, 90]), item(16, [47.2, 8, 0])];
    const plan = (firmwareType: number) =>
      JSON.stringify({ fileType: 'Plan', version: 1, mission: { version: 2, firmwareType, vehicleType: 2, hoverSpeed: 5, items } });
    expect([found(plan(3)), found(plan(12))]).toEqual([
      [[90, 90], [said]],
      [[90, 0], []],
    ]);
  });
});
