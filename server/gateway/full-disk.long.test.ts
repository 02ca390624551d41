import { open, rm } from 'node:fs/promises';
import { uploadImage } from '@skyhelm/contract/file';
import { say } from '@skyhelm/i18n/all';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freeBytesOn } from '../platform/storage/disk-reserve.ts';
import { flownServer, type FlownServer } from '../testing/flown-server.ts';
import { expectOneFlight, flyingAircraft } from '../testing/flying-aircraft.ts';
import { buildConsole } from '../testing/program.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PATIENTLY = { timeout: 120_000, interval: 50 };
const DISK_MEGABYTES = 512;
const RESERVE_MEGABYTES = 64;
const PIECE = Buffer.alloc(2 ** 20);

/** A disk of its own that is gone with the program. The kernel gives one to nobody but root, or to who is root in a namespace of their own. */
const onSmallDisk = (dataDir: string): string[] => [
  'unshare',
  ...(process.getuid!() === 0 ? [] : ['--map-root-user']),
  '--mount',
  'sh',
  '-c',
  `mkdir -p "$0" && mount -t tmpfs -o size=${DISK_MEGABYTES}m tmpfs "$0" && exec "$@"`,
  dataDir,
];

let server: FlownServer;
beforeAll(async () => {
  await buildConsole();
  server = await flownServer({ under: onSmallDisk, env: { DISK_RESERVE_MB: String(RESERVE_MEGABYTES) } });
});
afterAll(() => server.end());

/** Leaves less than the reserve, and enough for the database. */
async function fillToReserve(): Promise<void> {
  const file = await open(server.seenByItself('ballast'), 'w');
  try {
    const left = async () => freeBytesOn(server.seenByItself('.'));
    while ((await left()) >= (RESERVE_MEGABYTES - 8) * PIECE.length) await file.write(PIECE);
  } finally {
    await file.close();
  }
}

test('below the reserve uploads are refused while people sign in and aircraft fly, until there is space again', async () => {
  const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const keep = () => server.upload(uploadImage, { purpose: 'avatar' }, bytes);
  await fillToReserve();
  await expect(keep()).rejects.toThrow(say('zh', 'errors.storage.full'));
  const aircraft = await flyingAircraft(server, 1);
  await aircraft.flown(20);
  await server.callAs('pilot1');
  const landed = aircraft.land();
  await aircraft.isSeenFlying(false);
  await expectOneFlight(aircraft, landed);
  await rm(server.seenByItself('ballast'));
  await keep();
});

/** To the last byte. */
async function fillDisk(): Promise<void> {
  const file = await open(server.seenByItself('ballast'), 'w');
  try {
    for (let piece = PIECE; piece.length > 0;)
      await file.write(piece).catch((error: NodeJS.ErrnoException) => {
        expect(error.code).toBe('ENOSPC');
        piece = piece.subarray(0, piece.length >> 1);
      });
  } finally {
    await file.close();
  }
}

test('on a full disk aircraft are heard, it is said, and once there is room the flight is whole', async () => {
  const aircraft = await flyingAircraft(server, 0);
  await aircraft.flown(20);
  await fillDisk();
  await expect.poll(() => server.output(), PATIENTLY).toMatch(/No space left on device/);
  // What it flies from here on nobody can write down yet.
  const { metres } = aircraft.soFar();
  await aircraft.flown(metres + 35);
  await rm(server.seenByItself('ballast'));
  const landed = aircraft.land();
  await aircraft.isSeenFlying(false);
  await expectOneFlight(aircraft, landed);
  const times = await server.samplesOf(aircraft.id);
  const longestGap = Math.max(...times.slice(1).map((at, index) => at - times[index]!));
  expect(longestGap).toBeLessThan(1200 + aircraft.longestPauseMs());
});
