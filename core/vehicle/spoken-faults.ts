import { isArduPilot } from './native-mode.ts';
import { reportsBreach } from './sensors.ts';
import type { VehicleState } from './state.ts';

/** Faults that an autopilot reports in words, and most of them nowhere else. */
export type SpokenFault =
  | 'radioFailsafe'
  | 'gcsFailsafe'
  | 'batteryFailsafe'
  | 'ekfFailsafe'
  | 'fenceFailsafe'
  | 'batteryFault'
  | 'thrustLoss'
  | 'crash'
  | 'terrain';

interface Saying {
  fault: SpokenFault;
  begins: RegExp;
  ends?: RegExp;
}

/**
 * In the words of ArduPilot 4.0 to 4.6 and PX4 1.16. ArduPlane before 4.1 writes `Failsafe. Short event on`. What ends a fault is looked for
 * first: `Radio Failsafe Cleared` begins like the fault.
 */
const SAYINGS: readonly Saying[] = [
  {
    fault: 'radioFailsafe',
    begins: /^Radio(?: \+ Battery)? Failsafe|^RC (?:Short|Long) Failsafe|^Failsafe\. (?:Short|Long) event on|^Manual control lost/i,
    ends: /^Radio Failsafe Cleared|^(?:RC )?(?:Short|Long) Failsafe Cleared|^Failsafe\. (?:Short|Long) event off|^Manual control regained/i,
  },
  {
    fault: 'gcsFailsafe',
    begins: /^GCS(?: \+ Battery)? Failsafe|^(?:Connection to )?ground (?:control )?station (?:connection )?lost|^Data link lost/i,
    ends: /^GCS Failsafe (?:Cleared|Off)|^(?:Connection to )?ground (?:control )?station (?:connection )?regained|^Data link regained/i,
  },
  {
    fault: 'batteryFailsafe',
    begins: /^Battery \d+ is (?:low|critical)\b|^Battery Failsafe|^(?:Low|Critical|Emergency|Dangerously low) battery/i,
  },
  { fault: 'batteryFault', begins: /^Battery \d+ is missing|^Battery \d+ (?:failed|unhealthy)/i },
  { fault: 'ekfFailsafe', begins: /^EKF Failsafe|^EKF variance/i, ends: /^EKF Failsafe Cleared|^EKF variance cleared/i },
  { fault: 'fenceFailsafe', begins: /\bfences? breached$|^Geofence (?:violation|breach)/i, ends: /^Fence breach cleared/i },
  { fault: 'thrustLoss', begins: /^Potential Thrust Loss|^Engine failure|^Motor failure/i },
  // While it needs the heights of the ground: that a tile is missing is no fault otherwise.
  {
    fault: 'terrain',
    begins: /^(?:Failsafe: |Restarting RTL - )Terrain data missing|^(?:RTL|Land|PayloadPlace): no terrain data/i,
  },
  { fault: 'crash', begins: /^Crash: Disarming|^Crash detected|^Hard landing detected/i },
];

const SPOKEN: ReadonlySet<string> = new Set(SAYINGS.map(({ fault }) => fault));
export const isSpoken = (fault: string): fault is SpokenFault => SPOKEN.has(fault);

/** What no message ends in flight: it stays until the aircraft has landed, is armed again or restarts, or a pilot has acknowledged it. */
export const LASTING = ['crash', 'thrustLoss', 'batteryFault', 'terrain'] as const satisfies readonly SpokenFault[];
export const isLasting = (fault: string): boolean => LASTING.some((one) => one === fault);

export interface SpokenChange {
  fault: SpokenFault;
  isOn: boolean;
}

export function spokenChange(text: string): SpokenChange | undefined {
  for (const { fault, begins, ends } of SAYINGS) {
    if (ends?.test(text)) return { fault, isOn: false };
    if (begins.test(text)) return { fault, isOn: true };
  }
  return undefined;
}

/** A message that was under way before the text says nothing about it. */
const SETTLED_MS = 3_000;
/** Well inside what the estimator accepts. */
const ESTIMATOR_CALM = 0.8;

/** The end of a failsafe may get lost on the way, and of some nothing is said: whether the state shows that it is over. */
export function isPast(fault: SpokenFault, state: VehicleState, ageMs: number): boolean {
  if (ageMs < SETTLED_MS) return false;
  const { sound, flying, armed, estimatorError } = state;
  // An autopilot reports itself as critical while any of its failsafes lasts.
  switch (fault) {
    case 'radioFailsafe':
    case 'gcsFailsafe':
    case 'batteryFailsafe':
      return sound === true;
    case 'ekfFailsafe':
      return sound === true && (estimatorError === undefined || estimatorError < ESTIMATOR_CALM);
    case 'fenceFailsafe':
      // ArduPilot is silent when a fence that is breached is switched off; its health bits show it.
      return flying === false || (isArduPilot(state) && state.sensorsHealthy !== undefined && !reportsBreach(state));
    case 'thrustLoss':
    case 'terrain':
      return flying === false;
    case 'batteryFault':
      return armed === false && sound === true;
    case 'crash':
      return false;
  }
}
