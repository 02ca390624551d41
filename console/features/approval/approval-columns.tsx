import type { ApprovalEntry } from '@skyhelm/contract/approval';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { plannedText } from '../task-shown/index.ts';
import styles from './approval.module.css';
import { deciderOf } from './approval-text.ts';
import { StateTag } from './StateTag.tsx';
import { TimeLeft } from './TimeLeft.tsx';

const moment = (t: Say, text: string | null): string => (text === null ? t('common.none') : formatDateTime(text));

/** `open` makes a button of the name, for whoever has no mouse to click on the row; a card has one already. */
export const approvalColumns = (t: Say, open?: (row: ApprovalEntry) => void): ListColumn<ApprovalEntry>[] => [
  {
    key: 'task',
    title: t('approval.task'),
    always: true,
    card: 'head',
    width: 220,
    render: (row) => (
      <>
        {open ? (
          <button type="button" className="link-button" onClick={() => open(row)}>
            {row.task.name}
          </button>
        ) : (
          row.task.name
        )}
        <small className={styles['below']}>{t('approval.number', { number: String(row.task.number) })}</small>
      </>
    ),
  },
  { key: 'queue', title: t('approval.state'), sortable: true, width: 150, render: ({ state }) => <StateTag state={state} /> },
  {
    key: 'left',
    title: t('approval.timeLeft'),
    width: 190,
    render: ({ state, dueAt }) => (state === 'pending' ? <TimeLeft dueAt={dueAt} /> : t('common.none')),
  },
  { key: 'type', title: t('task.type'), width: 170, render: ({ task }) => t(`dictionary.taskType.${task.type}`) },
  { key: 'flown', title: t('task.planned'), width: 220, className: 'numeric', render: ({ task }) => plannedText(t, task) },
  { key: 'site', title: t('task.site'), width: 150, render: ({ task }) => task.site.name },
  { key: 'submittedBy', title: t('approval.submittedBy'), width: 140, render: ({ submittedBy }) => submittedBy || t('common.none') },
  {
    key: 'submittedAt',
    title: t('approval.submittedAt'),
    sortable: true,
    width: 160,
    className: 'numeric',
    render: ({ submittedAt }) => formatDateTime(submittedAt),
  },
  { key: 'decidedBy', title: t('task.approver'), width: 150, render: (row) => deciderOf(t, row) },
  {
    key: 'decidedAt',
    title: t('approval.decidedAt'),
    width: 160,
    className: 'numeric',
    render: ({ decidedAt }) => moment(t, decidedAt),
  },
  { key: 'reason', title: t('task.reason'), atFirstHidden: true, width: 220, render: ({ reason }) => reason || t('common.none') },
  {
    key: 'dueAt',
    title: t('approval.dueAt'),
    atFirstHidden: true,
    width: 160,
    className: 'numeric',
    render: ({ dueAt }) => formatDateTime(dueAt),
  },
];
