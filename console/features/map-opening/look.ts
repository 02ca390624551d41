import { metresBetween } from '@skyhelm/core/geo/distance';
import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import { remember, remembered } from '../../browser/storage.ts';

/** A place, and from how near. */
export interface Look {
  centre: Position;
  zoom: number;
}

/** Near enough to draw at. */
export const NEAR_ZOOM = 15;
/** An hour's drive: what lies so near to each other is one place of work. */
const TOGETHER_M = 50_000;

/** Of each person their own: several may share a browser. */
const keyOf = (person: string): string => `route-look ${person}`;

const isLook = (value: unknown): value is Look => {
  const { centre, zoom } = (value ?? {}) as Partial<Look>;
  return isLatitude(centre?.latitude ?? Number.NaN) && isLongitude(centre?.longitude ?? Number.NaN) && Number.isFinite(zoom);
};

export const lastLook = (person: string): Look | undefined => remembered(keyOf(person), isLook);

export const rememberLook = (person: string, { centre, zoom }: Look): void => remember(keyOf(person), { centre, zoom });

/** Where most of them are near: between places a thousand kilometres apart there is nothing to look at. */
export function busiest(places: readonly Position[]): Position | undefined {
  let [best, most] = [places[0], 0];
  for (const place of places) {
    const near = places.filter((other) => metresBetween(place, other) <= TOGETHER_M).length;
    if (near > most) [best, most] = [place, near];
  }
  return best;
}
