import { CopterMode, MavCmd, MavFrame, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Message } from '@skyhelm/core/mavlink/message';
import { ALTITUDE } from '@skyhelm/core/geo/position';
import { COMMAND_KINDS, type Aim, type Command, type CommandKind } from '@skyhelm/core/vehicle/command';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Plan, VehicleFacts } from './manner.ts';
import { plan } from './plan.ts';
import { commandOf, type CommandStep, type SaidStep } from './step.ts';

const KINDS: VehicleFacts['kind'][] = ['multirotor', 'fixedWing', 'vtol', 'other'];
const AUTOPILOTS: VehicleFacts['autopilot'][] = ['ardupilot', 'px4', 'other'];

const place = {
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
};
const height = fc.option(fc.double({ min: 1, max: 5_000, noNaN: true }), { nil: undefined });
const speed = fc.double({ min: 0.1, max: 100, noNaN: true });
const params: Record<CommandKind, fc.Arbitrary<object>> = {
  takeOff: fc.record({ height: fc.integer({ min: 1, max: 200 }) }),
  pause: fc.constant({}),
  continue: fc.constant({}),
  land: fc.constant({}),
  directReturn: fc.constant({}),
  trackReturn: fc.constant({}),
  manual: fc.constant({}),
  emergencyStop: fc.constant({}),
  goTo: fc.record({ ...place, height, speed: fc.option(speed, { nil: undefined }) }),
  orbit: fc.record({
    ...place,
    height,
    radius: fc.double({ min: 1, max: 10_000, noNaN: true }),
    clockwise: fc.boolean(),
    speed: fc.option(speed, { nil: undefined }),
  }),
  changeSpeed: fc.record({ speed }),
  startRoute: fc.record({ item: fc.integer({ min: 0, max: 999 }) }),
  resetMission: fc.constant({}),
  checkReadiness: fc.constant({}),
  reboot: fc.constant({}),
  changeYaw: fc.record({ heading: fc.double({ min: 0, max: 360, noNaN: true }) }),
};
const anyCommand = fc.constantFrom(...COMMAND_KINDS).chain((kind) => params[kind].map((its) => ({ kind, params: its }) as Command));
const anyState = fc.record(
  {
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    altitude: fc.double({ min: -400, max: 4_000, noNaN: true }),
    height: fc.double({ min: -50, max: 2_000, noNaN: true }),
    homeAltitude: fc.double({ min: -400, max: 4_000, noNaN: true }),
    flying: fc.boolean(),
    nativeMode: fc.constantFrom(0, CopterMode.AUTO, CopterMode.BRAKE, PlaneMode.AUTO, PlaneMode.LOITER, PlaneMode.QLOITER, 0x0304_0000),
  },
  { requiredKeys: [] },
);
const anyFacts: fc.Arbitrary<VehicleFacts> = fc.record({
  kind: fc.constantFrom(...KINDS),
  autopilot: fc.constantFrom(...AUTOPILOTS),
  firmware: fc.constantFrom('', '4.6.3', '4.7.0'),
  state: anyState,
  paused: fc.option(fc.record({ nativeMode: fc.constantFrom(3, 10, 4, 0x0404_0000), aim: fc.constant(undefined) }), { nil: undefined }),
});

const stepsOf = (planned: Plan): readonly CommandStep[] => (typeof planned === 'string' ? [] : planned);
const spokenOf = (planned: Plan): SaidStep[] => stepsOf(planned).filter((step) => step.wire !== 'none');

