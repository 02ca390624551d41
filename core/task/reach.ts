import { metresOnGround } from '../geo/distance.ts';
import type { Position } from '../geo/position.ts';
import { warning, type Issue } from '../issue.ts';
import { enduranceOf, type Endurance } from '../plan/energy/endurance.ts';
import { estimateOf } from '../plan/estimate.ts';
import { homeAt } from '../plan/path/home-of.ts';
import type { Route } from '../plan/route.ts';
import type { Window } from './conflicts.ts';
import { countedMs, planMs, type PlannedTime } from './start-window.ts';
import type { TaskCraft } from './task.ts';

/** Metres from where it takes off: beyond them somebody has most likely chosen the wrong place, site or aircraft. */
export const FAR_M: Record<TaskCraft, number> = { multirotor: 20_000, fixedWing: 200_000, vtol: 200_000 };

/** The time that it was given, whether or not its plan fits into that: from its start time or from now, until its end or its deadline. */
export const timeGiven = ({ startTime, endTime, deadline }: PlannedTime, now: number): Window => ({
  from: startTime ?? now,
  until: endTime ?? deadline,
});

interface Reach {
  route: Route;
  site: Position;
  craft: TaskCraft;
  window: Window;
}

const inKilometres = (metres: number): number => Math.round(metres / 1_000);

/** What can hardly be flown as planned: it lies far from its site, or takes longer than there is time for. */
export function reachIssues({ route, site, craft, window: { from, until } }: Reach): Issue[] {
  const farthest = route.waypoints.reduce((most, waypoint) => Math.max(most, metresOnGround(site, waypoint)), 0);
  // Of one whose time is over something else is said.
  const isTooLong = until > from && countedMs(planMs(route, site)) > until - from;
  return [
    ...(farthest > FAR_M[craft] ? [warning('task.farFromSite', { kilometres: inKilometres(farthest) }, ['siteId'])] : []),
    ...(isTooLong ? [warning('task.longerThanTime', undefined, ['deadline'])] : []),
  ];
}

const MINUTE_SECONDS = 60;

/** More than this aircraft flies on one charge, as far as anybody knows how long that is. */
export function enduranceIssues(route: Route, site: Position, endurance: Pick<Endurance, 'seconds' | 'basis'>): Issue[] {
  const { seconds } = estimateOf(route, homeAt(site));
  if (endurance.basis === 'usual' || seconds <= endurance.seconds) return [];
  const inMinutes = (time: number) => Math.round(time / MINUTE_SECONDS);
  return [warning('task.longerThanEndurance', { planned: inMinutes(seconds), minutes: inMinutes(endurance.seconds) })];
}

/** More than aircraft of that kind usually fly on one charge: of one that nobody has chosen nothing better is known. */
export function usualEnduranceIssues(route: Route, site: Position, craft: TaskCraft): Issue[] {
  const { seconds, isEndless } = estimateOf(route, homeAt(site));
  const usual = enduranceOf({ airframe: craft, flights: [], registeredMinutes: null }).seconds;
  if (isEndless || seconds <= usual) return [];
  const minutes = { planned: Math.round(seconds / MINUTE_SECONDS), minutes: Math.round(usual / MINUTE_SECONDS) };
  return [warning('task.longerThanUsual', { ...minutes, charges: Math.ceil(seconds / usual) })];
}

/** An aircraft that somebody would have to bring from another town. */
export function aircraftReachIssues(aircraft: Position, site: Position, craft: TaskCraft): Issue[] {
  const metres = metresOnGround(aircraft, site);
  return metres > FAR_M[craft] ? [warning('task.device.far', { kilometres: inKilometres(metres) }, ['deviceId'])] : [];
}
