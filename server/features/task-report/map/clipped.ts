import type { Spot } from './marks.ts';
import type { Clip } from './raster.ts';

/** A part of a line, and how far along the line it begins. */
export interface Part {
  way: Spot[];
  from: number;
}

/** Of a line what can be seen in the box, and of whatever lies further than `room` beyond it nothing: what is long outside must not be cut into a million dashes. */
export function clipped(way: readonly Spot[], { left, top, width, height }: Clip, room: number): Part[] {
  const parts: Part[] = [];
  let along = 0;
  let goesOn = false;
  for (let index = 1; index < way.length; index++) {
    const [from, to] = [way[index - 1]!, way[index]!];
    const across: Span = [left - room, left + width + room];
    const down: Span = [top - room, top + height + room];
    const [begin, end] = within(from[1], to[1], down, within(from[0], to[0], across, [0, 1]));
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(x, y);
    const at = (share: number): Spot => (share === 0 ? from : share === 1 ? to : [from[0] + x * share, from[1] + y * share]);
    if (begin <= end) {
      if (!goesOn || begin > 0) parts.push({ way: [at(begin)], from: along + long * begin });
      parts.at(-1)!.way.push(at(end));
    }
    goesOn = begin <= end && end === 1;
    along += long;
  }
  return parts;
}

type Span = readonly [from: number, to: number];

/** The shares of a side between which it lies between two bounds, as far as they lie within those given; turned over where there are none. */
function within(from: number, to: number, [low, high]: Span, [begin, end]: Span): Span {
  if (from === to) return from < low || from > high ? [1, 0] : [begin, end];
  const [one, other] = [(low - from) / (to - from), (high - from) / (to - from)];
  return [Math.max(begin, Math.min(one, other)), Math.min(end, Math.max(one, other))];
}
