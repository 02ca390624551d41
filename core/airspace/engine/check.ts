import type { Position } from '../../geo/position.ts';
import type { ZoneIndex } from '../zone-index.ts';
import type { Zone } from '../zone.ts';
import type { FenceIndex, TooHigh } from './fence-index.ts';
import { HEIGHT_MARGIN_M } from './clip.ts';
import { emptyHull, fillHull } from './hull.ts';
import { doMeet, eachAround, isMet } from './meet.ts';
import { isAlike, isSamePiece, type Frame, type Piece, type When } from './piece.ts';
import { firstPlace } from './place.ts';
import { runsOf } from './runs.ts';

/** What a piece of a way breaks, and where. */
export interface Conflict {
  piece: Piece;
  /** Nothing: the fence. */
  zone: Zone | undefined;
  /** Where on the piece it begins. */
  place(): Position;
  /** Of the fence: by how much, where it is broken by the height alone. */
  tooHigh?(): TooHigh | undefined;
}

/** Says of a piece and what it breaks, in the order of the way, whether anybody asks for it. */
export type Wanted = (piece: Piece, zone: Zone | undefined) => boolean;

/** A whole way through the air. */
export interface Way {
  /** In its order. Whoever makes one way after the other hands over again the very parts that have not changed: they are not looked at again. */
  parts: readonly (readonly Piece[])[];
  frame: Frame;
  /** Its times mean nothing: it cannot be held to a departure. */
  isUntimed?: true;
}

export const piecesOf = ({ parts }: Way): Piece[] => parts.flat();

export interface Air {
  zones: ZoneIndex;
  fence: FenceIndex;
}

/** What one piece breaks: the same as long as the piece is. */
interface Found {
  piece: Piece;
  /** Nothing where there is no room for more: then the index is asked again. */
  around: Around | undefined;
  /** With each that it may break, as far as it was told. */
  conflicts: Conflict[];
}

interface Around {
  /** The zones it may meet by their place in the index, and behind the last of them the fence. */
  mayBreak: readonly number[];
  /** Whether it does, of each of them that somebody has asked for: most ways back meet what others have met already. */
  verdicts: Verdict[];
}

/** So many are kept of all pieces: of a long route among ten thousand zones, with rally points, it would be a gigabyte. */
const KEPT_MAX = 1_000_000;

const [UNKNOWN, BREAKS, KEEPS] = [0, 1, 2] as const;
type Verdict = typeof UNKNOWN | typeof BREAKS | typeof KEEPS;

const isSameFrame = (one: Frame, other: Frame): boolean => one.toSea === other.toSea && one.toGround === other.toGround;
const isSameWhen = (one: When, other: When): boolean =>
  one.now === other.now && one.departure?.earliest === other.departure?.earliest && one.departure?.latest === other.departure?.latest;

/**
 * Holds ways to the air, one after the other. What has not changed since the way before is not looked at again: the very parts that were in it, and, counted from its
 * beginning and from its end, those that are like them. While waypoints are dragged, only the parts around them are. Of all ways back to one place through one zone the first is told.
 */
