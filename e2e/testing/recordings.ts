import { beginFlightImport, getFlightImport, sendFlightPiece } from '@skyhelm/contract/flight-import';
import { FLIGHT_PIECE_BYTES } from '@skyhelm/contract/flight-import-facts';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { expect } from 'vitest';
import type { Caller } from './server-calls.ts';

const PATIENTLY = { timeout: 30_000, interval: 100 };

/** Puts a made-up flight on record, as somebody does who brings it in a file. */
export async function recordFlight(caller: Caller, deviceId: DeviceId, seconds: number, beganAt: number): Promise<FlightRecordId> {
  const file = dataflashFile(madeUpFlight(seconds, beganAt).samples);
  const begun = { deviceId, fileName: `${beganAt}.bin`, bytes: file.length, modifiedAt: new Date(beganAt).toISOString() };
  const { id } = await caller.call(beginFlightImport, begun);
  for (let piece = 0; piece * FLIGHT_PIECE_BYTES < file.length; piece++) {
    await caller.upload(sendFlightPiece, { id, piece }, file.subarray(piece * FLIGHT_PIECE_BYTES, (piece + 1) * FLIGHT_PIECE_BYTES));
  }
  let flight: FlightRecordId | undefined;
  await expect.poll(async () => (flight = (await caller.call(getFlightImport, {}))?.flights[0]?.id), PATIENTLY).toBeDefined();
  return flight!;
}
