import { modeNumbered, type FlightMode } from './flight-mode.ts';
import { phaseNumbered } from './phase.ts';
import type { VehicleState } from './state.ts';

/** What an aircraft that was told to wait goes on with, as far as it matters to whoever tells it to. */
export const PAUSED_IN = ['takeOff', 'route', 'return', 'landing', 'place', 'circle'] as const;
export type PausedIn = (typeof PAUSED_IN)[number];

const KINDS: Partial<Record<FlightMode, PausedIn>> = {
  takeOff: 'takeOff',
  route: 'route',
  abPoint: 'route',
  return: 'return',
  trackReturn: 'return',
  homing: 'return',
  land: 'landing',
  pointing: 'place',
  surround: 'circle',
};

/** Nothing where it goes on with nothing that anybody here knows of. */
export const kindOfPause = (mode: FlightMode | undefined): PausedIn | undefined => mode && KINDS[mode];

export const pausedInOf = ({ pausedIn }: Pick<VehicleState, 'pausedIn'>): PausedIn | undefined => kindOfPause(modeNumbered(pausedIn ?? 0));

/** What brings it down without another word: nobody who means to fly on along the route tells it to by mistake. */
export const endsFlight = (kind: PausedIn | undefined): kind is 'return' | 'landing' => kind === 'return' || kind === 'landing';

type Standing = { [F in 'mode' | 'phase' | 'pausedIn']?: VehicleState[F] | null };

/** It has come to a stop, by its own word, with something to go on with; until then it is still at that. */
export function waitsWith({ mode, phase, pausedIn }: Standing): PausedIn | undefined {
  const reached = phaseNumbered(phase ?? 0);
  const flown = reached?.mode ?? modeNumbered(mode ?? 0);
  const kind = kindOfPause(modeNumbered(pausedIn ?? 0));
  // A plane waits in the middle of its route by circling a place, as nothing else keeps it at the speed of the route.
  if (flown === 'pointing') return kind === 'place' || kind === 'circle' ? undefined : kind;
  return reached?.phase === 'paused' || flown === 'fixedPoint' ? kind : undefined;
}

/** Whoever has seen that it waits with something else is not obeyed; whoever has seen nothing of the kind does not bring it down. Nothing said is nothing seen. */
export function isOtherPause(seen: PausedIn | null | undefined, known: PausedIn | undefined): boolean {
  if (seen === undefined || known === undefined) return false;
  return seen === null ? endsFlight(known) : seen !== known;
}
