import { expect, test } from 'vitest';
import { isPast, spokenChange } from './spoken-faults.ts';

/** As ArduPilot 4.6.3 writes them, and what is over by them. */
test.each([
  ['Radio Failsafe', 'radioFailsafe on'],
  ['Radio Failsafe - Continuing Auto', 'radioFailsafe on'],
  ['Radio + Battery Failsafe - Continuing Landing', 'radioFailsafe on'],
  ['Radio Failsafe Cleared', 'radioFailsafe off'],
  ['RC Short Failsafe On', 'radioFailsafe on'],
  ['RC Short Failsafe: switched to CIRCLE', 'radioFailsafe on'],
  ['RC Long Failsafe On: RTL', 'radioFailsafe on'],
  ['Short Failsafe Cleared', 'radioFailsafe off'],
  ['RC Long Failsafe Cleared', 'radioFailsafe off'],
  ['Failsafe. Short event on: type=1/reason=3', 'radioFailsafe on'],
  ['Failsafe. Long event off: reason=3', 'radioFailsafe off'],
  ['GCS Failsafe', 'gcsFailsafe on'],
  ['GCS Failsafe - Continuing Pilot Control', 'gcsFailsafe on'],
  ['GCS Failsafe On: RTL', 'gcsFailsafe on'],
  ['GCS Failsafe Cleared', 'gcsFailsafe off'],
  ['GCS Failsafe Off', 'gcsFailsafe off'],
  ['Battery 1 is low 10.40V used 1204 mAh', 'batteryFailsafe on'],
  ['Battery 2 is critical 9.90V used 4120 mAh', 'batteryFailsafe on'],
  ['Battery 1 is missing, last: 12.20V used 310 mAh', 'batteryFault on'],
  ['EKF variance', 'ekfFailsafe on'],
  ['EKF Failsafe: changed to LAND Mode', 'ekfFailsafe on'],
  ['EKF Failsafe Cleared', 'ekfFailsafe off'],
  ['Max Alt fence breached', 'fenceFailsafe on'],
  ['Max Alt, Circle and Polygon fences breached', 'fenceFailsafe on'],
  ['Fence breach cleared', 'fenceFailsafe off'],
  ['Potential Thrust Loss (2)', 'thrustLoss on'],
  ['Failsafe: Terrain data missing', 'terrain on'],
  ['Restarting RTL - Terrain data missing', 'terrain on'],
  ['RTL: no terrain data, using alt-above-home', 'terrain on'],
  ['Land: no terrain data, using alt-above-home', 'terrain on'],
  ['Crash: Disarming: AngErr=85>30, Accel=1.2<3.0', 'crash on'],
  ['Crash detected', 'crash on'],
  ['Hard landing detected', 'crash on'],
])('%s: %s', (text, said) => {
  const change = spokenChange(text);
  expect(`${change?.fault} ${change?.isOn ? 'on' : 'off'}`).toBe(said);
});

test('other texts begin and end nothing', () => {
  const texts = [
    'PreArm: Radio failsafe on',
    'PreArm: Terrain data missing',
    'Mode RTL',
    'Battery 1 low voltage failsafe',
    'Flight mode AUTO restored',
    'Polygon fence active',
  ];
  expect(texts.map(spokenChange)).toEqual(texts.map(() => undefined));
});

test('what is over by the state needs no text, but a message that was under way before the text says nothing', () => {
  expect(isPast('gcsFailsafe', { sound: true }, 1_000)).toBe(false);
  expect(isPast('gcsFailsafe', { sound: true }, 4_000)).toBe(true);
  expect(isPast('gcsFailsafe', { sound: false }, 60_000)).toBe(false);
  expect(isPast('ekfFailsafe', { sound: true, estimatorError: 1.2 }, 60_000)).toBe(false);
  expect(isPast('ekfFailsafe', { sound: true, estimatorError: 0.2 }, 60_000)).toBe(true);
  const fence = { flying: true, modeFamily: 1, sensorsPresent: 0x10_0000, sensorsEnabled: 0x10_0000, sensorsHealthy: 0 };
  expect(isPast('fenceFailsafe', fence, 60_000)).toBe(false);
  expect(isPast('fenceFailsafe', { ...fence, sensorsEnabled: 0 }, 4_000)).toBe(true);
  expect(isPast('fenceFailsafe', { ...fence, sensorsEnabled: 0, modeFamily: 3 }, 60_000)).toBe(false);
  expect(isPast('terrain', { sound: true, flying: true }, 60_000)).toBe(false);
  expect(isPast('terrain', { sound: true, flying: false }, 4_000)).toBe(true);
  expect(isPast('crash', { sound: true, flying: false, armed: false }, 600_000)).toBe(false);
});
