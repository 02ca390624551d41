import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import { forgetFetched } from './fetched-key.ts';
import { deleteFetched, findTransfer, type TransferRow } from './vehicle-transfer.store.ts';

const NOT_HERE = { readLog: 'vehicleLog.notHere', readPicture: 'vehiclePicture.notHere' } as const;

type Context = Pick<RequestContext, 'db' | 'afterCommit'> & { actor: Actor };
type Removed = Pick<TransferRow, 'log' | 'file'> & { target: { id: string; name: string } };

/** A log or a picture from the server, by whoever may fly the device; the device keeps what it has. */
export type RemoveFetched = (context: Context, kind: keyof typeof NOT_HERE, id: VehicleTransferId) => Promise<Removed>;

export const remover =
  ({ blobs }: Pick<Services, 'blobs'>, controls: Controls): RemoveFetched =>
  async ({ db, actor, afterCommit }, kind, id) => {
    const { deviceId, log, file } = (await findTransfer(db, actor, id)) ?? refuse('record.notFound');
    const { name } = await controls.requireFlown(db, actor, deviceId as DeviceId);
    if (!(await deleteFetched(db, actor, kind, id))) refuse(NOT_HERE[kind]);
    afterCommit(() => forgetFetched(blobs, id));
    return { target: { id: deviceId, name }, log, file };
  };
