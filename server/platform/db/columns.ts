import { keptMoment } from '@skyhelm/core/kept-moment';
import { sql } from 'drizzle-orm';
import { customType, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
/**
 * Written and read as ISO 8601: what the database writes of a year before the hundredth is taken for one of our time. A timer for some minutes after the last moment there is, or a
 * filter from some minutes before the first, is one for that moment.
 */
export const moment = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => keptMoment(at.getTime()).toISOString(),
  fromDriver: (text) => new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z')),
});
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`);
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
