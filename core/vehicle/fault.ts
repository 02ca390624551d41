import { positioningNumber } from './positioning.ts';
import type { VehicleState } from './state.ts';

/** What can be wrong with a vehicle. A fault's class is its place here, counted from one. */
export const FAULTS = ['emergency', 'batteryEmpty', 'batteryLow', 'positioning', 'estimator', 'sensor', 'link'] as const;

export type Fault = (typeof FAULTS)[number];

export const faultClass = (fault: Fault): number => FAULTS.indexOf(fault) + 1;

/** Two levels of low power, as the protection against it has. */
const BATTERY = { low: 25, empty: 10 } as const;
/** A fault that comes and goes at its limit would be told again and again: to be over it has to be better by this much. */
const MARGIN = { percent: 3, estimator: 0.2, loss: 10 } as const;
const ESTIMATOR_MAX = 1;
const LOSS_MAX = 50;

/** The checks before arming and what the pilot switched off are no faults of the hardware. */
const NO_SENSORS = 0x1000_0000 | 0x0010_0000 | 0x0100_0000 | 0x8000_0000;

type Rule = (state: VehicleState, isOn: boolean) => boolean | undefined;

const batteryBelow =
  (limit: number): Rule =>
  ({ batteryPercent }, isOn) =>
    batteryPercent === undefined ? undefined : batteryPercent < (isOn ? limit + MARGIN.percent : limit);

/** Whether each is so, or nothing where the state does not tell. */
const RULES: Record<Fault, Rule> = {
  emergency: ({ sound }) => (sound === undefined ? undefined : !sound),
  batteryEmpty: batteryBelow(BATTERY.empty),
  batteryLow: batteryBelow(BATTERY.low),
  // On the ground, indoors, no satellite is no fault.
  positioning: ({ positioning, flying }) =>
    positioning === undefined || flying === undefined ? undefined : flying && positioning <= positioningNumber('poorGps'),
  estimator: ({ estimatorError, flying }, isOn) =>
    estimatorError === undefined || flying === undefined
      ? undefined
      : flying && estimatorError > (isOn ? ESTIMATOR_MAX - MARGIN.estimator : ESTIMATOR_MAX),
  sensor: ({ sensorsPresent, sensorsEnabled, sensorsHealthy }) =>
    sensorsPresent === undefined || sensorsEnabled === undefined || sensorsHealthy === undefined
      ? undefined
      : (sensorsPresent & sensorsEnabled & ~sensorsHealthy & ~NO_SENSORS) !== 0,
  link: ({ linkLoss }, isOn) => (linkLoss === undefined ? undefined : linkLoss > (isOn ? LOSS_MAX - MARGIN.loss : LOSS_MAX)),
};

export interface FaultChange {
  fault: Fault;
  isOn: boolean;
}

/** What began and what is over, and the set brought up to date. */
export function faultChanges(state: VehicleState, present: Set<Fault>): FaultChange[] {
  const changes: FaultChange[] = [];
  for (const fault of FAULTS) {
    const before = present.has(fault);
    const now = RULES[fault](state, before) ?? before;
    if (now === before) continue;
    changes.push({ fault, isOn: now });
    if (now) present.add(fault);
    else present.delete(fault);
  }
  return changes;
}
