import type { Offset } from '../../../geo/tangent-plane.ts';
import { arrivalSeconds, flightPoints } from '../covering/flight-points.ts';
import type { Survey } from '../survey.ts';

/** When each lane of a flight begins and ends, in seconds after it began. */
export interface Timeline {
  lanes: readonly { from: Offset; to: Offset; begins: number; ends: number }[];
}

export function timelineOf({ flight, manner }: Survey): Timeline {
  const points = flightPoints(flight, manner);
  const arrivals = arrivalSeconds(points, manner);
  const lanes = flight.lanes.map(({ from, to }) => ({ from, to, begins: 0, ends: 0 }));
  for (const [index, { lane, part }] of points.entries()) {
    if (part === 'begin') lanes[lane]!.begins = arrivals[index]!;
    if (part === 'end') lanes[lane]!.ends = arrivals[index]!;
  }
  return { lanes };
}

/** A place on a lane: how much of it is behind. */
export interface Mark {
  lane: number;
  share: number;
}

export const secondsAt = ({ lanes }: Timeline, { lane, share }: Mark): number =>
  lanes[lane]!.begins + (lanes[lane]!.ends - lanes[lane]!.begins) * share;

export function placeAt({ lanes }: Timeline, { lane, share }: Mark): Offset {
  const { from, to } = lanes[lane]!;
  return { north: from.north + (to.north - from.north) * share, east: from.east + (to.east - from.east) * share };
}

/** The place that is reached after so many seconds; on the way between two lanes, the beginning of the second. */
export function markAt({ lanes }: Timeline, seconds: number): Mark {
  let [low, high] = [0, lanes.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lanes[middle]!.ends > seconds) high = middle;
    else low = middle + 1;
  }
  const { begins, ends } = lanes[low]!;
  return { lane: low, share: Math.max(0, Math.min(1, (seconds - begins) / (ends - begins))) };
}
