import type { DeviceId } from '@skyhelm/contract/ids';
import type { SingleFence } from '@skyhelm/core/airspace/fence';
import type { Queryable } from '../../platform/db/database.ts';
import { heldBy } from './holding.store.ts';
import { meantAboard } from './meant-aboard.ts';

/** What a device is sent so that it keeps to what holds for it without us, as far as it can. */
export const sentFenceFor = async (db: Queryable, enterpriseId: string, deviceId: DeviceId): Promise<SingleFence> =>
  meantAboard((await heldBy(db, enterpriseId, [deviceId])).get(deviceId) ?? []).fence;
