import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
