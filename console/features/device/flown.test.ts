import { beforeAll, expect, test, vi } from 'vitest';

let formatFlown: (seconds: number) => string;
beforeAll(async () => {
  vi.stubGlobal('document', { cookie: 'language=ru', documentElement: {} });
  ({ formatFlown } = await import('./flown.ts'));
});

test('a number stays with its unit, and hours may stand above their minutes', () => {
  // In whichever language another file has asked for first.
  expect(formatFlown(41)).toMatch(/^41\u00a0[^\s]+$/);
  expect(formatFlown(600)).toMatch(/^10\u00a0[^\s]+$/);
  expect(formatFlown(85_800)).toMatch(/^23\u00a0[^\s]+ 50\u00a0[^\s]+$/);
});
