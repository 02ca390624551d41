import type { ErrorCode } from '@skyhelm/contract/codes';
import type { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { admit } from './login-throttle.ts';
import { giveBackOne } from './throttle.store.ts';

const HOUR_MS = 3_600_000;
const PROBES_PER_HOUR = 20;

const probeKey = (actor: Actor): string => `takenProbe:${actor.kind === 'user' ? actor.userId : actor.keyId}`;

/**
 * "Taken" tells of people in other tenants. Whoever saves a form with an account, number or address is counted ahead,
 * and given it back unless something was taken: only such answers add up.
 */
export const admitTakenProbe = ({ db, now, actor }: { db: Queryable; now: Date; actor: Actor }): Promise<void> =>
  admit(db, { key: probeKey(actor), now, windowMs: HOUR_MS }, PROBES_PER_HOUR);

const TAKEN: readonly ErrorCode[] = ['user.accountTaken', 'user.mobileTaken', 'user.emailTaken'];

export async function settleTakenProbe({ db, actor }: { db: Queryable; actor: Actor }, refusal: AppError | undefined): Promise<void> {
  if (!refusal || !TAKEN.includes(refusal.code)) await giveBackOne(db, [probeKey(actor)]);
}
