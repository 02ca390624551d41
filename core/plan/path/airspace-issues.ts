import type { Conflict } from '../../airspace/engine/check.ts';
import type { Position } from '../../geo/position.ts';
import { error, warning, type Issue } from '../../issue.ts';

/** An issue that can be shown on the map; of a zone, or of the fence where it names none. */
export type PlacedIssue = Issue & { position: Position; zoneId: string | undefined };

export const isPlaced = (issue: Issue): issue is PlacedIssue => 'position' in issue;

/** More nobody reads, and of a route of ten thousand waypoints below fifty zones they would be half a million. */
export const ISSUES_MAX = 500;

/** What one is told of all that a way breaks, as far as there is an end to it: once for each waypoint and zone, and of a way back once for each zone. */
export function airspaceIssues(conflicts: readonly Conflict[]): PlacedIssue[] {
  const told = new Set<string>();
  const surely = conflicts.filter(({ piece }) => piece.kind !== 'return').filter(isOwnFault(conflicts));
  const broken = new Set(surely.map(({ zone }) => zone));
  const issues: PlacedIssue[] = [];
  for (const conflict of [...surely, ...conflicts.filter(({ piece }) => piece.kind === 'return')]) {
    const key = keyOf(conflict);
    if (told.has(key)) continue;
    told.add(key);
    // Whoever has to mend the route itself does not want to know of the way back through the same zone.
    if (conflict.piece.kind === 'return' && broken.has(conflict.zone)) continue;
    issues.push(placedIssue(conflict));
    if (issues.length === ISSUES_MAX) break;
  }
  return issues;
}

const [keys, placed] = [new WeakMap<Conflict, string>(), new WeakMap<Conflict, PlacedIssue>()];

/** The same conflicts are told again and again while something else is dragged. */
function remembered<T>(known: WeakMap<Conflict, T>, conflict: Conflict, make: () => T): T {
  const before = known.get(conflict);
  if (before !== undefined) return before;
  const made = make();
  known.set(conflict, made);
  return made;
}

const keyOf = (conflict: Conflict): string =>
  remembered(keys, conflict, () => {
    const { piece, zone } = conflict;
    const about = piece.kind === 'return' ? 'return' : piece.kind === 'takeOff' ? 'home' : piece.waypoint;
    return `${about} ${zone?.id ?? ''}`;
  });

const placedIssue = (conflict: Conflict): PlacedIssue =>
  remembered(placed, conflict, () => ({ ...issueOf(conflict), position: conflict.place(), zoneId: conflict.zone?.id }));

/** Home in a zone is told of home: the ways out of it and back to it lie in the same zone, and nothing else mends them. */
function isOwnFault(conflicts: readonly Conflict[]): (conflict: Conflict) => boolean {
  const atHome = conflicts.filter(({ piece }) => piece.kind === 'takeOff');
  const home = atHome[0]?.piece.corners[0];
  if (!home) return () => true;
  const zones = new Set(atHome.map(({ zone }) => zone));
  const isHome = ({ latitude, longitude }: Position) => latitude === home.latitude && longitude === home.longitude;
  return ({ piece, zone }) => piece.kind === 'takeOff' || !zones.has(zone) || !piece.corners.some(isHome);
}

function issueOf({ piece, zone }: Conflict): Issue {
  const { kind, waypoint } = piece;
  const number = waypoint + 1;
  const at = ['waypoints', waypoint];
  if (kind === 'return') return zone ? warning('route.mayCross', { zone: zone.name }, at) : warning('route.returnFence', undefined, at);
  if (zone?.kind === 'restricted') return error('route.restrictedZone', { zone: zone.name, number }, at);
  if (kind === 'takeOff')
    return zone ? error('route.homeZone', { zone: zone.name }, ['home']) : error('route.homeFence', undefined, ['home']);
  return zone ? error('route.noFlyZone', { zone: zone.name, number }, at) : error('route.fence', { number }, at);
}
