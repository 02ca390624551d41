import type { Desk, Kept } from './route-desk.ts';

export const pageOf = ({ id }: Pick<Kept, 'id'>): string => `/edit-route/${id}`;

/** What the page at a path is called after its route; nothing for one that is not kept, which leaves its page as soon as it is. */
export const pageName = (path: string, { kept, draft }: Pick<Desk, 'kept' | 'draft'>): string | undefined =>
  kept && path === pageOf(kept) && draft.name !== '' ? draft.name : undefined;
