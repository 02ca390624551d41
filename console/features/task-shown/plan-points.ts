import type { Position } from '@skyhelm/core/geo/position';
import { PLAN_CORNERS_MAX, PLAN_SPOTS_MAX, PLAN_VIA_MAX, type TaskPlan } from '@skyhelm/core/task/plan';
import type { TaskType } from '@skyhelm/core/task/task';

export { pointsOf } from '@skyhelm/core/task/plan';

/** The same plan drawn by other points. */
export function withPoints(plan: TaskPlan, points: readonly Position[]): TaskPlan {
  if (plan.type === 'spot') return { ...plan, spots: [...points] };
  if (plan.type === 'logistics') return { ...plan, via: points.slice(0, -1), destination: points.at(-1) ?? null };
  return { ...plan, area: [...points] };
}

export const mostPoints = (type: TaskType): number =>
  type === 'spot' ? PLAN_SPOTS_MAX : type === 'logistics' ? PLAN_VIA_MAX + 1 : PLAN_CORNERS_MAX;
