import type { Position } from '../../geo/position.ts';
import type { Refuge } from '../../vehicle/rally.ts';

/**
 * What is flown in it: only some of it is as surely flown as it is drawn. `waiting` is where it is in the air when it begins: borders within its margin are nearer already
 * than `leaving` keeps with the same margin, and not broken by that.
 */
export const PIECE_KINDS = ['takeOff', 'climb', 'mayClimb', 'waiting', 'leaving', 'leg', 'turn', 'circle', 'landing', 'return'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Nobody knows whether any of it is ever flown: one is only warned of it. */
export const isOnlyPossible = ({ kind }: Pick<Piece, 'kind'>): boolean => kind === 'return' || kind === 'mayClimb';

/** A part of a way through the air: above a place, along a straight line, or somewhere in a triangle. */
export interface Piece {
  kind: PieceKind;
  /** The waypoint it leads to or lies at, counted from nought. */
  waypoint: number;
  corners: readonly Position[];
  /** Metres around it that are flown too. */
  reach: number;
  /** Metres on top of them: what an aircraft is wrong by, and needs to stop. */
  margin: number;
  /** Metres, counted as the whole way counts. */
  fromHeight: number;
  toHeight: number;
  /** Milliseconds after departure. */
  fromMs: number;
  toMs: number;
  /** Milliseconds that it stays at its end. */
  waitMs: number;
  /** All of it may be flown as much later: in another round, or once somebody has ended what comes before. */
  laterMs: number;
  /** Height and time go evenly from the first corner to the second. Otherwise all between may be anywhere on it. */
  isEven: boolean;
  /** The rally point that it leads back to; nothing where that is home, or no way back at all. */
  rally?: Refuge;
}

/** What the heights of a way are: what to add to have them above the sea, and above the ground. Nothing where nobody knows. */
export interface Frame {
  toSea: number | undefined;
  toGround: number | undefined;
}

/**
 * What is known of a place in the air: how high it is above the sea, above home, and how high the ground below it is above the sea. Above home and above that ground
 * are two readings where both are known, and neither is sure: either is enough to be in a zone.
 */
export function readingsOf(toSea: number | undefined, aboveHome: number | undefined, ground: number | undefined): Frame[] {
  if (ground === undefined || toSea === undefined) return [{ toSea, toGround: aboveHome }];
  const byGround = { toSea, toGround: toSea - ground };
  return aboveHome === undefined ? [byGround] : [{ toSea, toGround: aboveHome }, byGround];
}

/** When a way is flown: at some moment between these two it departs. */
export interface Departure {
  earliest: number;
  latest: number;
}

/** Nobody knows when it is flown: then whatever is not over by now counts. */
export interface When {
  now: number;
  departure?: Departure | undefined;
}

/** As long as what somebody is told to do now may take, and stay where it leads to: a zone that comes into force meanwhile counts. */
export const ORDER_MS = 15 * 60_000;

/** Begun now, and not over at once. */
export const within = (now: number, ms: number): When => ({ now, departure: { earliest: now, latest: now + ms } });

/** A place in the air at its own height, as one that is flown to or one where somebody is. */
export const spot = (position: Position, margin: number, reach = 0): Piece => ({
  kind: 'leg',
  waypoint: 0,
  corners: [position],
  reach,
  margin,
  fromHeight: 0,
  toHeight: 0,
  fromMs: 0,
  toMs: 0,
  waitMs: 0,
  laterMs: 0,
  isEven: false,
});

/** What is flown at another time is the same only to whoever does not ask when. */
export const isSamePiece = (one: Piece, other: Piece, isTimed: boolean): boolean =>
  one.rally?.number === other.rally?.number && isAlike(one, other, isTimed);

/** Whether both break the same, wherever they lead back to. */
export const isAlike = (one: Piece, other: Piece, isTimed: boolean): boolean =>
  one.kind === other.kind &&
  one.reach === other.reach &&
  one.margin === other.margin &&
  one.fromHeight === other.fromHeight &&
  one.toHeight === other.toHeight &&
  (!isTimed || isSameTime(one, other)) &&
  one.isEven === other.isEven &&
  areSameCorners(one.corners, other.corners);

/** Most of them are the very same: a route that is edited keeps what was left alone. */
function areSameCorners(one: readonly Position[], other: readonly Position[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    const [a, b] = [one[index]!, other[index]!];
    if (a !== b && (a.latitude !== b.latitude || a.longitude !== b.longitude)) return false;
  }
  return true;
}

const isSameTime = (one: Piece, other: Piece): boolean =>
  one.fromMs === other.fromMs && one.toMs === other.toMs && one.waitMs === other.waitMs && one.laterMs === other.laterMs;
