import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLIGHT_MODES, modeNumber, modeNumbered } from './flight-mode.ts';
import { phaseNumber, phaseNumbered, phaseOf, phasesOf, UNMANNED_MESSAGES, type FlightFacts } from './phase.ts';

test('the thirteen modes are numbered as the specification lists them', () => {
  expect(FLIGHT_MODES).toHaveLength(13);
  expect(['notFlying', 'takeOff', 'return', 'route', 'abPoint'].map((mode) => modeNumber(mode as 'land'))).toEqual([1, 2, 4, 12, 13]);
  for (const mode of FLIGHT_MODES) expect(modeNumbered(modeNumber(mode))).toBe(mode);
  expect([modeNumbered(0), modeNumbered(14)]).toEqual([undefined, undefined]);
});

test('UM1 is not flying, UM2 begins take-off, and every phase of every mode has one number', () => {
  expect(phaseNumbered(1)).toEqual({ mode: 'notFlying', phase: 'notFlying' });
  expect([2, 3, 4, 5, 6].map((number) => phaseNumbered(number)?.phase)).toEqual([
    'notFlying',
    'failed',
    'paused',
    'inProgress',
    'completed',
  ]);
  expect(UNMANNED_MESSAGES).toHaveLength(1 + 10 * 5 + 2 * 8);
  UNMANNED_MESSAGES.forEach(({ mode, phase }, at) => expect(phaseNumber(mode, phase)).toBe(at + 1));
  expect(phaseNumber('land', 'hovering')).toBeUndefined();
});

const facts = fc.record<FlightFacts>({
  mode: fc.constantFrom(...FLIGHT_MODES),
  isFlying: fc.boolean(),
  hasFlown: fc.boolean(),
  isHeld: fc.boolean(),
  hasFailed: fc.boolean(),
  groundSpeed: fc.option(fc.double({ min: 0, max: 50, noNaN: true }), { nil: undefined }),
});

test('whatever an aircraft does, its phase is one that its mode has', () => {
  fc.assert(fc.property(facts, (given) => phasesOf(given.mode).includes(phaseOf(given))));
});

test('nothing is in progress on the ground', () => {
  fc.assert(fc.property(facts, (given) => given.isFlying || !['inProgress', 'hovering', 'paused'].includes(phaseOf(given))));
});
