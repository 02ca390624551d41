import { expect, test } from 'vitest';
import { xmlReader } from './xml-reader.ts';

const ignore = () => undefined;

test.each(['<c/>', '<!---->', '<?a?>', '<![CDATA[]]>'])('so many pieces are read and no more: %s', (piece) => {
  const reader = xmlReader({ open: ignore, close: ignore, text: ignore }, 1_000);
  reader.push(piece.repeat(1_000));
  expect(() => reader.push(piece)).toThrow(expect.objectContaining({ kind: 'tooMuch' }));
});

test('a long name without a value takes no longer than its letters', () => {
  const seen: Record<string, string>[] = [];
  const reader = xmlReader({ open: (_, attributes) => void seen.push(attributes()), close: ignore, text: ignore });
  const before = performance.now();
  for (let times = 0; times < 20; times++) reader.push(`<c ${'a'.repeat(200_000)} x:r="A1" s='2'/>`);
  expect(performance.now() - before).toBeLessThan(2_000);
  expect(seen).toEqual(Array.from({ length: 20 }, () => ({ r: 'A1', s: '2' })));
});
