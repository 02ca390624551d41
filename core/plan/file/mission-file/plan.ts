import { warning, type Issue } from '../../../issue.ts';
import { listOf, numberOf, objectOf, stringOf } from '../../../json/loose-values.ts';
import { MavAutopilot, MavFrame, MavType } from '../../../mavlink/named-numbers.generated.ts';
import type { Position } from '../../../geo/position.ts';
import { isWithin } from '../../checks/check.ts';
import type { MissionVehicle } from '../../mission/manner.ts';
import { WAYPOINT_SPEED } from '../../route-limits.ts';
import type { Route } from '../../route.ts';
import { BrokenRouteFile, type ReadRoute, type WriteOptions, type WrittenRoute } from '../route-file.ts';
import { fileItemsOf, routeOfItems, type FileItem } from './file-items.ts';

const [PLAN_VERSION, MISSION_VERSION] = [1, 2];
/** Complex items that carry the items they are flown as, and the newest version of each that is known to. */
const EXPANDED: Record<string, number> = { survey: 6, CorridorScan: 3 };

const TYPES: Record<MissionVehicle['kind'], number> = {
  multirotor: MavType.QUADROTOR,
  fixedWing: MavType.FIXED_WING,
  vtol: MavType.VTOL_FIXEDROTOR,
};
const FIRMWARES: Record<MissionVehicle['autopilot'], number> = { ardupilot: MavAutopilot.ARDUPILOTMEGA, px4: MavAutopilot.PX4 };

export const isPlan = (value: unknown): boolean => objectOf(value)['fileType'] === 'Plan';

/** `47,1` is no number, and is not taken for "as you like" either. */
const paramOf = (value: unknown): number | null => (value === null || value === undefined ? null : (numberOf(value) ?? Number.NaN));

const simpleItem = (given: Record<string, unknown>): FileItem => ({
  id: numberOf(given['doJumpId']) ?? Number.NaN,
  command: numberOf(given['command']) ?? Number.NaN,
  frame: numberOf(given['frame']) ?? Number.NaN,
  params: listOf(given['params']).map(paramOf),
  autoContinue: given['autoContinue'] !== false,
});

/** What a survey or a corridor is flown as; anything that would have to be worked out anew is left out and named. */
function expanded(given: Record<string, unknown>, number: number, issues: Issue[]): FileItem[] {
  const kind = stringOf(given['complexItemType']) || '?';
  const items = listOf(objectOf(given['TransectStyleComplexItem'])['Items']).map(objectOf);
  const newest = Object.hasOwn(EXPANDED, kind) ? EXPANDED[kind]! : 0;
  if (items.length > 0 && (numberOf(given['version']) ?? 0) <= newest) return items.map(simpleItem);
  issues.push(warning('routeFile.complex', { item: number, kind: kind.slice(0, 40) }));
  return [];
}

function vehicleOf(mission: Record<string, unknown>): MissionVehicle {
  const type = numberOf(mission['vehicleType']);
  const [latitude = null, longitude = null] = listOf(mission['plannedHomePosition']).map(numberOf);
  const isVtol = type !== null && type >= MavType.VTOL_TAILSITTER_DUOROTOR && type <= MavType.VTOL_RESERVED5;
  return {
    autopilot: mission['firmwareType'] === MavAutopilot.PX4 ? 'px4' : 'ardupilot',
    kind: type === MavType.FIXED_WING ? 'fixedWing' : isVtol ? 'vtol' : 'multirotor',
    home: latitude !== null && longitude !== null ? { latitude, longitude } : undefined,
  };
}

/** What is flown with as long as no item says another; nothing where that is no speed of a route. */
function speedOf(mission: Record<string, unknown>, { kind }: MissionVehicle): number | undefined {
  const speed = numberOf(mission[kind === 'multirotor' ? 'hoverSpeed' : 'cruiseSpeed']) ?? Number.NaN;
  return isWithin(speed, WAYPOINT_SPEED) ? speed : undefined;
}

const isFilled = (part: unknown, ...lists: string[]): boolean => lists.some((list) => listOf(objectOf(part)[list]).length > 0);

/** A plan of QGroundControl. Fence and rally points belong to an aircraft, not to a route. */
export function readPlan(value: unknown): ReadRoute {
  const plan = objectOf(value);
  const mission = objectOf(plan['mission']);
  if (plan['version'] !== PLAN_VERSION || mission['version'] !== MISSION_VERSION) throw new BrokenRouteFile('another version');
  const issues: Issue[] = [];
  const items = listOf(mission['items'])
    .map(objectOf)
    .flatMap((given, index) => (given['type'] === 'ComplexItem' ? expanded(given, index + 1, issues) : [simpleItem(given)]));
  if (isFilled(plan['geoFence'], 'polygons', 'circles')) issues.push(warning('routeFile.fence'));
  if (isFilled(plan['rallyPoints'], 'points')) issues.push(warning('routeFile.rally'));
  const vehicle = vehicleOf(mission);
  const read = routeOfItems(items, vehicle, speedOf(mission, vehicle));
  return { name: '', remarks: '', ...read, issues: [...issues, ...read.issues] };
}

const RELATIVE: readonly number[] = [MavFrame.GLOBAL_RELATIVE_ALT];
const [ABOVE_HOME, ABOVE_SEA] = [1, 2];

const planItem = ({ id, command, frame, params, autoContinue }: FileItem) => ({
  type: 'SimpleItem',
  doJumpId: id,
  command,
  frame,
  params,
  autoContinue,
  ...(frame !== MavFrame.MISSION && {
    Altitude: params[6],
    AltitudeMode: RELATIVE.includes(frame) ? ABOVE_HOME : ABOVE_SEA,
    AMSLAltAboveTerrain: null,
  }),
});

/** Home is planned where the route begins, as long as nobody knows it. */
export function writePlan(route: Route, { vehicle }: WriteOptions): WrittenRoute {
  const { items, issues } = fileItemsOf(route, vehicle);
  const home: Position = vehicle.home ?? route.waypoints[0] ?? { latitude: 0, longitude: 0 };
  const plan = {
    fileType: 'Plan',
    groundStation: 'Skyhelm',
    version: PLAN_VERSION,
    mission: {
      version: MISSION_VERSION,
      firmwareType: FIRMWARES[vehicle.autopilot],
      vehicleType: TYPES[vehicle.kind],
      cruiseSpeed: route.speed,
      hoverSpeed: route.speed,
      globalPlanAltitudeMode: route.heightMode === 'relative' ? ABOVE_HOME : ABOVE_SEA,
      plannedHomePosition: [home.latitude, home.longitude, 0],
      items: items.map(planItem),
    },
    geoFence: { version: 2, circles: [], polygons: [] },
    rallyPoints: { version: 2, points: [] },
  };
  return {
    content: `${JSON.stringify(plan, null, 2)}\n`,
    issues: [...(vehicle.home ? [] : [warning('routeFile.homeAtFirst')]), ...issues],
  };
}
