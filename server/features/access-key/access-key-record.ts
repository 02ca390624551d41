import type { AccessKey } from '@skyhelm/contract/access-key';
import { EXPIRING_DAYS } from '@skyhelm/contract/access-key-rules';
import type { AccessKeyId } from '@skyhelm/contract/ids';
import type { AccessKeyRow, KeyWithSecrets, SecretRow } from './access-key.store.ts';

const EXPIRING_MS = EXPIRING_DAYS * 86_400_000;

function stateOf({ revokedAt, expiresAt }: AccessKeyRow, now: Date): AccessKey['state'] {
  if (revokedAt) return 'revoked';
  if (!expiresAt) return 'inForce';
  if (expiresAt <= now) return 'expired';
  return expiresAt.getTime() - now.getTime() <= EXPIRING_MS ? 'expiring' : 'inForce';
}

/** Secrets that still open something, the newest first. */
export const liveSecrets = (secrets: readonly SecretRow[], now: Date): SecretRow[] =>
  secrets.filter(({ endsAt }) => endsAt === null || endsAt > now);

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The key as its readers see it; nothing that opens anything. */
export const recordOf = (row: KeyWithSecrets, now: Date): AccessKey => ({
  id: row.id as AccessKeyId,
  version: row.version,
  project: row.project,
  contact: row.contact,
  scopes: row.scopes,
  whitelist: row.whitelist,
  expiresAt: momentOf(row.expiresAt),
  callsPerMinute: row.callsPerMinute,
  state: stateOf(row, now),
  revokedAt: momentOf(row.revokedAt),
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  secrets: liveSecrets(row.secrets, now).map(({ prefix, createdAt, endsAt, lastUsedAt, lastUsedIp }) => ({
    prefix,
    createdAt: createdAt.toISOString(),
    endsAt: momentOf(endsAt),
    lastUsedAt: momentOf(lastUsedAt),
    lastUsedIp,
  })),
});
