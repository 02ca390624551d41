import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import { phaseNumber } from '@skyhelm/core/vehicle/phase';
import { expect, test } from 'vitest';
import { phaseText } from './phase-text.ts';
import type { Say } from './words.ts';

const asKey = ((key: string) => key) as Say;
const held = { mode: modeNumber('fixedPoint'), phase: phaseNumber('fixedPoint', 'paused')! };

test('what was paused on its way home or down is not told as a mere pause', () => {
  expect(phaseText(asKey, { ...held, pausedIn: modeNumber('return') })).toBe('vehicle.pausedIn.return');
  expect(phaseText(asKey, { ...held, pausedIn: modeNumber('land') })).toBe('vehicle.pausedIn.landing');
  expect(phaseText(asKey, held), 'nobody knows what with').toBe('vehicle.mode.fixedPoint · vehicle.phase.paused');
});

test('while it has not come to a stop it is at what it says', () => {
  const returning = { mode: modeNumber('return'), phase: phaseNumber('return', 'inProgress')!, pausedIn: modeNumber('return') };
  expect(phaseText(asKey, returning)).toBe('vehicle.mode.return');
  expect(phaseText(asKey, {})).toBeUndefined();
});
