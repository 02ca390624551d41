import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** Commands that move an aircraft: what will happen is said first, and they are held to be given. */
export const PROPOSED = ['takeOff', 'continue', 'directReturn', 'land', 'trackReturn', 'manual', 'goTo'] as const satisfies CommandKind[];
export type ProposedKind = (typeof PROPOSED)[number];

export interface Proposal {
  kind: ProposedKind;
  /** Where to, with `goTo`. */
  place?: Position | undefined;
}

export const positionOf = ({ latitude, longitude }: VehicleState): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/**
 * Where each of several flies when one place is pointed at: the middle of the group comes there, and everybody keeps their distance to the others.
 * Whoever's position is not known is not sent anywhere.
 */
export function placesFor(place: Position, from: ReadonlyMap<string, Position>): Map<string, Position> {
  const [first] = from.values();
  if (!first) return new Map();
  const plane = tangentPlane(first);
  const offsets = [...from].map(([id, position]) => [id, plane.offsetOf(position)] as const);
  const middle = (axis: 'north' | 'east') => offsets.reduce((sum, [, offset]) => sum + offset[axis], 0) / offsets.length;
  const [north, east] = [middle('north'), middle('east')];
  const target = tangentPlane(place);
  return new Map(offsets.map(([id, offset]) => [id, target.positionAt({ north: offset.north - north, east: offset.east - east })]));
}

/** A height as it was typed: none given, wrong, or so many metres. */
export function heightIn(
  kind: ProposedKind,
  text: string,
): { metres: number | undefined; fault: 'hoverHeight' | 'flightHeight' | undefined } {
  const isTakeOff = kind === 'takeOff';
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '' && !isTakeOff) return { metres: undefined, fault: undefined };
  const metres = trimmed === '' ? NaN : Number(trimmed);
  const isRight = isTakeOff ? Number.isInteger(metres) && metres >= 1 && metres <= 200 : metres >= 1 && metres <= 9_999;
  return isRight ? { metres, fault: undefined } : { metres: undefined, fault: isTakeOff ? 'hoverHeight' : 'flightHeight' };
}
