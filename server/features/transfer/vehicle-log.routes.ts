import type { ErrorCode } from '@skyhelm/contract/codes';
import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { fetchVehicleLog, getVehicleLogs } from '@skyhelm/contract/vehicle-log';
import type { KeptLog, TransferFault } from '@skyhelm/core/vehicle/transfer';
import { refuse } from '../../platform/app-error.ts';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import type { Begin } from './begin.ts';
import { fetchedKey } from './fetched-key.ts';
import { LOG_BYTES_MAX, type LogRoom } from './log-room.ts';
import { logTransfers } from './vehicle-transfer.store.ts';

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

type KnownLog = Awaited<ReturnType<typeof logTransfers>>[number];

/** Another log has that number once the vehicle's memory was cleared. */
const isOf = ({ log, course, bytes }: KnownLog, kept: KeptLog): boolean =>
  log === kept.number && (course === 'running' || bytes === kept.bytes);

export const logRoutes = ({ bus }: Services, controls: Controls, begin: Begin, room: LogRoom): Implementation[] => [
  implement(getVehicleLogs, async ({ db, actor }, { deviceId }) => {
    await controls.requireFlown(db, actor, deviceId);
    const { logs, isComplete } = await keptLogs(bus, deviceId);
    const known = await logTransfers(db, actor, deviceId);
    return {
      isComplete,
      logs: logs.map((kept) => {
        const { number, bytes, startedAt } = kept;
        const fetched = known.find((one) => isOf(one, kept));
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

  implementPrepared(
    fetchVehicleLog,
    // Only where one of that number is here already is it worth a question whether it is the same.
    async ({ db, actor }, { deviceId, number }) => {
      const here = (await logTransfers(db, actor, deviceId)).filter(({ log, course }) => log === number && course === 'done');
      if (here.length === 0) return undefined;
      await controls.requireFlown(db, actor, deviceId);
      const kept = (await keptLogs(bus, deviceId)).logs.find((one) => one.number === number);
      return kept && here.find((one) => isOf(one, kept))?.id;
    },
    async (context, { deviceId, number }, fetched) => {
      const { db, actor, now, record, nothingChanged, afterRollback } = context;
      const { name } = await controls.requireFlown(db, actor, deviceId);
      if (fetched !== undefined) return (nothingChanged(), { id: fetched });
      const id = newId<VehicleTransferId>(now.getTime());
      afterRollback(() => room.release(id));
      const bytesMax = await room.claim(db, actor, id, LOG_BYTES_MAX);
      record({ operation: 'vehicleLog.fetched', target: { id: deviceId, name }, details: { logNumber: number } });
      const ask = () => askForTransfer(bus, 'gateway.readLog', { deviceId, transferId: id, log: number, key: fetchedKey(id), bytesMax });
      return begin(context, deviceId, { kind: 'readLog', log: number }, ask, id);
    },
  ),
];
