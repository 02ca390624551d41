import { parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';
import { z } from 'zod';
import { CALLS_PER_MINUTE, KEY_OUTCOMES, KEY_SCOPES, OLD_SECRET_HOURS, USAGE_DAYS } from './access-key-rules.ts';
import { endpoint, needs, signedInOrKey } from './endpoint.ts';
import { givenPasswordField, optionalText, readerZoneField, requiredText, timestamp, utcMomentField, versionField } from './fields.ts';
import { AccessKeyId } from './ids.ts';

export const KEY_STATES = ['inForce', 'expiring', 'expired', 'revoked'] as const;
export const WHITELIST_MAX = 2_000;

const whitelistField = optionalText(WHITELIST_MAX).refine(
  (text) => parseWhitelist(text).issues.every(({ severity }) => severity !== 'error'),
  { error: 'ipWhitelist' },
);

export const AccessKeyForm = z.object({
  project: requiredText(50),
  contact: optionalText(100),
  scopes: z.array(z.enum(KEY_SCOPES, { error: 'choice' })).max(500),
  /** Empty admits nobody. */
  whitelist: whitelistField,
  /** Null: until it is revoked. */
  expiresAt: utcMomentField.nullable().default(null),
  callsPerMinute: z.int({ error: 'number' }).min(CALLS_PER_MINUTE.least).max(CALLS_PER_MINUTE.most).default(CALLS_PER_MINUTE.default),
});
export type AccessKeyForm = z.output<typeof AccessKeyForm>;

export const KeySecret = z.object({
  prefix: z.string(),
  createdAt: timestamp,
  /** When it stops, where another has been made to follow it. */
  endsAt: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
  lastUsedIp: z.string(),
});
export type KeySecret = z.output<typeof KeySecret>;

export const AccessKey = z.object({
  id: AccessKeyId,
  version: versionField,
  project: z.string(),
  contact: z.string(),
  scopes: z.array(z.string()),
  whitelist: z.string(),
  expiresAt: timestamp.nullable(),
  callsPerMinute: z.int(),
  state: z.enum(KEY_STATES),
  revokedAt: timestamp.nullable(),
  createdBy: z.string(),
  createdAt: timestamp,
  /** Those that open something still, the newest first; of a key that is over, the last one. */
  secrets: z.array(KeySecret),
});
export type AccessKey = z.output<typeof AccessKey>;

export const getKeys = endpoint({
  method: 'GET',
  path: '/enterprise/ak/getKeys',
  access: needs('accessKey:query'),
  kind: 'read',
  input: z.object({}),
  /** `address`: whom the server takes the caller for, which is what a whitelist is held against. */
  output: z.object({ address: z.string(), rows: z.array(AccessKey) }),
});

/** Whoever finds a browser open must not leave with a key. */
const proof = { password: givenPasswordField };
const MadeSecret = z.object({ id: AccessKeyId, key: z.string() });

export const addKey = endpoint({
  method: 'POST',
  path: '/enterprise/ak/addKey',
  access: needs('accessKey:add'),
  kind: 'change',
  secret: true,
  input: AccessKeyForm.extend(proof),
  output: MadeSecret,
});
export const setKey = endpoint({
  method: 'POST',
  path: '/enterprise/ak/setKey',
  access: needs('accessKey:edit'),
  kind: 'change',
  input: AccessKeyForm.extend({ id: AccessKeyId, version: versionField, ...proof }),
  output: z.object({ version: versionField }),
});
/** A new secret beside the present one, which lives on for so many hours; 0 ends it at once. */
export const rotateKey = endpoint({
  method: 'POST',
  path: '/enterprise/ak/rotateKey',
  access: needs('accessKey:edit'),
  kind: 'change',
  secret: true,
  input: z.object({
    id: AccessKeyId,
    keepOldHours: z.int({ error: 'number' }).min(0).max(OLD_SECRET_HOURS.max).default(OLD_SECRET_HOURS.default),
    ...proof,
  }),
  output: MadeSecret,
});
export const endOldSecret = endpoint({
  method: 'POST',
  path: '/enterprise/ak/endOldSecret',
  access: needs('accessKey:edit'),
  kind: 'change',
  input: z.object({ id: AccessKeyId }),
  output: z.null(),
});
export const revokeKey = endpoint({
  method: 'POST',
  path: '/enterprise/ak/revokeKey',
  access: needs('accessKey:delete'),
  kind: 'change',
  input: z.object({ id: AccessKeyId }),
  output: z.null(),
});

/**
 * For a page with a key in its address: the key is handed in once, and what comes back is sent in its place, in the header `AK`. It acts as the
 * key does, ends with it, and ten minutes after it was last used.
 */
export const openKeySession = endpoint({
  method: 'POST',
  path: '/enterprise/ak/openSession',
  access: signedInOrKey,
  kind: 'change',
  secret: true,
  input: z.object({}),
  output: z.object({ token: z.string(), expiresAt: timestamp }),
});
export const endKeySession = endpoint({
  method: 'POST',
  path: '/enterprise/ak/endSession',
  access: signedInOrKey,
  kind: 'change',
  input: z.object({}),
  output: z.null(),
});

const counted = { done: z.int(), refused: z.int() };
export const KeyUsage = z.object({
  since: timestamp,
  /** As of the same moment as the rest, to the minute; null where it was never used. */
  lastUsedAt: timestamp.nullable(),
  /** Hours of the reader's clock in which it was used, the first one first. */
  hours: z.array(z.object({ at: timestamp, ...counted })),
  /** The most used ones first. What was refused at the door, before it was known what for, has no path. */
  calls: z.array(z.object({ path: z.string(), ...counted })),
  refusals: z.array(z.object({ reason: z.enum(KEY_OUTCOMES).exclude(['done']), count: z.int() })),
});
export type KeyUsage = z.output<typeof KeyUsage>;

/** What it was used for on so many days of the reader's, today among them. */
export const getKeyUsage = endpoint({
  method: 'GET',
  path: '/enterprise/ak/getKeyUsage',
  access: needs('accessKey:query'),
  kind: 'read',
  input: z.object({
    id: AccessKeyId,
    days: z.int({ error: 'number' }).min(1).max(USAGE_DAYS).default(7),
    timeZone: readerZoneField,
  }),
  output: KeyUsage,
});
