import type { TaskPlan } from '@skyhelm/core/task/plan';
import { formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';

type Named = readonly [name: string, value: string];

/** How what was drawn is flown and what is done there, as far as the numbers of the flight do not say it. */
export function planFacts(t: Say, plan: TaskPlan): Named[] {
  const degrees = (value: number) => t('common.measure', { value: formatNumber(value), unit: '°' });
  if (plan.type === 'spot')
    return [
      [t('task.photographs'), t(plan.photographs ? 'common.yes' : 'common.no')],
      [t('task.tilt.shown'), degrees(plan.tilt)],
    ];
  if (plan.type === 'logistics')
    return [
      [t('task.delivery'), t(`task.delivery.${plan.delivery}`)],
      ...(plan.delivery === 'release' ? [[t('task.channel.shown'), formatNumber(plan.channel)] as const] : []),
    ];
  return [[t('task.angle'), plan.angle === null ? t('task.angle.best') : degrees(plan.angle)]];
}
