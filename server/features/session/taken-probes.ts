import type { ErrorCode } from '@skyhelm/contract/codes';
import type { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { admit } from './login-throttle.ts';
import { giveBackOne } from './throttle.store.ts';

const HOUR_MS = 3_600_000;
const PROBES_PER_HOUR = 20;
/** More than one person's, so that nobody alone keeps their colleagues from saving. */
const PROBES_PER_ENTERPRISE = 60;

const ownKey = (actor: Actor): string => `takenProbe:${actor.kind === 'user' ? actor.userId : actor.keyId}`;
const enterpriseKey = ({ enterpriseId }: Actor): string => `takenProbe:${enterpriseId}`;

/**
 * "Taken" tells of people in other tenants. Whoever saves a form with an account, number or address is counted ahead,
 * and given it back unless something was taken: only such answers add up, over all people and keys of the tenant too,
 * for a tenant makes as many of them as it likes.
 */
export async function admitTakenProbe({ db, now, actor }: { db: Queryable; now: Date; actor: Actor }): Promise<void> {
  await admit(db, { key: ownKey(actor), now, windowMs: HOUR_MS }, PROBES_PER_HOUR);
  await admit(db, { key: enterpriseKey(actor), now, windowMs: HOUR_MS }, PROBES_PER_ENTERPRISE);
}

const TAKEN: readonly ErrorCode[] = ['user.accountTaken', 'user.mobileTaken', 'user.emailTaken'];

export async function settleTakenProbe({ db, actor }: { db: Queryable; actor: Actor }, refusal: AppError | undefined): Promise<void> {
  if (!refusal || !TAKEN.includes(refusal.code)) await giveBackOne(db, [ownKey(actor), enterpriseKey(actor)]);
}
