import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDate, formatDateTime } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { areaText } from '../area/index.ts';
import styles from './no-fly-zone.module.css';
import type { Task } from './task.ts';
import { heightsText } from './zone-heights.ts';
import { ZoneActions } from './ZoneActions.tsx';

interface Shown {
  tight: boolean;
  /** In the reader's units. */
  length(metres: number): string;
  start(task: Task): void;
}

export const zoneColumns = (t: Say, { tight, length, start }: Shown): ListColumn<NoFlyZone>[] => {
  return [
    {
      key: 'name',
      title: t('noflyzone.name'),
      always: true,
      sortable: true,
      card: 'head',
      width: 185,
      render: ({ name }) => <span className={styles['name']}>{name}</span>,
    },
    {
      key: 'status',
      title: t('noflyzone.status'),
      width: 95,
      render: ({ status }) => <Tag color={status === 'valid' ? 'success' : 'default'}>{t(`noflyzone.status.${status}`)}</Tag>,
    },
    // So far to the left that the actions, which stay in sight, never lie over it.
    {
      key: 'validUntil',
      title: t('noflyzone.validUntil'),
      sortable: true,
      width: 156,
      className: 'numeric',
      render: ({ validUntil }) => formatDateTime(validUntil),
    },
    {
      key: 'type',
      title: t('noflyzone.type'),
      width: 130,
      render: ({ kind }) => <Tag color={kind === 'restricted' ? 'warning' : 'error'}>{t(`noflyzone.type.${kind}`)}</Tag>,
    },
    { key: 'heights', title: t('noflyzone.heights'), width: 140, render: (zone) => heightsText(t, length, zone) },
    {
      key: 'activeFrom',
      title: t('noflyzone.activeFrom'),
      width: 156,
      className: 'numeric',
      render: ({ activeFrom }) => (activeFrom === null ? t('noflyzone.atOnce') : formatDateTime(activeFrom)),
    },
    {
      key: 'shape',
      title: t('area.shape'),
      width: 130,
      render: ({ shape }) => areaText(t, shape, length),
    },
    { key: 'description', title: t('noflyzone.description'), width: 240, render: ({ description }) => description },
    {
      key: 'createdAt',
      title: t('noflyzone.createdAt'),
      sortable: true,
      atFirstHidden: true,
      width: 130,
      className: 'numeric',
      render: ({ createdAt }) => formatDate(createdAt),
    },
    actionsColumn(160, tight, (row) => <ZoneActions row={row} folded={tight} start={start} />),
  ];
};
