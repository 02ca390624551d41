import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { deleteFetchedLog, downloadVehicleLog, getFetchedLogs, type FetchedLog } from '@skyhelm/contract/vehicle-log';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls, DeviceStanding } from '../control/index.ts';
import { fetchedKey } from './fetched-key.ts';
import { logEnding } from './log-ending.ts';
import type { LogRoom } from './log-room.ts';
import { deleteFetched, fetchedLogs, findTransfer, keptBytes } from './vehicle-transfer.store.ts';

/** Logs that lie on the server, whether or not their vehicles are heard. */
export function fetchedLogRoutes({ blobs }: Services, controls: Controls, room: LogRoom): Implementation[] {
  async function standings(db: Queryable, actor: Actor, deviceIds: Iterable<string>): Promise<ReadonlyMap<string, DeviceStanding>> {
    const found = new Map<string, DeviceStanding>();
    for (const deviceId of new Set(deviceIds)) {
      const standing = await controls.find(db, actor, deviceId);
      if (standing?.see) found.set(deviceId, standing);
    }
    return found;
  }

  return [
    implement(getFetchedLogs, async ({ db, actor }) => {
      const rows = await fetchedLogs(db, actor);
      const seen = await standings(
        db,
        actor,
        rows.map(({ deviceId }) => deviceId),
      );
      const logs = rows.flatMap(({ id, deviceId, log, bytes, byName, createdAt }): FetchedLog[] => {
        const device = seen.get(deviceId)?.name;
        if (device === undefined || log === null) return [];
        const of = { id: id as VehicleTransferId, deviceId: deviceId as DeviceId, device, number: log };
        return [{ ...of, bytes: bytes ?? 0, by: byName, createdAt: createdAt.toISOString() }];
      });
      return { logs, keptBytes: await keptBytes(db, actor.enterpriseId), bytesMax: room.bytesMax };
    }),

    implement(deleteFetchedLog, async ({ db, actor, record, afterCommit }, { id }) => {
      const row = (await findTransfer(db, actor, id)) ?? refuse('record.notFound');
      const { name } = await controls.requireFlown(db, actor, row.deviceId as DeviceId);
      if (!(await deleteFetched(db, actor, id))) refuse('vehicleLog.notHere');
      record({ operation: 'vehicleLog.deleted', target: { id: row.deviceId, name }, details: { logNumber: row.log } });
      afterCommit(() => blobs.delete(fetchedKey(id)));
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
