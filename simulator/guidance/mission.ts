import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { halfTurn } from '../world/angle.ts';
import { say, type Aircraft, type Place } from '../vehicle/aircraft.ts';
import type { Aim } from '../vehicle/aim.ts';
import { stayFromHere } from '../vehicle/stopping-place.ts';
import { hasPlace, isNavigation, placeOf, type MissionItem } from './mission-item.ts';
import { stepOnTheWay } from './on-the-way.ts';
import { returnAim } from './return.ts';
import { isArduPlane } from '../vehicle/landing-checks.ts';
import { landAim } from './land.ts';

const LANDINGS: ReadonlySet<number> = new Set([MavCmd.NAV_LAND, MavCmd.NAV_VTOL_LAND]);
const TAKE_OFFS: ReadonlySet<number> = new Set([MavCmd.NAV_TAKEOFF, MavCmd.NAV_VTOL_TAKEOFF]);
const FOREVER = -1;
/** A plan of jumps alone must not hang the autopilot. */
const HOPS_MOST = 200;

export function startMission(craft: Aircraft): void {
  const run = craft.mission;
  if (run.state === 'complete' && craft.flavour.autopilot === 'ardupilot') run.jumps.clear();
  if (run.state === 'paused' && run.leg) run.state = 'active';
  else advanceTo(craft, run.state === 'complete' || run.current < run.first ? run.first : run.current);
}

/** Begins the next item that is flown, from the given one on. */
export function advanceTo(craft: Aircraft, from: number): void {
  const run = craft.mission;
  run.onTheWay = [];
  run.conditionSince = undefined;
  for (let index = from, hops = 0; index < run.items.length && hops < HOPS_MOST; hops++) {
    const item = run.items[index]!;
    if (isNavigation(item)) {
      beginLeg(craft, index);
      return;
    }
    if (item.command === MavCmd.DO_JUMP) index = jump(craft, index, item);
    else {
      if (item.command === MavCmd.DO_LAND_START) run.isLanding = true;
      run.onTheWay.push(item);
      index++;
    }
  }
  stepOnTheWay(craft);
  if (endsAtLast(craft)) run.jumps.clear();
  // ArduPlane never completes a landing: it stays in its sequence.
  run.isLanding &&= isArduPlane(craft);
  run.state = 'complete';
  run.leg = undefined;
  stayFromHere(craft);
}

/** PX4 counts its jumps anew once it has flown its last item; for a return it leaves its mission, and ahead of a last jump it stays at what is before that. */
function endsAtLast({ flavour, mission: { items, current } }: Aircraft): boolean {
  const isLast = current + 1 === items.length && items[current]?.command !== MavCmd.NAV_RETURN_TO_LAUNCH;
  return flavour.autopilot === 'px4' && isLast;
}

function jump(craft: Aircraft, index: number, item: MissionItem): number {
  const { jumps, items, first } = craft.mission;
  const done = jumps.get(index) ?? 0;
  if (item.param2 !== FOREVER && done >= item.param2) return index + 1;
  jumps.set(index, done + 1);
  return item.param1 >= first && items[item.param1] ? item.param1 : items.length;
}

function beginLeg(craft: Aircraft, index: number): void {
  const run = craft.mission;
  const { north, east, up } = craft.body;
  run.current = index;
  run.state = 'active';
  run.leg = { item: run.items[index]!, since: craft.seconds, north, east, up, arrivedAt: undefined, turned: 0, bearing: 0 };
  craft.heading = undefined;
  const { command } = run.items[index]!;
  if (LANDINGS.has(command)) run.isLanding = true;
  else if (TAKE_OFFS.has(command)) run.isLanding = false;
  if (run.items[index]!.command === MavCmd.NAV_RETURN_TO_LAUNCH) {
    craft.returnPhase = 'climb';
    stayFromHere(craft);
  }
  craft.notices.push({ kind: 'current' });
  say(
    craft,
    'info',
    craft.flavour.autopilot === 'px4' ? `Executing Mission item ${index + 1}` : `Mission: ${index} ${nameOf(run.items[index]!)}`,
  );
}

