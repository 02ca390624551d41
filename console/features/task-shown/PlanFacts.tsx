import type { TaskPlan } from '@skyhelm/core/task/plan';
import { Fact } from '../../ui/Facts.tsx';
import { useWords } from '../../words/words.ts';
import { planFacts } from './plan-facts.ts';

/** Whether pictures are taken and at which tilt, how a load is set down: nobody approves or flies it unseen. */
export function PlanFacts({ plan }: { plan: TaskPlan }) {
  const t = useWords();
  return planFacts(t, plan).map(([name, value]) => (
    <Fact key={name} label={name}>
      {value}
    </Fact>
  ));
}
