import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHardwareId, normalHardwareId } from './hardware-id.ts';

const digits = (length: number) =>
  fc.uint8Array({ minLength: length / 2, maxLength: length / 2 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const known = fc.oneof(digits(36), digits(16)).filter((text) => /[^0]/.test(text));

test('a hardware id is found again however it was written down', () => {
  fc.assert(
    fc.property(known, fc.constantFrom('', 'mavlink:', 'MAVLINK:', '0x', ' '), fc.constantFrom('', ':', '-', ' '), (id, before, mark) => {
      const pairs = id.match(/../g)!.join(mark);
      expect(normalHardwareId(`${before}${pairs.toUpperCase()} `)).toBe(`mavlink:${id}`);
      expect(isHardwareId(`mavlink:${id}`)).toBe(true);
    }),
  );
});

test('what no vehicle says of itself is none', () => {
  for (const text of [
    '',
    'mavlink:',
    `mavlink:${'0'.repeat(36)}`,
    `mavlink:${'0'.repeat(16)}`,
    'mavlink:12',
    `mavlink:${'g'.repeat(16)}`,
    '1'.repeat(16),
  ]) {
    expect(isHardwareId(text), text).toBe(false);
  }
});
