import { expect, test } from 'vitest';
import { MavSysStatusSensor as Bit } from '../mavlink/named-numbers.generated.ts';
import { faultChanges, newFaultMemory } from './fault.ts';
import type { VehicleState } from './state.ts';

const told = (...states: VehicleState[]) => {
  const memory = newFaultMemory();
  return states.map((state) => faultChanges(state, memory, 0).map(({ fault, isOn }) => `${fault} ${isOn ? 'on' : 'off'}`));
};
const ALL = 0x7fff_ffff & ~Bit.REVERSE_MOTOR;
const health = (failed: number, more: VehicleState = {}): VehicleState => ({
  ...{ sensorsPresent: ALL, sensorsEnabled: ALL, sensorsHealthy: ALL & ~failed, armed: true, flying: true },
  ...more,
});

test.each([
  ['gyro', Bit.SENSOR_3D_GYRO],
  ['gyro', Bit.SENSOR_3D_GYRO2],
  ['accelerometer', Bit.SENSOR_3D_ACCEL],
  ['compass', Bit.SENSOR_3D_MAG],
  ['barometer', Bit.SENSOR_ABSOLUTE_PRESSURE],
  ['airspeed', Bit.SENSOR_DIFFERENTIAL_PRESSURE],
  ['gps', Bit.SENSOR_GPS],
  ['opticalFlow', Bit.SENSOR_OPTICAL_FLOW],
  ['visionPosition', Bit.SENSOR_VISION_POSITION],
  ['rangefinder', Bit.SENSOR_LASER_POSITION],
  ['proximity', Bit.SENSOR_PROXIMITY],
  ['rcReceiver', Bit.SENSOR_RC_RECEIVER],
  ['motorOutputs', Bit.SENSOR_MOTOR_OUTPUTS],
  ['thrustLoss', Bit.SENSOR_PROPULSION],
  ['attitude', Bit.AHRS],
  ['logging', Bit.LOGGING],
  ['batteryFault', Bit.SENSOR_BATTERY],
  ['fenceFailsafe', Bit.GEOFENCE],
  ['sensor', Bit.SENSOR_SATCOM],
])('%s is named by its bit', (fault, bit) => {
  expect(told(health(0), health(bit), health(0))).toEqual([[], [`${fault} on`], [`${fault} off`]]);
});

test('missing terrain data and failed pre-arm checks are no faults', () => {
  expect(told(health(0), health(Bit.TERRAIN | Bit.PREARM_CHECK))).toEqual([[], []]);
});

test('a receiver that never heard a transmitter is no fault, one that lost it is', () => {
  const never = health(Bit.SENSOR_RC_RECEIVER);
  expect(told(never, never)).toEqual([[], []]);
  expect(told(health(0), never)).toEqual([[], ['rcReceiver on']]);
});

test('a GPS that ArduPilot no longer lists in flight has failed; one that is unplugged on the ground has not', () => {
  const without = { sensorsPresent: ALL & ~Bit.SENSOR_GPS, sensorsEnabled: ALL & ~Bit.SENSOR_GPS };
  expect(told(health(0), health(Bit.SENSOR_GPS, without))).toEqual([[], ['gps on']]);
  expect(told(health(0), health(Bit.SENSOR_GPS, { ...without, flying: false, armed: false }))).toEqual([[], []]);
});

test('a battery that is low by its own word is not also broken', () => {
  expect(told(health(Bit.SENSOR_BATTERY, { chargeState: 2 }))).toEqual([['batteryLow on']]);
});
