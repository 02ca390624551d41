import type { Site } from '@skyhelm/contract/site';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDate } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { SiteActions } from './SiteActions.tsx';
import styles from './site.module.css';
import type { Task } from './task.ts';

interface Shown {
  tight: boolean;
  /** In the reader's units. */
  length(metres: number): string;
  start(task: Task): void;
}

export const siteColumns = (t: Say, { tight, length, start }: Shown): ListColumn<Site>[] => [
  {
    key: 'name',
    title: t('site.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 200,
    render: ({ name }) => <span className={styles['name']}>{name}</span>,
  },
  { key: 'latitude', title: t('site.latitude'), align: 'right', className: 'numeric', width: 120, render: ({ latitude }) => latitude },
  { key: 'longitude', title: t('site.longitude'), align: 'right', className: 'numeric', width: 120, render: ({ longitude }) => longitude },
  {
    key: 'altitude',
    title: t('site.altitude'),
    align: 'right',
    className: 'numeric',
    width: 120,
    render: ({ altitude }) => (altitude === null ? t('common.none') : length(altitude)),
  },
  { key: 'address', title: t('site.address'), width: 240, render: ({ address }) => address || t('common.none') },
  { key: 'remark', title: t('site.remark'), atFirstHidden: true, width: 240, render: ({ remark }) => remark || t('common.none') },
  {
    key: 'createdAt',
    title: t('site.createdAt'),
    sortable: true,
    width: 130,
    className: 'numeric',
    render: ({ createdAt }) => formatDate(createdAt),
  },
  actionsColumn(160, tight, (row) => <SiteActions row={row} folded={tight} start={start} />),
];
