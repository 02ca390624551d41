import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { TransferKind } from '@skyhelm/core/vehicle/transfer';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Begun } from '../../platform/bus/transfer-subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { UnderWay } from './under-way.ts';
import { insertTransfer, type Matter } from './vehicle-transfer.store.ts';

type Context = Pick<RequestContext, 'db' | 'now' | 'afterCommit'> & { actor: Actor };

/** Writes a transfer down, and has it begun once that is safe on disk. */
export type Begin = (
  context: Context,
  deviceId: DeviceId,
  matter: Matter,
  ask: (transferId: string) => Promise<Begun>,
  id?: VehicleTransferId,
) => Promise<{ id: VehicleTransferId }>;

/** What changes something in the vehicle: it takes the controls. */
export const CHANGES: readonly TransferKind[] = ['sendPlan', 'clearPlan'];

export const beginner =
  (transfers: UnderWay): Begin =>
  async ({ db, actor, now, afterCommit }, deviceId, matter, ask, id = newId<VehicleTransferId>(now.getTime())) => {
    if (transfers.isBusy(deviceId)) refuse('transfer.busy');
    await insertTransfer(db, actor, { ...matter, id, deviceId, now });
    afterCommit(() => transfers.begin({ deviceId, transferId: id, isChange: CHANGES.includes(matter.kind) }, () => ask(id)));
    return { id };
  };
