import type { NewsMessage } from '@skyhelm/contract/channels/news';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const wire = vi.hoisted(() => ({ onMessage: (_: unknown): void => undefined, closed: 0 }));
vi.mock('../api/channel-socket.ts', () => ({
  openChannel: (given: { onMessage(message: unknown): void }) => {
    wire.onMessage = given.onMessage;
    return { send() {}, close: () => wire.closed++ };
  },
}));
const { armingReasonsNow, followArmingReasons } = await import('./arming-reasons.ts');

const told = (device: string, event: NewsMessage['event']) => wire.onMessage({ device, name: device, at: 0, event } satisfies NewsMessage);
const says = (device: string, text: string) => told(device, { kind: 'statusText', severity: 'critical', text });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what the followed device says against starting is shown, and forgotten once it says so no more', () => {
  const seen = vi.fn<() => void>();
  const end = followArmingReasons(['a'], seen);
  says('b', 'PreArm: Not this one');
  says('a', 'EKF3 IMU0 is using GPS');
  wire.onMessage({ code: 1 });
  vi.advanceTimersByTime(300);
  expect(seen).not.toHaveBeenCalled();
  says('a', 'PreArm: Compass not healthy');
  told('a', { kind: 'armingRefused', reasons: ['Compass not healthy', 'Throttle too high'] });
  vi.advanceTimersByTime(300);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(armingReasonsNow('a')).toEqual(['Compass not healthy', 'Throttle too high']);
  vi.advanceTimersByTime(40_000);
  expect(armingReasonsNow('a')).toEqual([]);
  end();
  expect(wire.closed).toBe(1);
});
