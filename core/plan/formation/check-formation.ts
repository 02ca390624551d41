import { positionOf } from '../../geo/earth-vector.ts';
import { error, warning, type Issue } from '../../issue.ts';
import { isWithin } from '../checks/check.ts';
import { isPaceUnread } from '../circling-told.ts';
import type { PlacedIssue } from '../path/airspace-issues.ts';
import type { Home } from '../path/course.ts';
import { returnsByItself } from '../path/ways-besides.ts';
import type { Route } from '../route.ts';
import { formationRoutes } from './cells.ts';
import type { Begin } from './flight.ts';
import { delayOf, FORMATION_LIMITS, FORMATION_WAYPOINTS, type Formation, type FormationNumber } from './formation.ts';
import { obstacleIssues } from './kept-off.ts';
import type { Nearest } from './nearest.ts';
import { readingsOf } from './readings.ts';
import { nearestAmong, pointsOf, POINTS_MAX } from './rounds.ts';

/** Metres that rounding and the roundness of the Earth may take. */
const TOLERANCE_M = 0.01;

/** One aircraft with what it flies. */
export interface Member {
  route: Route;
  /** Seconds after the first one. */
  delay: number;
  home?: Home | undefined;
  performance?: Begin['performance'];
}

/** Two that come too near to each other: which, how near, when and where. */
export type Encounter = Nearest & { one: number; other: number };

/** What is entered wrongly. */
export function formationFaults(route: Pick<Route, 'waypoints'>, formation: Formation): Issue[] {
  const fault = (code: string, field: string, params?: Issue['params']) => error(`formation.${code}`, params, ['formation', field]);
  if (route.waypoints.length === 0) return [fault('emptyRoute', 'route')];
  if (formation.count === 0) return [fault('noCount', 'count')];
  const faults = (Object.keys(FORMATION_LIMITS) as FormationNumber[])
    .filter((field) => !isWithin(formation[field], FORMATION_LIMITS[field]) || (field === 'count' && !Number.isInteger(formation.count)))
    .map((field) => fault('amount', field, FORMATION_LIMITS[field]));
  if (faults.length > 0) return faults;
  const all = route.waypoints.length * formation.count;
  return all > FORMATION_WAYPOINTS ? [fault('tooMuch', 'count', { count: all, max: FORMATION_WAYPOINTS })] : [];
}

/** More than can be looked at is not said to be safe. */
export function tooMuch(members: readonly Member[]): Issue[] {
  const count = Math.max(...readingsOf(members).map(pointsOf));
  return count > POINTS_MAX ? [error('formation.tooMuch', { count, max: POINTS_MAX }, ['formation', 'count'])] : [];
}

/** Whose heights can be held against those of another: how high above the sea it takes off somebody knows. */
const isLevelKnown = ({ home }: Member): boolean => home?.altitude !== undefined;

/**
 * The nearest that any two come to each other, over the whole of their flights; of those who keep the minimum, or a round of whom shows that they do not, as near as is
 * known by then. Of two of which one's height is known and the other's is not, nothing can be said.
 */
export function encountersOf(members: readonly Member[], minimum: number): Encounter[] {
  const readings = readingsOf(members).map((reading) => nearestAmong(reading, minimum - TOLERANCE_M));
  const nearest = (one: number, other: number): Nearest =>
    readings.map((among) => among(one, other)).reduce((least, found) => (found.metres < least.metres ? found : least));
  return members.flatMap((first, one) =>
    members.flatMap((second, other) =>
      other > one && isLevelKnown(first) === isLevelKnown(second) ? [{ ...nearest(one, other), one, other }] : [],
    ),
  );
}

/**
 * What flies on wings circles where others wait, at any phase, turns widely and climbs out on a slope: flights are not reckoned so, and several of them are not said to keep
 * apart, however far their cells are.
 */
export const wingedIssues = (members: readonly Member[]): Issue[] =>
  members.length > 1 && members.some(({ route, performance }) => route.wings !== null || (performance?.turnRadius ?? 0) > 0)
    ? [error('formation.wings', undefined, ['formation', 'route'])]
    : [];

