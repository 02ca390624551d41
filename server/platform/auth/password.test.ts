import { argon2Sync } from 'node:crypto';
import { isAcceptablePassword } from '@skyhelm/core/identity/password';
import { expect, test } from 'vitest';
import { hashPassword, madeUpPassword, newPassword, NOBODY_HASH, verifyPassword } from './password.ts';

test('argon2id with 19 MiB, two passes and a salt of 16 bytes, written so that other software can read it', async () => {
  const hash = await hashPassword('Correct7horse');
  const [, salt, tag] = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/.exec(hash)!;
  const parameters = {
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
    message: 'Correct7horse',
    nonce: Buffer.from(salt!, 'base64'),
  };
  expect(argon2Sync('argon2id', parameters).equals(Buffer.from(tag!, 'base64'))).toBe(true);
});

test('two hashes of one password differ and both verify', async () => {
  const [one, two] = await Promise.all([hashPassword('Correct7horse'), hashPassword('Correct7horse')]);
  expect(one).not.toBe(two);
  expect(await Promise.all([verifyPassword(one, 'Correct7horse'), verifyPassword(two, 'Correct7horse')])).toEqual([true, true]);
});

test.each([
  ['a'.repeat(255) + 'b', 'a'.repeat(255) + 'c'],
  ['Пароль7Long', 'Пароль7Lonh'],
  ['Correct7horse', 'Correct7horse '],
])('every character counts: %o', async (right, wrong) => {
  const hash = await hashPassword(right);
  expect([await verifyPassword(hash, right), await verifyPassword(hash, wrong)]).toEqual([true, false]);
});

test('the hash of nobody matches nothing, and a broken one is a bug, not a wrong password', async () => {
  expect(await verifyPassword(NOBODY_HASH, '')).toBe(false);
  await expect(verifyPassword('plain', 'plain')).rejects.toThrow('not an argon2id string');
});

test('made-up passwords keep the rule and are never the same', () => {
  const made = Array.from({ length: 200 }, newPassword);
  expect(made.every(isAcceptablePassword)).toBe(true);
  expect(new Set(made).size).toBe(200);
});

test('one that is made up for an import has 104 bits, keeps the rule, and opens by itself alone', async () => {
  const made = Array.from({ length: 200 }, madeUpPassword);
  expect(made.every(({ plain }) => plain.length === 18 && isAcceptablePassword(plain))).toBe(true);
  expect(new Set(made.map(({ hash }) => hash)).size).toBe(200);
  const [{ plain, hash }, other] = [made[0]!, made[1]!];
  expect(hash).not.toContain(plain);
  expect([await verifyPassword(hash, plain), await verifyPassword(hash, other.plain), await verifyPassword(hash, '')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a made-up password takes as long to check as a chosen one: the time tells nothing', async () => {
  const [made, chosen] = [madeUpPassword(), await hashPassword('Correct7horse')];
  /** The quickest of several: what else the machine does only adds. */
  const quickest = async (hash: string) => {
    const times: number[] = [];
    for (let time = 0; time < 5; time++) {
      const before = performance.now();
      await verifyPassword(hash, 'Wrong7horse');
      times.push(performance.now() - before);
    }
    return Math.min(...times);
  };
  expect(await quickest(made.hash)).toBeGreaterThan((await quickest(chosen)) / 10);
});
