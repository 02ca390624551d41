import { Link } from 'wouter';
import type { Message } from '@skyhelm/contract/message';
import { message } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { zoneHere } from '../../words/day.ts';
import { formatAgo, formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import './messages.css';
import { AnswerNote } from './AnswerNote.tsx';
import { UrgentNote } from './Confirmation.tsx';
import { leadsTo } from './leads-to.ts';
import { useReadMessages } from './use-read-messages.ts';

const SHOWN = 20;

/** The newest messages to me; reading one or all takes the dot off the bell. */
export function MessageList({ onLeave }: { onLeave?(): void }) {
  const t = useWords();
  const permissions = useSession((state) => state.permissions);
  const messages = useRead(message.getMessages, { pageNum: 1, pageSize: SHOWN, isAsc: false, timeZone: zoneHere() });
  const read = useReadMessages();
  const follow = ({ id, readAt }: Message) => {
    if (readAt === null) read.mutate({ input: { ids: [id] } });
    onLeave?.();
  };
  if (messages.error) {
    return <LoadFailed error={messages.error} onRetry={messages.refetch} />;
  }
  if (!messages.data) return <span className="skeleton-bar" />;
  const { rows, total, unread } = messages.data;
  return (
    <section aria-labelledby="messages-title">
      <header className="messages-head">
        <h2 id="messages-title">{t('shell.messages')}</h2>
        {rows.length > 0 && (
          <button
            type="button"
            className="link-button"
            disabled={unread === 0 || read.isPending}
            onClick={() => read.mutate({ input: {} })}
          >
            {t('shell.readAll')}
          </button>
        )}
      </header>
      {rows.length === 0 && <EmptyState mood="empty" title={t('shell.noMessages')} />}
      <ul className="messages">
        {rows.map((row) => (
          <li key={row.id} className={row.readAt === null ? 'message-unread' : undefined}>
            <UrgentNote row={row} />
            <MessageText row={row} to={leadsTo(row, permissions)} onFollow={() => follow(row)} />
            {row.answer && <AnswerNote answer={row.answer} />}
            <div className="message-foot">
              <time dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
                {formatAgo(row.createdAt)}
              </time>
              {row.readAt === null && (
                <button type="button" className="link-button" onClick={() => read.mutate({ input: { ids: [row.id] } })}>
                  {t('shell.markRead')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <footer className="messages-more">
        <Link href="/message-history" onClick={() => onLeave?.()}>
          {t('menu.messageHistory')}
        </Link>
        {total > rows.length && <span>{t('shell.olderMessages', { count: total - rows.length })}</span>}
      </footer>
    </section>
  );
}

/** Leads to where something can be done about it; whoever goes there has read it. */
function MessageText({ row, to, onFollow }: { row: Message; to: string | undefined; onFollow(): void }) {
  if (to === undefined) return <p>{row.text}</p>;
  return (
    <p>
      <Link href={to} onClick={onFollow}>
        {row.text}
      </Link>
    </p>
  );
}
