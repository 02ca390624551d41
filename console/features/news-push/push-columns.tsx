import type { NewsPush } from '@skyhelm/contract/news-push';
import type { PushState } from '@skyhelm/contract/news-push-facts';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime, formatList, formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { everyText } from './every.ts';
import styles from './news-push.module.css';
import { PriorityTag } from './PriorityTag.tsx';
import { PushActions } from './PushActions.tsx';
import type { Task } from './task.ts';

const STATE_COLOURS: Record<PushState, string> = { waiting: 'processing', sent: 'success', stopped: 'default' };

const moment = (t: Say, at: string | null): string => (at === null ? t('common.none') : formatDateTime(at));

const receiversOf = ({ people, roles, departments }: NewsPush): string =>
  formatList([...departments, ...roles, ...people].map(({ name }) => name));

export const pushColumns = (t: Say, tight: boolean, start: (task: Task) => void): ListColumn<NewsPush>[] => [
  {
    key: 'title',
    title: t('newspush.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 200,
    render: ({ title }) => <span className={styles['name']}>{title}</span>,
  },
  {
    key: 'priority',
    title: t('newspush.priority'),
    width: 110,
    render: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    key: 'mode',
    title: t('newspush.mode'),
    width: 150,
    render: ({ mode, intervalMinutes }) => (intervalMinutes === null ? t(`newspush.mode.${mode}`) : everyText(t, intervalMinutes)),
  },
  {
    key: 'state',
    title: t('newspush.state'),
    width: 130,
    render: ({ state }) => <Tag color={STATE_COLOURS[state]}>{t(`newspush.state.${state}`)}</Tag>,
  },
  {
    key: 'receivers',
    title: t('newspush.receivers'),
    width: 200,
    render: (row) => <span className={styles['clipped']}>{receiversOf(row) || t('common.none')}</span>,
  },
  { key: 'read', title: t('newspush.read'), width: 150, render: (row) => <Answers row={row} t={t} /> },
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

/** Of the last sending. */
function Answers({ row: { sendings, read, received, confirmed, priority }, t }: { row: NewsPush; t: Say }) {
  if (sendings === 0) return t('common.none');
  return (
    <>
      {t('newspush.readOf', { read: formatNumber(read), received: formatNumber(received) })}
      {priority === 'urgent' && <small className={styles['confirmed']}>{t('newspush.confirmedOf', { count: confirmed })}</small>}
    </>
  );
}
