import type { DeviceId, SiteId } from '@skyhelm/contract/ids';
import { APPROVALS, TASK_STATUSES, TASK_TYPES } from '@skyhelm/core/task/task';
import { useHas } from '../../session/session.ts';
import { idIn } from '../../ui/list/list-address.ts';
import type { ListFilter } from '../../ui/list/ListFilters.tsx';
import { useWords } from '../../words/words.ts';
import { DeviceSelect } from '../device/index.ts';
import { SiteSelect } from '../site/index.ts';
import { HOLDERS, type FILTERS } from './task-filter.ts';

const DAYS = ['from', 'to'] as const;
type Filter = ListFilter<(typeof FILTERS)[number]>;

/** What a list of tasks is searched by; sites and aircraft only by whoever sees those. A calendar has its own days. */
export function useTaskFilters(isOwn: boolean, hasDays: boolean): Filter[] {
  const t = useWords();
  const [seesSites, seesDevices] = [useHas('site:query'), useHas('device:query')];
  const choice = <T extends string>(name: Filter['name'], label: string, values: readonly T[], word: (value: T) => string): Filter => ({
    ...{ name, label, kind: 'choice' },
    options: values.map((value) => ({ value, label: word(value) })),
  });
  const site: Filter = {
    ...{ name: 'site', kind: 'drawn', label: t('task.site') },
    draw: ({ value, onChange, ...field }) => <SiteSelect {...field} allowClear value={idIn<SiteId>(value)} onChange={onChange} />,
  };
  const device: Filter = {
    ...{ name: 'device', kind: 'drawn', label: t('task.device') },
    draw: ({ value, onChange, ...field }) => (
      <DeviceSelect {...field} type="uav" also="simulator" allowClear value={idIn<DeviceId>(value)} onChange={onChange} />
    ),
  };
  return [
    { name: 'q', kind: 'search', label: t('task.search') },
    choice('type', t('task.type'), TASK_TYPES, (value) => t(`dictionary.taskType.${value}`)),
    choice('status', t('task.status'), TASK_STATUSES, (value) => t(`dictionary.taskStatus.${value}`)),
    choice('approval', t('task.approval'), APPROVALS, (value) => t(`dictionary.taskApproval.${value}`)),
    ...(isOwn ? [choice('holder', t('task.holder'), HOLDERS, (value) => t(`task.holder.${value}`))] : []),
    ...(seesSites ? [site] : []),
    ...(seesDevices ? [device] : []),
    ...(hasDays ? DAYS.map((name): Filter => ({ name, kind: 'day', label: t(`task.${name}`) })) : []),
  ];
}
