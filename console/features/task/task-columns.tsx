import type { TaskEntry } from '@skyhelm/contract/task';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime, formatList, formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { AgingTag, ApprovalTag, approverText, Named, NatureTag, plannedText, StatusTag } from '../task-shown/index.ts';
import type { Doing } from './doing.ts';
import type { TaskList } from './task-address.ts';
import { TaskActions } from './TaskActions.tsx';
import styles from './task.module.css';

interface Shown {
  list: TaskList;
  tight: boolean;
  mayCheck: boolean;
  /** In the reader's units. */
  area(squareMetres: number): string;
  distance(metres: number): string;
  start(doing: Doing): void;
}

export function taskColumns(t: Say, { list, tight, mayCheck, area, distance, start }: Shown): ListColumn<TaskEntry>[] {
  const moment = (key: string, title: string, at: (row: TaskEntry) => string | null, more: Partial<ListColumn<TaskEntry>> = {}) => ({
    ...{ key, title, className: 'numeric', width: 160, ...more },
    render: (row: TaskEntry) => {
      const value = at(row);
      return value === null ? t('common.none') : formatDateTime(value);
    },
  });
  const figure = (key: string, title: string, render: ListColumn<TaskEntry>['render']): ListColumn<TaskEntry> => ({
    ...{ key, title, render, width: 120 },
    align: 'right',
    className: 'numeric',
    atFirstHidden: true,
  });
  const text = (key: string, title: string, width: number, render: ListColumn<TaskEntry>['render'], isHidden = false) => ({
    ...{ key, title, width, render },
    ...(isHidden && { atFirstHidden: true }),
  });
  return [
    {
      key: 'number',
      title: t('task.number'),
      sortable: true,
      align: 'right',
      className: 'numeric',
      width: 90,
      render: ({ number }) => formatNumber(number),
    },
    {
      key: 'name',
      title: t('task.name'),
      always: true,
      sortable: true,
      card: 'head',
      width: 180,
      render: (row) => (
        <span className={styles['name']}>
          {mayCheck ? (
            <button type="button" className="link-button" onClick={() => start({ kind: 'check', id: row.id })}>
              {row.name}
            </button>
          ) : (
            row.name
          )}
          {row.airspace.state === 'broken' && (
            <Tag color="error" title={formatList(row.airspace.zones)}>
              {t('task.airspace.closed')}
            </Tag>
          )}
        </span>
      ),
    },
    text('status', t('task.status'), 114, ({ status }) => <StatusTag status={status} />),
    text('approval', t('task.approval'), 124, ({ approval }) => <ApprovalTag approval={approval} />),
    { ...text('planned', t('task.planned'), 120, (task) => plannedText(t, task)), className: 'numeric' },
    text('executor', t('task.executor'), 104, ({ executor }) => <Named named={executor} />),
    text('device', t('task.device'), 96, ({ device }) => <Named named={device} />),
    moment('deadline', t('task.deadline'), ({ deadline }) => deadline, { sortable: true, width: 156 }),
    text('type', t('task.type'), 150, ({ type }) => t(`dictionary.taskType.${type}`)),
    text('aging', t('task.aging'), 110, ({ aging }) => <AgingTag aging={aging} />, true),
    text('nature', t('task.nature'), 110, ({ nature }) => <NatureTag nature={nature} />),
    text('site', t('task.site'), 140, ({ site }) => <Named named={site} />),
    moment('createdAt', t('task.createdAt'), ({ createdAt }) => createdAt, { sortable: true, atFirstHidden: true }),
    text('founder', t('task.founder'), 130, ({ founder }) => <Named named={founder} />, true),
    text('approver', t('task.approver'), 130, (task) => approverText(t, task), true),
    text('reason', t('task.reason'), 200, ({ reason }) => reason || t('common.none'), true),
    text('finisher', t('task.finisher'), 130, ({ finisher }) => finisher || t('common.none'), true),
    text('workLocation', t('task.workLocation'), 160, ({ workLocation }) => workLocation || t('common.none'), true),
    text('deviceModel', t('task.deviceModel'), 130, ({ device }) => device?.model || t('common.none'), true),
    text('deviceSn', t('task.deviceSn'), 150, ({ device }) => device?.sn || t('common.none'), true),
    text('mount', t('task.mount'), 150, ({ mount }) => t(`dictionary.mount.${mount}`), true),
    moment('startTime', t('task.startTime'), ({ startTime }) => startTime, { atFirstHidden: true }),
    moment('endTime', t('task.endTime'), ({ endTime }) => endTime, { atFirstHidden: true }),
    moment('completedAt', t('task.completedAt'), ({ completedAt }) => completedAt, { atFirstHidden: true }),
    figure('area', t('task.area'), (row) => (row.area === null ? t('common.none') : area(row.area))),
    figure('perimeter', t('task.perimeter'), (row) => (row.perimeter === null ? t('common.none') : distance(row.perimeter))),
    figure('flightSeconds', t('task.flightSeconds'), ({ flightSeconds }) => formatFlown(Math.round(flightSeconds))),
    actionsColumn(140, tight, (row) => <TaskActions row={row} list={list} folded={tight} start={start} />),
  ];
}
