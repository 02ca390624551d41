import { planTask } from '@skyhelm/core/task/plan-task';

/** What may take longer than a frame. */
export const PLAN_WORK = { plan: planTask };
