import { refuse } from '../../platform/app-error.ts';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import type { RefusedEntry } from '../../platform/operation-record.ts';
import { findAccount, type Account } from './account.store.ts';
import { admit } from './login-throttle.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import { forget } from './throttle.store.ts';

const WINDOW_MS = 15 * 60_000;
const TRIES = 10;

const TOO_MANY: RefusedEntry = { operation: 'request.denied', details: { refusal: 'request.tooMany' } };

type Context = Pick<PreparingContext, 'db' | 'now'> & { actor: UserActor };

/** Counted by session: somebody who found a browser open must not guess on, and must not keep its owner out elsewhere. */
const stepUpKey = ({ sessionId }: UserActor): string => `stepUp:${sessionId}`;

/** Counts a try at proving again who is signed in; `forgetTries` once it was right. */
export const admitStepUp = ({ db, now, actor }: Context): Promise<void> =>
  admit(db, { key: stepUpKey(actor), now, windowMs: WINDOW_MS }, TRIES, { record: async () => TOO_MANY });

export async function forgetTries(db: Queryable, actor: UserActor): Promise<void> {
  await forget(db, stepUpKey(actor));
}

/** The signed-in person once more, by password. */
export async function requirePassword(context: Context, password: string): Promise<Account> {
  const account = (await findAccount(context.db, context.actor.userId)) ?? refuse('session.expired');
  await admitStepUp(context);
  if (!(await verifyPassword(account.passwordHash, password))) {
    refuse('password.wrong', {}, { record: { operation: 'request.denied' } });
  }
  await forgetTries(context.db, context.actor);
  return account;
}
