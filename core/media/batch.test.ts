import { expect, test } from 'vitest';
import { batchFault, FILES_PER_BATCH } from './batch-size.ts';
import { DOWNLOADS_AT_ONCE, threeAtOnce } from './downloads-at-once.ts';

test('sections 5 and 9: at most 99 files are downloaded or deleted together', () => {
  expect(FILES_PER_BATCH).toBe(99);
  expect(batchFault(99)).toBeUndefined();
  expect(batchFault(100)).toEqual({ code: 'batch.tooMany', severity: 'error', params: { max: 99 } });
});

test('sections 5 and 9: at most three downloads run at once, and all of them come', async () => {
  const [running, most, done] = [new Set<number>(), [0], [] as number[]];
  const open: (() => void)[] = [];
  const files = Array.from({ length: 10 }, (_, index) => index);
  const whole = threeAtOnce(files, async (file) => {
    running.add(file);
    most[0] = Math.max(most[0]!, running.size);
    await new Promise<void>((resolve) => open.push(resolve));
    running.delete(file);
    done.push(file);
  });
  while (done.length < files.length) {
    open.shift()?.();
    await Promise.resolve();
  }
  expect(await whole).toEqual({ failed: [], left: [] });
  expect([most[0], DOWNLOADS_AT_ONCE]).toEqual([3, 3]);
  expect(done.toSorted((a, b) => a - b)).toEqual(files);
});

test('one that fails keeps no other waiting, and is named', async () => {
  const come: number[] = [];
  const end = await threeAtOnce([1, 2, 3, 4, 5], async (file) => {
    if (file % 2 === 0) throw new Error('gone');
    come.push(file);
  });
  expect([end, come]).toEqual([{ failed: [2, 4], left: [] }, [1, 3, 5]]);
});

test('whoever stops it keeps what has come, and is told what has not begun', async () => {
  let come = 0;
  const end = await threeAtOnce(
    [1, 2, 3, 4, 5, 6],
    async () => void come++,
    () => come >= 3,
  );
  expect(end).toEqual({ failed: [], left: [4, 5, 6] });
});
