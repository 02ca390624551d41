import type { Position } from '../../geo/position.ts';
import type { ZoneIndex } from '../zone-index.ts';
import type { Zone } from '../zone.ts';
import type { FenceIndex } from './fence-index.ts';
import { doMeet, met } from './meet.ts';
import { isSamePiece, type Frame, type Piece, type When } from './piece.ts';
import { firstPlace } from './place.ts';

/** What a piece of a way breaks, and where. */
export interface Conflict {
  piece: Piece;
  /** Nothing: the fence. */
  zone: Zone | undefined;
  position: Position;
}

/** A whole way through the air. */
export interface Way {
  pieces: readonly Piece[];
  frame: Frame;
}

export interface Air {
  zones: ZoneIndex;
  fence: FenceIndex;
}

function conflictsOf(piece: Piece, frame: Frame, { zones, fence }: Air, when: When): Conflict[] {
  const conflicts = met(zones, piece, frame, when).map((zone): Conflict => ({
    piece,
    zone: zones.zones[zone]!,
    position: firstPlace(piece, (part) => doMeet(zones, zone, part, frame, when)),
  }));
  if (!fence.keeps(piece)) conflicts.push({ piece, zone: undefined, position: firstPlace(piece, (part) => !fence.keeps(part)) });
  return conflicts;
}

const NONE: readonly Conflict[] = [];
const isSameFrame = (one: Frame, other: Frame): boolean => one.toSea === other.toSea && one.toGround === other.toGround;
const isSameWhen = (one: When, other: When): boolean =>
  one.now === other.now && one.departure?.earliest === other.departure?.earliest && one.departure?.latest === other.departure?.latest;

/**
 * Holds ways to the air, one after the other. What has not changed since the way before, counted from its beginning and from its end, is not looked at
 * again: while a waypoint is dragged, only the pieces around it are.
 */
export function airChecker(air: Air): (way: Way, when: When) => Conflict[] {
  let known: { way: Way; when: When; conflicts: (readonly Conflict[])[] } | undefined;

  return (way, when) => {
    const { pieces, frame } = way;
    const before = known && isSameFrame(known.way.frame, frame) && isSameWhen(known.when, when) ? known : undefined;
    const old = before?.way.pieces ?? [];
    const most = Math.min(old.length, pieces.length);
    let head = 0;
    while (head < most && isSamePiece(old[head]!, pieces[head]!)) head++;
    let tail = 0;
    while (tail < most - head && isSamePiece(old[old.length - 1 - tail]!, pieces[pieces.length - 1 - tail]!)) tail++;
    const conflicts = pieces.map((piece, index) => {
      const kept = index < head ? index : index >= pieces.length - tail ? index - pieces.length + old.length : -1;
      return kept < 0 ? conflictsOf(piece, frame, air, when) : renamed(before!.conflicts[kept]!, piece);
    });
    known = { way, when, conflicts };
    return conflicts.flat();
  };
}

/** The same pieces may be others' by now: a waypoint before them was added or removed. */
const renamed = (conflicts: readonly Conflict[], piece: Piece): readonly Conflict[] =>
  conflicts.length === 0 ? NONE : conflicts.map((conflict) => ({ ...conflict, piece }));
