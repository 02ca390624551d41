import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultChanges, faultClass, FAULTS, newFaultMemory } from './fault.ts';
import type { VehicleState } from './state.ts';

const told = (...states: VehicleState[]) => {
  const memory = newFaultMemory();
  return states.map((state) => faultChanges(state, memory, 0).map(({ fault, isOn }) => `${fault} ${isOn ? 'on' : 'off'}`));
};

test('each fault has a class of its own', () => {
  expect(FAULTS.map(faultClass)).toEqual(FAULTS.map((_, at) => at + 1));
});

test('a battery is told to be low, then empty, and not again for wavering at the limit', () => {
  const percents = [60, 24, 25, 24, 9, 11, 30];
  expect(told(...percents.map((batteryPercent) => ({ batteryPercent })))).toEqual([
    [],
    ['batteryLow on'],
    [],
    [],
    ['batteryEmpty on'],
    [],
    ['batteryEmpty off', 'batteryLow off'],
  ]);
});

test('no satellites matter in the air only', () => {
  expect(told({ positioning: 0, flying: false }, { positioning: 0, flying: true }, { positioning: 2, flying: true })).toEqual([
    [],
    ['positioning on'],
    ['positioning off'],
  ]);
});

test('a sensor counts if it is there, switched on and ill; the checks before arming are no sensor', () => {
  const bits = (sensorsHealthy: number) => ({ sensorsPresent: 0x1000_0021, sensorsEnabled: 0x1000_0021, sensorsHealthy });
  expect(told(bits(0x21), bits(0x20), bits(0x1000_0021))).toEqual([[], ['gyro on'], ['gyro off']]);
  expect(told({ sensorsPresent: 1, sensorsEnabled: 0, sensorsHealthy: 0 })).toEqual([[]]);
});

test('a sensor that was never well yet is no fault on the ground, where the vehicle boots, but is one to whoever flies with it', () => {
  const bits = (sensorsHealthy: number, more: VehicleState = {}): VehicleState => ({
    ...{ sensorsPresent: 0x23, sensorsEnabled: 0x23, sensorsHealthy, armed: false, flying: false },
    ...more,
  });
  expect(told(bits(0x00), bits(0x01), bits(0x21), bits(0x23))).toEqual([[], [], [], []]);
  expect(told(bits(0x23), bits(0x22), bits(0x23))).toEqual([[], ['gyro on'], ['gyro off']]);
  expect(told(bits(0x03), bits(0x03, { armed: true }), bits(0x03))).toEqual([[], ['gps on'], ['gps off']]);
  expect(told(bits(0x03, { flying: true }))).toEqual([['gps on']]);
});

test('a vehicle beyond its fence says so by itself', () => {
  const bits = (sensorsHealthy: number) => ({ flying: true, sensorsPresent: 0x10_0000, sensorsEnabled: 0x10_0000, sensorsHealthy });
  expect(told(bits(0x10_0000), bits(0), { ...bits(0), flying: false })).toEqual([[], ['fenceFailsafe on'], ['fenceFailsafe off']]);
});

test('what is not known changes nothing, and saying the same twice tells nothing', () => {
  const state = fc.record(
    {
      batteryPercent: fc.nat(100),
      sound: fc.boolean(),
      flying: fc.boolean(),
      positioning: fc.nat(7),
      linkLoss: fc.nat(100),
      estimatorError: fc.double({ min: 0, max: 5, noNaN: true }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(state, state, (one, other) => {
      const [, again, , silent] = told(one, one, other, {});
      expect([again, silent]).toEqual([[], []]);
    }),
  );
});
