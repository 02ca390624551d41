import type { DeviceId } from '@skyhelm/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const wire = vi.hoisted(() => ({ asked: [] as [call: string, key: string][], lost: new Set<string>() }));
vi.mock('../../api/client.ts', async () => {
  const { TransportError } = await import('../../api/api-error.ts');
  const answering =
    (call: string) =>
    async (...given: unknown[]): Promise<{ id: string }> => {
      wire.asked.push([call, (given.at(-1) as { submitKey: string }).submitKey]);
      if (wire.lost.delete(call)) throw new TransportError('the answer got lost');
      return { id: 'import' };
    };
  return { send: answering('begin'), upload: answering('piece') };
});
const { currentSending, sendRecording } = await import('./sending.ts');

beforeEach(() => {
  wire.asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what arrived without our hearing so is sent again under its own key, and goes on from there', async () => {
  for (const call of ['begin', 'piece']) wire.lost.add(call);
  const begun = vi.fn<() => void>();
  const file = new File([new Uint8Array(4 * 1024 ** 2 + 1)], 'flight.bin');
  const sending = sendRecording({ deviceId: 'a' as DeviceId, file, addKnown: false }, begun);
  expect(currentSending()).toMatchObject({ fileName: 'flight.bin', bytes: file.size });
  await vi.runAllTimersAsync();
  await sending;
  const [begin, beginAgain, first, firstAgain, second] = wire.asked;
  expect(wire.asked.map(([call]) => call)).toEqual(['begin', 'begin', 'piece', 'piece', 'piece']);
  expect([beginAgain, firstAgain]).toEqual([begin, first]);
  expect(second![1]).not.toBe(first![1]);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(currentSending()).toBeUndefined();
});
