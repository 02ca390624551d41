import { beginFlightImport, getFlightImport, sendFlightPiece } from '@skyhelm/contract/flight-import';
import { getFlightRecords } from '@skyhelm/contract/flight-record';
import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { flownServer, type FlownServer } from '../../testing/flown-server.ts';
import { buildConsole } from '../../testing/program.ts';
import { importOf } from './pieces.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PATIENTLY = { timeout: 60_000, interval: 50 };
/** Before all flights of the demo, which go back for months from today: one of them would be taken for the same flight. */
const LONG_AGO = Date.UTC(2021, 4, 17, 8);
let server: FlownServer;
beforeAll(async () => {
  await buildConsole();
  server = await flownServer();
});
afterAll(() => server.end());

const send = async (fileName: string, file: Uint8Array) => {
  const given = { deviceId: server.devices[0]!.id, fileName, bytes: file.length, modifiedAt: new Date(LONG_AGO).toISOString() };
  const { id } = await server.call(beginFlightImport, given);
  await server.upload(sendFlightPiece, { id, piece: '0' }, file);
};
const phase = async () => (await server.call(getFlightImport, {}))?.phase;
const saved = async () => (await server.call(getFlightRecords, { source: 'bin' })).rows.length;
const pieces = async () => {
  let count = 0;
  for await (const key of diskBlobs(server.blobsFolder).list()) if (importOf(key) !== undefined) count++;
  return count;
};

test('kill -9 while the flights of a file are saved leaves none of them and nothing of the file, and says so; once more it goes well', async () => {
  const file = dataflashFile(madeUpFlight(30, LONG_AGO).samples);
  const holder = await server.databaseAdministrator();
  await holder.query('begin');
  await holder.query('lock table flight_event in access exclusive mode');
  await send('card.bin', file);
  await expect.poll(phase, PATIENTLY).toBe('saving');
  expect(await pieces()).toBe(1);
  await server.kill();
  await server.startAgain();
  expect(await server.call(getFlightImport, {})).toMatchObject({ phase: 'interrupted', flights: [] });
  expect(await saved()).toBe(0);
  await expect.poll(pieces, PATIENTLY).toBe(0);
  await send('card.bin', file);
  await expect.poll(phase, PATIENTLY).toBe('done');
  expect(await saved()).toBe(1);
});
