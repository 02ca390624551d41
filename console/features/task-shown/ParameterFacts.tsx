import { PARAMETERS_OF, type Parameters } from '@skyhelm/core/task/parameters';
import type { TaskType } from '@skyhelm/core/task/task';
import { Fact } from '../../ui/Facts.tsx';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

/** How it is flown, each under the name that says its unit. */
export function ParameterFacts({ type, parameters }: { type: TaskType; parameters: Parameters }) {
  const t = useWords();
  return PARAMETERS_OF[type].map((name) => (
    <Fact key={name} label={t(`task.parameter.${name}`)}>
      {parameters[name] === undefined ? t('common.none') : formatNumber(parameters[name])}
    </Fact>
  ));
}
