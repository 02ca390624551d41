import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import { Plan, type MissionItem } from '../../vehicle/plan-item.ts';
import { changeWaypoints } from '../edits/index.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { Route, Waypoint } from '../route.ts';
import { anyRoute, placeAt, routeThrough } from '../testing/any-route.ts';
import { fromMission } from './from-mission.ts';
import type { MissionVehicle } from './manner.ts';
import { toMission } from './to-mission.ts';
import { waypointBefore } from './waypoint-items.ts';

const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: placeAt(-20, -20) };
const PX4: MissionVehicle = { ...COPTER, autopilot: 'px4' };
const PLANE: MissionVehicle = { ...COPTER, kind: 'fixedWing' };

const LINE = routeThrough([
  [0, 0],
  [100, 0],
  [100, 100],
]);
const names = new Map(Object.entries(MavCmd).map(([name, number]) => [number as number, name]));
const commands = (route: Route, vehicle = COPTER) => toMission(route, vehicle).items.map(({ command }) => names.get(command));

test('take-off, speed, waypoints and landing, in this order', () => {
  const { items, beginsAt, issues } = toMission(LINE, COPTER);
  expect(items.map(({ command }) => names.get(command))).toEqual([
    'NAV_TAKEOFF',
    'DO_CHANGE_SPEED',
    'NAV_WAYPOINT',
    'NAV_WAYPOINT',
    'NAV_WAYPOINT',
    'NAV_LAND',
  ]);
  expect(beginsAt).toEqual([1, 3, 4]);
  expect(issues).toEqual([]);
  expect(items[0]).toMatchObject({ altitude: 15, frame: MavFrame.GLOBAL_RELATIVE_ALT });
  expect(items[1]!.params.slice(0, 2)).toEqual([1, 5]);
  expect(items[2]).toMatchObject({ params: [3, 0, 0, 0], altitude: 15 });
  expect(items.at(-1)).toMatchObject({ altitude: 0, latitude: LINE.waypoints[2]!.latitude });
});

test('speeds are told as each autopilot flies by them', () => {
  const types = (vehicle: MissionVehicle) => {
    const route: Route = { ...LINE, endAction: 'landingRoute', landing: NEW_LANDING };
    const { items } = toMission(route, vehicle);
    return items.filter(({ command }) => command === MavCmd.DO_CHANGE_SPEED).map(({ params }) => params.slice(0, 2));
  };
  const [byAir, byGround] = [0, 1].map((type) => [
    [type, 5],
    [type, NEW_LANDING.guidanceSpeed],
  ]);
  expect([types(COPTER), types(PX4)]).toEqual([byGround, byGround]);
  expect([types(PLANE), types({ ...PX4, kind: 'fixedWing' })]).toEqual([byAir, byAir]);
  expect(types({ ...COPTER, kind: 'vtol' }), 'the other one is the least that ArduPlane keeps').toEqual(byAir);
  expect(types({ ...PX4, kind: 'vtol' })).toEqual(byGround);
});

test('heights over the sea stay such, but one lands on the ground', () => {
  const { items } = toMission({ ...LINE, heightMode: 'absolute' }, PX4);
  expect(items.filter(({ command }) => command === MavCmd.NAV_WAYPOINT).every(({ frame }) => frame === MavFrame.GLOBAL)).toBe(true);
  expect(items.at(-1)).toMatchObject({ frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude: 0 });
});

