import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { fileReader } from './read-file.ts';
import { csv, manyRows } from './import-testing.ts';

const person = (userId: string, enterpriseId = 'one') => ({ userId: userId as UserId, enterpriseId: enterpriseId as EnterpriseId });
/** Ten megabytes of empty cells. */
const slow = Buffer.alloc(10 * 2 ** 20, `${','.repeat(999)}\n`);
const quick = csv(...manyRows(2));

test('a file that takes too long is given up, while the rest of the server goes on', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  const read = fileReader({ patienceMs: 500 });
  await expect(read(person('a'), slow, 'en')).rejects.toMatchObject({ code: 'file.takesTooLong' });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
});

test('one file of each person is read at a time; the same one sent twice is read once', async () => {
  const read = fileReader();
  const first = read(person('a'), quick, 'en');
  const again = read(person('a'), Buffer.from(quick), 'en');
  await expect(read(person('a'), csv(...manyRows(3)), 'en')).rejects.toMatchObject({ code: 'userImport.running' });
  expect(await again).toBe(await first);
  expect((await read(person('a'), csv(...manyRows(3)), 'en')).rows).toHaveLength(3);
});

test('an enterprise that floods the reader turns its own people away and nobody else’s', async () => {
  const read = fileReader();
  const ended: string[] = [];
  const come = (userId: string, enterpriseId: string) =>
    read(person(userId, enterpriseId), quick, 'en').then(
      () => void ended.push(userId),
      (error: { code: string }) => void ended.push(`${userId} ${error.code}`),
    );
  await Promise.all([...['a', 'b', 'c', 'd'].map((userId) => come(userId, 'one')), come('e', 'another')]);
  expect(ended).toEqual(['d request.tooMany', 'a', 'e', 'b', 'c']);
});
