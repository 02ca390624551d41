import { argon2, createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { isAcceptablePassword } from '@skyhelm/core/identity/password';
import { turnstile } from './turnstile.ts';

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Of Node's four worker threads two stay free for files and names; 300 waiting are some ten seconds of work. */
const inTurn = turnstile(2, 300);

const derive = promisify(argon2);

const argon2id = (plain: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> =>
  inTurn(() => derive('argon2id', { message: Buffer.from(plain, 'utf8'), nonce: salt, tagLength: length, ...cost }));

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phc = ({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;

export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phc(COST, salt, await argon2id(plain, salt, HASH_BYTES, COST));
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function verifyPassword(hash: string, plain: string): Promise<boolean> {
  if (hash.startsWith(MADE_UP)) return verifyMadeUp(hash, plain);
  const [, memory, passes, parallelism, salt, expected] = PHC.exec(hash) ?? [];
  if (expected === undefined) throw new Error('a stored password hash is not an argon2id string');
  const wanted = Buffer.from(expected, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(await argon2id(plain, Buffer.from(salt!, 'base64'), wanted.length, cost), wanted);
}

/** Checked where there is no account, so that the answer takes as long as for one that exists. No password gives this hash. */
export const NOBODY_HASH = phc(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

/** Without characters that are read out or copied wrongly. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function newPassword(length = 14): string {
  for (;;) {
    const made = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (isAcceptablePassword(made)) return made;
  }
}

const MADE_UP = '$sha256$';
/** 104 bits: nobody tries them all, however fast each try is. */
const MADE_UP_LENGTH = 18;

const digest = (salt: string, plain: string): Buffer => createHash('sha256').update(`${salt} ${plain}`).digest();

/** For thousands at a time: see docs/decisions/0015-imported-passwords.md. The plain one is made here, so that a chosen one never gets this hash. */
export function madeUpPassword(): { plain: string; hash: string } {
  const plain = newPassword(MADE_UP_LENGTH);
  const salt = base64(randomBytes(SALT_BYTES));
  return { plain, hash: `${MADE_UP}${salt}$${base64(digest(salt, plain))}` };
}

/** Takes as long as any other: an answer that came at once would tell which accounts exist and have not been used. */
async function verifyMadeUp(hash: string, plain: string): Promise<boolean> {
  await verifyPassword(NOBODY_HASH, plain);
  const [salt = '', expected = ''] = hash.slice(MADE_UP.length).split('$');
  const wanted = Buffer.from(expected, 'base64');
  const given = digest(salt, plain);
  return wanted.length === given.length && timingSafeEqual(given, wanted);
}
