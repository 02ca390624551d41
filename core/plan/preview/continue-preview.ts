import { metresBetween } from '../../geo/distance.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { Aim } from '../../vehicle/command.ts';
import type { PausedIn } from '../../vehicle/paused-in.ts';
import { isPlaceless, type MissionItem } from '../../vehicle/plan-item.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { positionIn } from './return-preview.ts';

/** What it goes on with, a return also where the route on board has only that left; `nothing` where it was not paused. */
export interface ContinuePreview {
  with: PausedIn | 'nothing';
  /** Of a route: the waypoint it makes for, counted from one, and how many there are. */
  waypoint: number | null;
  waypoints: number | null;
  /** Metres above home, or above the ground. */
  height: number | null;
  heightAbove: 'home' | 'ground';
  distance: number | null;
  speed: number | null;
  /** Of a circle. */
  radius: number | null;
  /** The route on board is in its landing: it comes down. */
  isLanding: boolean;
}

export interface RouteAhead {
  items: readonly MissionItem[];
  /** The item it is at, counted as `items`. */
  item: number;
  waypoint: number | null;
  waypoints: number | null;
  speed: number | null;
  isLanding: boolean;
  /** Only its return is left: what that is like the preview of a return says. */
  isComingHome: boolean;
}

const NOTHING: ContinuePreview = {
  with: 'nothing',
  waypoint: null,
  waypoints: null,
  height: null,
  heightAbove: 'home',
  distance: null,
  speed: null,
  radius: null,
  isLanding: false,
};

const ABOVE_HOME: readonly number[] = [MavFrame.GLOBAL_RELATIVE_ALT, MavFrame.GLOBAL_RELATIVE_ALT_INT];
const ABOVE_GROUND: readonly number[] = [MavFrame.GLOBAL_TERRAIN_ALT, MavFrame.GLOBAL_TERRAIN_ALT_INT];

const isFlownTo = ({ command, frame, latitude, longitude }: MissionItem): boolean =>
  command <= MavCmd.NAV_LAST && !isPlaceless(frame) && (latitude !== 0 || longitude !== 0);

function heightOf({ frame, altitude }: MissionItem, { homeAltitude }: VehicleState): Pick<ContinuePreview, 'height' | 'heightAbove'> {
  if (ABOVE_GROUND.includes(frame)) return { height: altitude, heightAbove: 'ground' };
  if (ABOVE_HOME.includes(frame)) return { height: altitude, heightAbove: 'home' };
  return { height: homeAltitude === undefined ? null : altitude - homeAltitude, heightAbove: 'home' };
}

/** `route`: undefined where the mission on board is unknown; `aim`: the place or circle that it would be told again. */
export function continuePreview(
  state: VehicleState,
  paused: PausedIn | undefined,
  { route, aim }: { route?: RouteAhead | undefined; aim?: Aim | undefined },
): ContinuePreview {
  if (!paused) return NOTHING;
  const here = positionIn(state);
  if ((paused === 'place' || paused === 'circle') && aim) {
    const { height = state.height, speed = null } = aim.params;
    const distance = here ? metresBetween(here, aim.params) : null;
    const radius = aim.kind === 'orbit' ? aim.params.radius : null;
    return { ...NOTHING, with: paused, height: height ?? null, speed, distance, radius };
  }
  if (paused !== 'route' || !route) return { ...NOTHING, with: paused };
  const { items, item, isComingHome, ...ahead } = route;
  if (isComingHome) return { ...NOTHING, with: 'return' };
  const next = items.slice(Math.max(0, item)).find(isFlownTo);
  return {
    ...NOTHING,
    ...ahead,
    with: paused,
    ...(next && heightOf(next, state)),
    distance: next && here ? metresBetween(here, next) : null,
  };
}
