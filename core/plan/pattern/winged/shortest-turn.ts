import type { Offset } from '../../../geo/tangent-plane.ts';

/** A place, and where one is heading there: radians from north to the east. */
export interface Pose extends Offset {
  heading: number;
}

/** Two bends with a straight way or a third bend between them. */
export interface Turn {
  /** Metres of all of it. */
  metres: number;
  /** Radians of each bend, to the right where they are more than nought. */
  bends: readonly [number, number, number];
  /** Metres straight on behind the first bend. */
  straight: number;
}

const ROUND = 2 * Math.PI;
/** Radians short of a whole round that are none: a hair of rounding must not send anybody round once more. */
const HAIR = 1e-6;
/** Metres and radians by which two poses may differ and be one all the same: whoever is beside it by less would be sent round once. */
const [SAME_M, SAME_HEADING] = [1e-3, 1e-4];

function angleOf(radians: number): number {
  const angle = radians - ROUND * Math.floor(radians / ROUND);
  return angle > ROUND - HAIR ? 0 : angle;
}

/** The six ways that L. E. Dubins has shown one of to be the shortest, in units of the radius, seen along the line from one place to the other. */
type Word = (given: Seen) => readonly [first: number, middle: number, last: number] | undefined;

interface Seen {
  distance: number;
  /** Of the headings from that line, their sines and cosines. */
  from: number;
  to: number;
  sineFrom: number;
  sineTo: number;
  cosineFrom: number;
  cosineTo: number;
  cosineBetween: number;
}

/** Round both in the same direction: to the right, or to the left as its mirror. */
function alike(side: 1 | -1): Word {
  return ({ distance, from, to, sineFrom, sineTo, cosineFrom, cosineTo, cosineBetween }) => {
    const square = 2 + distance * distance - 2 * cosineBetween + 2 * distance * side * (sineFrom - sineTo);
    if (square < 0) return undefined;
    const course = Math.atan2(side * (cosineTo - cosineFrom), distance + side * (sineFrom - sineTo));
    return [angleOf(side * (course - from)), Math.sqrt(square), angleOf(side * (to - course))];
  };
}

/** Round the first one way and round the last the other way. */
function crossed(side: 1 | -1): Word {
  return ({ distance, from, to, sineFrom, sineTo, cosineFrom, cosineTo, cosineBetween }) => {
    const square = distance * distance - 2 + 2 * cosineBetween + 2 * distance * side * (sineFrom + sineTo);
    if (square < 0) return undefined;
    const middle = Math.sqrt(square);
    const course = Math.atan2(-side * (cosineFrom + cosineTo), distance + side * (sineFrom + sineTo)) - Math.atan2(-2 * side, middle);
    return [angleOf(side * (course - from)), middle, angleOf(side * (course - to))];
  };
}

/** Three bends, the one in the middle the other way. */
function looped(side: 1 | -1): Word {
  return ({ distance, from, to, sineFrom, sineTo, cosineFrom, cosineTo, cosineBetween }) => {
    const cosine = (6 - distance * distance + 2 * cosineBetween + 2 * distance * side * (sineTo - sineFrom)) / 8;
    if (Math.abs(cosine) > 1) return undefined;
    const middle = ROUND - Math.acos(cosine);
    const course = Math.atan2(side * (cosineTo - cosineFrom), distance + side * (sineFrom - sineTo));
    const first = angleOf(side * (course - from) + middle / 2);
    return [first, middle, angleOf(side * (to - from) - first + middle)];
  };
}

const WORDS: readonly { word: Word; signs: readonly [number, number, number] }[] = [
  { word: alike(1), signs: [1, 0, 1] },
  { word: alike(-1), signs: [-1, 0, -1] },
  { word: crossed(1), signs: [1, 0, -1] },
  { word: crossed(-1), signs: [-1, 0, 1] },
  { word: looped(1), signs: [1, -1, 1] },
  { word: looped(-1), signs: [-1, 1, -1] },
];

const NO_TURN: Turn = { metres: 0, bends: [0, 0, 0], straight: 0 };

/** The shortest way from one pose to another for what turns no tighter than that. */
export function shortestTurn(from: Pose, to: Pose, radius: number): Turn {
  const [north, east] = [to.north - from.north, to.east - from.east];
  if (Math.hypot(north, east) < SAME_M && Math.cos(to.heading - from.heading) > Math.cos(SAME_HEADING)) return NO_TURN;
  const line = Math.atan2(east, north);
  const [begin, end] = [from.heading - line, to.heading - line];
  const seen: Seen = {
    distance: Math.hypot(north, east) / radius,
    from: begin,
    to: end,
    sineFrom: Math.sin(begin),
    sineTo: Math.sin(end),
    cosineFrom: Math.cos(begin),
    cosineTo: Math.cos(end),
    cosineBetween: Math.cos(begin - end),
  };
  let [best, least]: [Turn | undefined, number] = [undefined, Infinity];
  for (const { word, signs } of WORDS) {
    const found = word(seen);
    const length = found ? found[0] + found[1] + found[2] : Infinity;
    if (!found || length > least - HAIR) continue;
    least = length;
    const [first, middle, last] = found;
    best = {
      metres: length * radius,
      bends: [signs[0] * first, signs[1] * middle, signs[2] * last],
      straight: signs[1] === 0 ? middle * radius : 0,
    };
  }
  return best!;
}
