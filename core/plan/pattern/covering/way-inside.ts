import type { Offset } from '../../../geo/tangent-plane.ts';
import { cornerOf, isCovered, metresApart, SAME_M, type Edges } from './edges.ts';

/** Where a straight way meets the border: how far along it, in metres, and which side. */
interface Meeting {
  along: number;
  edge: number;
  /** Whether the way comes into the area there; nothing where it only touches a corner. */
  enters: boolean | undefined;
}

const between = (from: Offset, to: Offset, share: number): Offset => ({
  north: from.north + (to.north - from.north) * share,
  east: from.east + (to.east - from.east) * share,
});

function meetingsOf(edges: Edges, from: Offset, to: Offset, length: number): Meeting[] {
  const [unitNorth, unitEast] = [(to.north - from.north) / length, (to.east - from.east) / length];
  const found: Meeting[] = [];
  const alongOf = (corner: number) => (edges.north[corner]! - from.north) * unitNorth + (edges.east[corner]! - from.east) * unitEast;
  const asideOf = (corner: number) => (edges.east[corner]! - from.east) * unitNorth - (edges.north[corner]! - from.north) * unitEast;
  const [west, east] = [Math.min(from.east, to.east) - SAME_M, Math.max(from.east, to.east) + SAME_M];
  const [south, north] = [Math.min(from.north, to.north) - SAME_M, Math.max(from.north, to.north) + SAME_M];
  edges.tree.search(west, south, east, north, (edge) => {
    const end = edges.next[edge]!;
    const [one, other] = [asideOf(edge), asideOf(end)];
    const [isOneOn, isOtherOn] = [Math.abs(one) <= SAME_M, Math.abs(other) <= SAME_M];
    if (isOneOn) found.push({ along: alongOf(edge), edge, enters: undefined });
    if (isOtherOn) found.push({ along: alongOf(end), edge, enters: undefined });
    if (!isOneOn && !isOtherOn && one > 0 !== other > 0) {
      const [begin, finish] = [alongOf(edge), alongOf(end)];
      found.push({ along: begin + ((finish - begin) * one) / (one - other), edge, enters: one < 0 === edges.isLeft[edges.ring[edge]!] });
    }
    return false;
  });
  return found.filter(({ along }) => along >= -SAME_M && along <= length + SAME_M).sort((a, b) => a.along - b.along);
}

/** Stretches of a straight way that lie outside the area, each between two meetings with its border. */
function outsideOf(edges: Edges, from: Offset, to: Offset): { leaves: Meeting | undefined; returns: Meeting | undefined }[] {
  const length = metresApart(from, to);
  if (length <= SAME_M) return [];
  const meetings = meetingsOf(edges, from, to, length);
  const outside: { leaves: Meeting | undefined; returns: Meeting | undefined }[] = [];
  let at = 0;
  let last: Meeting | undefined;
  for (const meeting of [...meetings, undefined]) {
    const until = meeting ? meeting.along : length;
    const isKnown = last ? last.enters : meeting?.enters === undefined ? undefined : !meeting.enters;
    if (until - at > 2 * SAME_M && !(isKnown ?? isCovered(edges, between(from, to, (at + until) / 2 / length)))) {
      const previous = outside.at(-1);
      if (previous && previous.returns === last && last !== undefined) previous.returns = meeting;
      else outside.push({ leaves: last, returns: meeting });
    }
    if (meeting) [at, last] = [Math.max(at, meeting.along), meeting];
  }
  return outside;
}

/** Whether the straight way between two places of an area leaves it nowhere; along its border is within it. */
export const isStraightInside = (edges: Edges, from: Offset, to: Offset): boolean => outsideOf(edges, from, to).length === 0;

export const metresOutside = (edges: Edges, from: Offset, to: Offset): number =>
  outsideOf(edges, from, to).reduce(
    (sum, { leaves, returns }) => sum + (returns?.along ?? metresApart(from, to)) - (leaves?.along ?? 0),
    0,
  );

/**
 * Corners of a short way between two places of an area that does not leave it: the straight one, with each stretch outside replaced by the nearer way along the
 * border and then pulled tight. Where a ring has to be passed on its far side to be shortest of all, it is a little longer than that.
 */
