import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { phaseNumbered } from '@skyhelm/core/vehicle/phase';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Say } from './words.ts';

type Told = { [F in 'mode' | 'phase']?: VehicleState[F] | null };

/** What it is at, and how far that has come where it is not simply under way; nothing where nobody knows. Words: `vehicle`. */
export function phaseText(t: Say, { mode, phase }: Told): string | undefined {
  const reached = phaseNumbered(phase ?? 0);
  const name = reached?.mode ?? modeNumbered(mode ?? 0);
  if (!name) return undefined;
  const isPlain = !reached || reached.phase === 'inProgress' || name === 'notFlying';
  return isPlain ? t(`vehicle.mode.${name}`) : `${t(`vehicle.mode.${name}`)} · ${t(`vehicle.phase.${reached.phase}`)}`;
}
