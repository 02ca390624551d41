import type { DeviceId } from '@skyhelm/contract/ids';
import { areasOf } from '@skyhelm/core/airspace/fence';
import { hasArea } from '@skyhelm/core/vehicle/plan-difference';
import type { FencePlan } from '@skyhelm/core/vehicle/plan-item';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Known } from '../control/index.ts';
import { sentFenceFor } from '../fence/index.ts';

/** What an aircraft would be sent of its fences is not taken off it, nor made wider by one more to stay in; more to keep out of does no harm. */
export async function refuseWithoutFences(
  { db, actor }: { db: Queryable; actor: Actor },
  deviceId: DeviceId,
  plan: Pick<FencePlan, 'areas'> = { areas: [] },
): Promise<void> {
  const held = areasOf(await sentFenceFor(db, actor.enterpriseId, deviceId));
  const isBounded = held.some(({ keep }) => keep === 'in');
  const isWider = isBounded && plan.areas.some((area) => area.keep === 'in' && !hasArea(held, area));
  if (isWider || held.some((area) => !hasArea(plan.areas, area))) refuse('fence.holds');
}

/** Whoever puts a fence on board in the air says that they mean it: beyond its new border an aircraft turns back at once. Whether it flies may not be known. */
export function refuseInFlight({ online, state }: Pick<Known, 'online' | 'state'>, isMeant: boolean): void {
  if (online && state.flying !== false && !isMeant) refuse('fence.flying');
}
