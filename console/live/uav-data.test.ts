import type { UavDataMessage } from '@skyhelm/contract/channels/uav-data';
import { encodeBatch, encodeRecord, recordSheet } from '@skyhelm/core/vehicle/batch-wire';
import type { Patch, StateField } from '@skyhelm/core/vehicle/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Opened {
  protocol: string;
  onOpen(): void;
  onClose(): void;
  onMessage(message: unknown): void;
}
const wire = vi.hoisted(() => ({ opened: [] as Opened[], sent: [] as object[], closed: 0 }));
vi.mock('../api/channel-socket.ts', () => ({
  openChannel: (given: Opened) => {
    wire.opened.push(given);
    return { send: (message: object) => wire.sent.push(message), close: () => wire.closed++ };
  },
}));
const sleep = vi.hoisted((): { wake(): void } => ({ wake: () => undefined }));
vi.mock('../browser/sleep.ts', () => ({
  onWake: (told: () => void) => {
    sleep.wake = told;
    return () => undefined;
  },
}));
const { followVehicle, vehicleNow } = await import('./uav-data.ts');

const ends: (() => void)[] = [];
const follow = (device: string, told: () => void = () => undefined) => {
  const end = followVehicle(device, told);
  ends.push(end);
  return end;
};
const socket = () => wire.opened.at(-1)!;
const say = (message: UavDataMessage) => socket().onMessage(message);
const batch = (handle: number, patch: Patch) =>
  socket().onMessage(encodeBatch([encodeRecord(recordSheet(), { handle, at: 1_000, patch }, 1_000)], 1_000).buffer);
const snapshot = (device: string, handle: number, patch: Patch, stale: StateField[] = [], online = true) => {
  say({ snapshots: [{ device, handle, online, at: 1_000, state: {}, stale }] });
  batch(handle, patch);
};

beforeEach(() => {
  Object.assign(wire, { opened: [], sent: [], closed: 0 });
  vi.useFakeTimers();
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  vi.useRealTimers();
});

test('one socket serves all, asks for each device once it is open, and closes with the last of them', () => {
  const first = follow('a');
  const again = follow('a');
  follow('b');
  expect(wire.opened.map(({ protocol }) => protocol)).toEqual(['skyhelm.v2']);
  expect(wire.sent).toEqual([]);
  socket().onOpen();
  expect(wire.sent).toEqual([{ subscribe: ['a', 'b'] }]);
  first();
  expect(vehicleNow('a')).toMatchObject({ isConnected: true, online: undefined });
  again();
  ends.pop()!();
  expect(wire.closed).toBe(1);
});

test('the snapshot comes first, then changes; readers are told in the end, not with each', () => {
  const told = vi.fn<() => void>();
  follow('a', told);
  socket().onOpen();
  snapshot('a', 7, { height: 12.5, flying: true, heading: 90 });
  for (let n = 0; n < 50; n++) batch(7, { height: 13 + n });
  batch(8, { height: 1 });
  vi.advanceTimersByTime(250);
  expect(told).toHaveBeenCalledTimes(1);
  expect(vehicleNow('a')).toMatchObject({ isConnected: true, online: true, state: { height: 62, flying: true, heading: 90 } });
});

test('what was stale already, or becomes so, is not shown', () => {
  follow('a');
  socket().onOpen();
  snapshot('a', 1, { height: 5, batteryPercent: 80, homeLatitude: 1 }, ['height']);
  expect(vehicleNow('a').state).toEqual({ batteryPercent: 80, homeLatitude: 1 });
  batch(1, { height: 6 });
  expect(vehicleNow('a').state.height).toBe(6);
  vi.advanceTimersByTime(5_000);
  expect(vehicleNow('a').state).toEqual({ batteryPercent: 80, homeLatitude: 1 });
  expect(vehicleNow('a').age).toBeGreaterThanOrEqual(4_000);
  vi.advanceTimersByTime(20_000);
  expect(vehicleNow('a').state).toEqual({ homeLatitude: 1 });
});

test('after a loss it asks again, and numbers that stood for devices before stand for nothing', () => {
  follow('a');
  socket().onOpen();
  snapshot('a', 1, { height: 5 });
  socket().onClose();
  expect(vehicleNow('a')).toMatchObject({ isConnected: false, state: { height: 5 } });
  socket().onOpen();
  expect(wire.sent).toEqual([{ subscribe: ['a'] }, { subscribe: ['a'] }]);
  batch(1, { height: 99 });
  expect(vehicleNow('a').state.height).toBe(5);
  snapshot('a', 2, { height: 6 });
  expect(vehicleNow('a')).toMatchObject({ isConnected: true, state: { height: 6 } });
  say({ links: [{ device: 'a', online: false, flying: false, at: 1 }] });
  expect(vehicleNow('a').online).toBe(false);
  say({ gone: ['a'] });
  expect(vehicleNow('a').online).toBe(undefined);
});

test('bytes that are no batch change nothing', () => {
  follow('a');
  socket().onOpen();
  snapshot('a', 1, { height: 5 });
  socket().onMessage(new Uint8Array([1, 2, 3]).buffer);
  expect(vehicleNow('a').state).toEqual({ height: 5 });
});

test('after a sleep nothing that was known before it is taken for now, until the server has said it anew', () => {
  follow('a');
  socket().onOpen();
  snapshot('a', 1, { height: 20 });
  expect(vehicleNow('a')).toMatchObject({ online: true, state: { height: 20 } });
  sleep.wake();
  expect(vehicleNow('a')).toMatchObject({ online: undefined, state: {}, age: undefined });
  snapshot('a', 1, { height: 30 });
  expect(vehicleNow('a')).toMatchObject({ online: true, state: { height: 30 } });
});

test('of what was never heard nobody says how long ago that was', () => {
  follow('a');
  socket().onOpen();
  snapshot('a', 7, {}, [], false);
  vi.advanceTimersByTime(10_000);
  expect(vehicleNow('a')).toMatchObject({ online: false, age: undefined });
});