describe('heights above the ground below, in what an aircraft keeps', () => {
  const { GLOBAL, GLOBAL_RELATIVE_ALT, GLOBAL_RELATIVE_ALT_INT, GLOBAL_TERRAIN_ALT, GLOBAL_TERRAIN_ALT_INT, MISSION } = MavFrame;
  const anyFrame = fc.constantFrom(GLOBAL, GLOBAL_RELATIVE_ALT, GLOBAL_RELATIVE_ALT_INT, GLOBAL_TERRAIN_ALT, GLOBAL_TERRAIN_ALT_INT);
  const anyCommand = fc.constantFrom(MavCmd.NAV_WAYPOINT, MavCmd.NAV_SPLINE_WAYPOINT, MavCmd.NAV_LOITER_TIME, MavCmd.NAV_LOITER_TURNS);
  const itemOf = (command: number, frame: number, north: number, altitude = 60): MissionItem => ({
    command,
    frame,
    params: [1, 0, 0, 0],
    ...placeAt(north, 0),
    altitude,
    autoContinue: true,
  });
  const baseOf = (frame: number) =>
    frame === GLOBAL ? 'sea' : frame === GLOBAL_TERRAIN_ALT || frame === GLOBAL_TERRAIN_ALT_INT ? 'ground' : 'home';

  test('are no route where any other waypoint counts from elsewhere, whatever take-off and landing count from', () => {
    const ways = fc.array(fc.tuple(anyCommand, anyFrame), { minLength: 1, maxLength: 5 });
    const ends = fc.constantFrom(MavCmd.NAV_LAND, MavCmd.NAV_RETURN_TO_LAUNCH);
    const vehicles = fc.constantFrom(COPTER, PX4, PLANE);
    fc.assert(
      fc.property(ways, anyFrame, ends, fc.constantFrom(GLOBAL_RELATIVE_ALT, GLOBAL_TERRAIN_ALT, MISSION), vehicles, (...given) => {
        const [way, takeOff, end, endFrame, vehicle] = given;
        const items = [
          itemOf(MavCmd.NAV_TAKEOFF, takeOff, 0),
          ...way.map(([command, frame], index) => itemOf(command, frame, 100 * (index + 1))),
          itemOf(end, endFrame, 0, 0),
        ];
        const { issues, isAboveTerrain } = fromMission(items, vehicle);
        const bases = way.map(([, frame]) => baseOf(frame));
        const other = bases.findIndex((base) => base !== bases[0]);
        const errors = issues.filter(({ severity }) => severity === 'error').map(({ code, params }) => [code, params?.['item']]);
        expect(errors).toEqual(other < 0 ? [] : [['mission.read.heights', other + 2]]);
        if (other < 0) expect(isAboveTerrain).toBe(bases[0] === 'ground');
      }),
      { numRuns: 300 },
    );
  });

  test('are none of a place over home that counts from home, though it be as high', () => {
    const way = [itemOf(MavCmd.NAV_TAKEOFF, GLOBAL_RELATIVE_ALT, 0), itemOf(MavCmd.NAV_WAYPOINT, GLOBAL_TERRAIN_ALT, 300)];
    const over = { ...itemOf(MavCmd.NAV_LOITER_UNLIM, GLOBAL_RELATIVE_ALT, 0), params: [0, 0, 0, 0] as MissionItem['params'] };
    const { issues } = fromMission([...way, over], { autopilot: 'ardupilot', kind: 'multirotor', home: placeAt(0, 0) });
    expect(issues.filter(({ severity }) => severity === 'error')).toMatchObject([{ code: 'mission.read.heights', params: { item: 3 } }]);
  });
});

test('PX4 is told a radius and a place to make for; a corner without waiting is passed', () => {
  const passed = changeWaypoints(LINE, [1], { mode: 'pass', turnMode: 'adaptive', radius: 4 });
  const { items } = toMission(passed, PX4);
  expect(items[0]).toMatchObject(placeAt(-20, -20));
  expect(items[3]!.params).toEqual([0, 4, 0, null]);
  expect(toMission(passed, COPTER).items[3]!.params).toEqual([0, 0, 0, 0]);
});

test('cycles jump back to the first waypoint, an entry jumps ahead once', () => {
  const { items, beginsAt } = toMission({ ...LINE, cycles: 3, entryPoint: 2 }, COPTER);
  const jumps = items.filter(({ command }) => command === MavCmd.DO_JUMP).map(({ params }) => params.slice(0, 2));
  expect(jumps).toEqual([
    [beginsAt[1], 1],
    [beginsAt[0], 2],
  ]);
  expect(items[beginsAt[1]!], 'whoever enters there is told the speed').toMatchObject({ command: MavCmd.DO_CHANGE_SPEED });
  const forEver = (vehicle: MissionVehicle) =>
    toMission({ ...LINE, cycles: 0 }, vehicle).items.find(({ command }) => command === MavCmd.DO_JUMP)!;
  expect([forEver(COPTER).params[1], forEver(PX4).params[1]]).toEqual([-1, 65_535]);
});

