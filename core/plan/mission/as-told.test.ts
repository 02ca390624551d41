import { describe, expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { changeWaypoints } from '../edits/index.ts';
import { fileItemsOf } from '../file/mission-file/file-items.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { fromMission } from './from-mission.ts';
import { flown, type MissionVehicle } from './manner.ts';
import { missionWay } from './mission-way.ts';
import { toMission } from './to-mission.ts';

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
