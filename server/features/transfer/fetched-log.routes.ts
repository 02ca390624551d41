import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { deleteFetchedLog, downloadVehicleLog, getFetchedLogs, type FetchedLog } from '@skyhelm/contract/vehicle-log';
import { refuse } from '../../platform/app-error.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import { usageOf } from '../storage/index.ts';
import { fetchedKey } from './fetched-key.ts';
import { logEnding } from './log-ending.ts';
import type { LogRoom } from './log-room.ts';
import type { RemoveFetched } from './remove-fetched.ts';
import { fetchedLogs, findTransfer } from './vehicle-transfer.store.ts';

/** Logs that lie on the server, whether or not their vehicles are heard. */
export function fetchedLogRoutes({ blobs }: Services, controls: Controls, room: LogRoom, removeFetched: RemoveFetched): Implementation[] {
  return [
    implement(getFetchedLogs, async ({ db, actor }) => {
      const rows = await fetchedLogs(db, actor);
      const standings = await controls.findAll(db, actor, [...new Set(rows.map(({ deviceId }) => deviceId))]);
      const logs = rows.flatMap(({ id, deviceId, log, bytes, byName, createdAt }): FetchedLog[] => {
        const standing = standings.get(deviceId);
        if (!standing?.see || log === null) return [];
        const of = { id: id as VehicleTransferId, deviceId: deviceId as DeviceId, device: standing.name, number: log };
        return [{ ...of, bytes: bytes ?? 0, by: byName, createdAt: createdAt.toISOString() }];
      });
      const kept = await usageOf(db, actor.enterpriseId, 'vehicleFiles');
      return { logs, keptBytes: kept.bytes, bytesMax: await room.bytesMax(db, actor.enterpriseId) };
    }),

    implement(deleteFetchedLog, async (context, { id }) => {
      const { target, log } = await removeFetched(context, 'readLog', id);
      context.record({ operation: 'vehicleLog.deleted', target, details: { logNumber: log } });
      return null;
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
}
