import { metresToSide } from '../../../geo/polygon.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';
import { bareStretches, type Stitch } from './bare-border.ts';
import { metresApart, type Edges } from './edges.ts';
import type { LanePieces } from './lane-pieces.ts';
import { wayInside } from './way-inside.ts';

/** A stretch of the border that no lane comes near enough to: its corners, as straight as the area allows. */
export type Hem = readonly Offset[];

/** Of what lanes are apart: as far from one the border is covered. A little more than half, since what lies in the middle of two must not be flown a third time. */
const REACH = 0.55;
/** Of the same, and in metres: a stretch that is shorter is not worth the turns. */
const SHORTEST = 0.75;
const SHORTEST_M = 10;
/** Of the shortest stretch: how finely the border is looked at. */
const STEP = 1 / 3;

/**
 * What lanes leave beside sides that run almost along them: there a line that lies just outside is no lane, and the next one is up to a whole spacing away. Longest
 * first, so that of the two sides of a finger too narrow for a lane only one is flown, and always the same.
 */
export function hemsOf(edges: Edges, pieces: LanePieces): Hem[] {
  const [reach, shortest] = [REACH * pieces.apart, Math.max(SHORTEST * pieces.apart, SHORTEST_M)];
  const bare = bareStretches(edges, pieces, { reach, shortest, step: STEP * shortest }).filter((stretch) => lengthOf(stretch) >= shortest);
  const hems: Hem[] = [];
  for (const stretch of bare.sort((a, b) => lengthOf(b) - lengthOf(a))) {
    const around = hems.filter((hem) => mayBeBeside(hem, stretch, reach));
    const isBare = ({ middle }: Stitch) => around.every((hem) => !isNear(hem, middle, reach));
    for (const part of partsOf(stretch, isBare)) if (lengthOf(part) >= shortest) hems.push(alongBorder(edges, part));
  }
  return hems;
}

const lengthOf = (stretch: readonly Stitch[]): number => metresApart(stretch[0]!.from, stretch.at(-1)!.to);

const isNear = (hem: Hem, place: Offset, reach: number): boolean =>
  hem.some((corner, index) => index > 0 && metresToSide(hem[index - 1]!, corner, place) <= reach);

/** Of hundreds of hems few lie beside each other: the rest need not be measured. A stretch bulges beyond its ends by no more than lines are apart. */
function mayBeBeside(hem: Hem, stretch: readonly Stitch[], reach: number): boolean {
  const [one, other, first, last] = [hem[0]!, hem.at(-1)!, stretch[0]!.from, stretch.at(-1)!.to];
  const [north, east] = [one.north + other.north - first.north - last.north, one.east + other.east - first.east - last.east];
  const metres = metresApart(one, other) + metresApart(first, last) + 6 * reach;
  return north * north + east * east <= metres * metres;
}

/** Neighbours for which something holds. */
function partsOf(stretch: readonly Stitch[], holds: (stitch: Stitch) => boolean): Stitch[][] {
  const parts: Stitch[][] = [];
  let part: Stitch[] | undefined;
  for (const stitch of stretch) {
    if (!holds(stitch)) part = undefined;
    else if (part) part.push(stitch);
    else parts.push((part = [stitch]));
  }
  return parts;
}

function alongBorder(edges: Edges, part: readonly Stitch[]): Hem {
  const [first, last] = [part[0]!, part.at(-1)!];
  return first.edge === last.edge ? [first.from, last.to] : [first.from, ...wayInside(edges, first.from, last.to), last.to];
}
