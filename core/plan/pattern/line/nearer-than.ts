import type { Offset } from '../../../geo/tangent-plane.ts';

/** Shares of a way, from 0 at its beginning to 1 at its end. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The one stretch of a straight way on which it is nearer to a side than so many metres; nothing where it never is.
 * Whatever is nearer than that to a side lies in a circle around one of its ends or in the box between them. Plain numbers: a line of
 * ten thousand corners asks a million times.
 */
export function nearerThan(metres: number, start: Offset, end: Offset, sideFrom: Offset, sideTo: Offset): Stretch | undefined {
  const length = Math.hypot(sideTo.north - sideFrom.north, sideTo.east - sideFrom.east);
  const north = (sideTo.north - sideFrom.north) / length;
  const east = (sideTo.east - sideFrom.east) / length;
  const along = (start.north - sideFrom.north) * north + (start.east - sideFrom.east) * east;
  const aside = (start.east - sideFrom.east) * north - (start.north - sideFrom.north) * east;
  const wayAlong = (end.north - start.north) * north + (end.east - start.east) * east;
  const wayAside = (end.east - start.east) * north - (end.north - start.north) * east;
  let [from, to] = [Infinity, -Infinity];
  const add = (first: number, last: number): void => {
    const [begins, ends] = [Math.max(0, first), Math.min(1, last)];
    if (!(begins < ends)) return;
    if (begins < from) from = begins;
    if (ends > to) to = ends;
  };
  const square = wayAlong * wayAlong + wayAside * wayAside;
  for (let corner = 0; corner < 2; corner++) {
    const ahead = corner === 0 ? along : along - length;
    const half = ahead * wayAlong + aside * wayAside;
    const root = half * half - square * (ahead * ahead + aside * aside - metres * metres);
    if (root > 0) add((-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square);
  }
  const [firstAlong, lastAlong] = between(along, wayAlong, 0, length);
  const [firstAside, lastAside] = between(aside, wayAside, -metres, metres);
  add(Math.max(firstAlong, firstAside), Math.min(lastAlong, lastAside));
  return from < to ? { from, to } : undefined;
}

function between(start: number, change: number, low: number, high: number): [number, number] {
  if (change === 0) return start > low && start < high ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [one, other] = [(low - start) / change, (high - start) / change];
  return one < other ? [one, other] : [other, one];
}
