import type { Vector } from '../../geo/earth-vector.ts';
import { dot, minus, moved, size, type Stretch } from './stretch.ts';

/** How near two aircraft come to each other, when, and on the way to which waypoint of the first. */
export interface Nearest {
  metres: number;
  seconds: number;
  at: Vector;
  waypoint: number;
}

/**
 * Two flights that differ by less fly side by side: what one does beside its way, the other does too. On a globe no two ways are equally long, so that after a long one
 * either is a little late: less than a pilot notices, and at the fastest a metre.
 */
const [SAME_SECONDS, SAME_SPEED] = [0.05, 0.2];

/** Over all of both flights. Each is cut where either of them changes; between two cuts the nearest moment has a closed form. */
export function nearestOf(one: readonly Stretch[], other: readonly Stretch[]): Nearest {
  let best: Nearest = { metres: Infinity, seconds: 0, at: one[0]!.at, waypoint: 0 };
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [one[i], other[j]];
    if (!a || !b) return best;
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    best = within(a, b, from, to, best);
    if (a.to <= to) i++;
    if (b.to <= to) j++;
  }
}

function within(a: Stretch, b: Stretch, from: number, to: number, best: Nearest): Nearest {
  const [place, velocity, acceleration] = [
    minus(placeAt(a, from), placeAt(b, from)),
    minus(speedAt(a, from), speedAt(b, from)),
    minus(a.acceleration, b.acceleration),
  ];
  // Of two that circle side by side either ends a little sooner: it is not beside the middle of the other's circle meanwhile.
  if (to - from < SAME_SECONDS && a.isAround !== b.isAround) return best;
  const slack = to - from < SAME_SECONDS || areTogether(a, b, velocity, acceleration) ? 0 : a.slack + b.slack;
  const seconds = Number.isFinite(to) ? to - from : 0;
  const [speed, change] = [size(velocity), size(acceleration)];
  if (size(place) - slack - speed * seconds - (change * seconds * seconds) / 2 >= best.metres) return best;
  const when = nearestMoment(place, velocity, acceleration, seconds);
  const metres = size(moved(place, velocity, acceleration, when)) - slack;
  return metres < best.metres
    ? { metres: Math.max(0, metres), seconds: from + when, at: placeAt(a, from + when), waypoint: a.waypoint }
    : best;
}

const areTogether = (a: Stretch, b: Stretch, velocity: Vector, acceleration: Vector): boolean =>
  a.slack === b.slack && Math.abs(a.from - b.from) < SAME_SECONDS && size(velocity) < SAME_SPEED && size(acceleration) < SAME_SPEED;

export const placeAt = ({ from, at, velocity, acceleration }: Stretch, seconds: number): Vector =>
  seconds === from ? at : moved(at, velocity, acceleration, seconds - from);

const speedAt = ({ from, velocity, acceleration }: Stretch, seconds: number): Vector => [
  velocity[0] + acceleration[0] * (seconds - from),
  velocity[1] + acceleration[1] * (seconds - from),
  velocity[2] + acceleration[2] * (seconds - from),
];

/** Metres a second squared below which the speed is as good as even. */
const EVEN = 1e-9;

/** Of two that move so towards each other: where the square of their distance stops falling, a line's or a cubic's root; or one of the ends. */
export function nearestMoment(place: Vector, velocity: Vector, acceleration: Vector, seconds: number): number {
  if (seconds === 0) return 0;
  const even = dot(acceleration, acceleration);
  if (even < EVEN * EVEN) {
    const square = dot(velocity, velocity);
    return square === 0 ? 0 : Math.min(seconds, Math.max(0, -dot(place, velocity) / square));
  }
  const slope: Cubic = [
    dot(place, velocity),
    dot(velocity, velocity) + dot(place, acceleration),
    1.5 * dot(velocity, acceleration),
    0.5 * even,
  ];
  const turns = quadraticRoots(slope[1], 2 * slope[2], 3 * slope[3]).filter((root) => root > 0 && root < seconds);
  const cuts = [0, ...turns, seconds];
  const moments = [0, seconds, ...cuts.slice(1).flatMap((cut, index) => rootBetween(slope, cuts[index]!, cut))];
  const distance = (moment: number) => size(moved(place, velocity, acceleration, moment));
  return moments.reduce((least, moment) => (distance(moment) < distance(least) ? moment : least));
}

type Cubic = readonly [number, number, number, number];
const valueOf = ([a, b, c, d]: Cubic, x: number): number => a + x * (b + x * (c + x * d));

/** In order; of a + bx + cx². */
function quadraticRoots(a: number, b: number, c: number): number[] {
  const square = b * b - 4 * a * c;
  if (square <= 0) return [];
  // Without taking two numbers of about the same size from each other.
  const q = -(b + Math.sign(b || 1) * Math.sqrt(square)) / 2;
  return [q / c, a / q].filter((root) => Number.isFinite(root)).sort((x, y) => x - y);
}

/** Halvings: to the last digit of what a flight of days can be told to. */
const ROUNDS = 60;

/** Where it only rises or only falls. */
function rootBetween(cubic: Cubic, from: number, to: number): number[] {
  let [low, high] = [from, to];
  const rises = valueOf(cubic, to) > valueOf(cubic, from);
  if (valueOf(cubic, low) > 0 === rises || valueOf(cubic, high) < 0 === rises) return [];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (valueOf(cubic, middle) > 0 === rises) high = middle;
    else low = middle;
  }
  return [(low + high) / 2];
}
