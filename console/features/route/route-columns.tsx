import type { RouteEntry } from '@skyhelm/contract/route';
import { Tag } from 'antd';
import { Link } from 'wouter';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime, formatList, formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { RouteActions } from './RouteActions.tsx';
import styles from './route.module.css';
import type { Task } from './task.ts';

interface Shown {
  tight: boolean;
  /** In the reader's units. */
  length(metres: number): string;
  distance(metres: number): string;
  speed(metresPerSecond: number): string;
  start(task: Task): void;
}

export const routeColumns = (t: Say, { tight, length, distance, speed, start }: Shown): ListColumn<RouteEntry>[] => [
  {
    key: 'name',
    title: t('route.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 186,
    render: (row) => (
      <span className={styles['name']}>
        <Link href={`/edit-route/${row.id}`}>{row.name}</Link>
        {row.isTemplate && <Tag>{t('route.template')}</Tag>}
        {row.formation && <Tag>{t('route.formation.place', { number: row.formation.number, count: row.formation.count })}</Tag>}
        {!row.isMine && <Tag color="processing">{row.owner?.name ?? t('route.nobodys')}</Tag>}
        {row.isMine && row.shares > 0 && <Tag color="success">{t('route.shares', { count: row.shares })}</Tag>}
      </span>
    ),
  },
  {
    key: 'number',
    title: t('route.number'),
    sortable: true,
    align: 'right',
    className: 'numeric',
    width: 90,
    atFirstHidden: true,
    render: ({ number }) => formatNumber(number),
  },
  {
    key: 'kind',
    title: t('pattern.planned'),
    width: 125,
    render: ({ kind }) => t(`pattern.kind.${kind}`),
  },
  { key: 'folder', title: t('route.folder'), width: 100, render: ({ folder }) => folder || t('common.none') },
  {
    key: 'airspace',
    title: t('route.airspace'),
    width: 120,
    render: ({ airspace: { state, since, zones } }) =>
      state === 'ok' || since === null ? (
        t('route.airspace.ok')
      ) : (
        <span className={styles['broken']} title={t('route.airspace.since', { zones: formatList(zones), time: formatDateTime(since) })}>
          <Tag color="error">{t('route.airspace.broken')}</Tag>
          <small>{formatList(zones)}</small>
        </span>
      ),
  },
  {
    key: 'waypoints',
    title: t('route.waypoints'),
    align: 'right',
    className: 'numeric',
    width: 110,
    atFirstHidden: true,
    render: ({ waypoints }) => formatNumber(waypoints),
  },
  {
    key: 'length',
    title: t('route.length'),
    onHeaderCell: () => ({ title: t('route.lacks.fromAndToHome') }),
    sortable: true,
    align: 'right',
    className: 'numeric',
    width: 95,
    render: (row) => distance(row.length),
  },
  {
    key: 'seconds',
    title: t('route.time'),
    onHeaderCell: () => ({ title: t('route.lacks.fromAndToHome') }),
    align: 'right',
    className: 'numeric',
    width: 115,
    render: ({ seconds }) => formatFlown(Math.round(seconds)),
  },
  {
    key: 'height',
    title: t('route.height'),
    align: 'right',
    className: 'numeric',
    width: 100,
    atFirstHidden: true,
    render: ({ height }) => length(height),
  },
  {
    key: 'speed',
    title: t('route.speed'),
    align: 'right',
    className: 'numeric',
    width: 100,
    atFirstHidden: true,
    render: (row) => speed(row.speed),
  },
  {
    key: 'cycles',
    title: t('route.cycles'),
    align: 'right',
    className: 'numeric',
    width: 100,
    atFirstHidden: true,
    render: ({ cycles }) => (cycles === 0 ? t('route.forEver') : formatNumber(cycles)),
  },
  {
    key: 'entryPoint',
    title: t('route.entryPoint'),
    align: 'right',
    className: 'numeric',
    width: 110,
    atFirstHidden: true,
    render: ({ entryPoint }) => formatNumber(entryPoint),
  },
  {
    key: 'heightMode',
    title: t('route.heightMode'),
    width: 150,
    atFirstHidden: true,
    render: ({ heightMode }) => t(`route.heightMode.${heightMode}`),
  },
  {
    key: 'endAction',
    title: t('route.endAction'),
    width: 115,
    render: ({ endAction }) => (endAction ? t(`route.endAction.${endAction}`) : t('common.none')),
  },
  { key: 'remarks', title: t('route.remarks'), width: 220, atFirstHidden: true, render: ({ remarks }) => remarks || t('common.none') },
  {
    key: 'changedAt',
    title: t('route.changedAt'),
    sortable: true,
    className: 'numeric',
    width: 156,
    render: ({ changedAt }) => formatDateTime(changedAt),
  },
  {
    key: 'createdAt',
    title: t('route.createdAt'),
    sortable: true,
    className: 'numeric',
    width: 170,
    atFirstHidden: true,
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  actionsColumn(132, tight, (row) => <RouteActions row={row} folded={tight} start={start} />),
];
