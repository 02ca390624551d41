import { eq } from 'drizzle-orm';
import { session } from '../tables/session.table.ts';
import { hashToken } from '../platform/auth/secrets.ts';
import type { Services } from '../platform/services.ts';

/** Its time is over, and nobody is told: that is found out by whoever asks. */
export const runOut = ({ database }: Pick<Services, 'database'>, token: string) =>
  database.db
    .update(session)
    .set({ expiresAt: new Date(0) })
    .where(eq(session.tokenHash, hashToken(token)));