export function wayInside(edges: Edges, from: Offset, to: Offset): Offset[] {
  const outside = outsideOf(edges, from, to);
  if (outside.length === 0) return [];
  const length = metresApart(from, to);
  const corners = outside.flatMap(({ leaves, returns }) => {
    if (!leaves || !returns) return [];
    const [out, back] = [between(from, to, leaves.along / length), between(from, to, returns.along / length)];
    const border = [out, ...alongBorder(edges, leaves.edge, returns.edge, out, back), back];
    return tightBorder(edges, border) ?? leapt(edges, border);
  });
  // Of one stretch from end to end there is nothing left to pull.
  const isWhole =
    outside.length === 1 && corners.length > 1 && metresApart(from, corners[0]!) <= SAME_M && metresApart(corners.at(-1)!, to) <= SAME_M;
  return isWhole ? corners.slice(1, -1) : pulledTight(edges, [from, ...corners, to]).slice(1, -1);
}

/** A thread along the border, pulled tight: the hull of its corners. Nothing where that would leave the area elsewhere. */
function tightBorder(edges: Edges, border: readonly Offset[]): Offset[] | undefined {
  const [out, back] = [border[0]!, border.at(-1)!];
  const length = metresApart(out, back);
  const [unitNorth, unitEast] = [(back.north - out.north) / length, (back.east - out.east) / length];
  const placed = border.map((place) => ({
    place,
    along: (place.north - out.north) * unitNorth + (place.east - out.east) * unitEast,
    aside: (place.east - out.east) * unitNorth - (place.north - out.north) * unitEast,
  }));
  const side = placed.reduce((sum, { aside }) => sum + aside, 0) < 0 ? -1 : 1;
  const hull: typeof placed = [];
  const sorted = placed.filter(({ along }) => along >= -SAME_M && along <= length + SAME_M).sort((a, b) => a.along - b.along);
  for (const point of sorted) {
    while (hull.length > 1) {
      const [one, two] = [hull.at(-2)!, hull.at(-1)!];
      const bend = (two.along - one.along) * (point.aside - one.aside) - (two.aside - one.aside) * (point.along - one.along);
      if (bend * side < 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  const way = hull.map(({ place }) => place);
  return way.every((place, index) => index === 0 || isStraightInside(edges, way[index - 1]!, place)) ? way : undefined;
}

/** Corners of a ring from a place on one of its sides to a place on another, whichever way round is shorter. */
function alongBorder(edges: Edges, leaves: number, returns: number, out: Offset, back: Offset): Offset[] {
  const { ring, next, before, along, around } = edges;
  if (leaves === returns || ring[leaves] !== ring[returns]) return [];
  const whole = around[ring[leaves]!]!;
  const begin = along[leaves]! + metresApart(cornerOf(edges, leaves), out);
  const end = along[returns]! + metresApart(cornerOf(edges, returns), back);
  const isForwards = (end - begin + whole) % whole <= whole / 2;
  const corners: Offset[] = [];
  const last = isForwards ? returns : next[returns]!;
  for (let corner = isForwards ? next[leaves]! : leaves; ; corner = (isForwards ? next : before)[corner]!) {
    corners.push(cornerOf(edges, corner));
    if (corner === last) return corners;
  }
}

export const lengthOf = (points: readonly Offset[]): number =>
  points.reduce((sum, point, index) => (index === 0 ? 0 : sum + metresApart(points[index - 1]!, point)), 0);

/** Beyond so many corners not every pair of them is looked at. */
const ALL_PAIRS_MAX = 10;

function pulledTight(edges: Edges, points: readonly Offset[]): Offset[] {
  const fewer = points.length > ALL_PAIRS_MAX ? leapt(edges, points) : points;
  return fewer.length > ALL_PAIRS_MAX ? leapt(edges, fewer) : shortestThrough(edges, fewer);
}

/** From each corner to one far ahead that can be seen, by leaps that double. */
function leapt(edges: Edges, points: readonly Offset[]): Offset[] {
  const kept = [points[0]!];
  for (let at = 0; at < points.length - 1;) {
    let reached = at + 1;
    for (let leap = 2; at + leap < points.length; leap *= 2) {
      if (!isStraightInside(edges, points[at]!, points[at + leap]!)) break;
      reached = at + leap;
    }
    kept.push(points[reached]!);
    at = reached;
  }
  return kept;
}

function shortestThrough(edges: Edges, points: readonly Offset[]): Offset[] {
  const last = points.length - 1;
  const [best, via] = [points.map((_, index) => (index === last ? 0 : Infinity)), points.map((_, index) => index + 1)];
  for (let at = last - 1; at >= 0; at--) {
    for (let to = last; to > at; to--) {
      const length = metresApart(points[at]!, points[to]!) + best[to]!;
      if (length < best[at]! - SAME_M && (to === at + 1 || isStraightInside(edges, points[at]!, points[to]!)))
        [best[at], via[at]] = [length, to];
    }
  }
  const way: Offset[] = [points[0]!];
  for (let at = 0; at < last; at = via[at]!) way.push(points[via[at]!]!);
  return way;
}
