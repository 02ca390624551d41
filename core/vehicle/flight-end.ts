import { LOW_BATTERY_PERCENT } from './battery-level.ts';
import type { FlightMode } from './flight-mode.ts';

/** How a flight along a route ended before the route did. */
export const EARLY_ENDS = ['battery', 'return', 'landing', 'replaced'] as const;
export type EarlyEnd = (typeof EARLY_ENDS)[number];

const HOMEWARD: readonly FlightMode[] = ['return', 'trackReturn', 'homing'];

/** By what it said last: how much power it had, and what it was at. */
export function earlyEnd(batteryPercent: number | undefined, mode: FlightMode | undefined): EarlyEnd {
  if (batteryPercent !== undefined && batteryPercent <= LOW_BATTERY_PERCENT) return 'battery';
  return mode !== undefined && HOMEWARD.includes(mode) ? 'return' : 'landing';
}
