import { randomBytes } from 'node:crypto';
import { parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';
import type { AccessKeyId } from '@skyhelm/contract/ids';
import { PERMISSIONS, type Permission } from '@skyhelm/contract/permissions';
import { hashToken } from '../../platform/auth/secrets.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { insertKey, insertSecret, keysOf, revokeKey, type AccessKeyRow, type SecretRow } from './access-key.store.ts';

export interface NewAccessKey {
  enterpriseId: string;
  project: string;
  scopes: readonly Permission[];
  whitelist: string;
  contact?: string;
  createdBy?: string;
  shownTo?: string;
  expiresAt?: Date | null;
  callsPerMinute?: number;
}

/** The key itself is returned once and kept nowhere: only its hash is stored. */
export async function createAccessKey(db: Queryable, given: NewAccessKey): Promise<{ id: AccessKeyId; key: string }> {
  const { shownTo, ...kept } = given;
  const { scopes, whitelist, enterpriseId } = kept;
  const unknown = scopes.filter((scope) => !PERMISSIONS.includes(scope));
  const faults = parseWhitelist(whitelist).issues.filter(({ severity }) => severity === 'error');
  if (unknown.length > 0 || faults.length > 0) throw new Error(`not a valid access key: ${JSON.stringify({ unknown, faults })}`);
  const id = newId<AccessKeyId>();
  await insertKey(db, { ...kept, id, scopes: [...scopes] });
  return { id, key: (await createSecret(db, { enterpriseId, id }, { shownTo })).key };
}

export async function createSecret(
  db: Queryable,
  { enterpriseId, id: keyId }: Pick<AccessKeyRow, 'enterpriseId' | 'id'>,
  made: { createdAt?: Date; shownTo?: string | undefined },
): Promise<{ id: string; prefix: string; key: string }> {
  const id = newId();
  const prefix = `sk_${id.slice(-12)}`;
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`;
  await insertSecret(db, { id, enterpriseId, keyId, prefix, secretHash: hashToken(key), ...made });
  return { id, prefix, key };
}

/** The key if there was one to revoke. In the caller's transaction; every server refuses it from the next request on. */
export async function revokeAccessKey(
  { db, now, afterCommit }: Pick<RequestContext, 'db' | 'now' | 'afterCommit'>,
  bus: Bus,
  { enterpriseId, id }: { enterpriseId: string; id: string },
): Promise<AccessKeyRow | undefined> {
  const revoked = await revokeKey(db, enterpriseId, id, now);
  if (revoked) afterCommit(() => publish(bus, 'principal.changed', { accessKeyId: id }));
  return revoked;
}

export type ListedKey = AccessKeyRow & { secrets: Omit<SecretRow, 'secretHash'>[] };

export const listAccessKeys = async (db: Queryable, enterpriseId: string): Promise<ListedKey[]> =>
  (await keysOf(db, enterpriseId)).map(({ secrets, ...key }) => ({
    ...key,
    secrets: secrets.map(({ secretHash: _, ...shown }) => shown),
  }));
