import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import { enterpriseId } from '../enterprise/enterprise.table.ts';
import { user } from '../user/user.table.ts';

export const message = pgTable(
  'message',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (table) => [index('message_by_user').on(table.userId, table.createdAt)],
);
