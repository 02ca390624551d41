import { describe, expect, test } from 'vitest';
import { vectorOf } from '../../geo/earth-vector.ts';
import type { CirclingCraft, Craft } from '../../vehicle/flight-traits.ts';
import { changeWaypoints } from '../edits/index.ts';
import { HERE } from '../pattern/testing/anywhere.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import type { Circling, Route } from '../route.ts';
import { encountersOf, planFormation, separationIssues, tooMuch, unprovenIssues, type Member } from './check-formation.ts';
import { flightOf } from './flight.ts';
import { readingsOf } from './readings.ts';
import { pointsOf } from './rounds.ts';
import { minus, size, type Stretch } from './stretch.ts';
import { formationOf, through } from './testing/any-formation.ts';

const [COPTER, PX4]: [Craft, Craft] = [
  { kind: 'multirotor', autopilot: 'ardupilot' },
  { kind: 'multirotor', autopilot: 'px4' },
];
const flies = (craft: CirclingCraft | undefined) => ({ ...USUAL_PERFORMANCE, craft });

/** Circles on its way to where it lands. */
const circling = (given: Partial<Circling>): Route =>
  changeWaypoints(through([[0, 0], [0, 200], [0, 400]], { endAction: 'land' }), [1], {
    mode: 'circle',
    circling: { radius: 20, clockwise: true, turns: 0, waitMs: 0, ...given },
  }); // prettier-ignore
/** Stands where the other one lands. */
const landed = through([[60, 400], [0, 400]], { endAction: 'land' }); // prettier-ignore

const memberOf = (route: Route, craft: CirclingCraft | undefined): Member => ({
  route,
  delay: 0,
  home: { position: route.waypoints[0]!, altitude: 100 },
  performance: flies(craft),
});
const told = (members: Member[], minimum = 20) =>
  [...tooMuch(members), ...separationIssues(encountersOf(members, minimum), minimum)].map(({ code, params }) => [
    code,
    params?.['minutes'],
  ]);

describe('a circle without an end', () => {
  const pair = (craft: Craft | undefined, given: Partial<Circling> = {}) => [
    memberOf(circling(given), craft),
    memberOf(landed, craft ?? COPTER),
  ];

  test('is left after 255 rounds by copters of ArduPilot, and comes to whoever is there by then', () => {
    // 20 m of radius at 5 m/s: 255 rounds take nearly two hours.
    const roundsMinutes = Math.floor((255 * 2 * Math.PI * 20) / 5 / 60);
    const [[code, minutes] = []] = told(pair(COPTER));
    expect(code).toBe('formation.tooClose');
    expect(minutes).toBeGreaterThanOrEqual(roundsMinutes);
    expect(minutes).toBeLessThan(roundsMinutes + 3);
  });

  test('is flown for ever where it is told so, and nobody comes', () => {
    expect(told(pair(PX4))).toEqual([]);
  });

  test('is taken for either as long as nobody says what flies it, in the dialog too', () => {
    expect(told(pair(undefined))).toMatchObject([['formation.tooClose', expect.any(Number)]]);
    // The first one flies on to the middle of the second one's circle, which begins and ends a minute later.
    const crossing = changeWaypoints(circling({}), [2], HERE.placeAt(60, 200));
    const minute = { takeOff: 'delayed', delaySeconds: 60, minimumDistance: 15 } as const;
    const beside = formationOf({ count: 2, cellDistance: 60, offsetAngle: -90, ...minute });
    const nearest = (performances?: Member['performance'][]) => planFormation(crossing, beside, { performances }).nearest!.metres;
    expect(nearest([flies(PX4), flies(PX4)])).toBeCloseTo(20, 1);
    expect(nearest([flies(COPTER), flies(COPTER)])).toBe(0);
    expect(nearest()).toBe(0);
  });

  test('ends for copters of ArduPilot round after round: all of their rounds are looked at', () => {
    const round = { ...circling({}), cycles: 0 };
    expect(pointsOf([memberOf(round, PX4)])).toBe(3);
    expect(pointsOf([memberOf(round, COPTER)])).toBeGreaterThan(3);
  });
});

test('one of many rounds is left after 255 by copters of ArduPilot: whoever is away by the end of them all is still there', () => {
  const hour = { mode: 'hover', turnMode: 'stop', holdMs: 3_600_000 } as const;
  // Two hours where the other one lands; 255 rounds take less than that, 300 of them more.
  const waiting = changeWaypoints(through([[60, 400], [0, 400], [0, 400], [120, 400]], { endAction: 'land' }), [1, 2], hour); // prettier-ignore
  const pair = (craft: Craft) => [memberOf(circling({ turns: 300 }), craft), memberOf(waiting, PX4)];
  expect(told(pair(PX4))).toEqual([]);
  expect(told(pair(COPTER))).toMatchObject([['formation.tooClose', expect.any(Number)]]);
});

