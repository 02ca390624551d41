import { expect, test } from 'vitest';
import { FLIGHT_MODES, modeNumber, type FlightMode } from './flight-mode.ts';
import { endsFlight, isOtherPause, kindOfPause, pausedInOf, waitsWith } from './paused-in.ts';
import { phaseNumber } from './phase.ts';

const held = (pausedIn: FlightMode) => ({
  mode: modeNumber('fixedPoint'),
  phase: phaseNumber('fixedPoint', 'paused')!,
  pausedIn: modeNumber(pausedIn),
});

test('whatever comes down by itself is told from what flies on', () => {
  const ending = FLIGHT_MODES.filter((mode) => endsFlight(kindOfPause(mode)));
  expect(ending).toEqual(['land', 'return', 'trackReturn', 'homing']);
  expect([pausedInOf({ pausedIn: modeNumber('route') }), pausedInOf({ pausedIn: 0 }), pausedInOf({})]).toEqual([
    'route',
    undefined,
    undefined,
  ]);
});

test('it waits with something once it says that it stands, whether or not its autopilot has a word for a pause', () => {
  expect([waitsWith(held('return')), waitsWith(held('land')), waitsWith(held('pointing'))]).toEqual(['return', 'landing', 'place']);
  expect(waitsWith({ ...held('route'), phase: phaseNumber('fixedPoint', 'inProgress')! })).toBe('route');
  expect(waitsWith({ ...held('return'), phase: phaseNumber('return', 'inProgress')! }), 'it flies home still').toBeUndefined();
  expect(waitsWith({ ...held('return'), pausedIn: 0 })).toBeUndefined();
});

test('a plane that circles in the middle of its route waits with it; on the way to a place it still flies there', () => {
  const circling = (pausedIn: FlightMode) => ({
    ...held(pausedIn),
    mode: modeNumber('pointing'),
    phase: phaseNumber('pointing', 'inProgress')!,
  });
  expect([waitsWith(circling('route')), waitsWith(circling('pointing')), waitsWith(circling('surround'))]).toEqual([
    'route',
    undefined,
    undefined,
  ]);
});

test('what is told by somebody who saw something else is not carried out, and nobody brings an aircraft down unawares', () => {
  expect([isOtherPause('route', 'return'), isOtherPause('return', 'route'), isOtherPause('landing', 'return')]).toEqual([true, true, true]);
  expect([isOtherPause(null, 'return'), isOtherPause(null, 'landing')]).toEqual([true, true]);
  expect([isOtherPause(null, 'route'), isOtherPause('return', 'return'), isOtherPause('return', undefined)]).toEqual([false, false, false]);
  expect(isOtherPause(undefined, 'return'), 'software that says nothing of it').toBe(false);
});
