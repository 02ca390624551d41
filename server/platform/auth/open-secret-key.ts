import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { loadSecretKey, readSecretKey, secretKeySource } from '../config/secret-key.ts';
import { StartupFault } from '../config/startup-fault.ts';
import type { Db, Queryable } from '../db/database.ts';
import { secretCheck } from './secret-check.table.ts';
import { newToken, sameText, secretsFrom, type Secrets } from './secrets.ts';

type KeyConfig = Pick<Config, 'secretKey' | 'dataDir'>;

/** What a database says about a key that was written before there was a check value: whether something in it was signed with that key. */
export type KeyEvidence = (db: Queryable, secrets: Pick<Secrets, 'sign'>) => Promise<'fits' | 'differs' | 'none'>;

const ONLY = 1;
const PURPOSE = 'secret key check';

/**
 * The secret key of an installation, checked against its database: with another key, or a new one in place of a lost one, stored secrets could not be read any more and the operation log would
 * look edited. A database from before the check value takes over the key that its log was signed with.
 */
export async function openSecretKey(config: KeyConfig, db: Db, evidence: KeyEvidence): Promise<Buffer> {
  const saved = await readSecretKey(config);
  // A server of an earlier version may still be running on the database: its backup needs the key all the same.
  const check = (await hasTable(db)) ? await readCheck(db) : 'noTable';
  const verdict = await judge(db, saved ?? randomBytes(32), check, evidence);
  if (saved === undefined && verdict !== 'none') throw new StartupFault('boot.key.missing', { file: secretKeySource(config) });
  if (verdict === 'differs') throw new StartupFault('boot.key.different', { source: secretKeySource(config) });
  const key = saved ?? (await loadSecretKey(config));
  if (check === undefined) await addCheck(db, key);
  return key;
}

/** Makes the present key the one of the database, whatever it was written with. */
export async function acceptSecretKey(config: KeyConfig, db: Queryable): Promise<Buffer> {
  const key = await loadSecretKey(config);
  const signed = signCheck(key);
  await db.insert(secretCheck).values(signed).onConflictDoUpdate({ target: secretCheck.id, set: signed });
  return key;
}

type Check = Pick<typeof secretCheck.$inferSelect, 'nonce' | 'signature'>;

async function judge(db: Queryable, key: Buffer, check: Check | 'noTable' | undefined, evidence: KeyEvidence) {
  const secrets = secretsFrom(key);
  if (check === undefined || check === 'noTable') return evidence(db, secrets);
  return sameText(secrets.sign(PURPOSE, check.nonce), check.signature) ? 'fits' : 'differs';
}

function signCheck(key: Buffer) {
  const nonce = newToken();
  return { id: ONLY, nonce, signature: secretsFrom(key).sign(PURPOSE, nonce) };
}

/** Of two servers that start at once with different keys one is refused. */
async function addCheck(db: Db, key: Buffer): Promise<void> {
  await db.insert(secretCheck).values(signCheck(key)).onConflictDoNothing();
  const check = await readCheck(db);
  if ((await judge(db, key, check, () => Promise.resolve('differs'))) === 'differs')
    throw new StartupFault('boot.key.different', { source: 'SECRET_KEY' });
}

const readCheck = async (db: Queryable): Promise<Check | undefined> => (await db.select().from(secretCheck))[0];

async function hasTable(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select to_regclass('public.secret_check') is not null as found`);
  return rows[0]!.found;
}
