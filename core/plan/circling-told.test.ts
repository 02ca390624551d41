import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MavCmd } from '../mavlink/named-numbers.generated.ts';
import type { Craft } from '../vehicle/flight-traits.ts';
import { keptParams } from '../vehicle/kept-params.ts';
import type { MissionItem } from '../vehicle/plan-item.ts';
import { fastest, flownCircle, stillAt } from './circling-told.ts';
import { changeWaypoints } from './edits/index.ts';
import { flightEnergy } from './energy/flight-energy.ts';
import { endedByHand, estimateOf } from './estimate.ts';
import { lengthPartsOf } from './length-parts.ts';
import { legLength } from './legs.ts';
import type { MissionVehicle } from './mission/manner.ts';
import { waypointItems } from './mission/waypoint-items.ts';
import { performanceOf } from './path/performance.ts';
import type { Circling, Route, Waypoint } from './route.ts';
import { CIRCLING_RADIUS, CIRCLING_TURNS, CIRCLING_WAIT_MS } from './route-limits.ts';
import { routeThrough, START } from './testing/any-route.ts';
import { NO_TRAITS, traitsOf } from '../vehicle/flight-traits.ts';

const craftOf = <A extends MissionVehicle['autopilot'], K extends MissionVehicle['kind']>(autopilot: A, kind: K) => ({ autopilot, kind });
const [COPTER, PLANE] = [craftOf('ardupilot', 'multirotor'), craftOf('ardupilot', 'fixedWing')];
const [PX4, PX4_PLANE] = [craftOf('px4', 'multirotor'), craftOf('px4', 'fixedWing')];
const ALL = [COPTER, PLANE, craftOf('ardupilot', 'vtol'), PX4, PX4_PLANE, craftOf('px4', 'vtol')];
const flies = ({ kind, autopilot }: Craft) => performanceOf({ ...NO_TRAITS, airframe: kind, autopilot });
const HOME = { position: START, altitude: 0 };

const circling = (given: Partial<Circling>, speed = 5): Route =>
  changeWaypoints(
    routeThrough([
      [0, 0],
      [300, 0],
    ]),
    [1],
    { mode: 'circle', speed, circling: { radius: 40, clockwise: true, turns: 2, waitMs: 0, ...given } },
  );

/** What the aircraft keeps of the items that it is told, and goes round by. */
function kept(route: Route, craft: Craft & Pick<MissionVehicle, 'autopilot' | 'kind'>) {
  const { items } = waypointItems(route, 1, craft);
  return items.map((item): MissionItem => {
    const params = keptParams(item.command, item.params.map((param) => param ?? 0) as [number, number, number, number], craft);
    return { ...item, params: [...params] };
  });
}

const anyCircle: fc.Arbitrary<Route> = fc
  .record({
    radius: fc.double({ ...CIRCLING_RADIUS, noNaN: true }),
    turns: fc.integer(CIRCLING_TURNS),
    waitMs: fc.oneof(fc.constant(0), fc.integer(CIRCLING_WAIT_MS)),
    clockwise: fc.boolean(),
    speed: fc.double({ min: 1, max: 30, noNaN: true }),
  })
  .map(({ speed, ...given }) => circling(given, speed));

