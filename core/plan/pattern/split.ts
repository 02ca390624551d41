import type { Issue } from '../../issue.ts';
import type { Home } from '../path/course.ts';
import { plannedPerformance, turningAt } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { asFlown } from '../wings.ts';
import { fault, slownessDoubts } from './faults.ts';
import type { Pattern } from './pattern.ts';
import { APART_M, homingDoubts } from './split/apart.ts';
import { keptApart } from './split/keep-apart.ts';
import { splittingOf, type Share } from './split/shares.ts';
import { isSurvey, surveyOf } from './survey.ts';

export type { Share } from './split/shares.ts';

/** What each of several aircraft flies. */
export interface Split {
  /** None for an aircraft that would come too late to be of help. */
  shares: Share[];
  issues: Issue[];
  /** Metres that any two are known to keep from each other if all take off together, from their homes or, where these are not known, over the area; nothing where there is one only, or that cannot be said. */
  apart: number | null;
}

export const SPLIT_AIRCRAFT = { min: 1, max: 50 } as const;
/**
 * One area for several aircraft, so that the last one is back as early as possible and no two come near each other. All lanes stay in the order in which one aircraft
 * would fly them and are cut into stretches, within a lane where need be; ways to and from the area are flown at a height of their own, above all lanes. Where the area
 * is swept several times such stretches lie above each other: then each of them sweeps its part of it, in step with the others. It holds for aircraft that take off together;
 * their flights are held against each other, and where nothing keeps them apart that is said.
 */
export function splitAmong(pattern: Pattern, planned: Route, among: number | readonly Home[]): Split {
  const route = asFlown(planned);
  const [count, homes] = typeof among === 'number' ? [among, undefined] : [among.length, among];
  const nothing = (issues: Issue[]): Split => ({ shares: [], issues, apart: null });
  if (!isSurvey(pattern)) return nothing([fault('unsplittable', 'kind')]);
  if (!Number.isInteger(count) || count < SPLIT_AIRCRAFT.min || count > SPLIT_AIRCRAFT.max)
    return nothing([fault('aircraft', 'kind', SPLIT_AIRCRAFT)]);
  const { survey, issues } = surveyOf(pattern, route, turningAt(plannedPerformance(route), route.speed));
  if (!survey) return nothing(issues);
  const places = homes?.map(({ position }) => survey.plane.offsetOf(position)) ?? [];
  if (!places.every(({ north, east }) => Number.isFinite(north) && Number.isFinite(east))) return nothing([fault('position', 'kind')]);
  const { shares, doubts } = keptApart(splittingOf({ pattern, route, survey, count, homes }));
  const apart = shares.length > 1 && doubts.length === 0 ? APART_M : null;
  return { shares, apart, issues: [...issues, ...slownessDoubts(planned), ...homingDoubts(route, shares.length), ...doubts] };
}
