import { isTimeZone } from '@skyhelm/core/zone-clock';
import { confirmMessage, getMessages, getUnconfirmed, groupOf, readMessages, type Message } from '@skyhelm/contract/message';
import type { MessageId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { aboutIn } from './about.ts';
import { markRead, pageOfMessages, unreadCount } from './message.store.ts';
import type { Services } from '../../platform/services.ts';
import { sentence } from './sentence.ts';
import { tellReaders } from './tell-readers.ts';
import { confirm, unconfirmedOf } from './urgent.store.ts';
import { wanted } from './wanted.store.ts';

/** Port: how the questions stand that messages ask. */
type AnswersTo = (db: Queryable, actor: Actor, ids: readonly string[]) => Promise<Map<string, NonNullable<Message['answer']>>>;

const ASKING: Message['kind'] = 'taskSubmitted';

export const messageRoutes = ({ bus }: Pick<Services, 'bus'>, answersTo: AnswersTo): Implementation[] => [
  implement(getMessages, async ({ db, actor, language }, query) => {
    const [{ total, rows }, unread] = await Promise.all([
      pageOfMessages(db, actor, query, wanted(query, language)),
      unreadCount(db, actor.userId),
    ]);
    const asked = rows.flatMap(({ kind, params }) => (kind === ASKING ? (aboutIn(params) ?? []) : []));
    const answers = await answersTo(db, actor, asked);
    return {
      total,
      unread,
      rows: rows.map(({ id, kind, params, createdAt, readAt, priority, confirmedAt }) => ({
        id: id as MessageId,
        kind: kind as Message['kind'],
        group: groupOf(kind as Message['kind']),
        text: sentence(language, kind as Message['kind'], params, isTimeZone(query.timeZone) ? query.timeZone : undefined),
        about: aboutIn(params),
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
        priority,
        confirmedAt: confirmedAt?.toISOString() ?? null,
        answer: (kind === ASKING && answers.get(aboutIn(params) ?? '')) || null,
      })),
    };
  }),

  implement(readMessages, async ({ db, actor, now, record, afterCommit }, { ids }) => {
    const read = await markRead(db, actor, ids, now);
    record({ operation: 'message.read', details: { count: read } });
    if (read > 0) afterCommit(() => tellReaders(bus, [actor.userId]));
    return { unread: await unreadCount(db, actor.userId) };
  }),

  implement(getUnconfirmed, ({ db, actor }) => unconfirmedOf(db, actor)),

  implement(confirmMessage, async ({ db, actor, now, record, nothingChanged, afterCommit }, { id }) => {
    const { title, isNews } = (await confirm(db, actor, id, now)) ?? refuse('record.notFound');
    if (!isNews) nothingChanged();
    else record({ operation: 'message.confirmed', target: { id, name: title } });
    // Other screens of the same person ask for it too.
    afterCommit(() => tellReaders(bus, [actor.userId]));
    return { unread: await unreadCount(db, actor.userId) };
  }),
];
