import { planTask, type Asked, type PlannedTask } from '@skyhelm/core/task/plan-task';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { apart, type Limits } from '../../platform/threads/apart.ts';

const PROGRAM = new URL('./plan.worker.ts', import.meta.url);
const LIMITS = { memoryMb: 512, patienceMs: 60_000, tooMuch: 'route.patternTooMuch' } as const;
const PLACES = { width: 2, room: 128, groupRoom: 32 };

/** Lays out a plan; an area in a thread of its own, so that everybody else goes on being answered however large it is. */
export type PlanApart = (enterpriseId: string, asked: Asked) => Promise<PlannedTask>;

export function planningApart(limits: Limits = LIMITS): PlanApart {
  const inTurn = fairTurnstile(PLACES);
  return async (enterpriseId, asked) =>
    'area' in asked.plan ? inTurn(enterpriseId, () => apart<PlannedTask>(PROGRAM, asked, [], limits)) : planTask(asked);
}
