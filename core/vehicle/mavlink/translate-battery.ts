import { MavBatteryChargeState, MavBatteryType, MavSysStatusSensor } from '../../mavlink/named-numbers.generated.ts';
import { offsetsOf } from '../../mavlink/offsets.ts';
import type { Translations } from './translation.ts';

const UNKNOWN_U16 = 0xffff;
const UNKNOWN_I16 = 0x7fff;

const system = offsetsOf('SYS_STATUS');
const battery = offsetsOf('BATTERY_STATUS');

export const BATTERY_MESSAGES: Translations = {
  SYS_STATUS(view, patch) {
    const present = view.getUint32(system.onboard_control_sensors_present, true);
    const healthy = view.getUint32(system.onboard_control_sensors_health, true);
    const millivolts = view.getUint16(system.voltage_battery, true);
    const current = view.getInt16(system.current_battery, true);
    const percent = view.getInt8(system.battery_remaining);
    patch.sensorsPresent = present;
    patch.sensorsEnabled = view.getUint32(system.onboard_control_sensors_enabled, true);
    patch.sensorsHealthy = healthy;
    patch.processorLoad = view.getUint16(system.load, true) / 10;
    if ((present & MavSysStatusSensor.PREARM_CHECK) !== 0) patch.readyToArm = (healthy & MavSysStatusSensor.PREARM_CHECK) !== 0;
    // An autopilot without a battery monitor sends zero.
    if (millivolts !== UNKNOWN_U16 && millivolts !== 0) patch.batteryVoltage = millivolts / 1000;
    if (current !== -1) patch.batteryCurrent = current / 100;
    if (percent !== -1) patch.batteryPercent = percent;
  },

  /** Voltage and percent are those of SYS_STATUS, the pack the autopilot flies by; a second pack would make them waver. */
  BATTERY_STATUS(view, patch) {
    if (view.getUint8(battery.id) !== 0) return;
    const temperature = view.getInt16(battery.temperature, true);
    const seconds = view.getInt32(battery.time_remaining, true);
    if (temperature !== UNKNOWN_I16) patch.batteryTemperature = temperature / 100;
    if (seconds > 0) patch.batteryTime = seconds;
    const cell = lowestCell(view);
    if (cell !== undefined) patch.cellVoltage = cell / 1000;
    const charge = view.getUint8(battery.charge_state);
    const chemistry = view.getUint8(battery.type);
    if (charge !== MavBatteryChargeState.UNDEFINED) patch.chargeState = charge;
    if (chemistry !== MavBatteryType.UNKNOWN) patch.batteryChemistry = chemistry;
  },
};

const CELLS = 10;
/** More is no single cell: a monitor that measures the whole pack writes it in the place of the first. */
const CELL_MAX = 5_000;

/** In millivolts; undefined unless several cells are measured one by one. */
function lowestCell(view: DataView): number | undefined {
  const cells = Array.from({ length: CELLS }, (_, cell) => view.getUint16(battery.voltages + cell * 2, true)).filter(
    (millivolts) => millivolts !== UNKNOWN_U16 && millivolts !== 0,
  );
  return cells.length > 1 && cells.every((millivolts) => millivolts <= CELL_MAX) ? Math.min(...cells) : undefined;
}
