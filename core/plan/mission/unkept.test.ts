import { describe, expect, test } from 'vitest';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { fromMission } from './from-mission.ts';
import { doing, flown, type MissionVehicle } from './manner.ts';
import { missionWay } from './mission-way.ts';
import { toMission } from './to-mission.ts';

const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: placeAt(-20, -20) };
const PX4: MissionVehicle = { ...COPTER, autopilot: 'px4' };
const LINE = routeThrough([
  [0, 0],
  [100, 0],
  [100, 100],
]);

describe('what a mission says beyond what a route keeps is told, item by item', () => {
  const place = { latitude: 50, longitude: 10 };
  const item = (command: number, params: MissionItem['params'], altitude = 15, given: Partial<MissionItem> = {}): MissionItem => ({
    ...flown(command, params, place, { frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude }),
    ...given,
  });
  const [UP, FIRST, RETURN] = [
    item(MavCmd.NAV_TAKEOFF, [0, 0, 0, 0]),
    item(MavCmd.NAV_WAYPOINT, [0, 0, 0, 0]),
    doing(MavCmd.NAV_RETURN_TO_LAUNCH),
  ];
  const to = (latitude: number, params: MissionItem['params'] = [0, 0, 0, 0], given: Partial<MissionItem> = {}) =>
    item(MavCmd.NAV_WAYPOINT, params, 15, { latitude, ...given });
  /** Of an aircraft whose speed is known. */
  const readOf = (items: MissionItem[], vehicle = COPTER) => fromMission(items, vehicle, NEW_ROUTE.speed);
  const read = (between: MissionItem) => readOf([UP, FIRST, between, to(50.002), RETURN]);
  const told = (between: MissionItem) => read(between).issues.map(({ code, params }) => ({ code, ...params }));
  const once = (code: string, params = {}) => [{ code: `mission.read.${code}`, item: 3, ...params }];

  test('nothing where it says no more', () => {
    expect(told(to(50.001))).toEqual([]);
    expect(told(doing(MavCmd.DO_CHANGE_SPEED, [1, 8, -1]))).toEqual([]);
    expect(told(doing(MavCmd.DO_CHANGE_SPEED, [1, -1, 50]))).toEqual([]);
    expect(told(doing(MavCmd.CONDITION_YAW, [30, 10, -1, 0]))).toEqual([]);
    expect(told(doing(MavCmd.IMAGE_START_CAPTURE, [0, 3, 0]))).toEqual([]);
    const px4 = [UP, { ...FIRST, params: [0, 0, 0, null] as MissionItem['params'] }, to(50.001, [0, 0, 0, 90]), RETURN];
    expect(readOf(px4, PX4)).toMatchObject({ issues: [], route: { waypoints: [{ yawMode: 'fixed', yaw: 90 }, {}] } });
  });

  test('a take-off to another height', () => {
    const high = { ...UP, altitude: 120 };
    expect(readOf([high, FIRST, RETURN]).issues).toEqual([
      { code: 'mission.read.takeOff', severity: 'warning', params: { item: 1, height: 120, first: 15 } },
    ]);
    expect(readOf([{ ...high, altitude: 15.04 }, FIRST, RETURN]).issues).toEqual([]);
    expect(readOf([{ ...UP, frame: MavFrame.GLOBAL }, FIRST, RETURN]).issues).toHaveLength(1);
  });

  test('turns of the nose', () => {
    const turned = read(doing(MavCmd.CONDITION_YAW, [30, 10, -1, 1]));
    expect(turned.issues).toMatchObject([{ code: 'mission.read.turn', params: { item: 3 } }]);
    expect(turned.route.waypoints[0]).toMatchObject({ yawMode: 'course' });
    expect(told(to(50.001, [0, 0, 0, 90]))).toEqual(once('heading'));
    const ahead = readOf([UP, doing(MavCmd.CONDITION_YAW, [30]), FIRST, to(50.002), RETURN]);
    expect(ahead.issues, 'on the way to the first').toMatchObject([{ code: 'mission.read.heading', params: { item: 3 } }]);
    const fixed: Route = { ...LINE, waypoints: LINE.waypoints.map((waypoint) => ({ ...waypoint, yawMode: 'fixed', yaw: 90 })) };
    fixed.waypoints[0]!.actions = [{ kind: 'gimbalTilt', value: -45 }];
    for (const vehicle of [COPTER, PX4])
      expect(
        fromMission(toMission({ ...fixed, entryPoint: 2 }, vehicle, 'at').items, vehicle).issues,
        'but not where it is entered',
      ).toEqual([]);
  });

  test('speeds that are none of a waypoint', () => {
    for (const params of [
      [2, 1, -1],
      [3, 1, -1],
      [1, 150, -1],
      [1, -2, -1],
    ] as [number, number, number][]) {
      const { route, issues } = read(doing(MavCmd.DO_CHANGE_SPEED, params));
      expect(issues).toMatchObject([{ code: 'mission.read.speed', params: { item: 3 } }]);
      expect(route.waypoints[1]!.speed).toBe(NEW_ROUTE.speed);
    }
  });

  test('the least speed over the ground of what ArduPlane flies, which is not the one that it flies at', () => {
    const fast = (type: number, vehicle: MissionVehicle) => {
      const { route, issues } = readOf([UP, FIRST, doing(MavCmd.DO_CHANGE_SPEED, [type, 18, -1]), to(50.002), RETURN], vehicle);
      return [route.waypoints[1]!.speed, issues.map(({ code, params }) => ({ code, ...params }))];
    };
    const wings = (['fixedWing', 'vtol'] as const).map((kind): MissionVehicle => ({ ...COPTER, kind }));
    for (const vehicle of wings) {
      expect(fast(1, vehicle), vehicle.kind).toEqual([NEW_ROUTE.speed, once('leastSpeed', { speed: 18 })]);
      expect(fast(0, vehicle), vehicle.kind).toEqual([18, []]);
    }
    const px4 = wings.map(({ kind }): MissionVehicle => ({ ...PX4, kind }));
    for (const vehicle of [COPTER, PX4, ...px4]) for (const type of [0, 1]) expect(fast(type, vehicle)[0], vehicle.kind).toBe(18);
    const [vtol] = wings.slice(1);
    expect(fromMission([UP, doing(MavCmd.DO_CHANGE_SPEED, [1, 18, -1]), FIRST, RETURN], vtol!).issues).toMatchObject([
      { code: 'mission.read.leastSpeed' },
      { code: 'mission.read.speedUnsaid', params: { speed: NEW_ROUTE.speed } },
    ]);
  });

  test('no speed at all, once, where nobody knows what it is flown with', () => {
    const unsaid = (...items: MissionItem[]) =>
      fromMission([...items, RETURN], COPTER).issues.map(({ code, params }) => ({ code, ...params }));
    const taken = (item: number) => [{ code: 'mission.read.speedUnsaid', item, speed: NEW_ROUTE.speed }];
    const [set, kept, climbing] = [1, 0, 2].map((kind, at) => doing(MavCmd.DO_CHANGE_SPEED, [kind, at === 1 ? -1 : 8, -1]));
    expect(unsaid(UP, FIRST, to(50.002))).toEqual(taken(2));
    expect(unsaid(UP, set!, FIRST, to(50.002))).toEqual([]);
    expect(unsaid(UP, FIRST, set!, to(50.002)), 'until it is said').toEqual(taken(2));
    expect(unsaid(UP, kept!, FIRST), 'the one it has is none').toEqual(taken(3));
    expect(unsaid(UP, climbing!, FIRST)).toEqual([{ code: 'mission.read.speed', item: 2 }, ...taken(3)]);
    expect(fromMission([UP, FIRST, RETURN], COPTER, 12)).toMatchObject({ issues: [], route: { speed: 12 } });
    for (const vehicle of [COPTER, PX4])
      expect(fromMission(toMission({ ...LINE, entryPoint: 2 }, vehicle, 'at').items, vehicle).issues, 'what is sent says it').toEqual([]);
  });

  test('pictures by their number, and what grips', () => {
    expect(told(doing(MavCmd.IMAGE_START_CAPTURE, [0, 3, 5]))).toEqual(once('pictures', { count: 5 }));
    expect(told(doing(MavCmd.DO_GRIPPER, [1, 1]))).toEqual(once('action'));
  });

  test('waits and circles', () => {
    expect(told(to(50.001, [7_200, 0, 0, 0]))).toEqual(once('hold', { seconds: 7_200, max: 3_600 }));
    expect(told(item(MavCmd.NAV_LOITER_TIME, [7_200, 0, 0, 0], 15, { latitude: 50.001 }))).toEqual(
      once('hold', { seconds: 7_200, max: 3_600 }),
    );
    expect(told(item(MavCmd.NAV_LOITER_TIME, [60, 0, -200, 0], 15, { latitude: 50.001 }))).toEqual(once('circleTime', { turns: 1 }));
    expect(told(to(50.001, [0, 0, -40, 0]))).toEqual(once('passBy', { metres: 40 }));
    expect(told(to(50.001, [0, 2_000, 0, 0]))).toEqual(once('bounds'));
    const circled = (turns: number, radius: number) => told(item(MavCmd.NAV_LOITER_TURNS, [turns, 0, radius, 0], 15, { latitude: 50.001 }));
    expect([circled(3, -60), circled(3, 20_000), circled(2_000, 60)]).toEqual([[], once('bounds'), once('bounds')]);
    expect(circled(3, 0)).toEqual(once('circle', { radius: 30 }));
  });

  test('a stop until somebody goes on', () => {
    expect(told(to(50.001, [0, 0, 0, 0], { autoContinue: false }))).toEqual(once('stops'));
  });

  test('and keeps a mission from being sent item by item only where it leads elsewhere, or for longer', () => {
    const refused = (between: MissionItem) => missionWay([UP, FIRST, between, to(50.002), RETURN], COPTER).issues.length > 0;
    const aside = [
      doing(MavCmd.CONDITION_YAW, [30, 10, -1, 1]),
      doing(MavCmd.IMAGE_START_CAPTURE, [0, 3, 5]),
      doing(MavCmd.DO_GRIPPER, [1, 1]),
      to(50.001, [0, 0, 0, 90]),
      item(MavCmd.NAV_LOITER_UNLIM, [0, 0, 0, 0], 15, { latitude: 50.001 }),
    ];
    expect(aside.map(refused)).toEqual(aside.map(() => false));
    const elsewhere = [
      doing(MavCmd.DO_CHANGE_SPEED, [2, 1, -1]),
      to(50.001, [7_200, 0, 0, 0]),
      to(50.001, [0, 0, 40, 0]),
      item(MavCmd.NAV_LOITER_TIME, [60, 0, 200, 0], 15, { latitude: 50.001 }),
      to(50.001, [0, 0, 0, 0], { autoContinue: false }),
    ];
    expect(elsewhere.map(refused)).toEqual(elsewhere.map(() => true));
  });
});
