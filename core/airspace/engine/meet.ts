import type { ZoneIndex } from '../zone-index.ts';
import { degreesAside, degreesUp } from './around.ts';
import { clip, HEIGHT_MARGIN_M, type Share } from './clip.ts';
import { emptyHull, fillHull, fillPart, type Hull } from './hull.ts';
import { isNearCircle } from './near-circle.ts';
import { isNearPolygon } from './near-polygon.ts';
import type { Frame, Piece, When } from './piece.ts';

const whole = emptyHull();
const part = emptyHull();
const share: Share = { from: 0, to: 1 };

export const isNear = ({ table, zones }: ZoneIndex, zone: number, hull: Hull, metres: number): boolean =>
  zones[zone]!.shape.kind === 'circle' ? isNearCircle(table, zone, hull, metres) : isNearPolygon(table, zone, hull, metres);

/** Whether a piece comes into a zone or as near to it as its margin, at its heights and at its time. */
export const doMeet = (index: ZoneIndex, zone: number, piece: Piece, frame: Frame, when: When, room = HEIGHT_MARGIN_M): boolean =>
  isMet(index, zone, fillHull(whole, piece.corners), piece, frame, when, room);

/** The same of one whose hull is filled already. */
export function isMet(index: ZoneIndex, zone: number, hull: Hull, piece: Piece, frame: Frame, when: When, room: number): boolean {
  if (!clip(share, index.table, zone, index.zones[zone]!, piece, frame, when, room)) return false;
  const isWhole = hull.count !== 2 || (share.from === 0 && share.to === 1);
  return isNear(index, zone, isWhole ? hull : fillPart(part, hull, share.from, share.to), piece.reach + piece.margin + hull.bow);
}

/** Tells of each zone that a piece may meet, by its place in the index: by their boxes nobody can say more. */
export function eachAround(index: ZoneIndex, piece: Piece, hull: Hull, told: (zone: number) => void): void {
  const metres = piece.reach + piece.margin + hull.bow;
  const up = degreesUp(metres);
  const aside = degreesAside(Math.max(Math.abs(hull.south), Math.abs(hull.north)), metres);
  index.eachIn(hull.west - aside, hull.south - up, hull.east + aside, hull.north + up, told);
}

/** The zones that a piece meets, by their place in the index. */
export function met(index: ZoneIndex, piece: Piece, frame: Frame, when: When, room = HEIGHT_MARGIN_M): number[] {
  const hull = fillHull(whole, piece.corners);
  const found: number[] = [];
  eachAround(index, piece, hull, (zone) => {
    if (isMet(index, zone, hull, piece, frame, when, room)) found.push(zone);
  });
  return found;
}
