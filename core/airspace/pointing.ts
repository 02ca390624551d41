import type { Position } from '../geo/position.ts';
import { error, type Issue } from '../issue.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { metresToFence, type Fence } from './fence.ts';
import { isCrossed, metresInside } from './shape.ts';
import type { ZoneIndex } from './zone-index.ts';
import { isActive, reaches, type Zone } from './zone.ts';

/** What a position can be wrong by. */
const MARGIN_M = 5;

/** A flight straight to a place. */
export interface Pointing {
  /** Where it is now; nothing where nobody knows. */
  from: Position | undefined;
  to: Position;
  /** Above the sea, at the place. Whoever does not know may be as high as any zone. */
  altitude: number | undefined;
  /** Metres around the place that are flown too, as in a circle around it. */
  around: number;
}

/** What is known of a flight to a place from the vehicle's state and how high above home it is told to be. */
export function pointingOf(state: VehicleState, to: Position, height: number | undefined, around = 0): Pointing {
  const { latitude, longitude, altitude, homeAltitude } = state;
  return {
    from: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    to,
    altitude: height === undefined ? altitude : homeAltitude === undefined ? undefined : homeAltitude + height,
    around,
  };
}

const reachesInto = (zone: Zone, to: Position, altitude: number | undefined, around: number): boolean =>
  reaches(zone, altitude, MARGIN_M) && metresInside(zone.shape, to) > -MARGIN_M - around;

/** Why one must not fly there, and what there is to know on the way: the place is outside of all zones and inside of the fence. */
export function pointingIssues({ from, to, altitude, around }: Pointing, zones: ZoneIndex, fence: Fence, now: number): Issue[] {
  const inForce = (zone: Zone) => isActive(zone, now);
  const entered = zones.near(to, MARGIN_M + around).find((zone) => inForce(zone) && reachesInto(zone, to, altitude, around));
  const issues = entered ? [error('command.noFlyZone', { zone: entered.name })] : [];
  if (metresToFence(fence, to) < around) issues.push(error('command.fence'));
  const crossed =
    from &&
    zones.zones.find((zone) => zone !== entered && inForce(zone) && reaches(zone, altitude, MARGIN_M) && isCrossed(zone.shape, from, to));
  if (crossed) issues.push({ code: 'command.crossing', severity: 'warning', params: { zone: crossed.name } });
  return issues;
}
