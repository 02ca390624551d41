import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import {
  deleteFetchedPicture,
  downloadVehiclePicture,
  fetchVehiclePicture,
  getVehiclePictures,
  type VehiclePicture,
} from '@skyhelm/contract/vehicle-picture';
import type { ListedPicture } from '@skyhelm/core/vehicle/picture';
import { refuse } from '../../platform/app-error.ts';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { implement, implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import type { Begin } from './begin.ts';
import { fetchedKey } from './fetched-key.ts';
import { pictureType } from './picture-type.ts';
import { PICTURE_BYTES_MAX, type LogRoom } from './log-room.ts';
import type { RemoveFetched } from './remove-fetched.ts';
import { findTransfer } from './vehicle-transfer.store.ts';

async function takenPictures(bus: Bus, deviceId: DeviceId): Promise<ListedPicture[]> {
  const listed = await askForTransfer(bus, 'gateway.listPictures', { deviceId }).catch((error: unknown) => {
    if (!(error instanceof BusError)) throw error;
    return { fault: 'offline' as const };
  });
  return 'fault' in listed ? refuse('transfer.offline') : listed.pictures;
}

const shown = ({ number, takenAt, toldAt, ...told }: ListedPicture): VehiclePicture => ({
  number,
  longitude: told.longitude ?? null,
  latitude: told.latitude ?? null,
  altitude: told.altitude ?? null,
  height: told.height ?? null,
  heading: told.heading ?? null,
  takenAt: takenAt === undefined ? null : new Date(takenAt).toISOString(),
  toldAt: new Date(toldAt).toISOString(),
  file: told.file ?? null,
  filePlace: told.filePlace ?? null,
});

export const pictureRoutes = (
  { bus, blobs }: Services,
  controls: Controls,
  begin: Begin,
  room: LogRoom,
  removeFetched: RemoveFetched,
): Implementation[] => [
  implement(getVehiclePictures, async ({ db, actor }, { deviceId }) => {
    await controls.requireFlown(db, actor, deviceId);
    return { pictures: (await takenPictures(bus, deviceId)).map(shown) };
  }),

  implementPrepared(
    fetchVehiclePicture,
    async ({ db, actor }, { deviceId, number }) => {
      await controls.requireFlown(db, actor, deviceId);
      const taken = (await takenPictures(bus, deviceId)).find((one) => one.number === number);
      return taken?.file === undefined ? refuse('vehiclePicture.notThere') : taken;
    },
    async (context, { deviceId }, picture) => {
      const { db, actor, now, record, afterRollback } = context;
      const { name } = await controls.requireFlown(db, actor, deviceId);
      const id = newId<VehicleTransferId>(now.getTime());
      afterRollback(() => room.release(id));
      const bytesMax = await room.claim(db, actor, id, PICTURE_BYTES_MAX);
      record({ operation: 'vehiclePicture.fetched', target: { id: deviceId, name }, details: { file: picture.file } });
      const { number, filePlace, takenAt, toldAt } = picture;
      const wanted = { number, filePlace, takenAt, toldAt };
      const ask = () =>
        askForTransfer(bus, 'gateway.readPicture', { deviceId, transferId: id, picture: wanted, key: fetchedKey(id), bytesMax });
      return begin(context, deviceId, { kind: 'readPicture', picture }, ask, id);
    },
  ),

  implement(deleteFetchedPicture, async (context, { id }) => {
    const { target, file } = await removeFetched(context, 'readPicture', id);
    context.record({ operation: 'vehiclePicture.deleted', target, details: { file } });
    return null;
  }),

  implementFile(downloadVehiclePicture, async ({ db, actor, record }, { id }) => {
    const row = (await findTransfer(db, actor, id)) ?? refuse('record.notFound');
    const { name } = await controls.requireSeen(db, actor, row.deviceId as DeviceId);
    const { file } = row;
    if (row.course !== 'done' || file === null) return refuse('vehiclePicture.notHere');
    const body = (await blobs.stream(fetchedKey(id))) ?? refuse('vehiclePicture.notHere');
    record({ operation: 'vehiclePicture.downloaded', target: { id: row.deviceId, name }, details: { file } });
    return {
      name: `${name} ${file}`,
      mediaType: pictureType(file),
      body,
      disposition: 'attachment',
    };
  }),
];
