import { describe, expect, test } from 'vitest';
import type { Craft } from '../../vehicle/flight-traits.ts';
import { changeWaypoints } from '../edits/index.ts';
import { HERE } from '../pattern/testing/anywhere.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import type { Circling, Route } from '../route.ts';
import { encountersOf, planFormation, separationIssues, tooMuch, type Member } from './check-formation.ts';
import { flightOf } from './flight.ts';
import { pointsOf } from './rounds.ts';
import { formationOf, through } from './testing/any-formation.ts';

const [COPTER, PX4]: [Craft, Craft] = [
  { kind: 'multirotor', autopilot: 'ardupilot' },
  { kind: 'multirotor', autopilot: 'px4' },
];
const flies = (craft: Craft | undefined) => ({ ...USUAL_PERFORMANCE, craft });

/** Circles on its way to where it lands. */
const circling = (given: Partial<Circling>): Route =>
  changeWaypoints(through([[0, 0], [0, 200], [0, 400]], { endAction: 'land' }), [1], {
    mode: 'circle',
    circling: { radius: 20, clockwise: true, turns: 0, waitMs: 0, ...given },
  }); // prettier-ignore
/** Stands where the other one lands. */
const landed = through([[60, 400], [0, 400]], { endAction: 'land' }); // prettier-ignore

const memberOf = (route: Route, craft: Craft | undefined): Member => ({
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

test('the way to a circle and away from it is taken to lead to any point of it', () => {
  const flight = flightOf(circling({ turns: 1 }), { ...memberOf(circling({}), COPTER), rounds: 1 });
  const slackOf = (waypoint: number) => flight.filter((part) => part.waypoint === waypoint).map(({ slack }) => slack);
  expect(Math.min(...slackOf(1))).toBe(20);
  expect(slackOf(2)).toContain(20);
});
