import type { Desk, Kept } from './route-desk.ts';

const NEW_PAGE = '/edit-route';

export const pageOf = (kept: Pick<Kept, 'id'> | undefined): string => (kept ? `${NEW_PAGE}/${kept.id}` : NEW_PAGE);

/** What the page at a path is called after its route; nothing for one that is not kept, which leaves its page as soon as it is. */
export const pageName = (path: string, { kept, draft }: Pick<Desk, 'kept' | 'draft'>): string | undefined =>
  kept && path === pageOf(kept) && draft.name !== '' ? draft.name : undefined;
