import { MavBatteryChargeState as Charge, MavBatteryType as Chemistry } from '../mavlink/named-numbers.generated.ts';
import type { VehicleState } from './state.ts';

/** Two levels of low power, as the protection against it has. */
export const LOW_BATTERY_PERCENT = 25;
const PERCENT = { low: LOW_BATTERY_PERCENT, empty: 10 } as const;
/** An alarm that comes and goes at its limit would repeat: to be over, the value has to be better by this much. */
const MARGIN = { percent: 3, cellVolts: 0.1, share: 0.02 } as const;

/** Volts of a cell under load. Without a chemistry the limit is one that a healthy pack of any kind does not reach in flight. */
const CELL_VOLTS: Partial<Record<number, Record<Level, number>>> = {
  [Chemistry.LIPO]: { low: 3.5, empty: 3.3 },
  [Chemistry.LIFE]: { low: 2.9, empty: 2.6 },
  [Chemistry.LION]: { low: 3.0, empty: 2.8 },
  [Chemistry.NIMH]: { low: 1.05, empty: 0.95 },
};
const CELL_VOLTS_OTHERWISE: Record<Level, number> = { low: 3.2, empty: 3.0 };

const CHARGE: Record<Level, readonly number[]> = {
  low: [Charge.LOW, Charge.CRITICAL, Charge.EMERGENCY],
  empty: [Charge.CRITICAL, Charge.EMERGENCY],
};
export const BROKEN_CHARGE: readonly number[] = [Charge.FAILED, Charge.UNHEALTHY];

export type Level = 'low' | 'empty';

/** What the aircraft itself takes for low and for critical, as far as its parameters are known. */
export interface BatteryLimits {
  volts: Partial<Record<Level, number>>;
  percent: Partial<Record<Level, number>>;
}

type BatteryState = Pick<VehicleState, 'batteryPercent' | 'batteryVoltage' | 'cellVoltage' | 'chargeState' | 'batteryChemistry'>;

/** Volts sag while the motors pull hard: only below the level for so long are they a low battery. */
const SAG_MS: Record<Level, number> = { low: 5_000, empty: 2_000 };

/** Since when its volts are below each level. */
export type SagSince = Map<Level, number>;

interface BatteryLook {
  limits: BatteryLimits | undefined;
  isOn: boolean;
  sagSince: SagSince;
  now: number;
}

/** Whether any of its measures is below the level; undefined where it reports none. One measure that is unknown silences no other. */
export function isBatteryBelow(level: Level, state: BatteryState, { limits, isOn, sagSince, now }: BatteryLook): boolean | undefined {
  const { batteryPercent, batteryVoltage, cellVoltage, chargeState, batteryChemistry = Chemistry.UNKNOWN } = state;
  const percent = Math.max(PERCENT[level], limits?.percent[level] ?? 0);
  const volts = limits?.volts[level];
  const cell = (CELL_VOLTS[batteryChemistry] ?? CELL_VOLTS_OTHERWISE)[level];
  const sags = anyOf(
    batteryVoltage === undefined || volts === undefined ? undefined : batteryVoltage < (isOn ? volts * (1 + MARGIN.share) : volts),
    cellVoltage === undefined ? undefined : cellVoltage < (isOn ? cell + MARGIN.cellVolts : cell),
  );
  // A clock that was put back would keep it waiting.
  if (sags) sagSince.set(level, Math.min(sagSince.get(level) ?? now, now));
  else sagSince.delete(level);
  return anyOf(
    batteryPercent === undefined ? undefined : batteryPercent < (isOn ? percent + MARGIN.percent : percent),
    chargeState === undefined || chargeState === Charge.UNDEFINED ? undefined : CHARGE[level].includes(chargeState),
    sags && (isOn || now - (sagSince.get(level) ?? now) >= SAG_MS[level]),
  );
}

function anyOf(...measures: (boolean | undefined)[]): boolean | undefined {
  const known = measures.filter((below) => below !== undefined);
  return known.length === 0 ? undefined : known.includes(true);
}

const ARDUPILOT = ['BATT_LOW_VOLT', 'BATT_CRT_VOLT', 'BATT_LOW_MAH', 'BATT_CRT_MAH', 'BATT_CAPACITY'] as const;
const PX4 = ['BAT_LOW_THR', 'BAT_CRIT_THR'] as const;

export const batterySettings = (autopilot: string): readonly string[] =>
  autopilot === 'ardupilot' ? ARDUPILOT : autopilot === 'px4' ? PX4 : [];

/** A value of zero switches a limit off. */
export function batteryLimits(valueOf: (name: string) => number | undefined): BatteryLimits {
  const positive = (name: string): number | undefined => {
    const value = valueOf(name);
    return value !== undefined && value > 0 ? value : undefined;
  };
  const capacity = positive('BATT_CAPACITY');
  const percent = (charge: number | undefined, share: number | undefined): number | undefined =>
    charge !== undefined && capacity !== undefined ? (charge / capacity) * 100 : share === undefined ? undefined : share * 100;
  return {
    volts: level(positive('BATT_LOW_VOLT'), positive('BATT_CRT_VOLT')),
    percent: level(percent(positive('BATT_LOW_MAH'), positive('BAT_LOW_THR')), percent(positive('BATT_CRT_MAH'), positive('BAT_CRIT_THR'))),
  };
}

const level = (low: number | undefined, empty: number | undefined): Partial<Record<Level, number>> => ({
  ...(low !== undefined && { low }),
  ...(empty !== undefined && { empty }),
});
