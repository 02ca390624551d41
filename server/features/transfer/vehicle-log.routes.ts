import type { ErrorCode } from '@skyhelm/contract/codes';
import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { downloadVehicleLog, fetchVehicleLog, getVehicleLogs } from '@skyhelm/contract/vehicle-log';
import type { KeptLog, TransferFault } from '@skyhelm/core/vehicle/transfer';
import { refuse } from '../../platform/app-error.ts';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import type { Begin } from './begin.ts';
import { logEnding } from './log-ending.ts';
import { fetchedKey } from './fetched-key.ts';
import { findTransfer, logTransfers } from './vehicle-transfer.store.ts';

/** Whatever keeps a vehicle from telling its logs, as a refusal. */
const REFUSALS: Partial<Record<TransferFault, ErrorCode>> = {
  busy: 'transfer.busy',
  offline: 'transfer.offline',
  linkLost: 'transfer.offline',
  armed: 'transfer.armed',
  unknownState: 'transfer.unknownState',
};

async function keptLogs(bus: Bus, deviceId: DeviceId): Promise<{ logs: KeptLog[]; isComplete: boolean }> {
  const listed = await askForTransfer(bus, 'gateway.listLogs', { deviceId }).catch((error: unknown) => {
    if (!(error instanceof BusError)) throw error;
    return { fault: error.reason === 'nobody' ? ('offline' as const) : ('silence' as const) };
  });
  return 'fault' in listed ? refuse(REFUSALS[listed.fault] ?? 'transfer.silence') : listed;
}

export const logRoutes = ({ bus, blobs }: Services, controls: Controls, begin: Begin): Implementation[] => [
  implement(getVehicleLogs, async ({ db, actor }, { deviceId }) => {
    await controls.requireFlown(db, actor, deviceId);
    const { logs, isComplete } = await keptLogs(bus, deviceId);
    const known = await logTransfers(db, actor, deviceId);
    return {
      isComplete,
      logs: logs.map(({ number, bytes, startedAt }) => {
        // Another log has that number once the vehicle's memory was cleared.
        const fetched = known.find((one) => one.log === number && (one.course === 'running' || one.bytes === bytes));
        return {
          number,
          bytes,
          startedAt: startedAt === undefined ? null : new Date(startedAt * 1_000).toISOString(),
          transferId: (fetched?.id ?? null) as VehicleTransferId | null,
          isHere: fetched?.course === 'done',
        };
      }),
    };
  }),

  implement(fetchVehicleLog, async (context, { deviceId, number }) => {
    const { name } = await controls.requireFlown(context.db, context.actor, deviceId);
    context.record({ operation: 'vehicleLog.fetched', target: { id: deviceId, name }, details: { logNumber: number } });
    const ask = (transferId: string) =>
      askForTransfer(bus, 'gateway.readLog', { deviceId, transferId, log: number, key: fetchedKey(transferId) });
    return begin(context, deviceId, { kind: 'readLog', log: number }, ask);
  }),

  implementFile(downloadVehicleLog, async ({ db, actor, record }, { id }) => {
    const row = (await findTransfer(db, actor, id)) ?? refuse('record.notFound');
    const { name } = await controls.requireSeen(db, actor, row.deviceId as DeviceId);
    const body =
      (row.course === 'done' && row.log !== null ? await blobs.stream(fetchedKey(id)) : undefined) ?? refuse('vehicleLog.notHere');
    record({ operation: 'vehicleLog.downloaded', target: { id: row.deviceId, name }, details: { logNumber: row.log } });
    const ending = row.bytes ? await logEnding(body) : 'bin';
    return { name: `${name} ${row.log}.${ending}`, mediaType: 'application/octet-stream', body, disposition: 'attachment' };
  }),
];
