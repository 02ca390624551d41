import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { whyNot } from '@skyhelm/core/vehicle/command-sense';
import { phaseNumbered } from '@skyhelm/core/vehicle/phase';
import { isReadyToStart } from '@skyhelm/core/vehicle/readiness';
import { isOldNews } from '../../live/old-news.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';

/** Why commands do not make sense now: of all of them, or of some. */
export type Reason = 'notHeld' | 'offline' | 'ground' | 'notReady' | 'flying' | 'unknown';

export function reasonOf(vehicle: Pick<LiveVehicle, 'online' | 'state'>, isHere: boolean): Reason {
  if (!isHere) return 'notHeld';
  if (!vehicle.online) return 'offline';
  const { flying } = vehicle.state;
  if (flying === undefined) return 'unknown';
  if (flying) return 'flying';
  return isReadyToStart(vehicle.state) ? 'ground' : 'notReady';
}

export const mayGive = (kind: CommandKind, vehicle: Pick<LiveVehicle, 'online' | 'state'>, isHere: boolean): boolean =>
  isHere &&
  vehicle.online === true &&
  whyNot(kind, vehicle.state) === undefined &&
  (!startsMotors(kind, vehicle.state) || isReadyToStart(vehicle.state));

/**
 * Of pause and continue the one that would change nothing. Neither where that is not certain, or where it has just been told the other: nobody is kept from
 * stopping it by what it said a moment ago.
 */
export function pointlessOf(vehicle: LiveVehicle, last: CommandKind | undefined): 'pause' | 'continue' | undefined {
  const { mode, phase } = phaseNumbered(vehicle.state.phase ?? 0) ?? {};
  if (isOldNews(vehicle)) return undefined;
  if (phase === 'paused') return last === 'continue' ? undefined : 'pause';
  return mode === 'route' && phase === 'flyingToWaypoint' && last !== 'pause' ? 'continue' : undefined;
}

const startsMotors = (kind: CommandKind, { flying }: LiveVehicle['state']): boolean =>
  kind === 'takeOff' || (kind === 'startRoute' && !flying);