test('where the nose points is said for each leg, and a target is let go again', () => {
  const looking = changeWaypoints(LINE, [0], { yawMode: 'target', target: placeAt(50, 50) });
  expect(commands(looking)).toEqual([
    'NAV_TAKEOFF',
    'DO_CHANGE_SPEED',
    'NAV_WAYPOINT',
    'DO_SET_ROI_LOCATION',
    'NAV_WAYPOINT',
    'DO_SET_ROI_NONE',
    'NAV_WAYPOINT',
    'NAV_LAND',
  ]);
  const fixed = changeWaypoints(LINE, [0], { yawMode: 'fixed', yaw: 90 });
  expect(commands(fixed)).toContain('CONDITION_YAW');
  expect(commands(fixed, PX4)).not.toContain('CONDITION_YAW');
  expect(toMission(fixed, PX4).items[3]!.params[3]).toBe(90);
});

describe('what an aircraft cannot be told is said', () => {
  const told = (given: Partial<Waypoint>, vehicle = COPTER) =>
    toMission(changeWaypoints(LINE, [1], given), vehicle).issues.map(({ code }) => code);

  test('sounds, half seconds, circles of PX4 copters, wide circles of ArduPilot', () => {
    expect(
      told({
        actions: [
          { kind: 'playSound', value: 1 },
          { kind: 'photograph', value: null },
        ],
      }),
    ).toEqual(['mission.action']);
    expect(told({ mode: 'hover', holdMs: 1_500 })).toEqual(['mission.wholeSeconds']);
    const circle = { mode: 'circle', circling: { radius: 304, clockwise: true, turns: 1, waitMs: 0 } } as const;
    expect(told(circle, PX4)).toEqual(['mission.circleAsCorners']);
    expect(told(circle)).toEqual(['mission.circle']);
    expect(told({ ...circle, circling: { ...circle.circling, radius: 300 } })).toEqual([]);
    expect(told({ ...circle, circling: { ...circle.circling, radius: 300, waitMs: 1_500 } })).toEqual(['mission.wholeSeconds']);
  });

  test('home that nobody knows, and more than any aircraft keeps', () => {
    const issues = (route: Route) => toMission(route, { ...COPTER, home: undefined }).issues.map(({ code }) => code);
    expect(issues({ ...LINE, endAction: 'homingHover' })).toEqual(['mission.homeUnknown']);
    expect(issues({ ...LINE, endAction: 'landingRoute' })).toEqual(['mission.landingRoute']);
    const many = routeThrough(Array.from({ length: 1_000 }, (_, index) => [index, 0] as const));
    expect(toMission(many, COPTER).issues).toMatchObject([{ code: 'mission.tooLong', severity: 'error' }]);
  });
});

test('pictures, recordings, the gimbal and what is dropped are done behind the waypoint and read back', () => {
  const actions: Waypoint['actions'] = [
    { kind: 'gimbalTilt', value: -45 },
    { kind: 'gimbalHeading', value: 30 },
    { kind: 'photograph', value: null },
    { kind: 'startRecording', value: null },
    { kind: 'distancePhotographs', value: 12.5 },
    { kind: 'endPhotographs', value: null },
    { kind: 'endRecording', value: null },
    { kind: 'release', value: 2 },
    { kind: 'pumpOff', value: null },
  ];
  const { items, issues } = toMission(changeWaypoints(LINE, [1], { actions }), COPTER);
  expect(issues).toEqual([]);
  const back = fromMission(items, COPTER);
  expect(back.issues).toEqual([]);
  expect(back.route.waypoints[1]!.actions).toEqual(actions);
});

