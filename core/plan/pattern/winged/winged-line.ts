import type { Offset } from '../../../geo/tangent-plane.ts';
import { turnOrder } from '../covering/cells.ts';
import { lengthOf } from '../line/plain-line.ts';
import { LEAD_IN_RADII } from '../covering/flight-points.ts';
import { flyRuns, runAlong, skipsFor, type Run, type Turning } from './runs.ts';
import type { Corner } from './turn-corners.ts';

/** One way along a line, and what is flown before and behind it. */
export interface WingedRun {
  before: Corner[];
  points: Corner[];
  behind: Corner[];
  /** None of its bends is tighter than can be flown. */
  isFlyable: boolean;
}

/** Lanes beside each other, of one stretch or several, in the order and direction in which what is on wings flies them soonest. */
export function wingedRuns(lanes: readonly (readonly Offset[][])[], spacing: number, turning: Turning, start?: Offset): WingedRun[] {
  const firstOf: number[] = [];
  const stretches = lanes.flatMap((stretchesOf) => {
    firstOf.push((firstOf.at(-1) ?? 0) + (lanes[firstOf.length - 1]?.length ?? 0));
    return stretchesOf;
  });
  const orders = skipsFor(spacing, turning.turnRadius).map((skip) =>
    turnOrder(lanes.length, skip).flatMap((lane, turn) => {
      const all = lanes[lane]!.map((_, at) => firstOf[lane]! + at);
      return turn % 2 === 0 ? all : all.toReversed();
    }),
  );
  const flown = flyRuns(stretches.map(runOf), orders, turning, start);
  return flown.map(({ run, isBack, way }, index) => {
    const points = isBack ? stretches[run]!.toReversed() : stretches[run]!;
    const bends = bendsOf(points, turning.turnRadius);
    const isLast = index === flown.length - 1;
    return {
      before: index === 0 ? [ledIn(points, turning)] : way,
      points: bends,
      behind: isLast && turning.turnaround > 0 ? [beyond(points.at(-2)!, points.at(-1)!, turning.turnaround)] : [],
      isFlyable: bends.every(
        ({ reach = 0 }, at) => at === 0 || lengthOf(bends[at - 1]!, bends[at]!) >= reach + (bends[at - 1]!.reach ?? 0),
      ),
    };
  });
}

function runOf(points: readonly Offset[]): Run {
  const { enters } = runAlong({ from: points[0]!, to: points[1]! });
  const { leaves } = runAlong({ from: points.at(-2)!, to: points.at(-1)! });
  return { enters, leaves };
}

const ledIn = (points: readonly Offset[], { turnaround, turnRadius }: Turning): Corner => ({
  ...beyond(points[1]!, points[0]!, turnaround + LEAD_IN_RADII * turnRadius),
  reach: turnRadius,
});

/** Each bend begins early enough to be flown in a turn that touches the ways before and behind it. */
function bendsOf(points: readonly Offset[], turnRadius: number): Corner[] {
  return points.map((point, at) => {
    const [from, to] = [points[at - 1], points[at + 1]];
    if (!from || !to) return point;
    const [one, other] = [runAlong({ from, to: point }).leaves.heading, runAlong({ from: point, to }).enters.heading];
    const turn = Math.abs(Math.atan2(Math.sin(other - one), Math.cos(other - one)));
    return { ...point, reach: turnRadius * Math.tan(turn / 2) };
  });
}

export const beyond = (from: Offset, end: Offset, metres: number): Offset => {
  const share = metres / lengthOf(from, end);
  return { north: end.north + (end.north - from.north) * share, east: end.east + (end.east - from.east) * share };
};