test('whatever is reckoned of a circle is what the aircraft keeps of it', () => {
  fc.assert(
    fc.property(anyCircle, fc.constantFrom(...ALL), (route, craft) => {
      const to = route.waypoints[1]!;
      const { radius, metres, seconds } = flownCircle(to, craft);
      const items = kept(route, craft);
      const waiting = to.circling.waitMs > 0 ? [items.shift()!] : [];
      expect(stillAt(to, craft)).toBe(waiting[0]?.params[0] ?? 0);
      const [{ command, params }] = items as [MissionItem];
      const around = 2 * Math.PI * radius;
      if (command === MavCmd.NAV_WAYPOINT) {
        const places = items.map((item) => ({ ...item, altitude: 0 }));
        const sum = places.slice(1).reduce((metresSoFar, place, index) => metresSoFar + legLength(places[index]!, place), 0);
        expect(Math.abs(sum / metres - 1)).toBeLessThan(0.01);
        expect(seconds).toBeGreaterThanOrEqual(metres / to.speed - 1e-6);
      } else {
        expect(items).toHaveLength(1);
        expect(Math.abs(Math.abs(params[2]!) - radius)).toBeLessThan(1e-9);
        if (command === MavCmd.NAV_LOITER_UNLIM) expect([metres, seconds]).toEqual([Infinity, Infinity]);
        if (command === MavCmd.NAV_LOITER_TIME) expect(seconds).toBe(params[0]);
        if (command === MavCmd.NAV_LOITER_TURNS) {
          expect(metres / (params[0]! * around)).toBeCloseTo(1, 9);
          const hurried = flownCircle(to, fastest(craft)).seconds;
          expect((hurried * to.speed) / metres).toBeCloseTo(1, 9);
          if (craft === COPTER) expect(seconds).toBeGreaterThanOrEqual(hurried - 1e-6);
          else expect(seconds).toBe(hurried);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('as long as nobody says what flies it, it is flown as the route has it, or as slowly as ArduPilot circles', () => {
  fc.assert(
    fc.property(anyCircle, (route) => {
      const to = route.waypoints[1]!;
      const { turns, radius, waitMs } = to.circling;
      const metres = turns === 0 ? Infinity : turns * 2 * Math.PI * radius;
      expect(flownCircle(to, fastest(undefined))).toEqual({ radius, metres, seconds: metres / to.speed });
      const slowest = Math.min(to.speed, (20 * Math.PI * radius) / 180, Math.sqrt(1.25 * radius));
      expect(flownCircle(to, undefined)).toMatchObject({ radius, metres });
      if (turns > 0) expect((flownCircle(to, undefined).seconds * slowest) / metres).toBeCloseTo(1, 9);
      expect(stillAt(to)).toBe(waitMs / 1_000);
    }),
  );
});

describe('a copter of ArduPilot goes round', () => {
  const metresASecond = (radius: number, speed: number, settings: Record<string, number>, craft: Craft = COPTER) => {
    const [, to] = circling({ radius, turns: 2 }, speed).waypoints;
    const { metres, seconds } = flownCircle(to!, performanceOf(traitsOf(craft, (name) => settings[name])).craft);
    return metres / seconds;
  };

  test('no faster than by its rate, whichever way round that is', () => {
    const byRate = (rate: number) => metresASecond(5, 10, { CIRCLE_RATE: rate, WPNAV_ACCEL: 500 });
    expect(byRate(20)).toBeCloseTo((20 * Math.PI * 5) / 180, 6);
    expect(byRate(-10)).toBeCloseTo((10 * Math.PI * 5) / 180, 6);
    expect(byRate(60), 'as long as it has not circled by hand since it was switched on').toBeCloseTo((20 * Math.PI * 5) / 180, 6);
    expect(metresASecond(5, 10, {}), 'nobody has read it').toBeCloseTo((20 * Math.PI * 5) / 180, 6);
    expect(metresASecond(5, 10, { CIRCLE_RATE: 10 }, PX4), 'PX4 knows no such rate').toBe(metresASecond(5, 10, {}, PX4));
  });

  test('with no more than half of its acceleration, and no faster than it is told', () => {
    expect(metresASecond(40, 15, { CIRCLE_RATE: 90, WPNAV_ACCEL: 100 })).toBeCloseTo(Math.sqrt(0.5 * 40), 6);
    expect(metresASecond(40, 15, { CIRCLE_RATE: 90, WP_ACC: 2, WPNAV_ACCEL: 100 })).toBeCloseTo(Math.sqrt(40), 6);
    expect(metresASecond(40, 15, { CIRCLE_RATE: 90 })).toBeCloseTo(Math.sqrt(0.5 * 2.5 * 40), 6);
    expect(metresASecond(40, 3, { CIRCLE_RATE: 90 })).toBeCloseTo(3, 6);
  });

  test('and not at all at a rate of nought: it stands there until somebody ends that', () => {
    const stands = performanceOf(traitsOf(COPTER, (name) => ({ CIRCLE_RATE: 0 })[name]));
    const route = circling({ turns: 1 });
    expect(endedByHand(route, stands.craft)).toEqual([1]);
    expect(estimateOf(route, HOME, stands).isEndless).toBe(true);
    expect(flownCircle(route.waypoints[1]!, stands.craft).seconds).toBe(Infinity);
  });

  test('so that time and charge of a flight grow once its rate is known, asked for the same route too', () => {
    const route = circling({ radius: 5, turns: 10 }, 10);
    const at = (rate: number) => performanceOf({ ...NO_TRAITS, airframe: 'multirotor', autopilot: 'ardupilot', circleRate: rate });
    const seconds = (rate: number) => estimateOf(route, HOME, at(rate)).seconds;
    expect(seconds(10) - seconds(20)).toBeCloseTo(10 * (36 - 18), 6);
    expect(seconds(20) - seconds(10)).toBeCloseTo(-10 * (36 - 18), 6);
    expect(estimateOf(route, HOME).seconds, 'no aircraft chosen').toBeCloseTo(seconds(20), 6);
    const charge = (rate: number) =>
      flightEnergy(route, HOME, { airframe: 'multirotor', seconds: 1_500, basis: 'usual' }, at(rate), 0).share;
    expect(charge(10) - charge(20)).toBeGreaterThan((10 * 18) / 1_500);
  });
});

test('on wings a circle is no tighter and no slower than they turn; one that is told in seconds lasts no longer for it', () => {
  const [to] = circling({ radius: 40, turns: 2 }).waypoints.slice(1) as [Waypoint];
  const turning = { turnRadius: 80, slowest: 12 };
  expect(flownCircle(to, PLANE, turning).seconds).toBeCloseTo((2 * 2 * Math.PI * 80) / 12, 6);
  expect(flownCircle(to, PX4_PLANE, turning)).toMatchObject({ radius: 80, seconds: Math.ceil((2 * 2 * Math.PI * 40) / 5) });
});

test('what stands still stands for as many whole seconds as it is told, at a corner that it stops at too', () => {
  const waiting = (given: Partial<Waypoint>) => changeWaypoints(circling({}), [1], given).waypoints[1]!;
  const hovering = waiting({ mode: 'hover', turnMode: 'stop', holdMs: 1_500 });
  expect([stillAt(hovering), stillAt(hovering, COPTER), stillAt(hovering, PLANE)]).toEqual([1.5, 2, 2]);
  const corner = waiting({ mode: 'pass', turnMode: 'stop' });
  expect([stillAt(corner), stillAt(corner, PX4), stillAt(corner, PX4_PLANE)]).toEqual([0, 1, 0]);
});

describe('a circle without an end', () => {
  const endless = circling({ turns: 0 });
  const [around, rounds] = [2 * Math.PI * 40, 255];
  const energy = (craft: Craft) =>
    flightEnergy(endless, HOME, { airframe: craft.kind, seconds: 1_500, basis: 'usual' }, flies(craft), 0).share;

  test('is for copters of ArduPilot one of 255 rounds: their length, their time and their share of a charge count', () => {
    const [open, told] = [estimateOf(endless, HOME), estimateOf(endless, HOME, flies(COPTER))];
    expect(open.isEndless).toBe(true);
    expect(told.isEndless).toBe(false);
    expect(endedByHand(endless, COPTER)).toEqual([]);
    const finite = estimateOf(circling({ turns: rounds }), HOME, flies(COPTER));
    expect(told).toEqual(finite);
    expect(told.length - open.length).toBeCloseTo(rounds * around, 0);
    expect(told.seconds - open.seconds).toBeCloseTo((rounds * around) / 5, 3);
    expect(lengthPartsOf(endless, HOME, flies(COPTER)).around).toBeCloseTo(rounds * around, 0);
    expect(energy(COPTER) - energy(PX4)).toBeGreaterThan((rounds * around) / 5 / 1_500);
  });

  test('is for all others ended by hand, and is left out', () => {
    for (const craft of [PLANE, PX4, PX4_PLANE]) {
      expect(estimateOf(endless, HOME, flies(craft)).isEndless).toBe(true);
      expect(endedByHand(endless, craft)).toEqual([1]);
    }
  });

  test('and one of more rounds than a byte holds is of 255', () => {
    const many = circling({ turns: 1_000 });
    const seconds = (craft: Craft) => estimateOf(many, HOME, flies(craft)).seconds;
    expect(seconds(PX4) - seconds(COPTER)).toBeGreaterThan((700 * around) / 5);
  });
});

test('whoever asks for another aircraft is not told of the one before', () => {
  const endless = circling({ turns: 0 });
  const lengths = [COPTER, PX4, COPTER, PX4].map((craft) => Math.round(estimateOf(endless, HOME, flies(craft)).length));
  expect(lengths[0]).toBe(lengths[2]);
  expect(lengths[1]).toBe(lengths[3]);
  expect(lengths[0]).toBeGreaterThan(lengths[1]!);
});