test('whoever waits before circling is told to hover there first, and reads back as one waypoint', () => {
  const circling = { radius: 40, clockwise: true, turns: 2, waitMs: 8_000 };
  const route = changeWaypoints(LINE, [1], { mode: 'circle', holdMs: 0, circling });
  const { items, issues } = toMission(route, COPTER);
  expect(issues).toEqual([]);
  const at = items.findIndex(({ command }) => command === MavCmd.NAV_LOITER_TURNS);
  expect(items[at - 1]).toMatchObject({ command: MavCmd.NAV_WAYPOINT, params: [8, 0, 0, 0], latitude: items[at]!.latitude });
  const back = fromMission(items, COPTER).route;
  expect(back.waypoints).toHaveLength(3);
  expect(back.waypoints[1]).toMatchObject({ mode: 'circle', circling });
  const atOnce = toMission(changeWaypoints(route, [1], { circling: { waitMs: 0 } }), COPTER).items;
  expect(atOnce).toHaveLength(items.length - 1);
});

/** A timed circle of PX4 has no room for where the nose points on the way there. */
const isNoseUnsaid = ({ waypoints, cycles }: Route, index: number, { autopilot, kind }: MissionVehicle): boolean =>
  autopilot === 'px4' &&
  kind !== 'multirotor' &&
  waypointBefore({ waypoints, cycles }, index)?.yawMode === 'fixed' &&
  waypoints[index]?.mode === 'circle' &&
  waypoints[index].circling.waitMs === 0;

/** As an autopilot flies it: stopping is waiting for a second, passing is not; what is on wings does not stop. */
function asFlown({ waypoints, ...route }: Route, { autopilot, kind }: MissionVehicle): Route {
  return {
    ...route,
    waypoints: waypoints.map((waypoint, index) => {
      const isLast = route.cycles === 1 && index === waypoints.length - 1;
      const isUnsaid = isLast || isNoseUnsaid({ ...route, waypoints }, (index + 1) % waypoints.length, { autopilot, kind });
      const nose = isUnsaid ? { yawMode: 'course' as const, yaw: 0, target: null } : waypoint;
      const isStop = waypoint.mode === 'hover' || (kind === 'multirotor' && waypoint.mode === 'pass' && waypoint.turnMode === 'stop');
      const manner =
        waypoint.mode === 'circle'
          ? {}
          : isStop
            ? { mode: 'hover' as const, turnMode: 'stop' as const }
            : { turnMode: 'adaptive' as const, holdMs: 0 };
      return {
        ...waypoint,
        ...manner,
        holdMs: waypoint.mode === 'hover' ? waypoint.holdMs : isStop ? 1_000 : 0,
        radius: autopilot === 'px4' && waypoint.mode !== 'circle' ? waypoint.radius : 1,
        yawMode: nose.yawMode,
        yaw: nose.yawMode === 'fixed' ? nose.yaw : 0,
        target: nose.target,
      };
    }),
  };
}

test.each([COPTER, { ...PX4, kind: 'fixedWing' as const }, { ...PX4, kind: 'vtol' as const }])(
  'what was sent is read back as the same route: %j',
  (vehicle) => {
    fc.assert(
      fc.property(anyRoute, (given) => {
        const route: Route = { ...given, endAction: given.endAction === 'landingRoute' ? 'return' : given.endAction };
        const { items, issues } = toMission(route, vehicle);
        expect(Plan.safeParse({ kind: 'mission', items }).success).toBe(true);
        const back = fromMission(items, vehicle);
        const unsaid = route.waypoints.flatMap((_, index) =>
          isNoseUnsaid(route, index, vehicle) ? [['mission.circleNose', index + 1]] : [],
        );
        expect([issues.map(({ code, params }) => [code, params?.['number']]), back.issues]).toEqual([unsaid, []]);
        const wanted = asFlown(route, vehicle);
        expect(back.route.waypoints).toHaveLength(wanted.waypoints.length);
        for (const [index, waypoint] of wanted.waypoints.entries()) {
          const read = back.route.waypoints[index]!;
          const { circling, turnMode, holdMs, target, ...rest } = waypoint;
          expect(read).toMatchObject(waypoint.mode === 'circle' ? { ...rest, circling } : { ...rest, turnMode, holdMs });
          expect(read.target === null ? null : metresBetween(read.target, target!)).toBeOneOf([null, 0]);
        }
        expect(back.route).toMatchObject({
          cycles: route.cycles,
          entryPoint: route.entryPoint,
          endAction: route.endAction,
          heightMode: route.heightMode,
        });
      }),
    );
  },
);

