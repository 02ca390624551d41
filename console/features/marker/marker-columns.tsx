import type { Marker } from '@skyhelm/contract/marker';
import { dms } from '@skyhelm/core/geo/position';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime, formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { MarkerActions } from './MarkerActions.tsx';
import styles from './marker.module.css';
import { Swatch } from './Swatch.tsx';
import type { Task } from './task.ts';

interface Shown {
  tight: boolean;
  /** In the reader's units. */
  length(metres: number): string;
  start(task: Task): void;
}

export const markerColumns = (t: Say, { tight, length, start }: Shown): ListColumn<Marker>[] => {
  const position = ({ kind, points }: Marker) =>
    kind === 'point'
      ? `${dms('latitude', points[0]!.latitude)} ${dms('longitude', points[0]!.longitude)}`
      : t('marker.points', { count: points.length });
  const line = (row: Marker, said: string) => (row.kind === 'point' ? t('common.none') : said);
  return [
    {
      key: 'name',
      title: t('marker.name'),
      always: true,
      sortable: true,
      card: 'head',
      width: 240,
      render: (row) => (
        <span className={styles['name']}>
          <Swatch {...row} />
          <span>{row.name}</span>
          {!row.isMine && <Tag color="processing">{row.owner?.name ?? t('marker.nobodys')}</Tag>}
          {row.isMine && row.shares > 0 && <Tag color="success">{t('marker.shares', { count: row.shares })}</Tag>}
        </span>
      ),
    },
    { key: 'kind', title: t('marker.kind'), width: 90, render: ({ kind }) => t(`marker.kind.${kind}`) },
    { key: 'folder', title: t('marker.folder'), sortable: true, width: 140, render: ({ folder }) => folder || t('common.none') },
    { key: 'position', title: t('marker.position'), className: 'numeric', width: 250, render: position },
    {
      key: 'altitude',
      title: t('marker.altitude'),
      align: 'right',
      className: 'numeric',
      width: 110,
      render: ({ altitude }) => (altitude === null ? t('common.none') : length(altitude)),
    },
    { key: 'remarks', title: t('marker.remarks'), width: 220, render: ({ remarks }) => remarks || t('common.none') },
    { key: 'owner', title: t('marker.owner'), width: 140, render: ({ owner }) => owner?.name ?? t('marker.nobodys') },
    {
      key: 'lineStyle',
      title: t('marker.lineStyle'),
      width: 150,
      atFirstHidden: true,
      render: (row) => line(row, t(`marker.lineStyle.${row.lineStyle}`)),
    },
    {
      key: 'width',
      title: t('marker.width'),
      align: 'right',
      className: 'numeric',
      width: 130,
      atFirstHidden: true,
      render: (row) => line(row, formatNumber(row.width)),
    },
    {
      key: 'transparency',
      title: t('marker.transparency'),
      align: 'right',
      className: 'numeric',
      width: 140,
      atFirstHidden: true,
      render: ({ transparency }) => formatNumber(transparency),
    },
    {
      key: 'createdAt',
      title: t('marker.createdAt'),
      sortable: true,
      className: 'numeric',
      width: 170,
      atFirstHidden: true,
      render: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'changedAt',
      title: t('marker.changedAt'),
      sortable: true,
      className: 'numeric',
      width: 170,
      render: ({ changedAt }) => formatDateTime(changedAt),
    },
    actionsColumn(150, tight, (row) => <MarkerActions row={row} folded={tight} start={start} />),
  ];
};
