import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { metresFrom, metresPerSecondFrom, type UnitSystem } from '@skyhelm/core/units/unit-system';
import { numberIn } from '../../ui/form/number-in.ts';

/** Commands that move an aircraft: what will happen is said first, and they are held to be given. */
export const PROPOSED = [
  'takeOff',
  'continue',
  'directReturn',
  'land',
  'trackReturn',
  'manual',
  'reboot',
  'goTo',
] as const satisfies CommandKind[];
export type ProposedKind = (typeof PROPOSED)[number];

export interface Proposal {
  kind: ProposedKind;
  /** Where to, with `goTo`. */
  place?: Position | undefined;
}

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

/** What can be said with an order; the limits are those of `core/vehicle/command.ts`, which pulls in more than a console needs. */
export const FIGURES = {
  hoverHeight: { measure: 'length', least: 1, most: 200, isNeeded: true },
  flightHeight: { measure: 'length', least: 1, most: 9_999, isNeeded: false },
  flightSpeed: { measure: 'speed', least: 0.1, most: 100, isNeeded: false },
} as const;
export type FigureName = keyof typeof FIGURES;

export interface Figure {
  /** In metres, or metres a second; nothing where nothing was said, or nothing that makes sense. */
  value: number | undefined;
  isWrong: boolean;
}

/** A figure as it was typed, in the units of whoever typed it. */
export function figureIn(name: FigureName, text: string, system: UnitSystem): Figure {
  const { measure, least, most, isNeeded } = FIGURES[name];
  const typed = numberIn(text);
  if (typed === undefined) return { value: undefined, isWrong: isNeeded };
  if (typeof typed === 'string') return { value: undefined, isWrong: true };
  const exact = measure === 'length' ? metresFrom(system, typed) : metresPerSecondFrom(system, typed);
  // An aircraft takes off to whole metres: feet are rounded to them, and the card says to what.
  const value = name === 'hoverHeight' && system === 2 ? Math.round(exact) : exact;
  const isRight = value >= least && value <= most && (name !== 'hoverHeight' || Number.isInteger(value));
  return isRight ? { value, isWrong: false } : { value: undefined, isWrong: true };
}
