import type { FurtherGround, Terrain } from '../terrain/ground.ts';
import type { Performance } from './performance.ts';

/** From the last waypoint home or to a rally point, by itself, over known ground. */
export interface GroundReturn extends FurtherGround {
  /** Metres above the ground that it is flown at all the way. */
  above: number;
}

/** Metres above the ground that it flies back at, being so many above it where it turns back; and no lower than a rally point lies above the ground there. */
export const leastAbove = ({ returnHeight, returnClimb }: Performance, own: number, place = -Infinity): number =>
  Math.max(returnHeight, own + returnClimb, place);

/** Of what returns so; nothing of those of which nobody knows the ground where they begin, or where they end at a rally point: they count from home. */
export function groundReturns({ further = [], datum }: Terrain, performance: Performance): GroundReturn[] {
  if (!performance.returnsAboveGround || datum === null) return [];
  return further.flatMap(({ way, ground }): GroundReturn[] => {
    const [begin = null, end = null] = [ground[0], ground.at(-1)];
    if (way.kind !== 'byItself' || begin === null || (way.rally && end === null)) return [];
    const place = way.rally && end !== null ? way.to.altitude + datum - end : undefined;
    return [{ way, ground, above: leastAbove(performance, way.from.altitude + datum - begin, place) }];
  });
}

/** Along it, counted as the route counts; nothing where nobody knows the ground. */
export const heightsOver = ({ ground, above }: GroundReturn, datum: number): (number | undefined)[] =>
  ground.map((metres) => (metres === null ? undefined : metres + above - datum));
