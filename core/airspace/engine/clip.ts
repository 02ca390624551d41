import { roomAround, type Zone } from '../zone.ts';
import type { Frame, Piece, When } from './piece.ts';
import { LIMIT_FIELDS, type ZoneTable } from './zone-table.ts';

/** What a height can be wrong by. */
export const HEIGHT_MARGIN_M = 5;

/** From which share of a piece to which it is at a zone's heights, at its time. */
export interface Share {
  from: number;
  to: number;
}

/** Whether there is any such part; it is written into `share`. */
export function clip(
  share: Share,
  { limits }: ZoneTable,
  index: number,
  { kind, datum }: Zone,
  piece: Piece,
  frame: Frame,
  when: When,
  room: number,
): boolean {
  share.from = 0;
  share.to = 1;
  const at = index * LIMIT_FIELDS;
  const add = datum === 'sea' ? frame.toSea : frame.toGround;
  if (add !== undefined) {
    const around = roomAround(kind, room);
    const floor = limits[at]! - add - around;
    const ceiling = limits[at + 1]! - add + around;
    if (!narrow(share, piece.fromHeight, piece.toHeight, 0, floor, ceiling, piece.isEven)) return false;
  }
  const begin = limits[at + 2]!;
  const end = limits[at + 3]!;
  if (!when.departure) return end > when.now;
  const { earliest, latest } = when.departure;
  const waits = Math.min(piece.waitMs, FLIGHT_MAX_MS);
  const later = Math.min(piece.laterMs, FLIGHT_MAX_MS);
  // At the very moment of its activation a zone counts, at that of its end no more.
  return narrow(share, piece.fromMs, piece.toMs, waits, begin - latest - later - HALF_MS, end - earliest, piece.isEven);
}

/** Whoever circles until somebody ends it does so for a day at most: a zone of next year is none of its business. */
export const FLIGHT_MAX_MS = 86_400_000;

const HALF_MS = 0.5;

/** Keeps of the share what lies between two bounds, without them. */
function narrow(share: Share, from: number, to: number, stays: number, low: number, high: number, isEven: boolean): boolean {
  if (Math.max(from, to + stays) <= low || Math.min(from, to) >= high) return false;
  if (!isEven || from === to) return true;
  const one = (low - from) / (to - from);
  const other = (high - from) / (to - from);
  // Whoever waits at the end long enough is there when it begins.
  share.from = Math.max(share.from, Math.min(one, other, stays > 0 ? 1 : Infinity));
  share.to = Math.min(share.to, Math.max(one, other));
  return share.from <= share.to;
}
