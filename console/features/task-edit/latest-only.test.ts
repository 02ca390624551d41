import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('of what is asked while something is reckoned only the last is reckoned, and it is', async () => {
  const [begun, told]: [number[], number[]] = [[], []];
  const answers: ((value: number) => void)[] = [];
  const ask = latestOnly((asked: number) => {
    begun.push(asked);
    return new Promise<number>((resolve) => void answers.push(resolve));
  });
  for (const asked of [1, 2, 3]) ask(asked, (done) => void told.push(done));
  expect(begun).toEqual([1]);
  answers.shift()!(10);
  await expect.poll(() => begun).toEqual([1, 3]);
  answers.shift()!(30);
  await expect.poll(() => told).toEqual([10, 30]);
  ask(4, (done) => void told.push(done));
  expect(begun).toEqual([1, 3, 4]);
});
