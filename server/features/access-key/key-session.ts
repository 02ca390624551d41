import { newToken } from '../../platform/auth/secrets.ts';
import type { Services } from '../../platform/services.ts';
import type { KeySessionRow } from './access-key.store.ts';
import { deleteOldKeySessions } from './key-session.store.ts';

const MINUTE_MS = 60_000;
/** The page is heard of every minute while it is open: one that was closed is over soon after, whoever may have its token. */
const IDLE_MS = 10 * MINUTE_MS;
export const LONGEST_MS = 12 * 60 * MINUTE_MS;
export const TOUCH_MS = MINUTE_MS / 2;

const FORM = /^ks_[\w-]{32}$/;
export const isKeySession = (given: string): boolean => FORM.test(given);
export const newKeySession = (): string => `ks_${newToken()}`;

export const isSessionOver = ({ expiresAt, lastSeenAt }: KeySessionRow, now: Date): boolean =>
  expiresAt <= now || now.getTime() - lastSeenAt.getTime() >= IDLE_MS;

const CLEANING = 'accessKey.sessionCleaning';
const CLEANING_SECONDS = 3_600;

/** Removes what is over. Nothing depends on it for safety: that is asked at every use. */
export async function scheduleKeySessionCleaning({ jobs, database, clock }: Services): Promise<void> {
  jobs.handle(CLEANING, async () => {
    const now = clock.now();
    await deleteOldKeySessions(database.db, now, new Date(now.getTime() - IDLE_MS));
  });
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: CLEANING_SECONDS });
}
