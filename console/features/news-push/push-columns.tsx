import type { NewsPush } from '@skyhelm/contract/news-push';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { Answers } from './Answers.tsx';
import styles from './news-push.module.css';
import { PriorityTag } from './PriorityTag.tsx';
import { modeText, receiversOf } from './push-facts.ts';
import { PushActions } from './PushActions.tsx';
import { StateTag } from './StateTag.tsx';
import type { Task } from './task.ts';

const moment = (t: Say, at: string | null): string => (at === null ? t('common.none') : formatDateTime(at));

export const pushColumns = (t: Say, tight: boolean, start: (task: Task) => void): ListColumn<NewsPush>[] => [
  {
    key: 'title',
    title: t('newspush.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 200,
    render: (row) => (
      <button type="button" className={`link-button ${styles['name']}`} onClick={() => start({ kind: 'view', row })}>
        {row.title}
      </button>
    ),
  },
  {
    key: 'priority',
    title: t('newspush.priority'),
    width: 135,
    render: ({ priority }) => (
      <>
        <PriorityTag priority={priority} />
        {priority === 'urgent' && <small className={styles['confirmed']}>{t('newspush.priority.urgent.asks')}</small>}
      </>
    ),
  },
  {
    key: 'mode',
    title: t('newspush.mode'),
    width: 150,
    render: (row) => modeText(t, row),
  },
  {
    key: 'state',
    title: t('newspush.state'),
    width: 130,
    render: ({ state }) => <StateTag state={state} />,
  },
  {
    key: 'receivers',
    title: t('newspush.receivers'),
    width: 200,
    render: (row) => <span className={styles['clipped']}>{receiversOf(row) || t('common.none')}</span>,
  },
  { key: 'read', title: t('newspush.read'), width: 150, render: (row) => <Answers row={row} /> },
  { key: 'sentAt', title: t('newspush.sentAt'), width: 170, className: 'numeric', render: ({ sentAt }) => moment(t, sentAt) },
  { key: 'nextAt', title: t('newspush.nextAt'), width: 170, className: 'numeric', render: ({ nextAt }) => moment(t, nextAt) },
  {
    key: 'founder',
    title: t('newspush.founder'),
    width: 180,
    render: ({ founder, editor }) => (
      <>
        {founder}
        {editor !== null && <span className="page-note">{` · ${t('newspush.editedBy', { name: editor })}`}</span>}
      </>
    ),
  },
  {
    key: 'content',
    title: t('newspush.content'),
    atFirstHidden: true,
    width: 240,
    render: ({ content }) => <span className={styles['clipped']}>{content}</span>,
  },
  {
    key: 'createdAt',
    title: t('newspush.createdAt'),
    sortable: true,
    atFirstHidden: true,
    width: 170,
    className: 'numeric',
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  actionsColumn(220, tight, (row) => <PushActions row={row} folded={tight} start={start} />),
];
