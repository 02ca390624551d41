import { metresBetween } from '../../../geo/distance.ts';
import { warning, type Issue } from '../../../issue.ts';
import {
  encountersOf,
  isTooClose,
  separationIssues,
  tooMuch,
  wingedIssues,
  type Encounter,
  type Member,
} from '../../formation/check-formation.ts';
import { flightOf } from '../../formation/flight.ts';
import { size, type Stretch } from '../../formation/stretch.ts';
import type { Home } from '../../path/course.ts';
import type { Route } from '../../route.ts';
import type { Share } from './shares.ts';
import { APART_M } from './apart.ts';
import { nearestWithin } from './lagged.ts';

type Part = Pick<Share, 'aircraft' | 'route'>;

/** Why nothing can be said of how near the parts come to each other. */
export function unreckonable(shares: readonly Part[], homes: readonly Home[] | undefined): Issue | undefined {
  if (shares.length < 2) return undefined;
  const members = membersOf(shares, homes);
  const unknown = homes ? members.findIndex(({ home }) => home?.altitude === undefined) : -1;
  if (unknown >= 0) return warning('formation.homeAltitude', { number: unknown + 1 });
  const [found] = [...wingedIssues(members), ...tooMuch(members)];
  return found && { ...found, severity: 'warning' };
}

/**
 * Any two that come nearer than is safe: from their homes, where these are known; otherwise from below their first waypoints, and from one place, wherever that is. From there
 * whoever has the longer way to its first waypoint is late by no more than the way from that to the other's.
 */
export function meetingsOf(shares: readonly Part[], homes: readonly Home[] | undefined): Encounter[] {
  const all = [...encountersOf(membersOf(shares, homes), APART_M), ...(homes ? [] : fromOnePlace(shares))];
  return all.filter((encounter) => isTooClose(encounter, APART_M));
}

/** The nearest two are told, and not refused: who starts when is the pilot's. Of homes that nobody knows it is told what may be. */
export const meetingDoubts = (meetings: readonly Encounter[], homes: readonly Home[] | undefined): Issue[] =>
  separationIssues(meetings, APART_M)
    .slice(0, 1)
    .map((nearest) => ({ ...nearest, severity: 'warning', ...(!homes && { code: 'pattern.mayMeet' }) }));

const membersOf = (shares: readonly Part[], homes: readonly Home[] | undefined): Member[] =>
  shares.map(({ aircraft, route }) => ({ route, delay: 0, home: homes?.[aircraft] }));

function fromOnePlace(shares: readonly Part[]): Encounter[] {
  const flights = shares.map(({ route }) => alongWaypoints(route));
  return shares.flatMap((first, one) =>
    shares.slice(one + 1).map((second, index) => {
      const other = one + 1 + index;
      return { ...nearestWithin(lagBetween(first.route, second.route), flights[one]!, flights[other]!), one, other };
    }),
  );
}

/** Seconds by which one may be at its first waypoint before the other, as they come from one place. */
export const lagBetween = (one: Route, other: Route): number => metresBetween(one.waypoints[0]!, other.waypoints[0]!) / one.speed;

/** Without the climb below the first waypoint and the way back from the last one, which nobody knows. */
function alongWaypoints(route: Route): Stretch[] {
  const flight = flightOf({ ...route, cycles: 0 }, { delay: 0, rounds: 1 }).slice(0, -1);
  return flight.filter(({ waypoint, velocity }) => waypoint > 0 || size(velocity) === 0);
}
