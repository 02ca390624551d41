import type { ErrorCode } from '@skyhelm/contract/codes';
import type { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { admit } from './login-throttle.ts';
import { giveBackOne } from './throttle.store.ts';

const HOUR_MS = 3_600_000;

interface Guarded {
  /** Part of the keys that are counted under. */
  key: string;
  /** Refusals that tell of other tenants. */
  taken: readonly ErrorCode[];
  perHour: number;
  /** More than one person's, so that one person cannot keep colleagues from saving. */
  perEnterprise: number;
}

const GUARDED = {
  people: {
    key: 'takenProbe',
    taken: ['user.accountTaken', 'user.mobileTaken', 'user.emailTaken'],
    perHour: 20,
    perEnterprise: 60,
  },
  hardware: { key: 'hardwareProbe', taken: ['device.hardwareTaken'], perHour: 10, perEnterprise: 30 },
} satisfies Record<string, Guarded>;
type TakenProbe = keyof typeof GUARDED;

const ownKey = ({ key }: Guarded, actor: Actor): string => `${key}:${actor.kind === 'user' ? actor.userId : actor.keyId}`;
const enterpriseKey = ({ key }: Guarded, { enterpriseId }: Actor): string => `${key}:${enterpriseId}`;

interface Probing {
  db: Queryable;
  now: Date;
  actor: Actor;
}

/**
 * "Taken" tells of people and devices in other tenants. A person who saves a form with an account, a number, an address or a hardware id is
 * counted ahead, and given it back unless something was taken: only such answers add up, over all people and keys of the tenant too, for a
 * tenant makes as many of them as it likes. Beyond the limit every value is refused alike, taken or not.
 */
const admitTaken =
  (probe: TakenProbe) =>
  async ({ db, now, actor }: Probing): Promise<void> => {
    const guarded: Guarded = GUARDED[probe];
    await admit(db, { key: ownKey(guarded, actor), now, windowMs: HOUR_MS }, guarded.perHour);
    await admit(db, { key: enterpriseKey(guarded, actor), now, windowMs: HOUR_MS }, guarded.perEnterprise);
  };

const settleTaken =
  (probe: TakenProbe) =>
  async ({ db, actor }: Omit<Probing, 'now'>, refusal: AppError | undefined): Promise<void> => {
    const guarded: Guarded = GUARDED[probe];
    if (!refusal || !guarded.taken.includes(refusal.code)) await giveBackOne(db, [ownKey(guarded, actor), enterpriseKey(guarded, actor)]);
  };

export const admitTakenProbe = admitTaken('people');
export const settleTakenProbe = settleTaken('people');
export const admitHardwareProbe = admitTaken('hardware');
export const settleHardwareProbe = settleTaken('hardware');