export function airChecker({ zones, fence }: Air, keptMax = KEPT_MAX): (way: Way, when: When, isWanted?: Wanted) => Conflict[] {
  let known: { way: Way; when: When; found: Found[][] } | undefined;
  const theFence = zones.zones.length;
  const hull = emptyHull();
  let filled: Piece | undefined;
  // Written over again and again, and copied as far as they go: lists that grow leave as much behind as they keep.
  const listed: number[] = [];
  const unknown: Verdict[] = Array.from({ length: theFence + 1 }, () => UNKNOWN);
  /** Of what pieces may break, counted once for each piece that it is kept of. */
  let kept = 0;

  /** Many questions of one piece follow one another. */
  function hullOf(piece: Piece) {
    if (piece !== filled) fillHull(hull, piece.corners);
    filled = piece;
    return hull;
  }

  function look({ parts, frame }: Way, when: When): Found[][] {
    const before = known && isSameFrame(known.way.frame, frame) && isSameWhen(known.when, when) ? known : undefined;
    const old = before?.way.parts ?? [];
    const most = Math.min(old.length, parts.length);
    const isTimed = when.departure !== undefined;
    let head = 0;
    while (head < most && areSame(old[head]!, parts[head]!, isTimed)) head++;
    let tail = 0;
    while (tail < most - head && areSame(old[old.length - 1 - tail]!, parts[parts.length - 1 - tail]!, isTimed)) tail++;
    const between = new Map<readonly Piece[], Found[]>();
    if (!before) kept = 0;
    for (let at = head; at < old.length - tail; at++) {
      between.set(old[at]!, before!.found[at]!);
      kept -= keptOf(before!.found[at]!);
    }
    return parts.map((part, index) => {
      const was = index < head ? index : index >= parts.length - tail ? index - parts.length + old.length : -1;
      if (was >= 0) return old[was] === part ? before!.found[was]! : foundAgain(before!.found[was]!, part);
      const found = between.get(part);
      if (found) kept += keptOf(found);
      return found ?? lookAt(part, isTimed);
    });
  }

  /** Where there are rally points, the climb before each way back is the same: what it may break is looked up once. */
  function lookAt(part: readonly Piece[], isTimed: boolean): Found[] {
    const all: Found[] = [];
    for (const piece of part) {
      const alike = piece.rally && all.find((found) => found.piece.corners === piece.corners && isAlike(found.piece, piece, isTimed));
      const around = alike?.around ?? lookAround(piece);
      kept += around?.mayBreak.length ?? 0;
      all.push({ piece, around, conflicts: [] });
    }
    return all;
  }

  /** Other pieces of the same shape may lead to a waypoint of another number. */
  const foundAgain = (found: readonly Found[], part: readonly Piece[]): Found[] =>
    found.map(({ around, conflicts }, at) => {
      const piece = part[at]!;
      return { piece, around, conflicts: conflicts.map((conflict) => ({ ...conflict, piece })) };
    });

  /** Always in the same order. */
  function listAround(piece: Piece): number[] {
    let count = 0;
    eachAround(zones, piece, hullOf(piece), (zone) => void (listed[count++] = zone));
    listed[count++] = theFence;
    return listed.slice(0, count);
  }

  function lookAround(piece: Piece): Around | undefined {
    if (kept >= keptMax) return undefined;
    const all = listAround(piece);
    return { mayBreak: all, verdicts: unknown.slice(0, all.length) };
  }

  const mayBreak = ({ piece, around }: Found): readonly number[] => around?.mayBreak ?? listAround(piece);

  function doesBreak({ piece, around }: Found, at: number, number: number): boolean {
    if (!around) return isBroken(number, piece);
    const { verdicts } = around;
    if (verdicts[at] === UNKNOWN) verdicts[at] = isBroken(number, piece) ? BREAKS : KEEPS;
    return verdicts[at] === BREAKS;
  }

  function isBroken(number: number, piece: Piece): boolean {
    const { way, when } = known!;
    if (number === theFence) return !fence.keeps(piece, way.frame);
    return isMet(zones, number, hullOf(piece), piece, way.frame, when, HEIGHT_MARGIN_M);
  }

  function conflictOf(piece: Piece, number: number, { frame }: Way, when: When): Conflict {
    const breaks = (part: Piece) => (number === theFence ? !fence.keeps(part, frame) : doMeet(zones, number, part, frame, when));
    const conflict = { piece, zone: zones.zones[number], place: once(() => firstPlace(piece, breaks)) };
    return number === theFence ? { ...conflict, tooHigh: () => fence.tooHigh(piece, frame) } : conflict;
  }

  const each = runsOf<Found>(theFence + 1, { mayBreak, doesBreak });

  return (way, when, isWanted) => {
    if (way.isUntimed && when.departure) throw new Error('a way without times is held to a departure');
    const found = look(way, when);
    known = { way, when, found };
    const told: Conflict[] = [];
    each(found, ({ piece, conflicts }, at, number) => {
      if (isWanted && !isWanted(piece, zones.zones[number])) return;
      told.push((conflicts[at] ??= conflictOf(piece, number, way, when)));
    });
    return told;
  };
}

const keptOf = (part: readonly Found[]): number => part.reduce((sum, { around }) => sum + (around?.mayBreak.length ?? 0), 0);

function areSame(one: readonly Piece[], other: readonly Piece[], isTimed: boolean): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at] && !isSamePiece(one[at]!, other[at]!, isTimed)) return false;
  return true;
}

/** Where a zone is met takes longer to find than that it is: only for whoever asks, and once. */
function once(find: () => Position): () => Position {
  let known: Position | undefined;
  return () => (known ??= find());
}
