import type { ElectronicFence } from '@skyhelm/contract/fence';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDate, formatList } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { areaText } from '../area/index.ts';
import { FenceActions } from './FenceActions.tsx';
import styles from './fence.module.css';
import type { Task } from './task.ts';

interface Shown {
  tight: boolean;
  /** In the reader's units. */
  length(metres: number): string;
  start(task: Task): void;
}

const holdsFor = (t: Say, { scope, department, devices }: ElectronicFence): string => {
  if (scope === 'department' && department) return department.name;
  return scope === 'device' ? formatList(devices.map(({ name }) => name)) || t('common.none') : t('fence.scope.enterprise');
};

export const fenceColumns = (t: Say, { tight, length, start }: Shown): ListColumn<ElectronicFence>[] => [
  {
    key: 'name',
    title: t('fence.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 200,
    render: ({ name }) => <span className={styles['name']}>{name}</span>,
  },
  {
    key: 'keep',
    title: t('fence.keep'),
    width: 150,
    render: ({ keep }) => <Tag color={keep === 'in' ? 'success' : 'error'}>{t(`fence.keep.${keep}`)}</Tag>,
  },
  { key: 'scope', title: t('fence.scope'), width: 220, render: (row) => holdsFor(t, row) },
  { key: 'shape', title: t('area.shape'), width: 150, render: ({ shape }) => areaText(t, shape, length) },
  {
    key: 'heights',
    title: t('fence.heights'),
    width: 120,
    render: ({ ceiling }) => (ceiling === null ? t('fence.ceiling.none') : t('fence.ceiling.upTo', { height: length(ceiling) })),
  },
  { key: 'remark', title: t('fence.remark'), width: 200, render: ({ remark }) => remark || t('common.none') },
  {
    key: 'createdAt',
    title: t('fence.createdAt'),
    sortable: true,
    atFirstHidden: true,
    width: 130,
    className: 'numeric',
    render: ({ createdAt }) => formatDate(createdAt),
  },
  actionsColumn(210, tight, (row) => <FenceActions row={row} folded={tight} start={start} />),
];
