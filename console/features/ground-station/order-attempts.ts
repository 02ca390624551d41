import type { CommandKind } from '@skyhelm/core/vehicle/command';
import { newSubmitKey } from '../../browser/submit-key.ts';
import type { Order } from './use-orders.ts';

/** Longer ago than this, it was said of how things were then. */
const SAME_WITHIN_MS = 30_000;
/** Said twice they do no harm. Taken for what was said before, they would stop nothing. */
const ALWAYS_NEW: readonly CommandKind[] = ['pause', 'emergencyStop'];

/**
 * The same order once more after an answer that got lost is the same order, not a second one: the server knows it by its key. It is another one
 * once the aircraft was told something else in between, or some time has passed.
 */
export function orderAttempts(now: () => number = Date.now) {
  const open = new Map<string, { key: string; written: string; at: number }>();
  return {
    keyOf(order: Order): string {
      const written = JSON.stringify(order);
      const before = open.get(order.deviceId);
      const isSame = before?.written === written && Math.abs(now() - before.at) < SAME_WITHIN_MS && !ALWAYS_NEW.includes(order.kind);
      const key = isSame ? before.key : newSubmitKey();
      open.set(order.deviceId, { key, written, at: now() });
      return key;
    },
    settled: (deviceId: string): void => void open.delete(deviceId),
  };
}
