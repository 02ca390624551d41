import type { Route } from '../route.ts';
import { WAYPOINT_ACTION_KINDS, type WaypointAction, type WaypointActionKind } from '../waypoint-action.ts';

/** What an action has an effect on until another one does; nothing for what is over as soon as it is done. */
const LASTING: Record<WaypointActionKind, { of: string; isEnd?: true } | null> = {
  gimbalTilt: { of: 'tilt' },
  gimbalHeading: { of: 'heading' },
  gimbalMode: { of: 'gimbal' },
  headFollow: { of: 'gimbal' },
  positionHold: { of: 'gimbal' },
  photograph: null,
  startRecording: { of: 'recording' },
  endRecording: { of: 'recording', isEnd: true },
  zoom: { of: 'zoom' },
  timedPhotographs: { of: 'series' },
  distancePhotographs: { of: 'series' },
  endPhotographs: { of: 'series', isEnd: true },
  playSound: { of: 'sound' },
  stopSound: { of: 'sound', isEnd: true },
  release: null,
  pumpOn: { of: 'pump' },
  pumpOff: { of: 'pump', isEnd: true },
  startLifeDetection: { of: 'lifeDetection' },
  endLifeDetection: { of: 'lifeDetection', isEnd: true },
};

export const effectOf = ({ kind }: Pick<WaypointAction, 'kind'>): { of: string; isEnd?: true } | null => LASTING[kind];

/** What ends such an effect; nothing where it only changes. */
export const endOf = (of: string): WaypointActionKind | undefined =>
  WAYPOINT_ACTION_KINDS.find((kind) => LASTING[kind]?.of === of && LASTING[kind]?.isEnd);

/** What has begun each effect that lasts, the latest last. */
export type Effects = ReadonlyMap<string, WaypointAction>;

export function effectsBehind(actions: readonly WaypointAction[], before: Effects = new Map()): Effects {
  const lasting = new Map(before);
  for (const action of actions) {
    const effect = effectOf(action);
    if (!effect) continue;
    lasting.delete(effect.of);
    if (!effect.isEnd) lasting.set(effect.of, action);
  }
  return lasting;
}

/**
 * What is under way behind the first so many waypoints of a route, as what would begin it again; in a later round that may have begun in the one before. Nothing that
 * is done once is among it.
 */
export function underWayBehind({ waypoints }: Pick<Route, 'waypoints'>, count: number, isLaterRound = false): WaypointAction[] {
  const flown = [...(isLaterRound ? waypoints : []), ...waypoints.slice(0, count)];
  return [...effectsBehind(flown.flatMap(({ actions }) => actions)).values()];
}
