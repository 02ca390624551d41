import { expect, test } from 'vitest';
import { MavSysStatusSensor as Bit } from '../mavlink/named-numbers.generated.ts';
import { batteryLimits, batterySettings } from './battery-level.ts';
import { faultChanges, newFaultMemory } from './fault.ts';
import type { VehicleState } from './state.ts';

/** What is told every six seconds, which is longer than a sag. */
const told = (settings: Record<string, number>, ...states: VehicleState[]) => toldEvery(6, settings, ...states);

function toldEvery(seconds: number, settings: Record<string, number>, ...states: VehicleState[]): string[][] {
  const memory = { ...newFaultMemory(), batteryLimits: batteryLimits((name) => settings[name]) };
  return states.map((state, at) =>
    faultChanges(state, memory, at * seconds * 1_000).map(({ fault, isOn }) => `${fault} ${isOn ? 'on' : 'off'}`),
  );
}

test('a battery whose percent is unknown is low by its voltage, as the aircraft is set', () => {
  const settings = { BATT_LOW_VOLT: 14, BATT_CRT_VOLT: 13.2 };
  const volts = [15, 13.9, 13.9, 14.1, 13.1, 13.1, 14.5];
  expect(told(settings, ...volts.map((batteryVoltage) => ({ batteryVoltage })))).toEqual([
    [],
    [],
    ['batteryLow on'],
    [],
    [],
    ['batteryEmpty on'],
    ['batteryEmpty off', 'batteryLow off'],
  ]);
  expect(told({}, { batteryVoltage: 9 }, { batteryVoltage: 9 })).toEqual([[], []]);
});

test('volts that sag for a moment are no low battery: five seconds are, two of an empty one', () => {
  const settings = { BATT_LOW_VOLT: 14, BATT_CRT_VOLT: 13.2 };
  const each = (...volts: number[]) => toldEvery(1, settings, ...volts.map((batteryVoltage) => ({ batteryVoltage })));
  expect(each(15, 13.9, 13.9, 13.9, 13.9, 15, 13.9, 13.9).flat()).toEqual([]);
  expect(each(15, 13.9, 13.9, 13.9, 13.9, 13.9, 13.9).map((one) => one.join())).toEqual(['', '', '', '', '', '', 'batteryLow on']);
  expect(each(15, 13.1, 13.1, 15).flat()).toEqual([]);
  expect(each(15, 13.1, 13.1, 13.1).map((one) => one.join())).toEqual(['', '', '', 'batteryEmpty on']);
});

test('a battery that ArduPilot calls bad while its volts sag is not told to be broken', () => {
  const sagging = { batteryVoltage: 13.9, sensorsPresent: Bit.SENSOR_BATTERY, sensorsEnabled: Bit.SENSOR_BATTERY, sensorsHealthy: 0 };
  expect(toldEvery(1, { BATT_LOW_VOLT: 14 }, sagging, sagging)).toEqual([[], []]);
});

test('one weak cell is enough, by the chemistry of the pack', () => {
  const lipo = [3.4, 3.4, 3.2, 3.2, 3.7].map((cellVoltage) => ({ cellVoltage, batteryChemistry: 1 }));
  expect(told({}, ...lipo)).toEqual([[], ['batteryLow on'], [], ['batteryEmpty on'], ['batteryEmpty off', 'batteryLow off']]);
  const ofAnother = { cellVoltage: 3.4, batteryChemistry: 3 };
  expect(told({}, ofAnother, ofAnother, { cellVoltage: 3.4 })).toEqual([[], [], []]);
});

test('its own word counts, whatever the percent says', () => {
  const states = [1, 2, 3, 4, 1].map((chargeState) => ({ chargeState, batteryPercent: 80 }));
  expect(told({}, ...states)).toEqual([[], ['batteryLow on'], ['batteryEmpty on'], [], ['batteryEmpty off', 'batteryLow off']]);
  expect(told({}, { chargeState: 6 }, { chargeState: 5 }, { chargeState: 1 })).toEqual([['batteryFault on'], [], ['batteryFault off']]);
});

test('its own limits of charge raise ours, and never lower them', () => {
  const ofArduPilot = { BATT_CAPACITY: 5_000, BATT_LOW_MAH: 2_000, BATT_CRT_MAH: 100 };
  expect(told(ofArduPilot, { batteryPercent: 39 }, { batteryPercent: 9 })).toEqual([['batteryLow on'], ['batteryEmpty on']]);
  expect(told({ BAT_LOW_THR: 0.4, BAT_CRIT_THR: 0.07 }, { batteryPercent: 39 })).toEqual([['batteryLow on']]);
  expect(told({ BATT_LOW_VOLT: 0, BATT_LOW_MAH: 0 }, { batteryPercent: 50, batteryVoltage: 0.1 })).toEqual([[]]);
});

test('each kind of autopilot is asked for its own settings', () => {
  expect(batterySettings('ardupilot')).toContain('BATT_LOW_VOLT');
  expect(batterySettings('px4')).toContain('BAT_LOW_THR');
  expect(batterySettings('other')).toEqual([]);
});
