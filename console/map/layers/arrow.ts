import type { ArrowDirection, ArrowPosition } from '@skyhelm/core/marker/marker';
import type { LonLat } from '../datum.ts';
import { mercatorX, mercatorY } from '../mercator.ts';

export interface Arrow {
  at: LonLat;
  /** Degrees clockwise from up. */
  rotation: number;
}

const DEGREES = 180 / Math.PI;

/** Where the arrow of a line stands and where it points, as the line is seen on the map. Nothing for a line without length. */
export function arrowOn(way: readonly LonLat[], position: ArrowPosition, direction: ArrowDirection): Arrow | undefined {
  if (position === 'none') return undefined;
  const places = way.map(([longitude, latitude]) => ({ x: mercatorX(longitude), y: mercatorY(latitude) }));
  const legs = places
    .slice(1)
    .map((to, at) => ({ at, from: places[at]!, to, length: Math.hypot(to.x - places[at]!.x, to.y - places[at]!.y) }));
  const real = legs.filter(({ length }) => length > 0);
  const whole = real.reduce((sum, { length }) => sum + length, 0);
  const leg = position === 'start' ? real[0] : position === 'end' ? real.at(-1) : legAt(real, whole / 2);
  if (!leg) return undefined;
  const { from, to, at } = leg;
  const turn = direction === 'forward' ? 1 : -1;
  const rotation = Math.atan2(turn * (to.x - from.x), turn * (from.y - to.y)) * DEGREES;
  if (position === 'start') return { at: way[at]!, rotation };
  if (position === 'end') return { at: way[at + 1]!, rotation };
  const share = (whole / 2 - before(real, at)) / leg.length;
  const [begin, end] = [way[at]!, way[at + 1]!];
  return { at: [begin[0] + share * (end[0] - begin[0]), begin[1] + share * (end[1] - begin[1])], rotation };
}

interface Leg {
  at: number;
  length: number;
}

const before = (legs: readonly Leg[], at: number): number => legs.reduce((sum, leg) => sum + (leg.at < at ? leg.length : 0), 0);

const legAt = <L extends Leg>(legs: readonly L[], length: number): L | undefined =>
  legs.find((leg) => before(legs, leg.at) + leg.length >= length);
