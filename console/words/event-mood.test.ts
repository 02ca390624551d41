import { SEVERITIES } from '@skyhelm/core/vehicle/event';
import { expect, test } from 'vitest';
import { moodOf } from './event-mood.ts';

test('a text is as grave as the aircraft grades it: what asks for an act stands out from what asks for a look', () => {
  const moods = SEVERITIES.map((severity) => moodOf({ kind: 'statusText', severity, text: 'x' }));
  expect(moods).toEqual(['danger', 'danger', 'danger', 'attention', 'attention', 'plain', 'plain', 'plain']);
});

test('an alarm is grave while it lasts, and good news once it is over', () => {
  expect([true, false].map((isOn) => moodOf({ kind: 'alarm', fault: 'fence', isOn }))).toEqual(['danger', 'good']);
});