/** What returns above the ground climbs and comes down with every hill on its way, through the heights of others: that is not reckoned. */
const aboveGroundIssues = (members: readonly Member[]): Issue[] =>
  members.some(({ route, performance }) => performance?.returnsAboveGround && returnsByItself(route))
    ? [error('formation.aboveGround', undefined, ['formation', 'route'])]
    : [];

/** Its parameters, which nobody has read, may let it circle slower than anything that its plan was held to. */
const circlesUnread = ({ route, performance }: Member): boolean =>
  performance?.craft !== undefined && isPaceUnread(performance.craft) && route.waypoints.some(({ mode }) => mode === 'circle');

/** Of aircraft that are there: what is not known to keep apart is not started. */
export const unprovenIssues = (members: readonly Member[]): Issue[] =>
  members.length < 2
    ? []
    : [
        ...wingedIssues(members),
        ...aboveGroundIssues(members),
        ...members.flatMap((member, index) =>
          isLevelKnown(member) ? [] : [error('formation.homeAltitude', { number: index + 1 }, ['formation', 'route'])],
        ),
        ...members.flatMap((member, index) =>
          circlesUnread(member) ? [error('formation.circleRate', { number: index + 1 }, ['formation', 'route'])] : [],
        ),
      ];

export const isTooClose = ({ metres }: Nearest, minimum: number): boolean => metres < minimum - TOLERANCE_M;

/** In the words of the rules of the airspace: who, how near, when, and where on the map. */
export const separationIssues = (encounters: readonly Encounter[], minimum: number): PlacedIssue[] =>
  encounters
    .filter((encounter) => isTooClose(encounter, minimum))
    .sort((a, b) => a.metres - b.metres || a.seconds - b.seconds)
    .map(({ one, other, metres, seconds, at, waypoint }) => ({
      ...error(
        'formation.tooClose',
        {
          one: one + 1,
          other: other + 1,
          // Down, so that nobody reads of ten metres where ten are asked for.
          metres: Math.floor(metres * 10 + 0.01) / 10,
          min: minimum,
          minutes: Math.floor(seconds / 60),
          seconds: String(Math.floor(seconds % 60)).padStart(2, '0'),
          number: waypoint + 1,
        },
        ['waypoints', waypoint],
      ),
      position: positionOf(at),
      zoneId: undefined,
    }));

export interface Planned {
  routes: Route[];
  issues: Issue[];
  /** Of all pairs, the nearest; nothing where there is one aircraft only. */
  nearest: Encounter | undefined;
}

/** What is known of its aircraft, in their order. */
export interface Aircraft {
  homes?: readonly Home[] | undefined;
  performances?: readonly Member['performance'][] | undefined;
}

/** The routes of a formation, and whether they keep apart: from the homes of all its aircraft and as these fly, or from below their first waypoints as long as nobody has chosen them. */
export function planFormation(route: Route, formation: Formation, { homes, performances }: Aircraft = {}): Planned {
  const faults = formationFaults(route, formation);
  if (faults.length > 0) return { routes: [], issues: faults, nearest: undefined };
  const routes = formationRoutes(route, formation);
  const members = routes.map((own, member) => ({
    route: own,
    delay: delayOf(formation, member),
    home: homes?.[member],
    performance: performances?.[member],
  }));
  const excess = [...wingedIssues(members), ...aboveGroundIssues(members), ...tooMuch(members)];
  if (excess.length > 0) return { routes, issues: excess, nearest: undefined };
  const encounters = encountersOf(members, formation.minimumDistance);
  const nearest = encounters.reduce<Encounter | undefined>((least, one) => (least && least.metres <= one.metres ? least : one), undefined);
  const doubts = members.length > 1 && !members.every(isLevelKnown) ? [warning('formation.levelHomes')] : [];
  const issues = [...obstacleIssues(route.pattern, members), ...separationIssues(encounters, formation.minimumDistance), ...doubts];
  return { routes, issues, nearest };
}
