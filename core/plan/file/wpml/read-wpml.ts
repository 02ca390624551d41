import { cornersIn } from '../../../geo/kml.ts';
import { warning, type Issue } from '../../../issue.ts';
import { childOf, childrenOf, textOf, type Element } from '../../../xml/read-xml.ts';
import { NEW_ROUTE, NEW_WAYPOINT } from '../../route-defaults.ts';
import type { EndAction, HeightMode, Route, Waypoint } from '../../route.ts';
import type { ReadRoute } from '../route-file.ts';
import { readActions, readStart } from './read-actions.ts';
import { noseOf, type Nose } from './read-nose.ts';
import { numberIn } from './read-number.ts';

const FINISH: Record<string, EndAction> = { autoLand: 'land', goHome: 'return' };
const ABOVE_TERRAIN = 'routeFile.terrain';
/** Heights that a route cannot count from, with what it counts from instead. */
const HEIGHTS: Record<string, { mode: HeightMode; code?: string }> = {
  relativeToStartPoint: { mode: 'relative' },
  EGM96: { mode: 'absolute' },
  WGS84: { mode: 'absolute', code: 'routeFile.ellipsoid' },
  aboveGroundLevel: { mode: 'relative', code: ABOVE_TERRAIN },
  realTimeFollowSurface: { mode: 'relative', code: ABOVE_TERRAIN },
};

export const isWpml = (root: Element): boolean => childrenOf(root, 'Document').some((document) => childOf(document, 'missionConfig'));

/** Said of the waypoint, or of all that follow the folder. */
function waypointOf(folder: Element, placemark: Element, nose: Nose): Waypoint {
  const follows = (field: string) => textOf(placemark, `useGlobal${field}`) === '1';
  const own = numberIn(textOf(placemark, 'executeHeight')) ?? numberIn(textOf(placemark, 'height'));
  const common = numberIn(textOf(folder, 'globalHeight'));
  const flightSpeed = numberIn(textOf(folder, 'autoFlightSpeed'));
  const point = childOf(placemark, 'Point');
  const [corner] = point ? cornersIn(textOf(point, 'coordinates')) : [];
  const turn = follows('TurnParam') ? undefined : childOf(placemark, 'waypointTurnParam');
  const turnMode = (turn && textOf(turn, 'waypointTurnMode')) || textOf(folder, 'globalWaypointTurnMode');
  const bend = turn && numberIn(textOf(turn, 'waypointTurnDampingDist'));
  return {
    ...NEW_WAYPOINT,
    circling: { ...NEW_WAYPOINT.circling },
    latitude: corner?.latitude ?? Number.NaN,
    longitude: corner?.longitude ?? Number.NaN,
    altitude: (follows('Height') ? common : (own ?? common)) ?? Number.NaN,
    speed: (follows('Speed') ? flightSpeed : (numberIn(textOf(placemark, 'waypointSpeed')) ?? flightSpeed)) ?? NEW_WAYPOINT.speed,
    mode: 'pass',
    holdMs: 0,
    turnMode: turnMode.startsWith('toPointAndStop') ? 'stop' : 'adaptive',
    radius: bend !== undefined && bend > 0 ? bend : NEW_WAYPOINT.radius,
    ...nose,
    actions: [],
  };
}

function heightsOf(folder: Element): { mode: HeightMode; code?: string } {
  const system = childOf(folder, 'waylineCoordinateSysParam');
  const said = textOf(folder, 'executeHeightMode') || (system ? textOf(system, 'heightMode') : '');
  return Object.hasOwn(HEIGHTS, said) ? HEIGHTS[said]! : { mode: 'relative', code: 'routeFile.heights' };
}

function routeIn(folder: Element, finishAction: string): ReadRoute {
  const placemarks = childrenOf(folder, 'Placemark').filter((placemark) => childOf(placemark, 'Point'));
  const noses = placemarks.map((placemark, index) => noseOf(folder, placemark, placemarks[index + 1]));
  const waypoints = placemarks.map((placemark, index) => waypointOf(folder, placemark, noses[index]!.nose));
  const issues: Issue[] = [];
  const { mode: heightMode, code } = heightsOf(folder);
  if (code) issues.push(warning(code));
  if (waypoints[0]) readStart(folder, waypoints[0], issues);
  for (const [index, placemark] of placemarks.entries()) readActions(placemark, waypoints, index, noses[index]!, issues);
  const endAction = Object.hasOwn(FINISH, finishAction) ? FINISH[finishAction]! : null;
  const [first] = waypoints;
  const route: Route = {
    ...NEW_ROUTE,
    ...(first && { height: first.altitude, turnMode: first.turnMode, radius: first.radius }),
    ...(first?.mode === 'hover' && { holdMs: first.holdMs }),
    speed: numberIn(textOf(folder, 'autoFlightSpeed')) ?? first?.speed ?? NEW_ROUTE.speed,
    heightMode,
    endAction,
    waypoints,
  };
  return { name: textOf(folder, 'name'), remarks: '', route, issues, ...(code === ABOVE_TERRAIN && { isAboveTerrain: true }) };
}

/** Every folder is flown by itself. Of what the app would still have to lay out (areas, strips) only its kind can be said. */
export function readWpml(root: Element): { routes: ReadRoute[]; issues: Issue[] } {
  const [routes, issues]: [ReadRoute[], Issue[]] = [[], []];
  for (const document of childrenOf(root, 'Document')) {
    const config = childOf(document, 'missionConfig');
    for (const folder of childrenOf(document, 'Folder')) {
      const kind = textOf(folder, 'templateType');
      if (kind !== '' && kind !== 'waypoint') issues.push(warning('routeFile.wpmlTemplate', { kind: kind.slice(0, 40) }));
      else routes.push(routeIn(folder, config ? textOf(config, 'finishAction') : ''));
    }
  }
  return { routes, issues };
}
