import { refuse } from '../../platform/app-error.ts';
import type { Secrets } from '../../platform/auth/secrets.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RefusedEntry } from '../../platform/operation-record.ts';
import { addressKey } from '../../platform/http/address-key.ts';
import { countOne, countsOf, forget, giveBackOne, keepUntil } from './throttle.store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WINDOW_MS = 15 * MINUTE;
export const TRIES_PER_ADDRESS = 100;
/** How long an address stays known after the last sign-in from it. */
const KNOWN_MS = 90 * DAY;

/**
 * Tries left to one address for one account, by how many strangers' tries the account has seen in the window.
 * Never none: whoever floods an account narrows the way for strangers but closes it for nobody.
 */
const TRIES_PER_PAIR = [
  { strangers: 20, tries: 10 },
  { strangers: 200, tries: 3 },
  { strangers: Infinity, tries: 1 },
];

export interface Place {
  /** Who is claimed to be signing in, in the one spelling that is counted. */
  name: string;
  ip: string;
  now: Date;
}

/** A try that has been counted ahead of its outcome, so that a hundred at once cannot all slip through. */
export interface Try {
  /** The name has been signed in with from this address before. */
  known: boolean;
  pair: string;
  shared: string[];
  /** Several people answer to the name: that one of them signs in says nothing about the failures there, which may be guesses at another. */
  isAmbiguous?: boolean;
}

type LimitRecord = (limit: 'name' | 'address') => Promise<RefusedEntry | undefined>;

export interface LoginThrottle {
  /** `record` makes the operation-log row of a try beyond a limit: the name's at this address, or the address's for all names. */
  begin(db: Queryable, place: Place, record: LimitRecord): Promise<Try>;
  /** It was no guess: the person is known but something else is missing. */
  giveBack(db: Queryable, counted: Try): Promise<void>;
  /** Signed in: forgets the failures here, unless they may concern somebody else, and remembers the address under every name of the account. */
  succeed(db: Queryable, counted: Try, names: string[], place: Omit<Place, 'name'>): Promise<void>;
  isKnown(db: Queryable, place: Place): Promise<boolean>;
}

/** See docs/decisions/0004-login-throttle.md. */
export function loginThrottle(secrets: Secrets): LoginThrottle {
  const key = (kind: string, ...parts: string[]) => `${kind}:${secrets.sign('throttle', JSON.stringify([kind, ...parts]))}`;
  const knownKey = (name: string, ip: string) => key('login.known', name, addressKey(ip));

  return {
    async begin(db, { name, ip, now }, record) {
      const [known, account] = [knownKey(name, ip), key('login.account', name)];
      const pair = key('login.pair', name, addressKey(ip));
      const address = key('login.address', addressKey(ip));
      const counts = await countsOf(db, [known, account], now);
      const isKnown = counts.has(known);
      const strangers = isKnown ? 0 : (counts.get(account) ?? 0);
      const allowed = TRIES_PER_PAIR.find((step) => strangers < step.strangers)!.tries;
      await admit(db, { key: pair, now, windowMs: WINDOW_MS }, allowed, { record: () => record('name') });
      if (isKnown) return { known: true, pair, shared: [] };
      await admit(db, { key: address, now, windowMs: WINDOW_MS }, TRIES_PER_ADDRESS, { record: () => record('address') });
      await countOne(db, { key: account, now, windowMs: WINDOW_MS });
      return { known: false, pair, shared: [address, account] };
    },
    async giveBack(db, { pair, shared }) {
      await giveBackOne(db, [pair, ...shared]);
    },
    async succeed(db, { pair, shared, isAmbiguous = false }, names, { ip, now }) {
      if (isAmbiguous) await giveBackOne(db, [pair]);
      else await forget(db, pair);
      if (shared.length > 0) await giveBackOne(db, shared);
      await keepUntil(db, names.map((name) => knownKey(name, ip)).sort(), new Date(now.getTime() + KNOWN_MS));
    },
    async isKnown(db, { name, ip, now }) {
      const known = knownKey(name, ip);
      return (await countsOf(db, [known], now)).has(known);
    },
  };
}

/** Counts one more and turns away what is beyond the limit; the window does not grow by trying on. */
export async function admit(
  db: Queryable,
  window: Parameters<typeof countOne>[1],
  limit: number,
  {
    code = 'request.tooMany',
    record,
  }: { code?: 'request.tooMany' | 'code.tooMany'; record?: () => Promise<RefusedEntry | undefined> } = {},
): Promise<void> {
  const { count, windowEndsAt } = await countOne(db, window);
  if (count <= limit) return;
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - window.now.getTime()) / 1000));
  refuse(code, { count: seconds }, { retryAfterSeconds: seconds, record: await record?.() });
}
