import type { Message } from '@skyhelm/contract/message';
import { Tag } from 'antd';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { PriorityTag } from '../news-push/index.ts';
import { AnswerNote } from './AnswerNote.tsx';
import { Confirmation } from './Confirmation.tsx';
import styles from './history.module.css';

const isUnread = ({ readAt }: Message): boolean => readAt === null;

/** `open` makes a button of the text, for whoever has no mouse to click on the row; a card has one already. */
export const historyColumns = (t: Say, open?: (row: Message) => void): ListColumn<Message>[] => [
  {
    key: 'text',
    title: t('messagehistory.text'),
    always: true,
    card: 'head',
    width: 400,
    render: (row) => {
      const text = (
        <span className={styles['text']} data-unread={isUnread(row)}>
          {row.text}
        </span>
      );
      if (!open) return text;
      return (
        <button type="button" className={`link-button ${styles['open']}`} onClick={() => open(row)}>
          {text}
        </button>
      );
    },
  },
  {
    key: 'state',
    title: t('messagehistory.state'),
    width: 190,
    render: (row) => {
      const state = isUnread(row) ? 'unread' : 'read';
      return (
        <>
          <Tag color={state === 'unread' ? 'processing' : 'default'}>{t(`messagehistory.state.${state}`)}</Tag>
          {row.answer && <AnswerNote answer={row.answer} />}
          {row.priority === 'urgent' && (
            <small className={styles['confirmation']} data-open={row.confirmedAt === null}>
              <Confirmation row={row} />
            </small>
          )}
        </>
      );
    },
  },
  {
    key: 'priority',
    title: t('newspush.priority'),
    width: 120,
    render: ({ priority }) => (priority === null ? t('common.none') : <PriorityTag priority={priority} />),
  },
  { key: 'group', title: t('messagehistory.group'), width: 200, render: ({ group }) => t(`messagehistory.group.${group}`) },
  {
    key: 'createdAt',
    title: t('messagehistory.createdAt'),
    sortable: true,
    width: 170,
    className: 'numeric',
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
];
