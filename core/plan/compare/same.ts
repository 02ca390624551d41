import type { Position } from '../../geo/position.ts';
import { wrapped } from '../../geo/tangent-plane.ts';

/** Degrees: aircraft keep ten-millionths, and what they have rounded is no other place. */
const KEPT_DEGREES = 1e-7;
const SAME_DEGREES = 0.75 * KEPT_DEGREES;
/** Of heights and speeds: aircraft keep hundredths, or numbers of seven digits. */
const SAME_AMOUNT = 0.0051;
const SAME_SHARE = 1e-6;

export const isSamePlace = (one: Position, other: Position): boolean =>
  Math.abs(one.latitude - other.latitude) <= SAME_DEGREES && Math.abs(wrapped(one.longitude - other.longitude)) <= SAME_DEGREES;

/** Alike for nearly all places that are the same; those that are rounded apart are found beside each other. */
export const placeKey = ({ longitude, latitude }: Position): string =>
  `${Math.round(wrapped(longitude) / KEPT_DEGREES)} ${Math.round(latitude / KEPT_DEGREES)}`;

const isSameNumber = (one: number, other: number): boolean =>
  Object.is(one, other) || Math.abs(one - other) <= SAME_AMOUNT + SAME_SHARE * Math.abs(one);

const isPlace = (value: object): value is Position => 'latitude' in value && 'longitude' in value;

/** Whether a flight is the same with either, in whatever order their fields are. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return isSameNumber(one, other);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (isPlace(one) && isPlace(other)) return isSamePlace(one, other);
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(mine);
  return names.length === Object.keys(theirs).length && names.every((name) => name in theirs && isAlike(mine[name], theirs[name]));
}
