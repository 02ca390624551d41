import type { DeviceId } from '@skyhelm/contract/ids';
import { areasOf } from '@skyhelm/core/airspace/fence';
import { hasArea } from '@skyhelm/core/vehicle/plan-difference';
import type { FencePlan } from '@skyhelm/core/vehicle/plan-item';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { fenceFor } from '../fence/index.ts';

/** Areas that hold for an aircraft are not taken off it, nor made wider by one more to stay in; more to keep out of does no harm. */
export async function refuseWithoutFences(
  { db, actor }: { db: Queryable; actor: Actor },
  deviceId: DeviceId,
  plan: Pick<FencePlan, 'areas'> = { areas: [] },
): Promise<void> {
  const held = areasOf(await fenceFor(db, actor.enterpriseId, deviceId));
  const isBounded = held.some(({ keep }) => keep === 'in');
  const isWider = isBounded && plan.areas.some((area) => area.keep === 'in' && !hasArea(held, area));
  if (isWider || held.some((area) => !hasArea(plan.areas, area))) refuse('fence.holds');
}
