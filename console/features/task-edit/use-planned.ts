import type { Asked, PlannedTask } from '@skyhelm/core/task/plan-task';
import { useEffect, useEffectEvent, useState } from 'react';
import { workApart } from '../../browser/apart.ts';
import { latestOnly } from './latest-only.ts';
import { PLAN_WORK } from './plan-work.ts';

const ask = workApart(PLAN_WORK, () => new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' }));
const planApart = (asked: Asked): Promise<PlannedTask> => ask('plan', [asked]);

export interface Planned extends PlannedTask {
  /** What is shown is that of a moment ago. */
  isBusy: boolean;
}

const NOTHING: PlannedTask = { issues: [] };

/** What is flown for what has been drawn and typed so far. */
export function usePlanned(asked: Asked): Planned {
  const key = JSON.stringify(asked);
  const [plan] = useState(() => latestOnly(planApart));
  const [done, setDone] = useState<{ key: string; planned: PlannedTask }>();
  const begin = useEffectEvent(() => plan(asked, (planned) => setDone({ key, planned })));
  useEffect(() => begin(), [key]);
  return { ...(done?.planned ?? NOTHING), isBusy: done?.key !== key };
}
