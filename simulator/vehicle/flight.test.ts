import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import { describe, expect, test } from 'vitest';
import { copter, plane, quadplane } from '../flavours/ardupilot.ts';
import { px4Multirotor, px4Vtol } from '../flavours/px4.ts';
import type { Flavour } from '../flavours/flavour.ts';
import type { MissionItem } from '../guidance/mission-item.ts';
import { loadMission } from '../guidance/mission-run.ts';
import { startMission } from '../guidance/mission.ts';
import { airborne, fly, itemAt, modeNamed, testCraft, textsOf } from '../testing/flight.ts';
import type { Aircraft } from './aircraft.ts';
import { arm, disarm } from './arming.ts';
import { groundSpeed } from './body.ts';
import { enterMode, modeDoing } from './mode-change.ts';

const { NAV_TAKEOFF, NAV_WAYPOINT, NAV_LAND, NAV_RETURN_TO_LAUNCH, NAV_VTOL_TAKEOFF, NAV_VTOL_LAND, NAV_LOITER_TURNS } = MavCmd;

test('it takes off, holds against wind and gusts, comes home and stops its motors', () => {
  const craft = airborne(testCraft(undefined, { wind: { speed: 7, from: 270, gust: 2 } }));
  craft.guided = { kind: 'place', north: 80, east: -30, up: 25 };
  fly(craft, 25);
  expect(Math.hypot(craft.body.north - 80, craft.body.east + 30)).toBeLessThan(3);
  expect(Math.abs(craft.body.roll) + Math.abs(craft.body.pitch)).toBeGreaterThan(0.05);
  enterMode(craft, modeNamed(craft, 'RTL'));
  expect(fly(craft, 120, ({ armed }) => !armed)).toBe(true);
  expect(Math.hypot(craft.body.north, craft.body.east)).toBeLessThan(3);
  expect(craft.crashed).toBe(false);
});

test('by its track it comes home around the corner, not across it', () => {
  const craft = airborne(testCraft(), 15);
  for (const [north, east] of [
    [60, 0],
    [60, 60],
  ] as const) {
    craft.guided = { kind: 'place', north, east, up: 15 };
    fly(craft, 30, ({ body }) => Math.hypot(body.north - north, body.east - east) < 1);
  }
  enterMode(craft, modeNamed(craft, 'SMART_RTL'));
  let toCorner = Infinity;
  const isHome = fly(craft, 180, ({ body, armed }) => {
    toCorner = Math.min(toCorner, Math.hypot(body.north - 60, body.east));
    return !armed;
  });
  expect(isHome).toBe(true);
  expect(toCorner).toBeLessThan(6);
  expect(Math.hypot(craft.body.north, craft.body.east)).toBeLessThan(3);
});

test('motors do not start before there is a position, and each reason is said', () => {
  const craft = testCraft(undefined, { searchingSeconds: 1_000 });
  fly(craft, 12);
  enterMode(craft, modeNamed(craft, 'STABILIZE'));
  craft.faults.compassBad = true;
  craft.battery.usedMah = 4_500;
  expect(arm(craft, false)).toBe(false);
  expect(textsOf(craft)).toEqual(['Arm: Compass not healthy', 'Arm: Battery 1 below minimum arming capacity']);
});

test('in the air motors stop only by force, and then it falls', () => {
  const craft = airborne(testCraft(), 30);
  expect(disarm(craft, false)).toBe(false);
  expect(disarm(craft, true)).toBe(true);
  fly(craft, 10);
  expect(craft).toMatchObject({ crashed: true, armed: false, landed: 'onGround' });
});

test('a mission is flown item by item, with jumps, pictures on the way and turns', () => {
  const craft = testCraft();
  fly(craft, 12);
  const at = (command: number, north: number, east: number, more = {}) => itemAt(craft, command, north, east, 20, more);
  loadMission(craft.mission, [
    at(NAV_WAYPOINT, 0, 0),
    at(NAV_TAKEOFF, 0, 0),
    at(MavCmd.DO_SET_CAM_TRIGG_DIST, 0, 0, { param1: 10 }),
    at(NAV_WAYPOINT, 50, 0),
    at(NAV_WAYPOINT, 50, 50),
    at(MavCmd.DO_JUMP, 0, 0, { param1: 3, param2: 1 }),
    at(MavCmd.DO_SET_CAM_TRIGG_DIST, 0, 0, { param1: 0 }),
    at(NAV_LOITER_TURNS, 20, 50, { param1: 1, param3: 10 }),
    at(NAV_RETURN_TO_LAUNCH, 0, 0),
  ]);
  enterMode(craft, modeNamed(craft, 'AUTO'));
  expect(arm(craft, false)).toBe(true);
  fly(craft, 2);
  expect(craft.landed).toBe('onGround');
  startMission(craft);
  expect(fly(craft, 300, ({ armed }) => !armed)).toBe(true);
  const reached = craft.notices.flatMap((notice) => (notice.kind === 'reached' ? [notice.sequence] : []));
  expect(reached).toEqual([1, 3, 4, 3, 4, 7, 8]);
  // Some 200 m with a picture every ten.
  expect(craft.camera.taken).toBeGreaterThan(17);
  expect(craft.camera.taken).toBeLessThan(26);
  expect(craft.mission.current).toBe(0);
});