test('a circle for some time is read as rounds, and told of where they are no whole ones', () => {
  const wing: MissionVehicle = { ...PX4, kind: 'fixedWing' };
  const read = (seconds: number, radius: number, vehicle = wing) => {
    const items = toMission(LINE, vehicle).items.map((item, index) =>
      index === 3 ? { ...item, command: MavCmd.NAV_LOITER_TIME, params: [seconds, 0, radius, 0] as typeof item.params } : item,
    );
    const { route, issues } = fromMission(items, vehicle);
    const { mode, circling, holdMs } = route.waypoints[1]!;
    return [
      mode === 'circle' ? [circling.turns, circling.radius, circling.clockwise] : holdMs,
      issues.map(({ code, params }) => [code, params]),
    ];
  };
  // At five metres a second a round of 50 m takes 63 seconds.
  expect(read(126, -50)).toEqual([[2, 50, false], []]);
  expect(read(150, 50)).toEqual([[2, 50, true], [['mission.read.circleTime', { item: 4, turns: 2 }]]]);
  expect(read(20, 50)).toEqual([[1, 50, true], [['mission.read.circleTime', { item: 4, turns: 1 }]]]);
  // ArduPilot says by it which way round it waits.
  expect([read(20, -1, PLANE), read(20, 0)]).toEqual([
    [20_000, []],
    [20_000, []],
  ]);
});

test('PX4 and planes take any route too', () => {
  fc.assert(
    fc.property(
      anyRoute,
      fc.constantFrom(PX4, PLANE, { ...PLANE, kind: 'vtol' as const }, { ...PX4, kind: 'vtol' as const }),
      (route, vehicle) => {
        const { items, beginsAt } = toMission(route, vehicle);
        if (items.length <= 1_000) expect(Plan.safeParse({ kind: 'mission', items }).success).toBe(true);
        expect(beginsAt).toHaveLength(route.waypoints.length);
        const { route: back } = fromMission(items, vehicle);
        expect(back).toMatchObject({ cycles: route.cycles, heightMode: route.heightMode });
      },
    ),
  );
});

test('a curve through waypoints is told of: a route has straight legs only', () => {
  const { items } = toMission(LINE, COPTER);
  const curved = items.map((item) => (item === items[3] ? { ...item, command: MavCmd.NAV_SPLINE_WAYPOINT } : item));
  const { route, issues } = fromMission(curved, COPTER);
  expect(route.waypoints).toHaveLength(3);
  expect(issues).toEqual([{ code: 'mission.read.spline', severity: 'warning', params: { item: 4 } }]);
});

test('what a route has no room for is told with the number of its item', () => {
  const { items } = toMission(LINE, COPTER);
  const strange = { ...items[1]!, command: MavCmd.DO_PARACHUTE };
  const { route, issues } = fromMission(
    [...items.slice(0, 3), strange, { ...items[1]!, command: MavCmd.DO_JUMP, params: [4, 2, 0, 0] }, ...items.slice(3)],
    COPTER,
  );
  expect(route.waypoints).toHaveLength(3);
  expect(issues).toMatchObject([
    { code: 'mission.read.command', params: { item: 4 } },
    { code: 'mission.read.jump', params: { item: 5 } },
  ]);
  const { route: endless } = fromMission(items.slice(0, 4), COPTER);
  expect(endless.endAction).toBeNull();
});
