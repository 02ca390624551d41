import { expect, test } from 'vitest';
import { FLIGHT_MODES, modeNumber, staysOnRoute, type FlightMode } from '../vehicle/flight-mode.ts';
import { phaseNumber, UNMANNED_MESSAGES, type Phase } from '../vehicle/phase.ts';
import { courseOf, isOffPlan } from './flight-course.ts';

const at = (mode: FlightMode, phase: Phase = 'inProgress', hasPlan = true) =>
  courseOf({ mode: modeNumber(mode), phase: phaseNumber(mode, phase)! }, hasPlan);

test('what leads an aircraft off its plan is told from flying it', () => {
  expect([at('takeOff'), at('route', 'flyingToWaypoint'), at('route', 'hovering')]).toEqual(['underWay', 'underWay', 'underWay']);
  expect([at('return'), at('trackReturn'), at('homing')]).toEqual(['returning', 'returning', 'returning']);
  expect(at('land')).toBe('landing');
  expect([at('pointing'), at('surround'), at('stabilised')]).toEqual(['elsewhere', 'elsewhere', 'elsewhere']);
});

test('whatever has been stopped is paused, a return and a landing too', () => {
  expect([at('route', 'paused'), at('return', 'paused'), at('land', 'paused')]).toEqual(['paused', 'paused', 'paused']);
});

test('to hold its place is a pause where there is a plan to go on with', () => {
  expect(at('fixedPoint')).toBe('paused');
  expect(at('fixedPoint', 'inProgress', false)).toBe('elsewhere');
});

test('what it waits with is told where it is not its plan, and then no plan is gone on with', () => {
  const held = (pausedIn: FlightMode) =>
    courseOf({ mode: modeNumber('fixedPoint'), phase: phaseNumber('fixedPoint', 'paused')!, pausedIn: modeNumber(pausedIn) }, true);
  expect([held('route'), held('takeOff')]).toEqual(['paused', 'paused']);
  expect([held('return'), held('trackReturn'), held('land')]).toEqual(['pausedReturning', 'pausedReturning', 'pausedLanding']);
  expect([held('pointing'), held('surround')]).toEqual(['pausedElsewhere', 'pausedElsewhere']);
  expect([held('return'), held('land'), held('pointing')].map(isOffPlan)).toEqual([true, true, true]);
});

test('the mode counts while the phase is not known, and nothing known is under way', () => {
  expect(courseOf({ mode: modeNumber('land') }, true)).toBe('landing');
  expect(courseOf({}, true)).toBe('underWay');
});

test('nothing that stays on the route is off the plan, and nothing that leaves it is under way', () => {
  for (const { mode, phase } of UNMANNED_MESSAGES)
    if (phase !== 'paused' && mode !== 'notFlying') expect(isOffPlan(at(mode, phase)), `${mode} ${phase}`).toBe(!staysOnRoute(mode));
  expect(FLIGHT_MODES.filter((mode) => at(mode) === 'underWay')).toEqual(['notFlying', 'takeOff', 'route']);
});
