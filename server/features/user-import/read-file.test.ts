import { expect, test } from 'vitest';
import { fileReader } from './read-file.ts';
import { csv, manyRows } from './import-testing.ts';

test('a file that takes too long is given up, while the rest of the server goes on', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 10);
  const read = fileReader({ patienceMs: 1_500 });
  await expect(read(Buffer.alloc(10 * 2 ** 20, '\n'), 'en')).rejects.toMatchObject({ code: 'userImport.broken' });
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
});

test('the next one is read as if nothing had happened, and six at once are one too many', async () => {
  const read = fileReader();
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => read(csv(...manyRows(2)), 'en')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(all[5]).toMatchObject({ reason: { code: 'request.tooMany' } });
});