const NAMES: Record<number, string> = {
  [MavCmd.NAV_WAYPOINT]: 'WP',
  [MavCmd.NAV_SPLINE_WAYPOINT]: 'SplineWP',
  [MavCmd.NAV_TAKEOFF]: 'Takeoff',
  [MavCmd.NAV_VTOL_TAKEOFF]: 'VTOLTakeoff',
  [MavCmd.NAV_LAND]: 'Land',
  [MavCmd.NAV_VTOL_LAND]: 'VTOLLand',
  [MavCmd.NAV_RETURN_TO_LAUNCH]: 'RTL',
  [MavCmd.NAV_LOITER_UNLIM]: 'LoitUnlim',
  [MavCmd.NAV_LOITER_TIME]: 'LoitTime',
  [MavCmd.NAV_LOITER_TURNS]: 'LoitTurns',
  [MavCmd.NAV_LOITER_TO_ALT]: 'LoitAltitude',
  [MavCmd.NAV_DELAY]: 'Delay',
};
/** ArduPilot has words for reaching a point, none for having taken off or come home. */
const SAID_WHEN_REACHED: ReadonlySet<number> = new Set([
  MavCmd.NAV_WAYPOINT,
  MavCmd.NAV_SPLINE_WAYPOINT,
  MavCmd.NAV_LOITER_TIME,
  MavCmd.NAV_LOITER_TURNS,
]);
const nameOf = (item: MissionItem): string => NAMES[item.command] ?? `Cmd${item.command}`;

function reached(craft: Aircraft): void {
  const run = craft.mission;
  craft.notices.push({ kind: 'reached', sequence: run.current });
  const isPoint = run.leg !== undefined && SAID_WHEN_REACHED.has(run.leg.item.command);
  if (craft.flavour.autopilot === 'ardupilot' && isPoint) say(craft, 'info', `Reached command #${run.current}`);
  advanceTo(craft, run.current + 1);
}

/** Where the mission leads now. Nothing when it has come to its end. */
export function missionAim(craft: Aircraft): Aim | undefined {
  const run = craft.mission;
  stepOnTheWay(craft);
  for (let hops = 0; hops < HOPS_MOST && run.state === 'active' && run.leg; hops++) {
    const before = run.leg;
    const aim = legAim(craft, run.leg.item, run.leg);
    if (aim) return aim;
    reached(craft);
    if (run.leg === before) break;
  }
  return undefined;
}

type Leg = NonNullable<Aircraft['mission']['leg']>;

/** Nothing once the item is done. */
function legAim(craft: Aircraft, item: MissionItem, leg: Leg): Aim | undefined {
  const place = hasPlace(item) ? placeOf(craft, item, leg) : leg;
  switch (item.command) {
    case MavCmd.NAV_TAKEOFF:
    case MavCmd.NAV_VTOL_TAKEOFF: {
      const up = risesBy(craft) ? leg.up + item.z : place.up;
      return craft.body.up >= up - 0.5 ? undefined : { kind: 'rise', north: leg.north, east: leg.east, up };
    }
    case MavCmd.NAV_LAND:
    case MavCmd.NAV_VTOL_LAND:
      return landed(craft, leg) ? undefined : landAt(craft, place, leg);
    case MavCmd.NAV_RETURN_TO_LAUNCH:
      return landed(craft, leg) ? undefined : returnAim(craft);
    case MavCmd.NAV_LOITER_UNLIM:
      return stayAim(craft, place, item.param3);
    case MavCmd.NAV_LOITER_TURNS:
      return turnsAim(craft, place, item, leg);
    case MavCmd.NAV_LOITER_TO_ALT:
      return arrivedWithin(craft, place, leg, 0) ? undefined : stayAim(craft, place, item.param2);
    case MavCmd.NAV_LOITER_TIME:
      return arrivedWithin(craft, place, leg, item.param1) ? undefined : stayAim(craft, place, timedRadius(craft, item));
    case MavCmd.NAV_DELAY:
      return craft.seconds - leg.since >= item.param1 ? undefined : { kind: 'reach', ...pick(leg) };
    default:
      return arrivedWithin(craft, place, leg, item.param1) ? undefined : waypointAim(craft, place, item);
  }
}

/** ArduPlane with rotors takes the height of a take-off for one above where it is, whatever it counts from. */
const risesBy = ({ flavour: { autopilot, airframe } }: Aircraft): boolean => autopilot === 'ardupilot' && airframe === 'vtol';

/** Of a circle for some time ArduPilot keeps only which way round it goes. */
const timedRadius = ({ flavour, settings }: Aircraft, { param3 }: MissionItem): number =>
  flavour.autopilot === 'ardupilot' ? Math.sign(param3) * settings.loiterRadius : param3;

const pick = ({ north, east, up }: Place): Place => ({ north, east, up });

