import { modeNumbered, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import { waitsWith } from '@skyhelm/core/vehicle/paused-in';
import { phaseNumbered, type Phase } from '@skyhelm/core/vehicle/phase';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Say } from './words.ts';

type Told = { [F in 'mode' | 'phase' | 'pausedIn']?: VehicleState[F] | null };

/** What it is at, and how far that has come where it is not simply under way, or what it waits with; nothing where nobody knows. Words: `vehicle`. */
export function phaseText(t: Say, told: Told): string | undefined {
  const { mode, phase } = told;
  const waiting = waitsWith(told);
  if (waiting) return t(`vehicle.pausedIn.${waiting}`);
  const reached = phaseNumbered(phase ?? 0);
  const name = reached?.mode ?? modeNumbered(mode ?? 0);
  if (!name) return undefined;
  return reachedText(t, reached ?? { mode: name, phase: 'inProgress' });
}

/** The same of a mode and how far it came, where both are known. */
export function reachedText(t: Say, { mode, phase }: { mode: FlightMode; phase: Phase }): string {
  const name = t(`vehicle.mode.${mode}`);
  return phase === 'inProgress' || mode === 'notFlying' ? name : `${name} · ${t(`vehicle.phase.${phase}`)}`;
}
