import type { Message } from '@skyhelm/core/mavlink/message';
import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import { isKeptWithPlace } from '@skyhelm/core/vehicle/kept-params';
import { isPlaceless, tenMillionths, type FenceArea, type MissionItem, type Place, type Plan } from '@skyhelm/core/vehicle/plan-item';

type Wired = 'command' | 'frame' | 'param1' | 'param2' | 'param3' | 'param4' | 'x' | 'y' | 'z' | 'autocontinue';
export type WireItem = Pick<Message<'MISSION_ITEM_INT'>, Wired>;

const NOWHERE = { frame: MavFrame.GLOBAL, param1: 0, param2: 0, param3: 0, param4: 0, x: 0, y: 0, z: 0, autocontinue: 1 };
/** Whatever is sent for it, the vehicle puts its own there. */
const HOME: WireItem = { ...NOWHERE, command: MavCmd.NAV_WAYPOINT };

const at = ({ latitude, longitude }: Place) => ({ x: tenMillionths(latitude), y: tenMillionths(longitude) });
const placeOf = ({ x, y }: WireItem): Place => ({ latitude: x / 1e7, longitude: y / 1e7 });

/** A jump names its aim by number: where home comes first, all numbers are higher by one. */
const jumping = (item: WireItem, by: number): WireItem => (item.command === MavCmd.DO_JUMP ? { ...item, param1: item.param1 + by } : item);

function wireOf({ command, frame, params, latitude, longitude, altitude, autoContinue }: MissionItem): WireItem {
  const [param1, param2, param3, param4] = params.map((value) => value ?? Number.NaN) as [number, number, number, number];
  const where = isPlaceless(frame) ? { x: latitude, y: longitude } : at({ latitude, longitude });
  return { command, frame, param1, param2, param3, param4, ...where, z: altitude, autocontinue: autoContinue ? 1 : 0 };
}

/** ArduPilot, which counts its home, says of what has no place that it is above the sea. */
const unplaced = (item: WireItem): WireItem => (isKeptWithPlace(item.command) ? item : { ...item, frame: MavFrame.MISSION });

function itemOf(item: WireItem): MissionItem {
  const { command, frame, param1, param2, param3, param4, x, y, z, autocontinue } = item;
  const said = (value: number): number | null => (Number.isFinite(value) ? value : null);
  const where = isPlaceless(frame) ? { latitude: x, longitude: y } : placeOf(item);
  return {
    command,
    frame,
    params: [said(param1), said(param2), said(param3), said(param4)],
    ...where,
    altitude: said(z) ?? 0,
    autoContinue: autocontinue !== 0,
  };
}

const POLYGONS = { in: MavCmd.NAV_FENCE_POLYGON_VERTEX_INCLUSION, out: MavCmd.NAV_FENCE_POLYGON_VERTEX_EXCLUSION } as const;
const CIRCLES = { in: MavCmd.NAV_FENCE_CIRCLE_INCLUSION, out: MavCmd.NAV_FENCE_CIRCLE_EXCLUSION } as const;
const SIDES = ['in', 'out'] as const;

function wireArea(area: FenceArea): WireItem[] {
  if (area.shape === 'circle') return [{ ...NOWHERE, command: CIRCLES[area.keep], param1: area.radius, ...at(area.centre) }];
  return area.corners.map((corner) => ({ ...NOWHERE, command: POLYGONS[area.keep], param1: area.corners.length, ...at(corner) }));
}

/** A polygon is as many corners of one kind in a row as each of them says; anything else is no fence. */
function fenceOf(items: readonly WireItem[]): Plan | undefined {
  const areas: FenceArea[] = [];
  let returnPoint: Place | null = null;
  for (let index = 0; index < items.length;) {
    const item = items[index]!;
    const [circle, polygon] = [CIRCLES, POLYGONS].map((all) => SIDES.find((side) => all[side] === item.command));
    if (item.command === MavCmd.NAV_FENCE_RETURN_POINT) returnPoint = placeOf(item);
    else if (circle && !(item.param1 > 0 && Number.isFinite(item.param1))) return undefined;
    else if (circle) areas.push({ shape: 'circle', keep: circle, centre: placeOf(item), radius: item.param1 });
    else if (polygon) {
      const corners = items.slice(index, index + item.param1);
      const isWhole = corners.length >= 3 && corners.length === item.param1 && corners.every(({ command }) => command === item.command);
      if (!isWhole) return undefined;
      areas.push({ shape: 'polygon', keep: polygon, corners: corners.map(placeOf) });
      index += corners.length - 1;
    } else return undefined;
    index++;
  }
  return { kind: 'fence', areas, returnPoint };
}

const ABOVE_HOME: readonly number[] = [MavFrame.GLOBAL_RELATIVE_ALT, MavFrame.GLOBAL_RELATIVE_ALT_INT];

function rallyOf(items: readonly WireItem[]): Plan | undefined {
  const isRally = ({ command, frame, z }: WireItem) =>
    command === MavCmd.NAV_RALLY_POINT && ABOVE_HOME.includes(frame) && Number.isFinite(z);
  return items.every(isRally) ? { kind: 'rally', points: items.map((item) => ({ ...placeOf(item), altitude: item.z })) } : undefined;
}

/** What a vehicle asks for one by one. `hasHome`: it counts its home as the first item of a mission. */
export function wireItems(plan: Plan, hasHome: boolean): WireItem[] {
  switch (plan.kind) {
    case 'mission':
      return hasHome ? [HOME, ...plan.items.map((item) => jumping(wireOf(item), 1))] : plan.items.map(wireOf);
    case 'fence': {
      const home = plan.returnPoint && { ...NOWHERE, command: MavCmd.NAV_FENCE_RETURN_POINT, ...at(plan.returnPoint) };
      return [...plan.areas.flatMap(wireArea), ...(home ? [home] : [])];
    }
    case 'rally':
      return plan.points.map((point) => ({
        ...NOWHERE,
        command: MavCmd.NAV_RALLY_POINT,
        frame: MavFrame.GLOBAL_RELATIVE_ALT,
        ...at(point),
        z: point.altitude,
      }));
  }
}

/** Nothing where the items make no plan. */
export function planOf(kind: Plan['kind'], items: readonly WireItem[], hasHome: boolean): Plan | undefined {
  if (kind === 'fence') return fenceOf(items);
  if (kind === 'rally') return rallyOf(items);
  return { kind, items: (hasHome ? items.slice(1).map((item) => unplaced(jumping(item, -1))) : items).map(itemOf) };
}
