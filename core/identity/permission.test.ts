import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_PERMISSIONS, beyond, holds, holdsAny } from './permission.ts';

const permission: fc.Arbitrary<string> = fc.constantFrom('user:add', 'user:edit', 'role:add', 'device:details', 'noFlyZone:add');
const permissions = fc.uniqueArray(permission);

test('the wildcard holds everything, and only as the whole word', () => {
  fc.assert(fc.property(permission, (needed) => holds([ALL_PERMISSIONS], needed)));
  for (const near of ['*', '*:*', 'user:*', '']) expect(holds([near], 'user:add')).toBe(false);
});

test('nothing is held but what is listed', () => {
  fc.assert(fc.property(permissions, permission, (held, needed) => holds(held, needed) === held.includes(needed)));
});

test('one of several is enough', () => {
  fc.assert(
    fc.property(permissions, permissions, (held, needed) => {
      expect(holdsAny(held, needed)).toBe(needed.some((one) => held.includes(one)));
    }),
  );
});

test('what lies beyond is exactly what would have to be added; the wildcard lies beyond everybody but its holders', () => {
  fc.assert(
    fc.property(permissions, permissions, (held, granted) => {
      const lacking = beyond(held, granted);
      expect(beyond([...held, ...lacking], granted)).toEqual([]);
      expect(lacking.some((one) => held.includes(one))).toBe(false);
      expect(beyond(held, [ALL_PERMISSIONS])).toEqual([ALL_PERMISSIONS]);
      expect(beyond([ALL_PERMISSIONS], [...granted, ALL_PERMISSIONS])).toEqual([]);
    }),
  );
});
