import type { Position } from '@skyhelm/core/geo/position';
import { PLAN_CORNERS_MAX, PLAN_SPOTS_MAX, PLAN_VIA_MAX, type TaskPlan } from '@skyhelm/core/task/plan';
import type { TaskType } from '@skyhelm/core/task/task';

/** All that a plan is drawn by, in order: of a delivery the last is the destination. */
export function pointsOf(plan: TaskPlan): readonly Position[] {
  if (plan.type === 'spot') return plan.spots;
  if (plan.type === 'logistics') return plan.destination ? [...plan.via, plan.destination] : plan.via;
  return plan.area;
}

/** The same plan drawn by other points. */
export function withPoints(plan: TaskPlan, points: readonly Position[]): TaskPlan {
  if (plan.type === 'spot') return { ...plan, spots: [...points] };
  if (plan.type === 'logistics') return { ...plan, via: points.slice(0, -1), destination: points.at(-1) ?? null };
  return { ...plan, area: [...points] };
}

export const mostPoints = (type: TaskType): number =>
  type === 'spot' ? PLAN_SPOTS_MAX : type === 'logistics' ? PLAN_VIA_MAX + 1 : PLAN_CORNERS_MAX;
