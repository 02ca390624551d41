import type { Conflict } from '../../airspace/engine/check.ts';
import type { Position } from '../../geo/position.ts';
import { error, warning, type Issue } from '../../issue.ts';

/** An issue that can be shown on the map; of a zone, or of the fence where it names none. */
export type PlacedIssue = Issue & { position: Position; zoneId: string | undefined };

export const isPlaced = (issue: Issue): issue is PlacedIssue => 'position' in issue;

/** What one is told of all that a way breaks: once for each waypoint and zone, and of a way back once for each zone. */
export function airspaceIssues(conflicts: readonly Conflict[]): PlacedIssue[] {
  const told = new Set<string>();
  const surely = conflicts.filter(({ piece }) => piece.kind !== 'return').filter(isOwnFault(conflicts));
  const broken = new Set(surely.map(({ zone }) => zone));
  const issues: PlacedIssue[] = [];
  for (const conflict of [...surely, ...conflicts.filter(({ piece }) => piece.kind === 'return')]) {
    const [issue, key] = issueOf(conflict);
    if (told.has(key)) continue;
    told.add(key);
    // Whoever has to mend the route itself does not want to know of the way back through the same zone.
    if (conflict.piece.kind === 'return' && broken.has(conflict.zone)) continue;
    issues.push({ ...issue, position: conflict.place(), zoneId: conflict.zone?.id });
  }
  return issues;
}

/** Home in a zone is told of home: the ways out of it and back to it lie in the same zone, and nothing else mends them. */
function isOwnFault(conflicts: readonly Conflict[]): (conflict: Conflict) => boolean {
  const atHome = conflicts.filter(({ piece }) => piece.kind === 'takeOff');
  const home = atHome[0]?.piece.corners[0];
  if (!home) return () => true;
  const zones = new Set(atHome.map(({ zone }) => zone));
  const isHome = ({ latitude, longitude }: Position) => latitude === home.latitude && longitude === home.longitude;
  return ({ piece, zone }) => piece.kind === 'takeOff' || !zones.has(zone) || !piece.corners.some(isHome);
}

function issueOf({ piece, zone }: Conflict): [Issue, string] {
  const { kind, waypoint } = piece;
  const number = waypoint + 1;
  const at = ['waypoints', waypoint];
  if (kind === 'return') {
    const issue = zone ? warning('route.mayCross', { zone: zone.name }, at) : warning('route.returnFence', undefined, at);
    return [issue, `return ${zone?.id ?? ''}`];
  }
  const key = `${kind === 'takeOff' ? 'home' : waypoint} ${zone?.id ?? ''}`;
  if (zone?.kind === 'restricted') return [error('route.restrictedZone', { zone: zone.name, number }, at), key];
  if (kind === 'takeOff')
    return [zone ? error('route.homeZone', { zone: zone.name }, ['home']) : error('route.homeFence', undefined, ['home']), key];
  return [zone ? error('route.noFlyZone', { zone: zone.name, number }, at) : error('route.fence', { number }, at), key];
}
