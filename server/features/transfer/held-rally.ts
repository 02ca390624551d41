import type { DeviceId } from '@skyhelm/contract/ids';
import { bothFences, fenceOf, type Fence } from '@skyhelm/core/airspace/fence';
import { fenceReturnIssues } from '@skyhelm/core/airspace/fence-return';
import { rallyIssues } from '@skyhelm/core/airspace/rally';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { FencePlan, Plan } from '@skyhelm/core/vehicle/plan-item';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Known } from '../control/index.ts';
import { fenceFor } from '../fence/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { refuseIssues } from '../route/index.ts';

type Asked = Pick<RequestContext, 'db' | 'now' | 'language'> & { actor: Actor };
type Rally = Extract<Plan, { kind: 'rally' }>;

/** Where an aircraft would come down by itself it must be allowed to. */
export async function refuseForbiddenRally(asked: Asked, deviceId: DeviceId, { points }: Rally, { state, fence }: Known): Promise<void> {
  refuseIssues(rallyIssues(points, await heldTo(asked, deviceId, state, fence)), asked.language);
}

/** What it would fly to by itself at the border of its fence, held to the areas that are sent with it. */
export async function refuseForbiddenReturn(asked: Asked, deviceId: DeviceId, plan: FencePlan, { state }: Known): Promise<void> {
  if (!plan.returnPoint) return;
  refuseIssues(fenceReturnIssues(plan.returnPoint, await heldTo(asked, deviceId, state, fenceOf(plan.areas))), asked.language);
}

async function heldTo({ db, actor, now }: Asked, deviceId: DeviceId, state: Known['state'], own: Fence) {
  return {
    zones: zoneIndex(await airspaceOf(db, actor.enterpriseId, now)),
    fence: bothFences(own, await fenceFor(db, actor.enterpriseId, deviceId)),
    homeAltitude: homeOf(state)?.altitude,
    now: now.getTime(),
  };
}
