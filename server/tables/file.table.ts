import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

export const file = pgTable(
  'file',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    /** A person; of a logo or a device's image in use, the enterprise, so that it outlives whoever uploaded it. */
    ownerId: uuid('owner_id').notNull(),
    purpose: text('purpose', { enum: ['avatar', 'idPhoto', 'certificate', 'logo', 'device'] }).notNull(),
    blobKey: text('blob_key').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
    /** Null until something refers to it: what stays so for a day is removed. */
    usedAt: moment('used_at'),
  },
  (table) => [index('file_by_owner').on(table.ownerId), index('file_by_blob').on(table.blobKey)],
);
