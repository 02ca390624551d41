import { beginFlightImport, getFlightImport, sendFlightPiece } from '@skyhelm/contract/flight-import';
import { FLIGHT_PIECE_BYTES } from '@skyhelm/contract/flight-import-facts';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { addRole } from '@skyhelm/contract/role';
import { addUser } from '@skyhelm/contract/user';
import { vi } from 'vitest';
import { callAs, demoAccount } from './house.ts';
import type { Caller } from './server-calls.ts';

const PATIENTLY = { timeout: 60_000, interval: 100 };

/** Somebody of the demo enterprise who looks after its records. One imports one file at a time: each file of stories has its own. */
export async function archivist(account: string): Promise<{ account: string; password: string }> {
  const chief = await callAs(demoAccount('demo'));
  const { id } = await chief.call(addRole, {
    name: account,
    dataScope: 'all',
    permissions: ['device:query', 'device:details', 'device:edit', 'flightRecord:query', 'flightRecord:import', 'flightRecord:export'],
  });
  const password = 'Archive7password';
  await chief.call(addUser, { name: account, userName: account, roleIds: [id], deptId: null, password, changePassword: false });
  return { account, password };
}

/** Puts a made-up flight on record, as somebody does who brings it in a file. */
export async function recordFlight(caller: Caller, deviceId: DeviceId, seconds: number, beganAt: number): Promise<FlightRecordId> {
  const file = dataflashFile(madeUpFlight(seconds, beganAt).samples);
  const begun = { deviceId, fileName: `${beganAt}.bin`, bytes: file.length, modifiedAt: new Date(beganAt).toISOString() };
  const { id } = await caller.call(beginFlightImport, begun);
  for (let piece = 0; piece * FLIGHT_PIECE_BYTES < file.length; piece++) {
    await caller.upload(sendFlightPiece, { id, piece }, file.subarray(piece * FLIGHT_PIECE_BYTES, (piece + 1) * FLIGHT_PIECE_BYTES));
  }
  return vi.waitFor(async () => {
    const [flight] = (await caller.call(getFlightImport, {}))?.flights ?? [];
    if (!flight) throw new Error(`${begun.fileName} is not on record yet`);
    return flight.id;
  }, PATIENTLY);
}
