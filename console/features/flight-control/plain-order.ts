import type { sendCommand } from '@skyhelm/contract/control';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Homeward } from '@skyhelm/core/plan/path/way-home';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { endsFlight, pausedInOf, type PausedIn } from '@skyhelm/core/vehicle/paused-in';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** Commands without figures. */
export type Plain = 'pause' | 'continue' | 'land' | 'manual' | 'emergencyStop' | 'resetMission' | 'checkReadiness' | 'reboot' | Homeward;

/** What it is seen to wait with goes with the word to go on: the server refuses it where somebody else has told it something since. */
export const orderOf = (deviceId: DeviceId, kind: Plain, seen?: PausedIn, evenLanding = false): InputOf<typeof sendCommand> =>
  kind === 'continue' ? { deviceId, kind, pausedIn: seen ?? null, ...(evenLanding && { evenLanding }) } : { deviceId, kind };

/** What ends a flight although it is only gone on with, and the closed zones on its way. */
export interface GoingOn {
  /** `routeLanding`: the route on board is in its landing; `routeReturn`: it has only its return left. */
  kind: 'return' | 'landing' | 'routeLanding' | 'routeReturn';
  zones: readonly string[];
}

/** Nothing where it goes on with what need not be asked about. A return that was paused flies home the way it did. */
export function endingGoneOnWith(
  state: Pick<VehicleState, 'pausedIn'>,
  zonesHome: (by: Homeward) => readonly string[],
): GoingOn | undefined {
  const kind = pausedInOf(state);
  if (!endsFlight(kind)) return undefined;
  return { kind, zones: kind === 'return' ? zonesHome(pausedHomeward(state)) : [] };
}

/** By which way it flies home that waits with a return. */
export const pausedHomeward = ({ pausedIn }: Pick<VehicleState, 'pausedIn'>): Homeward =>
  modeNumbered(pausedIn ?? 0) === 'trackReturn' ? 'trackReturn' : 'directReturn';
