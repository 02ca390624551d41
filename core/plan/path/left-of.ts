import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { areTogether } from '../legs.ts';
import type { WayPart } from './flight-from.ts';

/** Metres that it would be longer by way of a place. */
const detour = ({ from, to }: WayPart, place: Position): number =>
  metresBetween(from, place) + metresBetween(place, to) - metresBetween(from, to);

/** What is left of a way from a place, and metres above home, on it or near it: the rest of the part that lies nearest, and all behind that. */
export function leftOf(way: readonly WayPart[], place: Position, height: number | undefined): Pick<WayPart, 'metres' | 'seconds'> {
  let [at, least] = [0, Infinity];
  way.forEach((part, index) => {
    const aside = detour(part, place);
    // Above where one part ends the next one begins.
    if (aside <= least + TOGETHER_M) [at, least] = [index, Math.min(aside, least)];
  });
  return way.slice(at).reduce(
    ({ metres, seconds }, part, index) => {
      const share = index === 0 ? shareLeft(part, place, height) : 1;
      return { metres: metres + share * part.metres, seconds: seconds + share * part.seconds };
    },
    { metres: 0, seconds: 0 },
  );
}

/** Less than what a receiver is wrong by. */
const TOGETHER_M = 2;

function shareLeft({ from, to }: WayPart, place: Position, height: number | undefined): number {
  const across = metresBetween(from, to);
  if (!areTogether(across)) return Math.min(1, metresBetween(place, to) / across);
  const drop = from.altitude - to.altitude;
  return height === undefined || drop <= 0 ? 1 : Math.min(1, Math.max(0, height / drop));
}
