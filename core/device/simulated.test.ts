import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHardwareId, normalHardwareId } from './hardware-id.ts';
import { simulatedHardwareId } from './simulated.ts';

test('every device has a hardware id of its own, in its normal form', () =>
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      const id = simulatedHardwareId(one);
      expect(isHardwareId(id)).toBe(true);
      expect(normalHardwareId(id)).toBe(id);
      expect(simulatedHardwareId(other) === id).toBe(one === other);
    }),
  ));