const landed = (craft: Aircraft, leg: Leg): boolean => craft.landed === 'onGround' && craft.seconds - leg.since > 1;

function landAt(craft: Aircraft, place: Place, leg: Leg): Aim {
  const distance = Math.hypot(place.north - craft.body.north, place.east - craft.body.east);
  if (craft.airframe.kind !== 'fixedWing' && distance > 1.5 && leg.arrivedAt === undefined) {
    return { kind: 'reach', north: place.north, east: place.east, up: leg.up, speed: craft.speed };
  }
  leg.arrivedAt ??= craft.seconds;
  return landAim(craft, place);
}

function waypointAim(craft: Aircraft, place: Place, item: MissionItem): Aim {
  const next = craft.mission.items[craft.mission.current + 1];
  const through = craft.airframe.kind === 'multirotor' ? item.param1 === 0 && next?.command === MavCmd.NAV_WAYPOINT : item.param1 === 0;
  return { kind: 'reach', ...pick(place), speed: craft.speed, heading: craft.heading, through };
}

function stayAim(craft: Aircraft, place: Place, radius: number): Aim {
  if (craft.airframe.kind === 'multirotor') return { kind: 'reach', ...pick(place), speed: craft.speed, heading: craft.heading };
  return { kind: 'orbit', ...pick(place), radius: Math.abs(radius) || craft.settings.loiterRadius, clockwise: radius >= 0 };
}

const isArduCopter = ({ flavour }: Aircraft): boolean => flavour.autopilot === 'ardupilot' && flavour.airframe === 'multirotor';

/** ArduCopter stops at the nearest point of a circle before it goes round: on the way there it is as fast as on any leg. */
function turnsAim(craft: Aircraft, place: Place, item: MissionItem, leg: Leg): Aim | undefined {
  const radius =
    Math.abs(item.param3) || (craft.airframe.kind === 'multirotor' ? craft.settings.circleRadius : craft.settings.loiterRadius);
  const [dn, de] = [craft.body.north - place.north, craft.body.east - place.east];
  const bearing = Math.atan2(de, dn);
  const fromMiddle = Math.hypot(dn, de);
  const beside = Math.abs(fromMiddle - radius);
  if (isArduCopter(craft) && leg.arrivedAt === undefined && beside > craft.settings.waypointRadius) {
    const edge = { north: place.north + radius * Math.cos(bearing), east: place.east + radius * Math.sin(bearing) };
    return { kind: 'reach', ...edge, up: place.up, speed: craft.speed };
  }
  if (beside < Math.max(3, radius * 0.3)) {
    if (leg.arrivedAt !== undefined) leg.turned += Math.abs(halfTurn(bearing - leg.bearing));
    leg.arrivedAt ??= craft.seconds;
    leg.bearing = bearing;
  }
  if (leg.turned >= item.param1 * 2 * Math.PI) return undefined;
  return { kind: 'orbit', ...pick(place), radius, clockwise: item.param3 >= 0, speed: turnsSpeed(craft, radius, fromMiddle) };
}

/** A mission says nothing of it, and yet ArduCopter goes round no faster than in its mode for circles, nor with more than half of its acceleration; beside the circle by the same angle. */
function turnsSpeed(craft: Aircraft, radius: number, fromMiddle: number): Aircraft['speed'] {
  const { settings, speed } = craft;
  if (!isArduCopter(craft)) return speed;
  const most = Math.min(
    speed ?? settings.cruiseSpeed,
    Math.abs(settings.circleRate) * radius,
    Math.sqrt(0.5 * settings.acceleration * radius),
  );
  return (most * fromMiddle) / radius;
}

/** On the wing one passes a point, and has passed it where it lies behind. */
function arrivedWithin(craft: Aircraft, place: Place, leg: Leg, holdSeconds: number): boolean {
  const { body, settings, airframe } = craft;
  const [dn, de] = [place.north - body.north, place.east - body.east];
  const isFlown = airframe.kind !== 'multirotor' && (place.north - leg.north) * dn + (place.east - leg.east) * de <= 0;
  const near = Math.hypot(dn, de) <= (airframe.kind === 'multirotor' ? settings.waypointRadius : Math.max(settings.waypointRadius, 35));
  const level = Math.abs(place.up - body.up) <= (airframe.kind === 'multirotor' ? 1.5 : 15);
  if ((near || isFlown) && level) leg.arrivedAt ??= craft.seconds;
  return leg.arrivedAt !== undefined && craft.seconds - leg.arrivedAt >= holdSeconds;
}
