import { FLIGHT_MODES, type FlightMode } from './flight-mode.ts';

const PLAIN_PHASES = ['notFlying', 'failed', 'paused', 'inProgress', 'completed'] as const;
const WAYPOINT_PHASES = ['hovering', 'flyingToWaypoint', 'presetAction'] as const;

export type Phase = (typeof PLAIN_PHASES)[number] | (typeof WAYPOINT_PHASES)[number];

/** How far a mode has come. Whoever is not flying at all has one phase only. */
export function phasesOf(mode: FlightMode): readonly Phase[] {
  if (mode === 'notFlying') return ['notFlying'];
  return mode === 'route' || mode === 'abPoint' ? [...PLAIN_PHASES, ...WAYPOINT_PHASES] : PLAIN_PHASES;
}

/** The messages UM1, UM2 and so on, each for one phase of one mode. */
export const UNMANNED_MESSAGES: readonly { mode: FlightMode; phase: Phase }[] = FLIGHT_MODES.flatMap((mode) =>
  phasesOf(mode).map((phase) => ({ mode, phase })),
);

const NUMBERS = new Map(UNMANNED_MESSAGES.map(({ mode, phase }, at) => [`${mode} ${phase}`, at + 1]));

/** Nothing where the mode has no such phase. */
export const phaseNumber = (mode: FlightMode, phase: Phase): number | undefined => NUMBERS.get(`${mode} ${phase}`);
export const phaseNumbered = (number: number): { mode: FlightMode; phase: Phase } | undefined => UNMANNED_MESSAGES[number - 1];

export interface FlightFacts {
  mode: FlightMode;
  isFlying: boolean;
  /** It flew in this mode before it came down. */
  hasFlown: boolean;
  isHeld: boolean;
  hasFailed: boolean;
  /** Metres a second over ground; unknown counts as moving. */
  groundSpeed: number | undefined;
}

/** Slower than this, an aircraft on a route stands over a point of it. */
const HOVER_BELOW_MPS = 0.5;

export function phaseOf({ mode, isFlying, hasFlown, isHeld, hasFailed, groundSpeed }: FlightFacts): Phase {
  if (mode === 'notFlying') return 'notFlying';
  if (hasFailed) return 'failed';
  if (!isFlying) return hasFlown ? 'completed' : 'notFlying';
  if (isHeld) return 'paused';
  if (mode !== 'route' && mode !== 'abPoint') return 'inProgress';
  return groundSpeed !== undefined && groundSpeed < HOVER_BELOW_MPS ? 'hovering' : 'flyingToWaypoint';
}