describe('the rounds that were flown', () => {
  const rounds = (flavour: Flavour, last: number) => {
    const craft = testCraft(flavour);
    fly(craft, 12);
    const at = (command: number, to: number, more = {}) => itemAt(craft, command, to, 0, 20, more);
    const { homeIsItem } = flavour;
    loadMission(craft.mission, [
      ...(homeIsItem ? [at(NAV_WAYPOINT, 0)] : []),
      at(NAV_TAKEOFF, 0),
      at(NAV_WAYPOINT, 30),
      at(NAV_WAYPOINT, 50),
      at(MavCmd.DO_JUMP, 0, { param1: homeIsItem ? 2 : 1, param2: 2 }),
      at(last, 0, { z: 0 }),
    ]);
    return craft;
  };
  const isOver = ({ armed }: Aircraft) => !armed;
  function flown(craft: Aircraft, until: (craft: Aircraft) => boolean): number {
    const before = craft.notices.length;
    enterMode(craft, modeDoing(craft, 'auto')!);
    expect(arm(craft, false)).toBe(true);
    startMission(craft);
    expect(fly(craft, 600, until)).toBe(true);
    const first = craft.mission.first + 1;
    return craft.notices.slice(before).filter((notice) => notice.kind === 'reached' && notice.sequence === first).length;
  }

  test('ArduCopter forgets when its motors stop', () => {
    const craft = rounds(copter, NAV_RETURN_TO_LAUNCH);
    expect([flown(craft, isOver), flown(craft, isOver)]).toEqual([3, 3]);
  });

  test('PX4 forgets behind its last item, and not where that is a return', () => {
    const landing = rounds(px4Multirotor, NAV_LAND);
    expect([flown(landing, isOver), flown(landing, isOver)]).toEqual([3, 3]);
    const returning = rounds(px4Multirotor, NAV_RETURN_TO_LAUNCH);
    expect([flown(returning, isOver), flown(returning, isOver)]).toEqual([3, 1]);
  });
});

test('an endless circle of jumps ends the mission instead of the program', () => {
  const craft = airborne(testCraft());
  const jump = itemAt(craft, MavCmd.DO_JUMP, 0, 0, 0, { param1: 1, param2: -1 });
  loadMission(craft.mission, [jump, jump, jump]);
  enterMode(craft, modeNamed(craft, 'AUTO'));
  fly(craft, 3);
  expect(craft.mission.state).toBe('complete');
  expect(groundSpeed(craft.body)).toBeLessThan(1);
});

test.each([
  ['a plane rolls, climbs, flies its points and lands rolling', plane, NAV_TAKEOFF, NAV_LAND, 80],
  ['a quadplane rises, changes to its wing and back, and lands upright', quadplane, NAV_VTOL_TAKEOFF, NAV_VTOL_LAND, 5],
  ['a PX4 multirotor flies a mission once it is armed', px4Multirotor, NAV_TAKEOFF, NAV_LAND, 3],
] as const)('%s', { timeout: 90_000 }, (_, flavour, takeOff, land, near) => {
  const craft = testCraft(flavour);
  fly(craft, 12);
  const items = [
    itemAt(craft, takeOff, 150, 0, 40),
    itemAt(craft, NAV_WAYPOINT, 500, 0, 50),
    itemAt(craft, NAV_WAYPOINT, 500, 400, 50),
    itemAt(craft, land, 0, 0, 0),
  ];
  loadMission(craft.mission, flavour.homeIsItem ? [items[1]!, ...items] : items);
  const auto = flavour.modes.find(({ behaviour }) => behaviour === 'auto')!;
  expect(enterMode(craft, auto)).toBeUndefined();
  expect(arm(craft, false)).toBe(true);
  const regimes = new Set<string>();
  const hasLanded = fly(craft, 600, (one) => {
    regimes.add(one.regime);
    return !one.armed;
  });
  expect(hasLanded).toBe(true);
  expect(craft.crashed).toBe(false);
  expect(Math.hypot(craft.body.north, craft.body.east)).toBeLessThan(near);
  expect(regimes.size).toBe(flavour.airframe === 'vtol' ? 4 : 1);
});

