import type { GridFacts } from '@skyhelm/core/plan/terrain/height-blocks';
import { bigint, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

/** Heights of the ground that an enterprise has loaded. The heights themselves are blobs. */
export const heightFile = pgTable(
  'height_file',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    facts: jsonb('facts').$type<GridFacts>().notNull(),
    /** Of its blocks on the disk. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('height_file_name_key').on(table.enterpriseId, table.nameKey)],
);
