import { plainAddress } from '@skyhelm/core/identity/ip-address';
import { isWhitelisted, parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';
import type { KeyOutcome } from '@skyhelm/contract/access-key-rules';
import type { EnterpriseId } from '@skyhelm/contract/ids';
import { PERMISSIONS } from '@skyhelm/contract/permissions';
import { AppError } from '../../platform/app-error.ts';
import type { KeyActor, KeyUse } from '../../platform/auth/actor.ts';
import { hashToken } from '../../platform/auth/secrets.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RecordRefusal } from '../../platform/http/refusal-log.ts';
import type { Services } from '../../platform/services.ts';
import { noteUse, presentedBy, presentedBySession, presentedByUses, type Presented } from './access-key.store.ts';
import { isKeySession, isSessionOver, TOUCH_MS } from './key-session.ts';
import { touchKeySession } from './key-session.store.ts';

const FORM = /^sk_[0-9a-f]{12}_[\w-]{43}$/;
/** A revocation that this server did not hear of takes effect within this time. */
const REMEMBER_MS = 1_000;
const REMEMBER_MAX = 1_000;
const MINUTE_MS = 60_000;

type Denial = Extract<KeyOutcome, 'revoked' | 'expired' | 'replaced' | 'address'>;

/** Who an access key, or the session of a page that was opened with one, stands for. One refusal for every reason: it does not tell a thief which. */
export function authenticateKey(
  { database, bus, clock, log }: Pick<Services, 'database' | 'bus' | 'clock' | 'log'>,
  recordRefusal: RecordRefusal,
  countDenial: (key: { keyId: string; enterpriseId: string }, reason: Denial, now: Date) => void,
): (key: string, ip: string) => Promise<KeyActor> {
  const known = new Map<string, { row: Presented; until: number }>();
  const usedUntil = new Map<string, number>();
  /** Counts changes: what the database answered before one must not be remembered after it. */
  let changes = 0;

  subscribe(bus, 'principal.changed', (change) => {
    changes++;
    for (const [hash, { row }] of known) {
      const isKey = 'accessKeyId' in change && change.accessKeyId === row.key.id;
      const isTenant = 'enterpriseId' in change && change.enterpriseId === row.key.enterpriseId;
      if (isKey || isTenant) known.delete(hash);
    }
  });

  subscribe(bus, 'bus.resumed', () => {
    changes++;
    known.clear();
  });

  async function find(key: string, now: number): Promise<Presented | undefined> {
    const isSession = isKeySession(key);
    if (!isSession && !FORM.test(key)) return undefined;
    const hash = hashToken(key);
    const remembered = known.get(hash);
    if (remembered && remembered.until > now) return remembered.row;
    const before = changes;
    const row = await (isSession ? presentedBySession(database.db, hash) : presentedBy(database.db, hash));
    if (row && before === changes) keep(known, hash, { row, until: now + REMEMBER_MS });
    return row;
  }

  /** Counted as a stranger's: whoever has an old secret and many addresses must not fill its owner's log. */
  const logDenial = ({ key, secret }: Presented, ip: string, reason: string, now: Date): Promise<void> =>
    recordRefusal({ actor: undefined, ip, requestId: '', now }, secret.prefix, {
      operation: 'request.denied',
      enterpriseId: key.enterpriseId as EnterpriseId,
      actor: { kind: 'key', id: key.id, name: key.project },
      target: { id: key.id, name: secret.prefix },
      details: { reason },
    });

  async function logUse({ secret, session }: Presented, ip: string, now: Date): Promise<void> {
    if (session && now.getTime() - session.lastSeenAt.getTime() >= TOUCH_MS) {
      session.lastSeenAt = now;
      await touchKeySession(database.db, session.id, now);
    }
    if (!isFirst(usedUntil, secret.id, now.getTime())) return;
    await noteUse(database.db, secret.id, plainAddress(ip), now, new Date(now.getTime() - MINUTE_MS));
  }

  return async (key, ip) => {
    const now = clock.now();
    const row = await find(key, now.getTime());
    const reason = row && denialOf(row, ip, now);
    if (row && reason) {
      countDenial({ keyId: row.key.id, enterpriseId: row.key.enterpriseId }, reason, now);
      await logDenial(row, ip, reason, now);
    }
    // A page whose key is over has to let go of what it shows, as when a person's session ends.
    if (isKeySession(key) && (!row || reason || isOver(row, now))) throw new AppError('session.expired');
    if (!row || reason) throw new AppError('accessKey.invalid');
    await logUse(row, ip, now).catch((error: unknown) =>
      log.warn({ err: error, keyId: row.key.id }, 'the use of an access key was not noted'),
    );
    return actorOf(row, ip);
  };
}

function denialOf({ key, secret }: Presented, ip: string, now: Date): Denial | undefined {
  if (key.revokedAt) return 'revoked';
  if (key.expiresAt && key.expiresAt <= now) return 'expired';
  if (secret.endsAt && secret.endsAt <= now) return 'replaced';
  return isWhitelisted(parseWhitelist(key.whitelist).ranges, ip) ? undefined : 'address';
}

const isOver = ({ session }: Presented, now: Date): boolean => session !== null && isSessionOver(session, now);

const actorOf = ({ key, secret, session }: Presented, ip: string): KeyActor => ({
  kind: 'key',
  keyId: key.id,
  use: { secretId: secret.id, sessionId: session?.id ?? null, ip },
  holderId: secret.shownTo,
  enterpriseId: key.enterpriseId as EnterpriseId,
  name: key.project,
  permissions: PERMISSIONS.filter((permission) => key.scopes.includes(permission)),
  callsPerMinute: key.callsPerMinute,
  scope: { all: true, trees: [], departmentIds: [] },
});

/** The key's holder with the rights of this moment; nobody, once what they came with is over or not admitted from where they are. */
export async function keyActorStill(db: Queryable, use: KeyUse, now: Date): Promise<KeyActor | undefined> {
  return (await keyActorsStill(db, [use], now)).get(use);
}

/** The same of many at once; whoever is nobody any more is left out. */
export async function keyActorsStill(db: Queryable, uses: readonly KeyUse[], now: Date): Promise<Map<KeyUse, KeyActor>> {
  const rows = [...(await presentedByUses(db, uses))];
  const standing = rows.filter(([{ ip }, row]) => !denialOf(row, ip, now) && !isOver(row, now));
  return new Map(standing.map(([use, row]) => [use, actorOf(row, use.ip)]));
}

function isFirst(until: Map<string, number>, name: string, now: number): boolean {
  if ((until.get(name) ?? 0) > now) return false;
  keep(until, name, now + MINUTE_MS);
  return true;
}

/** Remembers so many and forgets the oldest, so that no flood of names takes the memory. */
function keep<T>(map: Map<string, T>, name: string, value: T): void {
  map.delete(name);
  if (map.size >= REMEMBER_MAX) map.delete(map.keys().next().value!);
  map.set(name, value);
}
