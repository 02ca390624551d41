import { MavLandedState, MavState, MavSysStatusSensor as Sensor } from '@skyhelm/core/mavlink/named-numbers.generated';
import { expect, test } from 'vitest';
import { airborne, fly, testCraft } from '../testing/flight.ts';
import { obeyLine } from '../scenarios/order-line.ts';
import type { Aircraft } from '../vehicle/aircraft.ts';
import type { Comms } from './comms.ts';
import { STATUS } from './telemetry/status.ts';

const give = (craft: Aircraft, line: string) => obeyLine(line, { craft, disturb: () => undefined, kill: () => undefined });
const told = <N extends 'SYS_STATUS' | 'BATTERY_STATUS' | 'EXTENDED_SYS_STATE' | 'HEARTBEAT'>(craft: Aircraft, name: N) =>
  STATUS[name]!({ craft } as Comms)!;

test('a part that fails is present, enabled and unhealthy, until it is mended', () => {
  const craft = airborne(testCraft());
  const isIll = (bit: number) => {
    const status = told(craft, 'SYS_STATUS');
    const [present = 0, enabled = 0, health = 0] = [
      status?.onboard_control_sensors_present,
      status?.onboard_control_sensors_enabled,
      status?.onboard_control_sensors_health,
    ];
    return (present & enabled & ~health & bit) !== 0;
  };
  for (const [part, bit] of [
    ['gyro', Sensor.SENSOR_3D_GYRO],
    ['rangefinder', Sensor.SENSOR_LASER_POSITION],
    ['terrain', Sensor.TERRAIN],
  ] as const) {
    expect(isIll(bit), part).toBe(false);
    give(craft, `sensor ${part} off`);
    expect(isIll(bit), part).toBe(true);
    give(craft, `sensor ${part} on`);
    expect(isIll(bit), part).toBe(false);
  }
});

test('a battery without a gauge still tells its voltage', () => {
  const craft = airborne(testCraft());
  give(craft, 'gauge off');
  give(craft, 'cell 3.2');
  expect(told(craft, 'SYS_STATUS')).toMatchObject({ battery_remaining: -1, voltage_battery: 12_800 });
});

test('disarmed in the air it reports itself as landed, as ArduCopter does, and falls', () => {
  const craft = airborne(testCraft());
  give(craft, 'disarm');
  fly(craft, 0.5);
  expect(craft.body.upSpeed).toBeLessThan(-2);
  expect(told(craft, 'EXTENDED_SYS_STATE')).toMatchObject({ landed_state: MavLandedState.ON_GROUND });
  expect(told(craft, 'HEARTBEAT')).toMatchObject({ system_status: MavState.STANDBY });
});
