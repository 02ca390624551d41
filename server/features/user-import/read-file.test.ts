import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import { expect, test, vi } from 'vitest';
import { fileReader } from './read-file.ts';
import { csv, manyRows } from './import-testing.ts';

const person = (userId: string, enterpriseId = 'one') => ({ userId: userId as UserId, enterpriseId: enterpriseId as EnterpriseId });
/** Ten megabytes of empty cells. */
const slow = Buffer.alloc(10 * 2 ** 20, `${','.repeat(999)}\n`);
const quick = csv(...manyRows(2));

test('a file that takes too long is given up, while the rest of the server goes on', async () => {
  // Ended by hand: how much a server gets done in half a second is a matter of its processor.
  const patience = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  let isOver = false;
  const ended = fileReader({ patienceMs: 500 })(person('a'), slow, 'en')
    .catch((error: unknown) => error)
    .finally(() => (isOver = true));
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
  expect(isOver).toBe(false);
  expect(asked).toHaveBeenCalledExactlyOnceWith(500);
  patience.abort();
  expect(await ended).toMatchObject({ code: 'file.takesTooLong' });
  asked.mockRestore();
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
