import { FORMATION_FLIGHT_STATES, STOP_REASONS, type FormationFlight } from '@skyhelm/contract/formation-flight';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

export type Member = Omit<FormationFlight['members'][number], 'course'>;

/** A formation that was started, and how far that has come. Names are as they were. */
export const formationFlight = pgTable(
  'formation_flight',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    formationId: uuid('formation_id').notNull(),
    name: text('name').notNull(),
    /** Whom to tell; nobody where other software has started it. */
    userId: uuid('user_id'),
    byName: text('by_name').notNull(),
    state: text('state', { enum: FORMATION_FLIGHT_STATES }).notNull(),
    reason: text('reason', { enum: STOP_REASONS }),
    members: jsonb('members').$type<Member[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('formation_flight_of_formation').on(table.enterpriseId, table.formationId, table.createdAt),
    index('formation_flight_starting')
      .on(table.id)
      .where(sql`state = 'starting'`),
  ],
);
