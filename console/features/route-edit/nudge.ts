import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { Position } from '@skyhelm/core/geo/position';
import { moveWaypoints } from '@skyhelm/core/plan/edits/index';
import { put, rounded } from './desk-edits.ts';
import { chosenLanding, previewLanding } from './landing-on-map.ts';
import type { RouteDesk } from './route-desk.ts';

/** Metres: as exact as a receiver, and as far as one sees. */
const [STEP, STRIDE] = [1, 10];
const WAYS: Partial<Record<string, readonly [north: number, east: number]>> = {
  arrowup: [1, 0],
  arrowdown: [-1, 0],
  arrowright: [0, 1],
  arrowleft: [0, -1],
};

/** Takes what is chosen a little further; nothing where it is no such key or nothing is chosen. A key that is held down is one step. */
export function nudgeOf(desk: RouteDesk, key: string, isFar: boolean): (() => void) | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const { selected, draft } = desk.now();
  const landing = chosenLanding(desk);
  const from = landing ?? draft.route.waypoints[selected[0] ?? -1];
  if (!from) return undefined;
  const metres = isFar ? STRIDE : STEP;
  const to = rounded(tangentPlane(from).positionAt({ north: way[0] * metres, east: way[1] * metres }));
  return () => (landing ? leadLanding(desk, to) : leadWaypoints(desk, from, to));
}

function leadLanding(desk: RouteDesk, to: Position): void {
  desk.begin();
  previewLanding(desk, to);
}

function leadWaypoints(desk: RouteDesk, from: Position, to: Position): void {
  const { draft, selected } = desk.now();
  const route = moveWaypoints(draft.route, selected, from, to);
  // What a pattern has made is asked about first.
  if (draft.route.pattern !== null) return put(desk, route);
  desk.begin();
  desk.preview({ ...draft, route });
}

export const isNudge = (key: string): boolean => WAYS[key] !== undefined;
