import { z } from 'zod';
import { timestamp } from './fields.ts';
import { UserId } from './ids.ts';

/** Nothing where it came from other software, or they have been deleted. */
export const OwnerField = z.object({ id: UserId, name: z.string() }).nullable();

/** One's own, or what others have shared with one. */
export const HOLDERS = ['mine', 'shared'] as const;
export type Holder = (typeof HOLDERS)[number];

/** Somebody who has been given what is another's, to look at or to change. */
export const SharedUser = z.object({ id: UserId, name: z.string(), userName: z.string(), mayEdit: z.boolean(), since: timestamp });
export type SharedUser = z.output<typeof SharedUser>;
