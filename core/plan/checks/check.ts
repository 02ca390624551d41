import type { Issue } from '../../issue.ts';
import type { FlightTraits } from '../../vehicle/flight-traits.ts';
import type { Endurance } from '../energy/endurance.ts';
import type { LaidOut } from '../pattern/laid-out.ts';
import type { Route } from '../route.ts';
import type { Terrain } from '../terrain/ground.ts';
import type { Airspace } from './airspace.ts';

/** What the aircraft allows; nothing where no aircraft is chosen or it has not said. */
export interface FlightLimits {
  /** Metres above home. */
  cruiseAltitude?: number | undefined;
  /** Metres. */
  safeRadius?: number | undefined;
}

export const limitsOf = ({ heightMax, radiusMax }: FlightTraits): FlightLimits => ({
  cruiseAltitude: heightMax ?? undefined,
  safeRadius: radiusMax ?? undefined,
});

/** A route with all that it is held to. */
export interface Planned {
  name: string;
  remarks: string;
  route: Route;
  limits: FlightLimits;
  airspace: Airspace;
  /** Nothing where no aircraft is chosen. */
  endurance?: Endurance | undefined;
  /** What its pattern has been laid out as, where somebody has done so already: it may take long. */
  laidOut?: Pick<LaidOut, 'issues'> | undefined;
  /** Nothing where nobody has loaded heights of the ground. */
  terrain?: Terrain | undefined;
}

/** One rule: what is wrong, and where. */
export type Check = (planned: Planned) => Issue[];

/** One that asks for the route alone. About single waypoints it looks at some of them only, where it is told which; by their numbers, counted from nought. */
export type WaypointCheck = (planned: Pick<Planned, 'route'>, among?: readonly number[]) => Issue[];

/** The place of something of a waypoint, counted from nought. */
export const atWaypoint = (index: number, ...field: string[]): (string | number)[] => ['waypoints', index, ...field];

/** What a rule about single waypoints finds in each of them. Nothing is made for those in which it finds nothing: all rules look at all of them with every step of a drag. */
export function eachWaypoint(
  route: Route,
  find: (waypoint: Route['waypoints'][number], index: number) => Issue | Issue[] | undefined,
  among?: readonly number[],
): Issue[] {
  const issues: Issue[] = [];
  const count = among?.length ?? route.waypoints.length;
  for (let each = 0; each < count; each++) {
    const index = among ? among[each]! : each;
    const found = find(route.waypoints[index]!, index);
    if (Array.isArray(found)) issues.push(...found);
    else if (found) issues.push(found);
  }
  return issues;
}

/** NaN is within nothing. */
export const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;
