import type { Issue } from '../../issue.ts';
import type { Waypoint } from '../route.ts';

/** What one wants to know of a pattern before it is flown; nothing where it has no such thing. */
export interface PatternFigures {
  lanes: number;
  pictures: number;
  /** Square metres that are covered. */
  area: number | null;
  /** Metres above the ground that the resolution asks for. */
  height: number | null;
  /** Metres from the wall that the resolution asks for. */
  distance: number | null;
  /** Metres between two lanes, and between two pictures along a lane. */
  spacing: number | null;
  trigger: number | null;
}

/** Waypoints made of a pattern. Without any, the issues say why. */
export interface LaidOut {
  waypoints: Waypoint[];
  /** Placed at `['pattern', field]`. */
  issues: Issue[];
  figures: PatternFigures;
}
