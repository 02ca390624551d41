import type { Airframe } from '../../vehicle/airframe.ts';

/** Where a number comes from, the best first: what its flights have shown, what somebody has entered, what aircraft of its kind usually do. */
export const ENDURANCE_BASES = ['flights', 'registered', 'usual'] as const;
export type EnduranceBasis = (typeof ENDURANCE_BASES)[number];

/** How long an aircraft stays up on one charge. */
export interface Endurance {
  airframe: Airframe;
  seconds: number;
  basis: EnduranceBasis;
}

/** Minutes that can be entered for a device. */
export const ENDURANCE_MINUTES = { min: 3, max: 2_880 } as const;

const USUAL_MINUTES: Record<Airframe, number> = { multirotor: 25, fixedWing: 60, vtol: 60, other: 25 };

/** For an aircraft that nobody has chosen yet. */
export const USUAL_ENDURANCE: Endurance = { airframe: 'multirotor', seconds: USUAL_MINUTES.multirotor * 60, basis: 'usual' };

/** One flight, as far as it tells what it took. */
export interface FlownCharge {
  seconds: number;
  /** Per cent at the beginning and at the end. */
  startPercent: number | null;
  endPercent: number | null;
}

/** Short hops say little: a gauge of whole per cents, and voltages that recover, are wrong by a few of them. */
const LEAST = { seconds: 60, percentOfFlight: 5, percentInAll: 20 } as const;

interface Known {
  airframe: Airframe;
  flights: readonly FlownCharge[];
  registeredMinutes: number | null;
}

export function enduranceOf({ airframe, flights, registeredMinutes }: Known): Endurance {
  const measured = measuredSeconds(flights);
  if (measured !== undefined) return { airframe, seconds: measured, basis: 'flights' };
  if (registeredMinutes !== null) return { airframe, seconds: registeredMinutes * 60, basis: 'registered' };
  return { airframe, seconds: USUAL_MINUTES[airframe] * 60, basis: 'usual' };
}

/** Nothing where they tell too little, or what no aircraft does. */
function measuredSeconds(flights: readonly FlownCharge[]): number | undefined {
  let [seconds, percent] = [0, 0];
  for (const flight of flights) {
    const used = (flight.startPercent ?? Number.NaN) - (flight.endPercent ?? Number.NaN);
    if (!(flight.seconds >= LEAST.seconds && used >= LEAST.percentOfFlight)) continue;
    seconds += flight.seconds;
    percent += used;
  }
  if (percent < LEAST.percentInAll) return undefined;
  const measured = (seconds / percent) * 100;
  return measured >= ENDURANCE_MINUTES.min * 60 && measured <= ENDURANCE_MINUTES.max * 60 ? measured : undefined;
}
