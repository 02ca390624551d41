import { newSubmitKey } from '../../browser/submit-key.ts';
import type { Order } from './use-orders.ts';

/** The same order once more after an answer that got lost is the same order, not a second one: the server knows it by its key. */
export function orderAttempts() {
  const open = new Map<string, { key: string; written: string }>();
  return {
    keyOf(order: Order): string {
      const written = JSON.stringify(order);
      const before = open.get(order.deviceId);
      const key = before?.written === written ? before.key : newSubmitKey();
      open.set(order.deviceId, { key, written });
      return key;
    },
    settled: (deviceId: string): void => void open.delete(deviceId),
  };
}
