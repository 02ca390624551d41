import type { Issue } from '@skyhelm/core/issue';
import { PARAMETERS, type ParameterName } from '@skyhelm/core/task/parameters';
import type { Say } from '../../words/words.ts';

const isParameter = (name: unknown): name is ParameterName => typeof name === 'string' && name in PARAMETERS;

/** Away from its field, what is wrong with a number says of which. */
export function ofParameter(t: Say, [group, name]: NonNullable<Issue['at']>, text: string): string {
  return group === 'parameters' && isParameter(name) ? t('common.pair', { name: t(`task.parameter.${name}`), value: text }) : text;
}
