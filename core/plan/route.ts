import type { Position } from '../geo/position.ts';
import type { LandingRoute } from './landing/landing.ts';
import type { Pattern, PatternKind } from './pattern/pattern.ts';
import type { WaypointAction } from './waypoint-action.ts';
import type { Wings } from './wings.ts';

/** Where heights count from: the place of take-off, or the sea. */
export const HEIGHT_MODES = ['relative', 'absolute'] as const;
export type HeightMode = (typeof HEIGHT_MODES)[number];

/** At a corner: stop and turn, or fly round it. */
export const TURN_MODES = ['stop', 'adaptive'] as const;
export type TurnMode = (typeof TURN_MODES)[number];

/** At a waypoint: fly on, wait, or circle around it. */
export const WAYPOINT_MODES = ['pass', 'hover', 'circle'] as const;
export type WaypointMode = (typeof WAYPOINT_MODES)[number];

/** Where the nose points on the way to the next waypoint: along the way, a fixed heading, or a place. */
export const YAW_MODES = ['course', 'fixed', 'target'] as const;
export type YawMode = (typeof YAW_MODES)[number];

/** After the last waypoint: down where it is; home as the aircraft itself does it; home, to wait there or to land; along a landing route. */
export const END_ACTIONS = ['land', 'return', 'homingHover', 'homingLand', 'landingRoute'] as const;
export type EndAction = (typeof END_ACTIONS)[number];

export interface Circling {
  /** Metres. */
  radius: number;
  clockwise: boolean;
  /** Nought: until somebody ends it. */
  turns: number;
  /** Milliseconds that it waits over the waypoint before it begins to circle. */
  waitMs: number;
}

export interface Waypoint extends Position {
  /** Metres, counted as the route says. */
  altitude: number;
  /** Metres a second, on the way to it. */
  speed: number;
  mode: WaypointMode;
  turnMode: TurnMode;
  /** Metres around it that count as having been there. */
  radius: number;
  /** Milliseconds of hovering, of one that does so. */
  holdMs: number;
  circling: Circling;
  yawMode: YawMode;
  /** Degrees from north. */
  yaw: number;
  target: Position | null;
  /** Metres a second squared at most. */
  acceleration: number;
  actions: WaypointAction[];
}

/** What is flown, apart from what it is called and who keeps it. */
export interface Route {
  heightMode: HeightMode;
  /** What a new waypoint begins with. */
  height: number;
  speed: number;
  turnMode: TurnMode;
  radius: number;
  holdMs: number;
  /** Nought: for ever. */
  cycles: number;
  /** The waypoint to begin with, counted from 1. */
  entryPoint: number;
  /** Nothing: a file from elsewhere did not say, and the route cannot be flown before somebody does. */
  endAction: EndAction | null;
  /** What its end action `landingRoute` means; nothing where it has another end, or has not been said yet. */
  landing: LandingRoute | null;
  /** What the waypoints were laid out from; nothing where they were set by hand. */
  pattern: Pattern | null;
  /** One aircraft's part of an area that was laid out by such a pattern and split; nothing for a whole. */
  partOf: PatternKind | null;
  /** How what flies it turns, where it is planned for wings; nothing where it is planned for what can stop in the air. */
  wings: Wings | null;
  waypoints: Waypoint[];
}
