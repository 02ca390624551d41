import type { Route } from '../route.ts';
import type { WaypointAction, WaypointActionKind } from '../waypoint-action.ts';

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

/** What is under way behind the first so many waypoints of a route, as what would begin it again. Nothing that is done once is among it. */
export function underWayBehind({ waypoints }: Pick<Route, 'waypoints'>, count: number): WaypointAction[] {
  const lasting = new Map<string, WaypointAction>();
  for (const action of waypoints.slice(0, count).flatMap(({ actions }) => actions)) {
    const kind = LASTING[action.kind];
    if (!kind) continue;
    lasting.delete(kind.of);
    if (!kind.isEnd) lasting.set(kind.of, action);
  }
  return [...lasting.values()];
}
