import { expect, it, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import { diskReserve, freeBytesOn } from './disk-reserve.ts';

const MEGABYTE = 2 ** 20;
const log = { warn: vi.fn<() => void>(), info: vi.fn<() => void>() };

const reserveOf = (data: () => number | Error, uploads = () => Infinity) => {
  log.warn.mockClear();
  log.info.mockClear();
  return diskReserve({ config: { dataDir: '/data', diskReserveMb: 100 }, blobs: { freeBytes: async () => uploads() }, log }, async () => {
    const answer = data();
    if (answer instanceof Error) throw answer;
    return answer;
  });
};

const answerTo = (asked: Promise<void>): Promise<string> =>
  asked.then(
    () => 'room',
    (error: unknown) => (error instanceof AppError ? error.code : 'bug'),
  );

it('refuses growth below the reserve and allows it again once there is space', async () => {
  let free = 100 * MEGABYTE;
  const disk = reserveOf(() => free);
  expect(await answerTo(disk.requireRoom())).toBe('room');
  free -= 1;
  expect(await answerTo(disk.requireRoom())).toBe('storage.full');
  expect(await disk.read()).toEqual({ freeBytes: free, reserveBytes: 100 * MEGABYTE, isLow: true });
  free += 1;
  expect(await answerTo(disk.requireRoom())).toBe('room');
  expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
});

it('counts bytes that are known to come', async () => {
  const disk = reserveOf(() => 150 * MEGABYTE);
  expect(await answerTo(disk.requireRoom(50 * MEGABYTE))).toBe('room');
  expect(await answerTo(disk.requireRoom(50 * MEGABYTE + 1))).toBe('storage.full');
});

it('watches the disk of the uploads as well', async () => {
  const disk = reserveOf(
    () => Infinity,
    () => 99 * MEGABYTE,
  );
  expect(await answerTo(disk.requireRoom())).toBe('storage.full');
});

it('does not refuse because the disk could not be read', async () => {
  const disk = reserveOf(() => new Error('EIO'));
  expect(await answerTo(disk.requireRoom())).toBe('room');
});

it('reads a real disk', async () => {
  expect(await freeBytesOn('/')).toBeGreaterThan(0);
  await expect(freeBytesOn('/no/such/folder')).rejects.toThrow('ENOENT');
});
