import type { Position } from '../../geo/position.ts';
import type { Camera } from './camera.ts';

/** What lies within the outer ring and in none of the holes. Rings are open: the last corner is not the first again. */
export interface Area {
  outer: Position[];
  holes: Position[][];
}

/** How an area is swept. */
interface Sweep {
  /** Degrees from north that lanes run along; nothing for whichever is flown in the shortest time. */
  angle: number | null;
  /** Metres that a lane goes on beyond the area; nothing for what speed and turn need. */
  turnaround: number | null;
  /** A second time, across the first. */
  isCrossed: boolean;
}

/** Pictures that overlap, and how fine they are. */
interface Coverage {
  camera: Camera;
  /** Centimetres of ground in one pixel; the height follows from it. */
  resolution: number;
  /** Percent of a picture that the next one along the lane, and the one beside it, show again. */
  frontOverlap: number;
  sideOverlap: number;
}

/** Places to look at, one after another. */
export interface SpotPattern {
  kind: 'spot';
  places: Position[];
  /** Whichever order is the shortest, beginning with the first. */
  isShortest: boolean;
  photographs: boolean;
  /** Degrees of the camera, -90 straight down. */
  tilt: number;
}

export interface AreaScanPattern extends Sweep {
  kind: 'areaScan';
  area: Area;
  /** Metres between two lanes. */
  spacing: number;
}

export interface OrthophotoPattern extends Sweep, Coverage {
  kind: 'orthophoto';
  area: Area;
}

/** Straight down and in four directions, each over the area shifted against the look. */
export interface ObliquePattern extends Sweep, Coverage {
  kind: 'oblique';
  area: Area;
  /** Degrees from straight down. */
  tilt: number;
}

/** A line with so much to either side of it. */
export interface CorridorPattern extends Coverage {
  kind: 'corridor';
  line: Position[];
  /** Metres from edge to edge. */
  width: number;
  turnaround: number | null;
}

/** Rings around a place, one above another, looking at it. */
export interface SurroundPattern {
  kind: 'surround';
  centre: Position;
  /** Metres. */
  radius: number;
  lowest: number;
  highest: number;
  rings: number;
  clockwise: boolean;
  /** Pictures in each ring; nought for none. */
  pictures: number;
}

/** Along a wall, lane above lane, looking at it. */
export interface FacadePattern extends Coverage {
  kind: 'facade';
  /** The foot of the wall. */
  line: Position[];
  /** On which side of the line the aircraft stays, seen from its beginning. */
  side: 'left' | 'right';
  /** Metres of the wall above home. */
  lowest: number;
  highest: number;
}

/** To and fro between two places, each time a little aside. */
export interface AbPointPattern {
  kind: 'abPoint';
  a: Position;
  b: Position;
  /** Metres aside. */
  spacing: number;
  side: 'left' | 'right';
  /** Lanes, the one from A to B included. */
  lanes: number;
}

/** Something is carried to a place and let go there. */
export interface LogisticsPattern {
  kind: 'logistics';
  takeOff: Position;
  via: Position[];
  drop: Position;
  /** Metres at which it is let go. */
  dropHeight: number;
  /** Of the thrower. */
  channel: number;
  /** Back the way it came, to land where it took off; otherwise it lands at the drop. */
  isReturning: boolean;
}

/** What waypoints are laid out from. They are laid out anew whenever it changes. */
export type Pattern =
  | SpotPattern
  | AreaScanPattern
  | OrthophotoPattern
  | ObliquePattern
  | CorridorPattern
  | SurroundPattern
  | FacadePattern
  | AbPointPattern
  | LogisticsPattern;
export type PatternKind = Pattern['kind'];
