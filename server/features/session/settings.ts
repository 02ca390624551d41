import type { UserSettings } from '@skyhelm/contract/session';
import { refuse } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { lockAccount, updateAccount } from './account.store.ts';

type Change = { [K in 'unitSystem' | 'handedness' | 'mutedTopics']?: UserSettings[K] | undefined };

/** What changed, for the log; nothing where all was so already. What is not named stays, also when two browsers change things at once. */
export async function changeSettings(db: Queryable, userId: string, { unitSystem, handedness, mutedTopics }: Change) {
  const before = (await lockAccount(db, userId)) ?? refuse('session.expired');
  const after = {
    ...(unitSystem !== undefined && { unitSystem }),
    ...(handedness !== undefined && { handedness }),
    ...(mutedTopics !== undefined && { mutedTopics: [...new Set(mutedTopics)].sort() }),
  };
  const details = changedFields<Pick<typeof before, 'unitSystem' | 'handedness' | 'mutedTopics'>>(before, after);
  if (details.fields.length === 0) return undefined;
  await updateAccount(db, userId, after);
  return details;
}