describe('whatever a vehicle is told', () => {
  test('there are steps for it, or a reason why there are none', () => {
    fc.assert(
      fc.property(anyCommand, anyFacts, (command, facts) => {
        const planned = plan(command, facts);
        if (typeof planned === 'string') expect(['unsupported', 'unknownPosition', 'nothingPaused']).toContain(planned);
        else expect(planned.length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('every place is one on Earth, in whole numbers, at a height that is known', () => {
    fc.assert(
      fc.property(anyCommand, anyFacts, (command, facts) => {
        for (const { wire, said } of spokenOf(plan(command, facts))) {
          if (wire !== 'COMMAND_INT') continue;
          const { x, y, z } = said as { x: number; y: number; z: number };
          expect(Number.isInteger(x) && Math.abs(x) <= 900_000_000).toBe(true);
          expect(Number.isInteger(y) && Math.abs(y) <= 1_800_000_000).toBe(true);
          expect(z >= ALTITUDE.min && z <= ALTITUDE.max, String(z)).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('no two steps are the same command: an answer that comes twice must not count for the next', () => {
    fc.assert(
      fc.property(anyCommand, anyFacts, (command, facts) => {
        const asked = spokenOf(plan(command, facts)).map((step) => ('name' in step.said ? step.said.name : (commandOf(step) ?? step.wire)));
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  test('motors start for a take-off and, on the ground, for a route only, and stop in flight for an emergency only', () => {
    fc.assert(
      fc.property(anyCommand, anyFacts, (command, facts) => {
        for (const step of spokenOf(plan(command, facts))) {
          if (commandOf(step) !== MavCmd.COMPONENT_ARM_DISARM) continue;
          const isStart = (step.said as { param1: number }).param1 === 1;
          expect(command.kind).toBeOneOf(isStart ? ['takeOff', 'startRoute'] : ['emergencyStop']);
          if (command.kind === 'startRoute') expect(facts.state.flying).toBe(false);
        }
      }),
    );
  });
});

const of = (kind: VehicleFacts['kind'], autopilot: VehicleFacts['autopilot'], state = {}): VehicleFacts => ({
  kind,
  autopilot,
  firmware: '4.6.3',
  state,
  paused: undefined,
});
const said = (command: Command, facts: VehicleFacts) => spokenOf(plan(command, facts)).map((step) => step.said);
const takeOff: Command = { kind: 'takeOff', params: { height: 20 } };
const goTo: Aim = { kind: 'goTo', params: { latitude: 31.2, longitude: 121.5, height: 40 } };

describe('the heights of ArduPilot count from home, those of PX4 from the sea', () => {
  test('in a take-off', () => {
    expect(said(takeOff, of('multirotor', 'ardupilot')).at(-1)).toMatchObject({ command: MavCmd.NAV_TAKEOFF, param7: 20 });
    expect(said(takeOff, of('multirotor', 'px4', { altitude: 104 })).at(-1)).toMatchObject({ command: MavCmd.NAV_TAKEOFF, param7: 124 });
    expect(plan(takeOff, of('multirotor', 'px4'))).toBe('unknownPosition');
  });

  test('on the way to a point', () => {
    const here = { frame: MavFrame.GLOBAL_RELATIVE_ALT_INT, x: 312_000_000, y: 1_215_000_000, z: 40 };
    expect(said(goTo, of('multirotor', 'ardupilot'))).toMatchObject([{ command: MavCmd.DO_REPOSITION, ...here }]);
    const aloft = of('vtol', 'px4', { homeAltitude: 100, altitude: 170, height: 70 });
    expect(said(goTo, aloft)).toMatchObject([{ command: MavCmd.DO_REPOSITION, frame: MavFrame.GLOBAL, z: 140 }]);
    const levelOff: Command = { kind: 'goTo', params: { latitude: 0, longitude: 0 } };
    expect(said(levelOff, aloft)).toMatchObject([{ z: 170 }]);
    expect(said(levelOff, of('fixedWing', 'ardupilot', { height: 70 }))).toMatchObject([{ z: 70 }]);
    expect(plan(levelOff, of('fixedWing', 'ardupilot'))).toBe('unknownPosition');
  });
});

test('a flight to a point is as fast as was said, and otherwise as the aircraft likes', () => {
  const fast: Command = { kind: 'goTo', params: { ...goTo.params, speed: 7 } };
  const changed = { command: MavCmd.DO_CHANGE_SPEED, param2: 7, param3: -1 };
  expect(said(fast, of('multirotor', 'ardupilot'))).toMatchObject([{ command: MavCmd.DO_REPOSITION }, { ...changed, param1: 1 }]);
  expect(said(fast, of('fixedWing', 'ardupilot'))).toMatchObject([{ command: MavCmd.DO_REPOSITION }, { ...changed, param1: 0 }]);
  const known = { altitude: 100, homeAltitude: 50 };
  expect(said(fast, of('multirotor', 'px4', known))).toMatchObject([{ command: MavCmd.DO_REPOSITION, param1: 7 }]);
  expect(said(goTo, of('multirotor', 'px4', known))).toMatchObject([{ param1: -1 }]);
});

test('a copter is set to be guided, armed and sent up, in this order', () => {
  expect(said(takeOff, of('multirotor', 'ardupilot'))).toMatchObject([
    { command: MavCmd.DO_SET_MODE, param1: 1, param2: CopterMode.GUIDED },
    { command: MavCmd.COMPONENT_ARM_DISARM, param1: 1, param2: 0 },
    { command: MavCmd.NAV_TAKEOFF },
  ]);
});

test('a PX4 that has landed leaves the mode it landed in before it is armed again', () => {
  const [land, back, hold] = [0x0604_0000, 0x0504_0000, 0x0304_0000];
  const again = (nativeMode: number) => said(takeOff, of('multirotor', 'px4', { altitude: 104, nativeMode }));
  for (const mode of [land, back])
    expect(again(mode)).toMatchObject([
      { command: MavCmd.DO_SET_MODE, param1: 1, param2: 4, param3: 3 },
      { command: MavCmd.COMPONENT_ARM_DISARM, param1: 1 },
      { command: MavCmd.NAV_TAKEOFF },
    ]);
  expect(again(hold)).toMatchObject([{ command: MavCmd.COMPONENT_ARM_DISARM }, { command: MavCmd.NAV_TAKEOFF }]);
});

test('a plane gets its height before the mode that leaves for it, and its motors last', () => {
  expect(said(takeOff, of('fixedWing', 'ardupilot'))).toMatchObject([
    { name: 'TKOFF_ALT', value: 20 },
    { command: MavCmd.DO_SET_MODE, param1: 1, param2: PlaneMode.TAKEOFF },
    { command: MavCmd.COMPONENT_ARM_DISARM, param1: 1, param2: 0 },
  ]);
});

test('a mission is reset without being begun, and the aircraft shows that it stands at its beginning', () => {
  const reset: Command = { kind: 'resetMission', params: {} };
  for (const kind of ['multirotor', 'fixedWing', 'vtol'] as const) {
    expect(said(reset, of(kind, 'ardupilot'))).toMatchObject([{ command: MavCmd.DO_SET_MISSION_CURRENT, param1: 0, param2: 0 }]);
    const [, seen] = stepsOf(plan(reset, of(kind, 'ardupilot')));
    expect([0, 1, 7].map((missionItem) => seen!.wire === 'none' && seen!.isThere({ missionItem }))).toEqual([true, true, false]);
  }
  expect(said(reset, of('multirotor', 'px4'))).toEqual([{ seq: 0 }]);
});

test('every autopilot is restarted and asked for its checks in the same words', () => {
  for (const autopilot of ['ardupilot', 'px4'] as const) {
    expect(said({ kind: 'reboot', params: {} }, of('vtol', autopilot))).toMatchObject([
      { command: MavCmd.PREFLIGHT_REBOOT_SHUTDOWN, param1: 1 },
    ]);
    expect(said({ kind: 'checkReadiness', params: {} }, of('vtol', autopilot))).toMatchObject([{ command: MavCmd.RUN_PREARM_CHECKS }]);
  }
});

test('what a vehicle cannot do whole, it is not told at all', () => {
  const circle: Command = { kind: 'orbit', params: { latitude: 1, longitude: 2, height: 30, radius: 50, clockwise: false } };
  expect(said(circle, of('fixedWing', 'ardupilot'))).toMatchObject([{ command: MavCmd.DO_REPOSITION, param3: 50, param4: 1 }]);
  expect(said(circle, of('multirotor', 'px4', { homeAltitude: 0 }))).toMatchObject([{ command: MavCmd.DO_ORBIT, param1: -50 }]);
  expect(plan({ kind: 'trackReturn', params: {} }, of('multirotor', 'px4'))).toBe('unsupported');
});

describe('a copter that is to circle a point', () => {
  const circle = (more = {}): Command => ({
    kind: 'orbit',
    params: { latitude: 31.2, longitude: 121.5, height: 30, radius: 50, clockwise: false, speed: 5, ...more },
  });
  const south = of('multirotor', 'ardupilot', { latitude: 31.19, longitude: 121.5 });
  const arrivals = (command: Command, facts = south) => stepsOf(plan(command, facts)).filter((step) => step.wire === 'none');

  test('goes to the nearest point of the circle, turns to its centre and goes round only then', () => {
    expect(stepsOf(plan(circle(), south)).map((step) => (step.wire === 'none' ? 'there?' : (commandOf(step) ?? step.wire)))).toEqual([
      ...['PARAM_REQUEST_READ', 'PARAM_SET', 'PARAM_SET'],
      ...[MavCmd.DO_REPOSITION, 'there?', MavCmd.CONDITION_YAW, 'there?', MavCmd.DO_SET_MODE],
    ]);
    const [, radius, rate, edge, turn, round] = said(circle(), south);
    expect(radius).toEqual({ name: 'CIRCLE_RADIUS', value: 5_000 });
    const { name, value } = rate as { name: string; value: number };
    expect([name, value.toFixed(2)]).toEqual(['CIRCLE_RATE', '-5.73']);
    const { x, ...there } = edge as { x: number; y: number; z: number };
    expect(Math.abs(x - 311_995_490)).toBeLessThan(50);
    expect(there).toMatchObject({ y: 1_215_000_000, z: 30 });
    expect(turn).toMatchObject({ param1: 0 });
    expect(round).toMatchObject({ param2: CopterMode.CIRCLE });
  });

  test('is told the radius by the name and in the unit of its firmware', () => {
    const radiusIn = (firmware: string) => said(circle(), { ...south, firmware })[1];
    for (const older of ['4.6.3', '4.0.10', '3.7.0', '']) expect(radiusIn(older), older).toEqual({ name: 'CIRCLE_RADIUS', value: 5_000 });
    for (const newer of ['4.7.0', '4.10.1', '5.0.0']) expect(radiusIn(newer), newer).toEqual({ name: 'CIRCLE_RADIUS_M', value: 50 });
  });

  test('is there when it stands at that point, and turned when its nose looks in', () => {
    const [there, turned] = arrivals(circle());
    const edge = { latitude: 31.199549, longitude: 121.5 };
    expect(there!.isThere({ ...edge, groundSpeed: 0.1 })).toBe(true);
    expect(there!.isThere({ ...edge, groundSpeed: 3 })).toBe(false);
    expect(there!.isThere({ ...edge, longitude: 121.5001, groundSpeed: 0 })).toBe(false);
    expect(there!.isThere({ groundSpeed: 0 })).toBe(false);
    for (const heading of [359, 1.5, 0]) expect(turned!.isThere({ heading })).toBe(true);
    for (const heading of [355, 180, undefined]) expect(turned!.isThere(heading === undefined ? {} : { heading })).toBe(false);
  });

  test('is not told what its mode cannot do, nor without knowing where it is', () => {
    expect(plan(circle({ radius: 2_001 }), south)).toBe('unsupported');
    expect(plan(circle({ radius: 1, speed: 10 }), south)).toBe('unsupported');
    expect(plan(circle(), of('multirotor', 'ardupilot'))).toBe('unknownPosition');
  });
});

test('a plane is paused in its route where it keeps the speed of the route, otherwise in LOITER', () => {
  const pause: Command = { kind: 'pause', params: {} };
  const onRoute = { ...of('fixedWing', 'ardupilot', { nativeMode: PlaneMode.AUTO }), routeSpeed: 14 };
  const slow = { command: MavCmd.DO_CHANGE_SPEED, param1: 0, param2: 14 };
  const steps = stepsOf(plan(pause, onRoute));
  expect(steps).toMatchObject([
    { said: { command: MavCmd.DO_SET_MODE, param2: PlaneMode.GUIDED }, atOnce: { said: slow } },
    { said: slow, beside: 'speedUnconfirmed' },
  ]);
  const inLoiter = [{ command: MavCmd.DO_SET_MODE, param2: PlaneMode.LOITER }];
  expect(said(pause, { ...onRoute, routeSpeed: undefined })).toMatchObject(inLoiter);
  expect(said(pause, { ...onRoute, state: { nativeMode: PlaneMode.RTL } })).toMatchObject(inLoiter);
});

describe('going on', () => {
  const goOn: Command = { kind: 'continue', params: {} };
  const waiting = (nativeMode: number, paused: VehicleFacts['paused']): VehicleFacts => ({
    ...of('multirotor', 'ardupilot', { nativeMode }),
    paused,
  });
  const aim = { steps: stepsOf(plan(goTo, of('multirotor', 'ardupilot'))), told: goTo };

  test('a mission goes on by its mode, a flight to a point by being told the point again', () => {
    expect(said(goOn, waiting(CopterMode.BRAKE, { nativeMode: CopterMode.AUTO, aim: undefined }))).toMatchObject([
      { command: MavCmd.DO_SET_MODE, param2: CopterMode.AUTO },
    ]);
    expect(plan(goOn, waiting(CopterMode.BRAKE, { nativeMode: CopterMode.GUIDED, aim }))).toBe(aim.steps);
    const px4 = { ...of('multirotor', 'px4', { nativeMode: 0x0304_0000 }), paused: { nativeMode: 0x0404_0000, aim: undefined } };
    expect(said(goOn, px4)).toMatchObject([{ command: MavCmd.DO_SET_MODE, param1: 1, param2: 4, param3: 4 }]);
  });

  test('a copter that waits is turned where it is, and goes on after it', () => {
    const turn: Command = { kind: 'changeYaw', params: { heading: 90 } };
    const paused = { nativeMode: CopterMode.GUIDED, aim };
    expect(said(turn, waiting(CopterMode.BRAKE, paused))).toMatchObject([
      { command: MavCmd.DO_SET_MODE, param2: CopterMode.GUIDED },
      { command: MavCmd.CONDITION_YAW, param1: 90 },
    ]);
    expect(said(turn, waiting(CopterMode.GUIDED, paused))).toMatchObject([{ command: MavCmd.CONDITION_YAW }]);
    expect(said(turn, waiting(CopterMode.LOITER, undefined))).toMatchObject([{ command: MavCmd.CONDITION_YAW }]);
    expect(plan(goOn, waiting(CopterMode.GUIDED, paused))).toBe(aim.steps);
  });

  test('nothing is taken from the hands of a pilot who took over meanwhile', () => {
    expect(plan(goOn, waiting(CopterMode.LOITER, { nativeMode: CopterMode.AUTO, aim: undefined }))).toBe('nothingPaused');
    expect(plan(goOn, waiting(CopterMode.BRAKE, undefined))).toBe('nothingPaused');
    expect(plan(goOn, waiting(CopterMode.BRAKE, { nativeMode: CopterMode.GUIDED, aim: undefined }))).toBe('nothingPaused');
  });
});

describe('a route on board', () => {
  const start = (given: Pick<VehicleFacts, 'kind' | 'autopilot'>, flying: boolean) =>
    stepsOf(plan({ kind: 'startRoute', params: { item: 3 } }, { ...given, firmware: '', state: { flying }, paused: undefined })).map(
      (step) => commandOf(step) ?? step.wire,
    );
  const { DO_SET_MODE, COMPONENT_ARM_DISARM, DO_SET_MISSION_CURRENT, MISSION_START } = MavCmd;

  test('is begun from the ground by starting the motors, in the air without', () => {
    const copter = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
    const begin = ['MISSION_SET_CURRENT', DO_SET_MISSION_CURRENT];
    expect(start(copter, false)).toEqual([...begin, DO_SET_MODE, COMPONENT_ARM_DISARM, MISSION_START]);
    expect(start({ ...copter, autopilot: 'px4' }, false)).toEqual([COMPONENT_ARM_DISARM, MISSION_START]);
    expect(start({ ...copter, autopilot: 'px4' }, true)).toEqual([MISSION_START]);
    // On the wing it leaves as soon as it is armed: that comes last.
    expect(start({ ...copter, kind: 'fixedWing' }, false)).toEqual([...begin, DO_SET_MODE, COMPONENT_ARM_DISARM]);
  });

  describe('has ArduPilot count its rounds anew', () => {
    const said = (kind: 'multirotor' | 'fixedWing' | 'vtol', item: number, state: VehicleFacts['state']) =>
      spokenOf(
        plan({ kind: 'startRoute', params: { item } }, { kind, autopilot: 'ardupilot', firmware: '', state, paused: undefined }),
      ).map(({ wire, said: told }) =>
        wire === 'MISSION_SET_CURRENT'
          ? [wire, told.seq]
          : [(told as Message<'COMMAND_LONG'>).command, (told as Message<'COMMAND_LONG'>).param1],
      );

    test('with the first item at once, whatever it is doing', () => {
      expect(said('multirotor', 0, { flying: true, nativeMode: CopterMode.AUTO })).toEqual([
        ['MISSION_SET_CURRENT', 0],
        [MISSION_START, 0],
      ]);
    });

    test.each([
      ['multirotor', CopterMode.BRAKE],
      ['multirotor', CopterMode.RTL],
      ['fixedWing', PlaneMode.LOITER],
      ['vtol', PlaneMode.QLOITER],
    ] as const)('before it is told to begin further on in the air: %s in %s', (kind, nativeMode) => {
      expect(said(kind, 3, { flying: true, nativeMode }).slice(0, 2)).toEqual([
        ['MISSION_SET_CURRENT', 0],
        [DO_SET_MISSION_CURRENT, 4],
      ]);
    });

    test.each([
      ['multirotor', CopterMode.AUTO, DO_SET_MODE],
      ['multirotor', CopterMode.AUTO_RTL, DO_SET_MODE],
      ['multirotor', undefined, DO_SET_MODE],
      ['fixedWing', PlaneMode.AUTO, MavCmd.NAV_LOITER_UNLIM],
      ['vtol', PlaneMode.AUTO, MavCmd.NAV_LOITER_UNLIM],
    ] as const)('and waiting meanwhile, or it would make for the first item: %s in %s', (kind, nativeMode, wait) => {
      expect(said(kind, 3, { flying: true, ...(nativeMode !== undefined && { nativeMode }) }).slice(0, 3)).toEqual([
        [wait, expect.any(Number)],
        ['MISSION_SET_CURRENT', 0],
        [DO_SET_MISSION_CURRENT, 4],
      ]);
    });
  });

  test('is counted as PX4 counts, which has no home among its items', () => {
    const facts = { kind: 'multirotor', autopilot: 'px4', firmware: '', state: { flying: true }, paused: undefined } as const;
    expect(spokenOf(plan({ kind: 'startRoute', params: { item: 3 } }, facts)).map(({ said: told }) => told)).toMatchObject([
      { command: MISSION_START, param1: 3 },
    ]);
  });
});
