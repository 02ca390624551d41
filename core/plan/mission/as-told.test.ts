import { describe, expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { changeWaypoints } from '../edits/index.ts';
import { fileItemsOf } from '../file/mission-file/file-items.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { LandingRoute } from '../landing/landing.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { fromMission } from './from-mission.ts';
import { flown, type MissionVehicle } from './manner.ts';
import { missionWay } from './mission-way.ts';
import { toMission } from './to-mission.ts';
import { unkeptItems } from './unkept-items.ts';

const HOME = { home: placeAt(-20, -20), homeAltitude: 500 };
const of = (autopilot: MissionVehicle['autopilot'], kind: MissionVehicle['kind']): MissionVehicle => ({ autopilot, kind, ...HOME });
const [COPTER, PLANE, QUADPLANE] = [of('ardupilot', 'multirotor'), of('ardupilot', 'fixedWing'), of('ardupilot', 'vtol')];
const [PX4, PX4_PLANE, PX4_VTOL] = [of('px4', 'multirotor'), of('px4', 'fixedWing'), of('px4', 'vtol')];
const LINE = routeThrough([
  [0, 0],
  [900, 0],
]);
const told = (route: Route, vehicle: MissionVehicle) =>
  toMission(route, vehicle).issues.map(({ code, severity, params }) => [code, severity, params]);
const itemOf = (route: Route, vehicle: MissionVehicle, ...commands: number[]) =>
  toMission(route, vehicle).items.find(({ command }) => commands.includes(command));

describe('a circle without an end', () => {
  const circling = (radius: number): Route =>
    changeWaypoints(LINE, [1], { mode: 'circle', circling: { radius, clockwise: false, turns: 0, waitMs: 0 } });
  const circle = (vehicle: MissionVehicle, radius = 40) =>
    itemOf(circling(radius), vehicle, MavCmd.NAV_LOITER_UNLIM, MavCmd.NAV_LOITER_TURNS)!;

  test('is for copters of ArduPilot one of as many rounds as they know: without an end they would stand over its middle', () => {
    expect(circle(COPTER)).toMatchObject({ command: MavCmd.NAV_LOITER_TURNS, params: [255, 0, -40, 0] });
    expect(told(circling(40), COPTER)).toEqual([['mission.circleEnds', 'warning', { number: 2, radius: 40, turns: 255 }]]);
  });

  test('is not sent to copters of PX4, and a file of theirs says what they would do', () => {
    expect(told(circling(40), PX4)).toEqual([['mission.circleHovers', 'error', { number: 2, radius: 40 }]]);
    expect(fileItemsOf(circling(40), PX4).issues).toMatchObject([{ code: 'mission.circleHovers', severity: 'warning' }]);
  });

  test('is for wings what it is, in whole metres for ArduPilot', () => {
    for (const vehicle of [PLANE, QUADPLANE]) {
      expect(circle(vehicle, 30.5)).toMatchObject({ command: MavCmd.NAV_LOITER_UNLIM, params: [0, 0, -31, 0] });
      expect(told(circling(30.5), vehicle)).toEqual([['mission.circleRadius', 'warning', { number: 2, radius: 31 }]]);
      expect(told(circling(400), vehicle)).toEqual([]);
    }
    for (const vehicle of [PX4_PLANE, PX4_VTOL]) {
      expect(circle(vehicle, 30.5).params[2]).toBe(-30.5);
      expect(told(circling(30.5), vehicle)).toEqual([]);
    }
  });

  test('that is read from what has rotors is said to be hovered over', () => {
    const over = (radius: number) => [
      ...toMission(LINE, COPTER).items.slice(0, -1),
      flown(MavCmd.NAV_LOITER_UNLIM, [0, 0, radius, 0], placeAt(900, 900), { frame: 3, altitude: 15 }),
    ];
    const hovers = (radius: number, vehicle: MissionVehicle) =>
      fromMission(over(radius), vehicle).issues.filter(({ code }) => code === 'mission.read.hovers').length;
    expect([hovers(40, COPTER), hovers(40, PX4), hovers(40, PLANE), hovers(0, COPTER)]).toEqual([1, 1, 0, 0]);
    expect(missionWay(over(40), COPTER).issues, 'all within it is held to the air').toEqual([]);
  });
});

describe('a landing route', () => {
  const landing = (given: Partial<LandingRoute> = {}): Route => ({
    ...LINE,
    endAction: 'landingRoute',
    landing: { ...NEW_LANDING, place: placeAt(0, 800), heading: 90, ...given },
  });
  const params = (vehicle: MissionVehicle, given?: Partial<LandingRoute>) =>
    itemOf(landing(given), vehicle, MavCmd.NAV_LAND, MavCmd.NAV_VTOL_LAND)!.params.slice(0, 3);

  test('says that no VTOL is told where its rotors take over, and does not tell it', () => {
    for (const vehicle of [QUADPLANE, PX4_VTOL]) {
      expect(params(vehicle)).toEqual([0, 0, 0]);
      expect(told(landing(), vehicle)).toEqual([['mission.transitionUnsaid', 'warning', undefined]]);
    }
    expect(itemOf(landing(), { ...QUADPLANE, isFile: true }, MavCmd.NAV_VTOL_LAND)!.params[2], 'a file has room for it').toBe(20);
  });

  test('says that PX4 is not told how high to go around', () => {
    expect([params(PX4_PLANE), params(PLANE)]).toEqual([
      [0, 0, 0],
      [40, 0, 0],
    ]);
    expect(told(landing(), PX4_PLANE)).toEqual([['mission.goAroundUnsaid', 'warning', undefined]]);
    expect([told(landing(), PLANE), told(landing(), COPTER), told(landing(), PX4)]).toEqual([[], [], []]);
  });

  test('is told ArduPilot in whole metres, and that is said', () => {
    const fine = { goAroundHeight: 40.4, waitingRadius: 80.5 };
    expect(params(PLANE, fine)).toEqual([40, 0, 0]);
    expect(itemOf(landing(fine), PLANE, MavCmd.NAV_LOITER_TO_ALT)!.params[1]).toBe(81);
    expect(told(landing(fine), PLANE)).toEqual([
      ['mission.waitingRadius', 'warning', { radius: 81 }],
      ['mission.goAroundHeight', 'warning', { height: 40 }],
    ]);
    expect(told(landing(fine), PX4_PLANE).map(([code]) => code)).toEqual(['mission.goAroundUnsaid']);
  });
});

test('wings of ArduPilot are told in whole metres how near they have to come, and that is said', () => {
  const near = changeWaypoints(LINE, [0], { mode: 'pass', turnMode: 'adaptive', radius: 12.4 });
  expect(told(near, PLANE)).toEqual([['mission.radius', 'warning', { number: 1, radius: 12 }]]);
  expect([told(near, COPTER), told(near, PX4_PLANE)]).toEqual([[], []]);
});

describe('a mission item by item', () => {
  const among = (command: number, params: [number, number, number, number], vehicle: MissionVehicle) => {
    const items = toMission(LINE, vehicle).items;
    const item = flown(command, params, placeAt(300, 300), { frame: 3, altitude: 15 });
    return missionWay(items.toSpliced(3, 0, item), vehicle).issues.map(({ code, params: told }) => [code, told?.['item']]);
  };

  test('that waits for some time is held to the air as ArduPilot gives it back', () => {
    for (const way of [1, -1, 0]) expect(among(MavCmd.NAV_LOITER_TIME, [10, 0, way, 0], COPTER)).toEqual([]);
    expect(among(MavCmd.NAV_LOITER_TIME, [10, 0, 200, 0], PLANE)).toEqual([['mission.unheld', 4]]);
    expect(among(MavCmd.NAV_LOITER_TIME, [10, 0, 1, 0], PX4), 'to PX4 that is a circle').toEqual([['mission.unheld', 4]]);
  });

  test('is refused before it is sent where the aircraft would keep something else', () => {
    const unkept = (vehicle: MissionVehicle, command: number, ...params: [number, number, number, number]) => {
      const items = [...toMission(LINE, vehicle).items.slice(0, -1), flown(command, params, placeAt(900, 0), { frame: 3, altitude: 20 })];
      return unkeptItems(items, vehicle).map(({ code, params: of }) => [code, of?.['item'] === items.length]);
    };
    const refused = [['mission.unkept', true]];
    expect(unkept(COPTER, MavCmd.NAV_LOITER_TURNS, 2, 0, 30.5, 0)).toEqual(refused);
    expect(unkept(COPTER, MavCmd.NAV_LOITER_TURNS, 2, 0, 30, 0)).toEqual([]);
    for (const vehicle of [QUADPLANE, PX4_VTOL]) expect(unkept(vehicle, MavCmd.NAV_VTOL_LAND, 0, 0, 30, 0)).toEqual(refused);
    expect(unkept(PX4, MavCmd.NAV_WAYPOINT, 2.5, 3.3, 0, 77.7)).toEqual([]);
  });

  test('that lands as an aircraft keeps it is held to the air, with or without the numbers that only some versions keep', () => {
    const landing = { ...NEW_LANDING, place: placeAt(0, 800), heading: 90 };
    for (const vehicle of [PLANE, QUADPLANE, COPTER, PX4_PLANE, PX4_VTOL])
      for (const isFile of [false, true]) {
        const { items } = toMission({ ...LINE, endAction: 'landingRoute', landing }, { ...vehicle, isFile });
        const kept = items.map((item) =>
          item.command === MavCmd.NAV_LAND && vehicle.autopilot === 'ardupilot'
            ? { ...item, params: item.params.with(3, 1) as typeof item.params }
            : item,
        );
        expect(missionWay(kept, vehicle).issues).toEqual([]);
      }
  });
});
