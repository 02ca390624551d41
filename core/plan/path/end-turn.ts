import { marginAt } from '../../airspace/engine/margin.ts';
import type { Piece } from '../../airspace/engine/piece.ts';
import { betweenCircles } from '../../geo/between-circles.ts';
import type { Position } from '../../geo/position.ts';
import type { Waypoint } from '../route.ts';
import type { Performance } from './performance.ts';
import { turnCorners } from './turn.ts';

/** How the last waypoint is come to, and the place that is made for from there. */
interface Ending {
  /** Where it comes from; nothing where it has stood still, or nobody knows. */
  before: Waypoint | undefined;
  last: Waypoint;
  /** Metres of the circle that was flown at the last waypoint, and of the one at the place. */
  left: number;
  circled: number;
  to: Position;
}

/**
 * What is flown beside the way from the last waypoint to where the route ends, at the heights and times of that way: the turn to it, and the way from wherever it has
 * turned, for no leg is taken up again that leads to a place to circle or to come down at.
 */
export function endTurn(performance: Performance, { before, last, left, circled, to }: Ending, on: readonly Piece[]): Piece[] {
  if (on.length === 0) return [];
  const beside: Piece = {
    ...on[0]!,
    kind: 'turn',
    reach: 0,
    margin: marginAt(last.speed, performance),
    fromHeight: Math.min(...on.flatMap(({ fromHeight, toHeight }) => [fromHeight, toHeight])),
    toHeight: Math.max(...on.flatMap(({ fromHeight, toHeight }) => [fromHeight, toHeight])),
    toMs: Math.max(...on.map(({ toMs }) => toMs)),
    isEven: false,
  };
  const between = (place: Position, reach: number): Piece[] =>
    betweenCircles(place, reach, to, circled).map((corners) => ({ ...beside, corners }));
  const turns = before ? turnCorners(before, last, { ...last, ...to, mode: 'hover', holdMs: 0, radius: 0 }, performance) : [];
  return [
    ...(circled > 0 ? between(last, left) : []),
    ...turns.flatMap(({ corners, reach, isCut }): Piece[] =>
      isCut
        ? [{ ...beside, corners: [corners[0]!, to, last], reach }, ...between(corners[0]!, reach)]
        : [{ ...beside, corners, reach }, ...(reach > 0 ? between(last, reach) : [])],
    ),
  ];
}
