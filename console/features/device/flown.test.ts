import { beforeAll, expect, test, vi } from 'vitest';

let formatFlown: (seconds: number) => string;
beforeAll(async () => {
  vi.stubGlobal('document', { cookie: 'language=ru', documentElement: {} });
  ({ formatFlown } = await import('./flown.ts'));
});

test('a number stays with its unit, and hours may stand above their minutes', () => {
  expect(formatFlown(41)).toBe('41\u00a0с');
  expect(formatFlown(600)).toBe('10\u00a0мин');
  expect(formatFlown(85_800)).toBe('23\u00a0ч 50\u00a0мин');
});
