import type { Position } from '../geo/position.ts';
import { error, type Issue } from '../issue.ts';
import { soundArea } from '../plan/pattern/covering/sound-area.ts';
import { resolutionAt } from '../plan/pattern/footprint.ts';
import { layOut } from '../plan/pattern/lay-out.ts';
import { passing } from '../plan/pattern/passing.ts';
import type { Pattern } from '../plan/pattern/pattern.ts';
import { reachable } from '../plan/pattern/reachable.ts';
import { NEW_ROUTE, waypointAt } from '../plan/route-defaults.ts';
import type { Route, Waypoint } from '../plan/route.ts';
import { wingsOf } from '../plan/wings.ts';
import { NO_TRAITS } from '../vehicle/flight-traits.ts';
import { parameterIssues, type ParameterBounds, type ParameterName, type Parameters } from './parameters.ts';
import type { AreaPlan, LogisticsPlan, ObliquePlan, OrthophotoPlan, SpotPlan, TaskPlan } from './plan.ts';
import type { TaskCraft } from './task.ts';

export interface Asked {
  plan: TaskPlan;
  parameters: Parameters;
  craft: TaskCraft;
  /** Where it takes off. */
  site: Position;
  bounds?: ParameterBounds | undefined;
}

export interface PlannedTask {
  /** Nothing where an issue says why. */
  route?: Route;
  issues: Issue[];
  /** Of one that photographs an area all over. */
  survey?: Survey;
}

export interface Survey {
  /** Centimetres of ground below each pixel, straight down. */
  resolution: number;
  pictures: number;
}

type Numbers = Record<ParameterName, number>;
interface Laid {
  waypoints: Waypoint[];
  issues: Issue[];
  /** Where it ends otherwise than at home. */
  endAction?: 'land';
  survey?: Survey;
}

/** What is flown for a task: up above its site, along what was drawn, and back. Or why nothing can be. */
export function planTask({ plan, parameters, craft, site, bounds }: Asked): PlannedTask {
  const issues = [...parameterIssues(plan, parameters, bounds), ...drawnIssues(plan)];
  if (issues.length > 0) return { issues };
  const numbers = parameters as Numbers;
  const base: Route = {
    ...NEW_ROUTE,
    height: numbers.height,
    speed: numbers.speed,
    endAction: 'return',
    wings: wingsOf({ ...NO_TRAITS, airframe: craft }),
  };
  const laid = lay(plan, numbers, base, site);
  if (laid.waypoints.length === 0) return { issues: laid.issues };
  const aboveSite = passing(site, base, numbers.takeOffHeight);
  const waypoints = reachable([aboveSite, ...laid.waypoints]);
  const tooHigh = waypoints.some(({ altitude }) => altitude > numbers.maxHeight);
  if (tooHigh) return { issues: [...laid.issues, error('task.parameter.height', undefined, ['parameters', 'height'])] };
  const { issues: worthAThought, survey } = laid;
  return { route: { ...base, endAction: laid.endAction ?? base.endAction, waypoints }, issues: worthAThought, ...(survey && { survey }) };
}

/** In the words of the specification. */
function drawnIssues(plan: TaskPlan): Issue[] {
  if (plan.type === 'spot') return plan.spots.length < 1 ? [error('task.spots', undefined, ['plan', 'spots'])] : [];
  if (plan.type === 'logistics') return plan.destination === null ? [error('task.destination', undefined, ['plan', 'destination'])] : [];
  return plan.area.length < 3 ? [error('task.area', undefined, ['plan', 'area'])] : [];
}

function lay(plan: TaskPlan, numbers: Numbers, base: Route, site: Position): Laid {
  if (plan.type === 'spot') return laySpots(plan, numbers, base);
  if (plan.type === 'logistics') return layDelivery(plan, numbers, base, site);
  const pattern = surveyOf(plan, numbers);
  const laid = layOut(pattern, base, site);
  const survey = 'resolution' in pattern && { resolution: pattern.resolution, pictures: laid.figures.pictures };
  return { ...told(laid, 'area'), ...(survey && { survey }) };
}

/** What a pattern says of its own fields is about what was drawn. */
const told = ({ waypoints, issues }: { waypoints: Waypoint[]; issues: Issue[] }, field: string): Laid => ({
  waypoints,
  issues: issues.map((issue) => ({ ...issue, at: ['plan', field] })),
});

const MILLISECONDS = 1_000;

const laySpots = ({ spots, photographs, tilt }: SpotPlan, { hoverSeconds }: Numbers, base: Route): Laid => ({
  waypoints: spots.map((spot) => ({
    ...waypointAt(spot, { ...base, holdMs: hoverSeconds * MILLISECONDS }),
    actions: [{ kind: 'gimbalTilt', value: tilt }, ...(photographs ? [{ kind: 'photograph', value: null } as const] : [])],
  })),
  issues: [],
});

function surveyOf(plan: AreaPlan | OrthophotoPlan | ObliquePlan, numbers: Numbers): Pattern {
  const { spacing, frontOverlap, sideOverlap, height, obliqueTilt: tilt } = numbers;
  const swept = { area: { outer: plan.area, holes: [] }, angle: plan.angle, turnaround: null, isCrossed: false };
  if (plan.type === 'area') return { kind: 'areaScan', ...swept, spacing };
  const { camera } = plan;
  const coverage = { camera, resolution: resolutionAt(camera, height), frontOverlap, sideOverlap };
  return plan.type === 'orthophoto' ? { kind: 'orthophoto', ...swept, ...coverage } : { kind: 'oblique', ...swept, ...coverage, tilt };
}

function layDelivery({ via, destination, delivery, channel }: LogisticsPlan, { dropHeight }: Numbers, base: Route, site: Position): Laid {
  const drop = destination!;
  if (delivery === 'land') return { waypoints: [...via, drop].map((place) => passing(place, base)), issues: [], endAction: 'land' };
  const pattern: Pattern = { kind: 'logistics', takeOff: site, via, drop, dropHeight, channel, isReturning: true };
  return { ...told(layOut(pattern, base, site), 'destination'), endAction: 'land' };
}

/** Square metres and metres around what was drawn; nothing where it encloses nothing. */
export function extentOf(plan: TaskPlan): { area: number; perimeter: number } | undefined {
  if (!('area' in plan)) return undefined;
  const { area } = soundArea({ outer: plan.area, holes: [] });
  if (!area) return undefined;
  const ring = area.rings[0]!;
  const perimeter = ring.reduce((sum, corner, index) => {
    const next = ring[(index + 1) % ring.length]!;
    return sum + Math.hypot(next.north - corner.north, next.east - corner.east);
  }, 0);
  return { area: area.squareMetres, perimeter };
}
