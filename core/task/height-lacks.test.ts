import { expect, test } from 'vitest';
import { NO_TRAITS } from '../vehicle/flight-traits.ts';
import { NO_RALLY } from '../vehicle/rally.ts';
import { heightLacks } from './height-lacks.ts';

const UNSURE = { metres: 40, isAtLeast: true };
const KNOWN = { ...NO_TRAITS, returnHeight: 30, returnClimb: 0, rally: NO_RALLY };

test('what keeps a height from being known is named, each thing once', () => {
  expect(heightLacks(UNSURE, undefined)).toEqual(['aircraft']);
  expect(heightLacks(UNSURE, NO_TRAITS)).toEqual(['returnHeight', 'rally']);
  expect(heightLacks(UNSURE, { ...KNOWN, returnClimb: null })).toEqual(['returnClimb']);
  expect(heightLacks(UNSURE, { ...KNOWN, rally: null })).toEqual(['rally']);
  expect(heightLacks(UNSURE, { ...KNOWN, returnsAboveGround: true })).toEqual(['ground']);
});

test('of a height that is known nothing is missing', () => {
  expect(heightLacks({ metres: 40, isAtLeast: false }, NO_TRAITS)).toEqual([]);
});
