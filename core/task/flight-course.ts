import { modeNumbered, staysOnRoute } from '../vehicle/flight-mode.ts';
import { endsFlight, waitsWith } from '../vehicle/paused-in.ts';
import { phaseNumbered } from '../vehicle/phase.ts';
import type { VehicleState } from '../vehicle/state.ts';

/** What an aircraft in the air is at: under way as it was told, led home, led down, led anywhere else, or waiting: with its plan, or with one of these. */
export const FLIGHT_COURSES = [
  'underWay',
  'paused',
  'pausedReturning',
  'pausedLanding',
  'pausedElsewhere',
  'returning',
  'landing',
  'elsewhere',
] as const;
export type FlightCourse = (typeof FLIGHT_COURSES)[number];

const HOMEWARD = ['return', 'trackReturn', 'homing'] as const;

/** By what it says of itself. One that says nothing is under way; one that holds its place has paused only where it has something to go on with. */
export function courseOf(state: Pick<VehicleState, 'mode' | 'phase' | 'pausedIn'>, hasPlan: boolean): FlightCourse {
  const reached = phaseNumbered(state.phase ?? 0);
  const name = reached?.mode ?? modeNumbered(state.mode ?? 0);
  const waiting = waitsWith(state);
  if (endsFlight(waiting)) return waiting === 'return' ? 'pausedReturning' : 'pausedLanding';
  if (waiting === 'place' || waiting === 'circle') return 'pausedElsewhere';
  if (waiting || reached?.phase === 'paused' || (name === 'fixedPoint' && hasPlan)) return 'paused';
  if (HOMEWARD.some((homeward) => homeward === name)) return 'returning';
  if (name === 'land') return 'landing';
  return name === 'notFlying' || (staysOnRoute(name) && name !== 'fixedPoint') ? 'underWay' : 'elsewhere';
}

/** Neither flown now nor gone on with by itself: what is left of the plan is not what is left of the flight. */
export const isOffPlan = (course: FlightCourse): boolean => course !== 'underWay' && course !== 'paused';
