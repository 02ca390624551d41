import type { Offset } from '../../../geo/tangent-plane.ts';
import { cornerOf, isCovered, SAME_M, type Edges } from './edges.ts';

/** Where a straight way meets the border: how far along it, in metres, and which side. */
interface Meeting {
  along: number;
  edge: number;
}

/** A tenth of the time of `Math.hypot`, and asked for by the million. */
export function metresApart(one: Offset, other: Offset): number {
  const [north, east] = [other.north - one.north, other.east - one.east];
  return Math.sqrt(north * north + east * east);
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
    if (isOneOn) found.push({ along: alongOf(edge), edge });
    if (isOtherOn) found.push({ along: alongOf(end), edge });
    if (!isOneOn && !isOtherOn && one > 0 !== other > 0) {
      const [begin, finish] = [alongOf(edge), alongOf(end)];
      found.push({ along: begin + ((finish - begin) * one) / (one - other), edge });
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
    if (until - at > 2 * SAME_M && !isCovered(edges, between(from, to, (at + until) / 2 / length))) {
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
  outsideOf(edges, from, to).reduce((sum, { leaves, returns }) => sum + (returns?.along ?? metresApart(from, to)) - (leaves?.along ?? 0), 0);

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
    return [out, ...alongBorder(edges, leaves.edge, returns.edge, out, back), back];
  });
  return pulledTight(edges, [from, ...corners, to]).slice(1, -1);
}

/** Corners of a ring from one of its sides to another, whichever way round is shorter. */
function alongBorder(edges: Edges, leaves: number, returns: number, from: Offset, to: Offset): Offset[] {
  if (leaves === returns || edges.ring[leaves] !== edges.ring[returns]) return [];
  const forwards: Offset[] = [];
  for (let corner = edges.next[leaves]!; ; corner = edges.next[corner]!) {
    forwards.push(cornerOf(edges, corner));
    if (corner === returns) break;
  }
  const backwards: Offset[] = [];
  for (let corner = leaves; ; corner = edges.before[corner]!) {
    backwards.push(cornerOf(edges, corner));
    if (corner === edges.next[returns]!) break;
  }
  return lengthOf([from, ...forwards, to]) <= lengthOf([from, ...backwards, to]) ? forwards : backwards;
}

export const lengthOf = (points: readonly Offset[]): number =>
  points.reduce((sum, point, index) => (index === 0 ? 0 : sum + metresApart(points[index - 1]!, point)), 0);

/** Beyond so many corners not every pair of them is looked at. */
const ALL_PAIRS_MAX = 14;

function pulledTight(edges: Edges, points: readonly Offset[]): Offset[] {
  let tight = [...points];
  while (tight.length > ALL_PAIRS_MAX) {
    const shorter = leapt(edges, tight);
    if (shorter.length === tight.length) return tight;
    tight = shorter;
  }
  return shortestThrough(edges, tight);
}

/** From each corner to one far ahead that can be seen, by leaps that double. */
function leapt(edges: Edges, points: readonly Offset[]): Offset[] {
  const kept = [points[0]!];
  for (let at = 0; at < points.length - 1; ) {
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
      if (length < best[at]! - SAME_M && (to === at + 1 || isStraightInside(edges, points[at]!, points[to]!))) [best[at], via[at]] = [length, to];
    }
  }
  const way: Offset[] = [points[0]!];
  for (let at = 0; at < last; at = via[at]!) way.push(points[via[at]!]!);
  return way;
}
