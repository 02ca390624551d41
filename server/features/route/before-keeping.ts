import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { RouteId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { keepInAir } from '../airspace-change/index.ts';
import { commonFence } from '../fence/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import type { Air } from './route-verdict.ts';
import { namesake } from './route.store.ts';

/** Nobody knows yet which aircraft will fly it: there is no home, and no fence but what holds for all of them. */
export async function openAir(db: Queryable, { enterpriseId }: Pick<Actor, 'enterpriseId'>, now: Date) {
  const { fence, names } = await commonFence(db, enterpriseId);
  return { zones: await airspaceOf(db, enterpriseId, now), fence, fenceName: names.join(', '), now: now.getTime() };
}

/** For whoever keeps a plan: before they end, nobody believes to have seen all that is kept. */
export async function openAirspace(db: Queryable, actor: Pick<Actor, 'enterpriseId'>, now: Date): Promise<Air> {
  await keepInAir(db, actor.enterpriseId);
  const { zones, ...rest } = await openAir(db, actor, now);
  return { ...rest, zones: zoneIndex(zones) };
}

export async function refuseNamesake(db: Queryable, actor: Actor, ownerId: string | null, { name, id }: { name: string; id?: RouteId }) {
  const other = await namesake(db, actor, ownerId, name, id);
  if (!other) return;
  const { mayEdit, ...data } = other;
  // Whoever may not cover it is not asked to, and learns nothing more of it.
  if (!mayEdit) refuse('route.nameTaken');
  refuse('route.exists', {}, { data });
}
