import { expect, test } from 'vitest';
import { openTexts } from './open-texts.ts';

const SECOND = 1_000;

test('errors are held with their age and number, warnings are not', () => {
  const texts = openTexts();
  expect(texts.hear({ severity: 'warning', text: 'Radio Failsafe' }, 0)).toBe(false);
  texts.hear({ severity: 'error', text: 'Internal errors 0x1' }, 1 * SECOND);
  texts.hear({ severity: 'emergency', text: 'Yaw Imbalance 80%' }, 2 * SECOND);
  texts.hear({ severity: 'error', text: 'Internal errors 0x1' }, 31 * SECOND);
  expect(texts.all).toEqual([
    { severity: 'emergency', text: 'Yaw Imbalance 80%', since: 2 * SECOND, at: 2 * SECOND, count: 1 },
    { severity: 'error', text: 'Internal errors 0x1', since: 1 * SECOND, at: 31 * SECOND, count: 2 },
  ]);
});

test('said again after a pause it is a new episode, also for a pilot who acknowledged the first', () => {
  const texts = openTexts();
  for (const at of [0, 50, 100, 200]) texts.hear({ severity: 'critical', text: 'Compass error' }, at * SECOND);
  expect(texts.all).toMatchObject([{ since: 200 * SECOND, count: 4 }]);
});

test('reasons not to arm, and good news of high severity, are no alarms', () => {
  const texts = openTexts();
  for (const text of ['PreArm: GPS 1: Bad fix', 'Arm: Throttle too high', 'Glitch cleared', 'Vibration compensation OFF'])
    expect(texts.hear({ severity: 'critical', text }, 0), text).toBe(false);
});

test.each([
  ['EKF variance', 'EKF Failsafe Cleared'],
  ['EKF Failsafe: changed to LAND Mode', 'EKF Failsafe Cleared'],
  ['GPS Glitch or Compass error', 'Glitch cleared'],
  ['Vibration compensation ON', 'Vibration compensation OFF'],
  ['Dead Reckoning started', 'Dead Reckoning stopped'],
])('“%s” is over by “%s”, and nothing else is', (text, relief) => {
  const texts = openTexts();
  texts.hear({ severity: 'critical', text }, 0);
  texts.hear({ severity: 'critical', text: 'Yaw Imbalance 80%' }, 0);
  expect(texts.hear({ severity: 'critical', text: relief }, 1)).toBe(true);
  expect(texts.all.map((one) => one.text)).toEqual(['Yaw Imbalance 80%']);
});

test('twenty are held, the oldest goes first', () => {
  const texts = openTexts();
  for (let number = 0; number < 25; number++) texts.hear({ severity: 'error', text: `Error ${number}` }, number);
  expect(texts.all.length).toBe(20);
  expect(texts.all[0]!.text).toBe('Error 5');
});

test('on the ground, disarmed and healthy, what is no longer said is over', () => {
  const texts = openTexts();
  texts.hear({ severity: 'critical', text: 'Old' }, 0);
  texts.hear({ severity: 'critical', text: 'Young' }, 20 * SECOND);
  expect(texts.settle(31 * SECOND)).toBe(true);
  expect(texts.all.map(({ text }) => text)).toEqual(['Young']);
  expect(texts.clear()).toBe(true);
  expect(texts.all).toEqual([]);
});
