import type { DeviceId } from '@skyhelm/contract/ids';
import type { SingleFence } from '@skyhelm/core/airspace/fence';
import { fenceAboard } from '@skyhelm/core/airspace/fence-aboard';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { refuse } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { fenceFrom, heldBy, type Held } from './holding.store.ts';

/** As many as are named in one sentence. */
const NAMED = 3;

/** What a device is sent so that it keeps to all that holds for it without us. Where it could not, whoever sends it is told which fences have to be redrawn. */
export async function sentFenceFor(db: Queryable, enterpriseId: string, deviceId: DeviceId): Promise<SingleFence> {
  const rows = (await heldBy(db, enterpriseId, [deviceId])).get(deviceId) ?? [];
  const { fence, crossing } = fenceAboard(fenceFrom(rows));
  return fence ?? refuse('fence.crossing', { fence: namesOf(rows, [crossing.area]), others: namesOf(rows, crossing.others) });
}

function namesOf(rows: readonly Held[], shapes: readonly Shape[]): string {
  const names = rows.filter(({ shape }) => shapes.includes(shape)).map(({ name }) => name);
  return [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join(', ');
}
