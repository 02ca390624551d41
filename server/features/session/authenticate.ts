import type { UserActor } from '../../platform/auth/actor.ts';
import { hashToken } from '../../platform/auth/secrets.ts';
import { isLive } from '../../platform/auth/session-life.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import type { Services } from '../../platform/services.ts';
import { principalByToken, type Principal } from './actor.store.ts';
import { touchSession } from './session.store.ts';

/** What another server changed without our hearing of it takes effect within this time. */
const REMEMBER_MS = 5_000;
const REMEMBER_MAX = 10_000;
const TOUCH_MS = 30_000;
const TOKEN_MAX = 100;

type Remembered = Principal & { until: number };

export type Authenticate = (presented: { token: string | undefined }) => Promise<UserActor | undefined>;

export function authenticate(services: Pick<Services, 'database' | 'bus' | 'clock' | 'config'>): Authenticate {
  const { database, bus, clock, config } = services;
  const known = new Map<string, Remembered>();
  /** Counts what was forgotten: an answer of the database from before that must not be remembered after it. */
  let forgotten = 0;

  const forgetWhere = (matches: (actor: UserActor) => boolean) => {
    forgotten++;
    for (const [hash, { actor }] of known) if (matches(actor)) known.delete(hash);
  };
  subscribe(bus, 'session.ended', ({ sessionIds }) => forgetWhere(({ sessionId }) => sessionIds.includes(sessionId)));
  subscribe(bus, 'principal.changed', (change) => {
    if ('userId' in change) forgetWhere(({ userId }) => userId === change.userId);
    else if ('enterpriseId' in change) forgetWhere(({ enterpriseId }) => enterpriseId === change.enterpriseId);
  });
  subscribe(bus, 'bus.resumed', () => forgetWhere(() => true));

  async function find(hash: string, now: number): Promise<Principal | undefined> {
    const remembered = known.get(hash);
    if (remembered && remembered.until > now) return remembered;
    const before = forgotten;
    const principal = await principalByToken(database.db, hash);
    known.delete(hash);
    if (!principal) return undefined;
    const fresh = { ...principal, until: now + REMEMBER_MS };
    if (before === forgotten) {
      const [oldest] = known.keys();
      if (known.size >= REMEMBER_MAX) known.delete(oldest!);
      known.set(hash, fresh);
    }
    return fresh;
  }

  return async ({ token }) => {
    if (token === undefined || token === '' || token.length > TOKEN_MAX) return undefined;
    const now = clock.now();
    const principal = await find(hashToken(token), now.getTime());
    if (!principal || !isLive(principal, now, config)) return undefined;
    if (now.getTime() - principal.lastSeenAt.getTime() >= TOUCH_MS) {
      principal.lastSeenAt = now;
      await touchSession(database.db, principal.actor.sessionId, now);
    }
    return principal.actor;
  };
}
