import type { Offset } from '../geo/tangent-plane.ts';

/** Of a side, by shares of its length. */
export interface Stretch {
  from: number;
  to: number;
}

type Side = readonly [Offset, Offset];

/** The part of a side that is as near to another as this. There is one at most: what is near to a side has no dents. Corners in degrees, with the metres of one. */
export function nearShare([from, to]: Side, [begin, end]: Side, scale: Offset, metres: number): Stretch | undefined {
  const [up, aside] = [metres / scale.north, metres / scale.east];
  if (isApart(from.north, to.north, begin.north, end.north, up) || isApart(from.east, to.east, begin.east, end.east, aside))
    return undefined;
  const way = away(from, to, scale);
  const other = away(begin, end, scale);
  const start = away(begin, from, scale);
  const found = [
    besideSide(start, way, other, metres),
    aroundCorner(start, way, metres),
    aroundCorner(away(end, from, scale), way, metres),
  ].filter((stretch) => stretch !== undefined);
  if (found.length === 0) return undefined;
  return { from: Math.min(...found.map((stretch) => stretch.from)), to: Math.max(...found.map((stretch) => stretch.to)) };
}

const isApart = (a: number, b: number, c: number, d: number, by: number): boolean =>
  Math.min(a, b) > Math.max(c, d) + by || Math.max(a, b) < Math.min(c, d) - by;

const away = (from: Offset, to: Offset, scale: Offset): Offset => ({
  north: (to.north - from.north) * scale.north,
  east: (to.east - from.east) * scale.east,
});

const dot = (one: Offset, other: Offset): number => one.north * other.north + one.east * other.east;
const cross = (one: Offset, other: Offset): number => one.east * other.north - one.north * other.east;

const clipped = (from: number, to: number): Stretch | undefined => {
  const stretch = { from: Math.max(0, from), to: Math.min(1, to) };
  return stretch.from <= stretch.to ? stretch : undefined;
};

/** Seen from the corner. */
function aroundCorner(start: Offset, way: Offset, metres: number): Stretch | undefined {
  const length = Math.hypot(way.north, way.east);
  if (length === 0) return Math.hypot(start.north, start.east) <= metres ? { from: 0, to: 1 } : undefined;
  const beside = cross(way, start) / length;
  if (Math.abs(beside) > metres) return undefined;
  const [middle, half] = [-dot(start, way) / (length * length), Math.sqrt(metres * metres - beside * beside) / length];
  return clipped(middle - half, middle + half);
}

/** Neither before the other side nor behind it. */
function besideSide(start: Offset, way: Offset, other: Offset, metres: number): Stretch | undefined {
  const length = Math.hypot(other.north, other.east);
  if (length === 0) return undefined;
  const along = between(dot(start, other) / length, dot(way, other) / length, 0, length);
  const aside = along && between(cross(other, start) / length, cross(other, way) / length, -metres, metres);
  return aside && clipped(Math.max(along.from, aside.from), Math.min(along.to, aside.to));
}

/** For which shares a value that begins like this and grows by so much lies between two others. */
function between(begin: number, growth: number, low: number, high: number): Stretch | undefined {
  if (growth === 0) return begin >= low && begin <= high ? { from: 0, to: 1 } : undefined;
  const [one, other] = [(low - begin) / growth, (high - begin) / growth];
  return clipped(Math.min(one, other), Math.max(one, other));
}
