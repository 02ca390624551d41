import type { Offset } from '../../../geo/tangent-plane.ts';
import { metresApart } from '../covering/edges.ts';
import type { Flight } from '../covering/flight-points.ts';
import type { Survey, SurveyLane } from '../survey.ts';
import { partOf, partsWithin, type Part } from './parts.ts';
import { placeAt, type Timeline } from './timeline.ts';

/** Between lanes of one sweep, which all lie the same way. */
const PARALLEL = 0.1;

/** One time over the whole area: lanes of one direction of the camera that lie the same way. */
interface Sweep {
  flight: Flight<SurveyLane>;
  timeline: Timeline;
}

function sweepsOf({ flight: { lanes, ways } }: Survey, timeline: Timeline): Sweep[] {
  const starts = lanes.flatMap((lane, index) => (index === 0 || !areAlike(lanes[index - 1]!, lane) ? [index] : []));
  return starts.map((from, index) => {
    const to = starts[index + 1];
    const before = timeline.lanes[from]!.begins;
    return {
      flight: { lanes: lanes.slice(from, to), ways: [[], ...ways.slice(from + 1, to)] },
      timeline: {
        lanes: timeline.lanes.slice(from, to).map((lane) => ({ ...lane, begins: lane.begins - before, ends: lane.ends - before })),
      },
    };
  });
}

const areAlike = (one: SurveyLane, other: SurveyLane): boolean => one.pass === other.pass && sineBetween(one, other) < PARALLEL;

function sineBetween(one: SurveyLane, other: SurveyLane): number {
  const [a, b] = [wayOf(one), wayOf(other)];
  return Math.abs(a.north * b.east - a.east * b.north) / (Math.hypot(a.north, a.east) * Math.hypot(b.north, b.east));
}

const wayOf = ({ from, to }: SurveyLane): Offset => ({ north: to.north - from.north, east: to.east - from.east });

/**
 * What each of so many flies of every sweep: a stretch beside those of the others, so that all look the same way over the same ground at the same time. Nothing where
 * there is one sweep only, or not enough of one for all of them.
 */
export function sideBySide(survey: Survey, timeline: Timeline, count: number): Flight<SurveyLane>[][] | undefined {
  const sweeps = sweepsOf(survey, timeline);
  if (sweeps.length < 2) return undefined;
  const flown: Flight<SurveyLane>[][] = Array.from({ length: count }, () => []);
  let before: Offset[] | undefined;
  for (const sweep of sweeps) {
    const parts = partsWithin(
      sweep.timeline,
      Array.from({ length: count }, () => () => 0),
    );
    if (parts.length < count) return undefined;
    const kept = before && isNearer(parts.toReversed(), parts, before, sweep.timeline) ? parts.toReversed() : parts;
    for (const [turn, part] of kept.entries()) flown[turn]!.push(partOf(sweep.flight, part));
    before = kept.map((part) => middleOf(part, sweep.timeline));
  }
  return flown;
}

const middleOf = ({ from, to }: Part, timeline: Timeline): Offset => {
  const [a, b] = [placeAt(timeline, from), placeAt(timeline, to)];
  return { north: (a.north + b.north) / 2, east: (a.east + b.east) / 2 };
};

/** Whether each has less of a way from where it was before. */
function isNearer(one: readonly Part[], other: readonly Part[], before: readonly Offset[], timeline: Timeline): boolean {
  const metres = (parts: readonly Part[]) =>
    parts.reduce((sum, part, turn) => sum + metresApart(middleOf(part, timeline), before[turn]!), 0);
  return metres(one) < metres(other);
}