describe('the way to a circle and away from it', () => {
  const partsOf = (craft: Craft | undefined, given: Partial<Circling> = {}) => {
    const flight = flightOf(circling({ turns: 1, ...given }), { ...memberOf(circling({}), craft), rounds: 1 });
    const moving = flight.filter(({ waypoint, velocity, acceleration }) => waypoint > 0 && (size(velocity) > 0 || size(acceleration) > 0));
    const on = (waypoint: number) => moving.filter((part) => part.waypoint === waypoint);
    const [left] = on(2);
    const metresFrom = (north: number, east: number) =>
      size(minus(left!.at, vectorOf(HERE.placeAt(north, east), 100 + circling({}).waypoints[1]!.altitude)));
    return { flight, to: on(1), from: on(2), metresFrom };
  };
  const slacksOf = (parts: readonly Stretch[]) => [...new Set(parts.map(({ slack }) => slack))];

  test('may lead to any point of it, as long as nobody says what flies it', () => {
    const { flight, to, from } = partsOf(undefined);
    expect(slacksOf(to)).toEqual([20]);
    expect(slacksOf(from)).toContain(20);
    const circle = flight.findIndex(({ waypoint, slack, from: begin, to: end }) => waypoint === 1 && slack === 20 && end - begin > 20);
    // Turning on the spot behind it, it is on the circle.
    for (const part of flight.slice(circle).filter(({ waypoint }) => waypoint === 1)) expect(part.slack).toBe(20);
  });

  test('leads copters of ArduPilot to the nearest point of it, and on from there', () => {
    const { to, from, metresFrom } = partsOf(COPTER);
    expect(slacksOf([...to, ...from])).toEqual([0]);
    expect(metresFrom(0, 180)).toBeLessThan(0.1);
    const seconds = (craft: Craft | undefined) => partsOf(craft).to.reduce((sum, part) => sum + part.to - part.from, 0);
    expect(seconds(undefined) - seconds(COPTER)).toBeCloseTo(20 / 5, 1);
  });

  test('leads them anywhere from the middle, where they have waited', () => {
    expect(slacksOf(partsOf(COPTER, { waitMs: 2_000 }).from)).toContain(20);
  });

  test('leads copters of PX4 to its northern corner, and on from there', () => {
    for (const waitMs of [0, 2_000]) {
      expect(partsOf(PX4, { waitMs }).metresFrom(20, 200)).toBeLessThan(0.1);
    }
  });

  test('leads to its middle again, where that is the place to land', () => {
    const ending = changeWaypoints(circling({ turns: 1 }), [2], { mode: 'circle', circling: { radius: 20, turns: 1 } });
    for (const craft of [undefined, COPTER, PX4]) {
      const stands = flightOf(ending, { ...memberOf(ending, craft), rounds: 1 }).at(-1)!;
      expect(size(minus(stands.at, vectorOf(HERE.placeAt(0, 400), 100)))).toBeLessThan(0.1);
    }
  });
});

describe('a circle of a copter of ArduPilot', () => {
  const hovers = (seconds: number) => ({ mode: 'hover', turnMode: 'stop', holdMs: seconds * 1_000 }) as const;
  const paced = (rate: number, rateMost = rate): CirclingCraft => ({ ...COPTER, pace: { rate, rateMost, acceleration: 10 } });
  // Ten rounds of 18 s at 20 degrees a second, or of 2 π s as they are told.
  const small = circling({ radius: 5, turns: 10 });
  const beside = (other: Route, craft: CirclingCraft | undefined) => told([memberOf(small, craft), memberOf(other, PX4)]);
  /** Crosses its place when it is left by those who circle as they are told. */
  const crossing = changeWaypoints(through([[100, 200], [100, 200], [-100, 200]], { endAction: 'land' }), [1], hovers(120)); // prettier-ignore
  /** Has left the place that it comes to next only once those have come there. */
  const leaving = changeWaypoints(through([[60, 400], [0, 400], [120, 400]], { endAction: 'land' }), [1], hovers(180)); // prettier-ignore

  test('lasts as long as its rate has it: others cross its place meanwhile, or are gone before it comes on', () => {
    expect(beside(crossing, paced(20))).toMatchObject([['formation.tooClose', expect.any(Number)]]);
    expect(beside(crossing, paced(90))).toEqual([]);
    expect(beside(leaving, paced(20))).toEqual([]);
    expect(beside(leaving, paced(90))).toMatchObject([['formation.tooClose', expect.any(Number)]]);
  });

  test('is taken for either as long as nobody has read its rate, or nobody says what flies it', () => {
    for (const craft of [COPTER, undefined, paced(20, 90)])
      for (const other of [crossing, leaving]) expect(beside(other, craft)).toMatchObject([['formation.tooClose', expect.any(Number)]]);
  });

  test('of a rate that may not hold yet is flown by each at either, whatever the other does', () => {
    const readings = readingsOf([memberOf(small, paced(20, 90)), memberOf(small, paced(10, 20)), memberOf(small, PX4)]);
    const rates = readings.map(([one, other]) => [one, other].map((member) => member!.performance!.craft!.pace!.rate).join(' '));
    expect(new Set(rates)).toEqual(new Set(['20 10', '90 10', '20 20', '90 20']));
    const sure = [memberOf(small, paced(20)), memberOf(small, PX4)];
    expect(readingsOf(sure)).toEqual([sure]);
  });

  test('is not started while nobody has read its rate, which may be slower still', () => {
    const straight = through([[500, 0], [500, 100]]); // prettier-ignore
    const unproven = (route: Route, craft: CirclingCraft | undefined) =>
      unprovenIssues([memberOf(straight, PX4), memberOf(route, craft)]).map(({ code, params }) => [code, params?.['number']]);
    expect(unproven(small, COPTER)).toEqual([['formation.circleRate', 2]]);
    expect(unproven(straight, COPTER)).toEqual([]);
    for (const craft of [paced(20), PX4]) expect(unproven(small, craft)).toEqual([]);
  });
});
