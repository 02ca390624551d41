import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { StaleNotice } from '../../ui/form/StaleNotice.tsx';
import { pointsOf } from '../task-shown/index.ts';
import { parametersFor } from '@skyhelm/core/task/parameters';
import { fieldOf, type TaskValues } from './task-form.ts';

interface StaleTaskProps {
  theirs: TaskValues;
  onChosen(): void;
}

const moment = (at: string): string => (at === '' ? '' : formatDateTime(at));

/** Somebody else has saved it meanwhile: what differs, and which of the two it shall be. */
export function StaleTask({ theirs, onChosen }: StaleTaskProps) {
  const t = useWords();
  const text = (key: 'name' | 'workLocation' | 'remark') => ({ key, label: t(`task.${key}`), shown: (values: TaskValues) => values[key] });
  const time = (key: 'deadline' | 'startTime' | 'endTime') => ({
    key,
    label: t(`task.${key}`),
    shown: (values: TaskValues) => moment(values[key]),
  });
  return (
    <StaleNotice<TaskValues>
      title={t('task.stale.title')}
      same={t('task.stale.same')}
      theirs={theirs}
      compared={[
        text('name'),
        time('deadline'),
        time('startTime'),
        time('endTime'),
        { key: 'mount', label: t('task.mount'), shown: ({ mount }) => t(`dictionary.mount.${mount}`) },
        { key: 'deviceType', label: t('task.deviceType'), shown: ({ deviceType }) => t(`dictionary.aircraftCategory.${deviceType}`) },
        ...parametersFor(theirs.plan).map((name) => ({
          key: name,
          label: t(`task.parameter.${name}`),
          shown: (values: TaskValues) => values[fieldOf(name)] ?? '',
        })),
        {
          key: 'plan',
          label: t('task.points'),
          shown: ({ plan }) =>
            pointsOf(plan)
              .map(({ latitude, longitude }) => `${latitude}, ${longitude}`)
              .join('; '),
        },
        text('workLocation'),
        text('remark'),
      ]}
      onChosen={onChosen}
    />
  );
}
