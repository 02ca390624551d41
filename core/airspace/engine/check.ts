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
  /** Where on the piece it begins. */
  place(): Position;
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

/** Of one piece: the zones it meets by their place in the index, and whether it keeps to the fence. */
interface Found {
  zones: readonly number[];
  keepsFence: boolean;
  /** Where it meets each, as far as somebody has asked: that takes longer than to know that it does. */
  places: Map<number | undefined, Position>;
}

const isSameFrame = (one: Frame, other: Frame): boolean => one.toSea === other.toSea && one.toGround === other.toGround;
const isSameWhen = (one: When, other: When): boolean =>
  one.now === other.now && one.departure?.earliest === other.departure?.earliest && one.departure?.latest === other.departure?.latest;

/**
 * Holds ways to the air, one after the other. What has not changed since the way before, counted from its beginning and from its end, is not looked at
 * again: while a waypoint is dragged, only the pieces around it are. Of all ways back through one zone the first is told.
 */
export function airChecker({ zones, fence }: Air): (way: Way, when: When) => Conflict[] {
  let known: { way: Way; when: When; found: Found[] } | undefined;

  function look({ pieces, frame }: Way, when: When): Found[] {
    const before = known && isSameFrame(known.way.frame, frame) && isSameWhen(known.when, when) ? known : undefined;
    const old = before?.way.pieces ?? [];
    const most = Math.min(old.length, pieces.length);
    const isTimed = when.departure !== undefined;
    let head = 0;
    while (head < most && isSamePiece(old[head]!, pieces[head]!, isTimed)) head++;
    let tail = 0;
    while (tail < most - head && isSamePiece(old[old.length - 1 - tail]!, pieces[pieces.length - 1 - tail]!, isTimed)) tail++;
    return pieces.map((piece, index) => {
      if (index < head) return before!.found[index]!;
      if (index >= pieces.length - tail) return before!.found[index - pieces.length + old.length]!;
      return { zones: met(zones, piece, frame, when), keepsFence: fence.keeps(piece, frame), places: new Map() };
    });
  }

  return (way, when) => {
    const found = look(way, when);
    known = { way, when, found };
    const conflicts: Conflict[] = [];
    const crossedBack = new Set<number | undefined>();
    const isTold = ({ kind }: Piece, zone: number | undefined): boolean =>
      kind === 'return' && (crossedBack.has(zone) || !crossedBack.add(zone));
    found.forEach(({ zones: crossed, keepsFence, places }, index) => {
      if (crossed.length === 0 && keepsFence) return;
      const piece = way.pieces[index]!;
      const placeOf = (zone: number | undefined, breaks: (part: Piece) => boolean) => () => {
        const known = places.get(zone) ?? firstPlace(piece, breaks);
        places.set(zone, known);
        return known;
      };
      for (const zone of crossed) {
        if (isTold(piece, zone)) continue;
        const place = placeOf(zone, (part) => doMeet(zones, zone, part, way.frame, when));
        conflicts.push({ piece, zone: zones.zones[zone]!, place });
      }
      if (!keepsFence && !isTold(piece, undefined))
        conflicts.push({ piece, zone: undefined, place: placeOf(undefined, (part) => !fence.keeps(part, way.frame)) });
    });
    return conflicts;
  };
}
