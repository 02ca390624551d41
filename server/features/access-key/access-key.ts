import { randomBytes } from 'node:crypto';
import { parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';
import { PERMISSIONS, type Permission } from '@skyhelm/contract/permissions';
import { hashToken } from '../../platform/auth/secrets.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { insertKey, keysOf, revokeKey, type AccessKeyRow } from './access-key.store.ts';

export interface NewAccessKey {
  enterpriseId: string;
  project: string;
  scopes: readonly Permission[];
  whitelist: string;
  expiresAt?: Date;
}

/** The key itself is returned once and kept nowhere: only its hash is stored. */
export async function createAccessKey(db: Queryable, given: NewAccessKey): Promise<{ id: string; key: string }> {
  const { scopes, whitelist, expiresAt = null, ...rest } = given;
  const unknown = scopes.filter((scope) => !PERMISSIONS.includes(scope));
  const faults = parseWhitelist(whitelist).issues.filter(({ severity }) => severity === 'error');
  if (unknown.length > 0 || faults.length > 0) throw new Error(`not a valid access key: ${JSON.stringify({ unknown, faults })}`);
  const id = newId();
  const prefix = `sk_${id.slice(-12)}`;
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`;
  await insertKey(db, { id, ...rest, prefix, secretHash: hashToken(key), scopes: [...scopes], whitelist, expiresAt });
  return { id, key };
}

/** Whether there was one to revoke. In the caller's transaction; every server refuses the key from the next request on. */
export async function revokeAccessKey(
  { db, now, afterCommit }: Pick<RequestContext, 'db' | 'now' | 'afterCommit'>,
  bus: Bus,
  { enterpriseId, id }: { enterpriseId: string; id: string },
): Promise<boolean> {
  const revoked = await revokeKey(db, enterpriseId, id, now);
  if (revoked) afterCommit(() => publish(bus, 'principal.changed', { accessKeyId: id }));
  return revoked;
}

export type AccessKey = Omit<AccessKeyRow, 'secretHash'>;

export const listAccessKeys = async (db: Queryable, enterpriseId: string): Promise<AccessKey[]> =>
  (await keysOf(db, enterpriseId)).map(({ secretHash: _, ...shown }) => shown);
