import type { Position } from '@skyhelm/core/geo/position';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import type { Route } from '@skyhelm/core/plan/route';
import type { TaskPlan } from '@skyhelm/core/task/plan';
import type { MapHandle, MapMarker, MapShape } from '../../map/map-handle.ts';
import { wayLines } from '../route-edit/index.ts';
import { pointsOf } from './plan-points.ts';

/** The group of what a plan is drawn by: whoever edits it takes hold of these. */
export const POINTS = 'task points';
const PLAN = 'task plan';

export interface DrawnPlan {
  plan: TaskPlan;
  /** Where it takes off, once that is known. */
  site: Position | undefined;
  /** What is flown, once it is laid out. */
  route: Route | undefined;
}

function markOf(plan: TaskPlan, index: number): Pick<MapMarker, 'kind' | 'label'> {
  if (plan.type === 'spot') return { kind: 'waypoint', label: String(index + 1) };
  return { kind: plan.type === 'logistics' && index === plan.via.length ? 'target' : 'corner' };
}

/** What encloses something. */
export const areaShapes = (plan: TaskPlan, id: string, kind: MapShape['kind'] = 'pattern'): MapShape[] =>
  'area' in plan && plan.area.length > 2 ? [{ id, kind, shape: { kind: 'polygon', points: plan.area } }] : [];

/** All of it anew: the map itself finds out what has changed. */
export function drawPlan(map: MapHandle, { plan, site, route }: DrawnPlan): void {
  const points = pointsOf(plan);
  map.shapes.set(PLAN, areaShapes(plan, PLAN));
  map.lines.set(PLAN, [
    // Two corners are no area yet.
    ...('area' in plan && points.length === 2 ? [{ id: 'side', kind: 'pattern' as const, points }] : []),
    ...(route ? wayLines(route, site && homeAt(site)) : []),
  ]);
  map.markers.set(PLAN, site ? [{ id: 'site', kind: 'home', position: site }] : []);
  map.markers.set(
    POINTS,
    points.map((position, index) => ({ id: String(index), position, ...markOf(plan, index) })),
  );
}

/** All that has to be in view to see it. */
export const placesIn = ({ plan, site }: Pick<DrawnPlan, 'plan' | 'site'>): Position[] => [...(site ? [site] : []), ...pointsOf(plan)];
