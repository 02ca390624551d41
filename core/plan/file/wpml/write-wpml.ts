import { metresBetween } from '../../../geo/distance.ts';
import { error } from '../../../issue.ts';
import type { EndAction, Route, Waypoint } from '../../route.ts';
import type { WriteOptions, WrittenRoute } from '../route-file.ts';
import { DJI_MODELS } from './dji-models.ts';
import { actionGroups, signed } from './write-actions.ts';
import { element, elements } from './write-element.ts';

const SPEED = { min: 1, max: 15 } as const;
/** Of take-off until it goes on its way. */
const SECURITY_HEIGHT = { min: 8, max: 1_500 } as const;
/** Bends of two neighbours must not meet. */
const BEND_SHARE = 0.45;
const BEND_MIN = 0.2;

/** Home is not ours to name here: whoever goes there goes as DJI's aircraft do. */
const FINISH: Record<EndAction, string> = {
  land: 'autoLand',
  return: 'goHome',
  homingHover: 'goHome',
  homingLand: 'goHome',
  landingRoute: 'goHome',
};

const held = (value: number, { min, max }: { min: number; max: number }): number => Math.max(min, Math.min(max, value));

function turnOf(waypoints: readonly Waypoint[], index: number): string {
  const waypoint = waypoints[index]!;
  const [before, after] = [waypoints[index - 1], waypoints[index + 1]];
  if (waypoint.turnMode === 'stop') {
    return elements({ waypointTurnMode: 'toPointAndStopWithDiscontinuityCurvature', waypointTurnDampingDist: 0 });
  }
  // There is nothing to bend where the route begins and where it ends.
  if (!before || !after) return elements({ waypointTurnMode: 'toPointAndPassWithContinuityCurvature', waypointTurnDampingDist: 0 });
  const leg = Math.min(metresBetween(before, waypoint), metresBetween(waypoint, after));
  const bend = Math.max(BEND_MIN, Math.min(waypoint.radius, leg * BEND_SHARE));
  return elements({ waypointTurnMode: 'coordinateTurn', waypointTurnDampingDist: Number(bend.toFixed(2)) });
}

function headingOf({ yawMode, yaw, target }: Waypoint): string {
  const isAimed = yawMode === 'target' && target !== null;
  return elements({
    waypointHeadingMode: isAimed ? 'towardPOI' : yawMode === 'fixed' ? 'fixed' : 'followWayline',
    waypointHeadingAngle: yawMode === 'fixed' ? signed(yaw) : 0,
    waypointPoiPoint: isAimed ? `${target.latitude.toFixed(7)},${target.longitude.toFixed(7)},0.000000` : '0.000000,0.000000,0.000000',
    waypointHeadingAngleEnable: yawMode === 'fixed' ? 1 : 0,
    waypointHeadingPathMode: 'followBadArc',
  });
}

/** Of what can be edited, and of what is flown: only the height has another name. */
function placemarks({ waypoints }: Route, heightNames: readonly string[]): string {
  const groups = actionGroups(waypoints);
  return waypoints
    .map((waypoint, index) => {
      const { longitude, latitude, altitude, speed } = waypoint;
      const heights = Object.fromEntries(heightNames.map((name) => [name, altitude]));
      return `<Placemark><Point><coordinates>${longitude.toFixed(7)},${latitude.toFixed(7)}</coordinates></Point>
${elements({ index, ...heights, waypointSpeed: held(speed, SPEED) })}
${element('waypointHeadingParam', headingOf(waypoint))}
${element('waypointTurnParam', turnOf(waypoints, index))}
${elements({ useStraightLine: 1 })}
${groups[index]}</Placemark>`;
    })
    .join('\n');
}

function missionConfig({ endAction, speed, waypoints }: Route, { model }: WriteOptions): string {
  const { drone, variant, payload } = DJI_MODELS[model];
  const parts = {
    flyToWaylineMode: 'safely',
    finishAction: endAction === null ? 'noAction' : FINISH[endAction],
    exitOnRCLost: 'executeLostAction',
    executeRCLostAction: 'goBack',
    takeOffSecurityHeight: held(waypoints[0]?.altitude ?? 0, SECURITY_HEIGHT),
    globalTransitionalSpeed: held(speed, SPEED),
  };
  return element(
    'missionConfig',
    elements(parts) +
      element('droneInfo', elements({ droneEnumValue: drone, droneSubEnumValue: variant })) +
      element('payloadInfo', elements({ payloadEnumValue: payload, payloadSubEnumValue: 0, payloadPositionIndex: 0 })),
  );
}

const document = (inside: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:wpml="http://www.dji.com/wpmz/1.0.2">
<Document>
${inside}
</Document>
</kml>
`;

function template(route: Route, options: WriteOptions): string {
  const system = elements({ coordinateMode: 'WGS84', heightMode: 'relativeToStartPoint', positioningType: 'GPS' });
  return document(`${missionConfig(route, options)}
<Folder>
${elements({ templateType: 'waypoint', templateId: 0, autoFlightSpeed: held(route.speed, SPEED), globalHeight: route.height })}
${element('waylineCoordinateSysParam', system)}
${elements({ gimbalPitchMode: 'usePointSetting', globalWaypointTurnMode: 'toPointAndStopWithDiscontinuityCurvature', globalUseStraightLine: 1 })}
${placemarks(route, ['ellipsoidHeight', 'height'])}
</Folder>`);
}

function waylines(route: Route, options: WriteOptions): string {
  return document(`${missionConfig(route, options)}
<Folder>
${elements({ templateId: 0, executeHeightMode: 'relativeToStartPoint', waylineId: 0, autoFlightSpeed: held(route.speed, SPEED) })}
${placemarks(route, ['executeHeight'])}
</Folder>`);
}

/**
 * What DJI's aircraft fly, and what its app edits. Heights over the sea are refused: DJI counts from the ellipsoid, which is up to a hundred
 * metres off, and nobody here knows by how much.
 */
export function writeWpml(route: Route, options: WriteOptions): WrittenRoute {
  if (route.heightMode === 'absolute') return { content: [], issues: [error('routeFile.wpmlSea')] };
  return {
    content: [
      { name: 'wpmz/template.kml', text: template(route, options) },
      { name: 'wpmz/waylines.wpml', text: waylines(route, options) },
    ],
    issues: [],
  };
}
