import { getMessages, readMessages, type Message } from '@skyhelm/contract/message';
import type { MessageId } from '@skyhelm/contract/ids';
import { say } from '@skyhelm/i18n/all';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { markRead, pageOfMessages, unreadCount } from './message.store.ts';

export const messageRoutes = (): Implementation[] => [
  implement(getMessages, async ({ db, actor, language }, query) => {
    const [{ total, rows }, unread] = await Promise.all([pageOfMessages(db, actor, query), unreadCount(db, actor.userId)]);
    return {
      total,
      unread,
      rows: rows.map(({ id, kind, params, createdAt, readAt }) => ({
        id: id as MessageId,
        kind: kind as Message['kind'],
        text: say(language, `messages.${kind as Message['kind']}`, params),
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
    };
  }),

  implement(readMessages, async ({ db, actor, now, record }, { ids }) => {
    const read = await markRead(db, actor, ids, now);
    record({ operation: 'message.read', details: { count: read } });
    return { unread: await unreadCount(db, actor.userId) };
  }),
];
