import { parametersFor, type Parameters } from '@skyhelm/core/task/parameters';
import type { TaskPlan } from '@skyhelm/core/task/plan';
import { Fact } from '../../ui/Facts.tsx';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

/** How it is flown, each under the name that says its unit. */
export function ParameterFacts({ plan, parameters }: { plan: TaskPlan; parameters: Parameters }) {
  const t = useWords();
  return parametersFor(plan).map((name) => (
    <Fact key={name} label={t(`task.parameter.${name}`)}>
      {parameters[name] === undefined ? t('common.none') : formatNumber(parameters[name])}
    </Fact>
  ));
}
