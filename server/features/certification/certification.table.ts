import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/db/columns.ts';
import { enterpriseId } from '../enterprise/enterprise.table.ts';
import { user } from '../user/user.table.ts';

/** One row a submission: together they are the history of who asked what and who decided. */
export const certification = pgTable(
  'certification',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['realName', 'pilot'] }).notNull(),
    state: text('state', { enum: ['pending', 'passed', 'failed'] }).notNull(),
    /** Type, grade, category: what rules may ask for. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    /** Identity or passport number and real name, encrypted with the installation's key. */
    sealed: text('sealed').notNull().default(''),
    photoIds: uuid('photo_ids').array().notNull(),
    expiresOn: date('expires_on'),
    submittedAt: moment('submitted_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('certification_by_user').on(table.userId, table.kind, table.submittedAt),
    index('certification_pending').on(table.enterpriseId, table.state, table.submittedAt),
  ],
);