test.each([
  ['a plane', plane, NAV_TAKEOFF, NAV_LAND, 80],
  ['a quadplane', quadplane, NAV_VTOL_TAKEOFF, NAV_VTOL_LAND, 5],
] as const)(
  '%s circles down beside its landing route and lands at the end of it',
  { timeout: 90_000 },
  (_, flavour, takeOff, land, near) => {
    const craft = testCraft(flavour);
    fly(craft, 12);
    const items = [
      itemAt(craft, takeOff, 150, 0, 60),
      itemAt(craft, NAV_WAYPOINT, 600, 0, 100),
      itemAt(craft, MavCmd.DO_LAND_START, 0, 0, 0),
      itemAt(craft, MavCmd.NAV_LOITER_TO_ALT, 400, 75, 40, { param1: 1, param2: -75, param4: 1 }),
      itemAt(craft, land, 100, 0, 0),
    ];
    loadMission(craft.mission, [items[1]!, ...items]);
    expect(
      enterMode(
        craft,
        flavour.modes.find(({ behaviour }) => behaviour === 'auto')!,
      ),
    ).toBeUndefined();
    expect(arm(craft, false)).toBe(true);
    let heightAtStart: number | undefined;
    const hasLanded = fly(craft, 600, (one) => {
      if (one.mission.current === items.length) heightAtStart ??= one.body.up;
      return !one.armed;
    });
    expect(hasLanded).toBe(true);
    expect(craft.crashed).toBe(false);
    expect(heightAtStart, 'it came down to the height of the approach first').toBeLessThan(60);
    expect(Math.hypot(craft.body.north - 100, craft.body.east)).toBeLessThan(near);
  },
);

/** Metres that the start is above it. */
const SEA = 120;

/** With a mission of its own, in the air and on its way. */
function onMission(flavour: typeof plane, items: (craft: ReturnType<typeof testCraft>) => MissionItem[]) {
  const craft = testCraft(flavour, { elevation: SEA });
  fly(craft, 12);
  const [first, ...rest] = items(craft);
  loadMission(craft.mission, flavour.homeIsItem ? [first!, first!, ...rest] : [first!, ...rest]);
  enterMode(craft, modeDoing(craft, 'auto')!);
  arm(craft, false);
  if (craft.mission.state !== 'active') startMission(craft);
  return craft;
}

test('a quadplane of ArduPilot rises by the height of its take-off, whatever that counts from, and PX4 to it', () => {
  const highest = (flavour: typeof plane, frame: number, height: number) => {
    const craft = onMission(flavour, (own) => [
      itemAt(own, NAV_VTOL_TAKEOFF, 0, 0, height, { frame }),
      itemAt(own, NAV_WAYPOINT, 800, 0, 60),
    ]);
    let up = 0;
    fly(craft, 240, ({ body, mission }) => {
      up = Math.max(up, body.up);
      return mission.current > mission.first;
    });
    return up;
  };
  expect(highest(quadplane, MavFrame.GLOBAL_RELATIVE_ALT, 60)).toBeCloseTo(60, -1);
  expect(highest(quadplane, MavFrame.GLOBAL, SEA + 60)).toBeCloseTo(SEA + 60, -1);
  expect(highest(px4Vtol, MavFrame.GLOBAL, SEA + 60)).toBeCloseTo(60, -1);
});

test('what has rotors stands over the middle of a circle without an end, and goes round one of so many rounds', () => {
  const nearest = (flavour: typeof plane, command: number, numbers: Partial<MissionItem>) => {
    const craft = onMission(flavour, (own) => [itemAt(own, NAV_TAKEOFF, 0, 0, 20), itemAt(own, command, 120, 0, 20, numbers)]);
    fly(craft, 60);
    let [near, far] = [Infinity, 0];
    fly(craft, 60, ({ body }) => {
      const metres = Math.hypot(body.north - 120, body.east);
      [near, far] = [Math.min(near, metres), Math.max(far, metres)];
      return false;
    });
    return [near, far];
  };
  for (const flavour of [copter, px4Multirotor]) {
    const [, far] = nearest(flavour, MavCmd.NAV_LOITER_UNLIM, { param3: 40 });
    expect(far).toBeLessThan(3);
  }
  const [near] = nearest(copter, NAV_LOITER_TURNS, { param1: 255, param3: 40 });
  expect(near).toBeGreaterThan(30);
});

test('a copter of ArduPilot that is set to circle at no rate comes to the circle of its mission and stands still on it', () => {
  const craft = onMission(copter, (own) => [
    itemAt(own, NAV_TAKEOFF, 0, 0, 20),
    itemAt(own, NAV_LOITER_TURNS, 120, 0, 20, { param1: 1, param3: 40 }),
  ]);
  craft.settings = { ...craft.settings, circleRate: 0 };
  fly(craft, 120);
  const { north, east } = craft.body;
  expect(Math.hypot(north - 80, east)).toBeLessThan(3);
  expect(groundSpeed(craft.body)).toBeLessThan(0.5);
  expect(craft.mission.state).toBe('active');
});

test('a plane of ArduPilot waits in the circle that it is set up with, whatever it was told of it', () => {
  const craft = onMission(plane, (own) => [
    itemAt(own, NAV_TAKEOFF, 300, 0, 50),
    itemAt(own, MavCmd.NAV_LOITER_TIME, 800, 0, 50, { param1: 600, param3: -1 }),
  ]);
  craft.settings = { ...craft.settings, loiterRadius: 150 };
  fly(craft, 180);
  const metres: number[] = [];
  fly(craft, 60, ({ body }) => {
    metres.push(Math.hypot(body.north - 800, body.east));
    return false;
  });
  const mean = metres.reduce((sum, one) => sum + one, 0) / metres.length;
  expect(Math.abs(mean / craft.settings.loiterRadius - 1)).toBeLessThan(0.1);
});
