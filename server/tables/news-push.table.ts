import type { PushPriority } from '@skyhelm/contract/news-push-facts';
import { PUSH_MODES, PUSH_STATES } from '@skyhelm/contract/news-push-facts';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DataScope } from '../platform/auth/actor.ts';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

export const newsPush = pgTable(
  'news_push',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    priority: text('priority').$type<PushPriority>().notNull(),
    mode: text('mode', { enum: PUSH_MODES }).notNull(),
    pushAt: moment('push_at'),
    /** By a person, who means that moment whatever a clock does; otherwise it is when it was begun, by a clock that may have been ahead. */
    isPushAtChosen: boolean('is_push_at_chosen').notNull().default(false),
    intervalMinutes: integer('interval_minutes'),
    endsAt: moment('ends_at'),
    /** Who gets it is found out at the moment of sending: ids of those who are gone by then find nobody. */
    userIds: uuid('user_ids').array().notNull(),
    roleIds: uuid('role_ids').array().notNull(),
    departmentIds: uuid('department_ids').array().notNull(),
    /** How far whoever saved it last reached: a role may have people in departments that are none of theirs. */
    reach: jsonb('reach').$type<{ scope: DataScope; userId: string | null }>().notNull(),
    /** Whose it is; a push outlives its founder. Nobody's where other software has made it. */
    founderId: uuid('founder_id'),
    founder: text('founder').notNull(),
    /** Who saved it last, where that was another: it goes out in their name, as the words are theirs. */
    editor: text('editor'),
    state: text('state', { enum: PUSH_STATES }).notNull(),
    nextAt: moment('next_at'),
    sentAt: moment('sent_at'),
    sendings: integer('sendings').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('news_push_by_created').on(table.enterpriseId, table.createdAt, table.id),
    index('news_push_by_title').on(table.enterpriseId, table.title, table.id),
  ],
);
