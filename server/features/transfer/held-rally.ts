import type { DeviceId } from '@skyhelm/contract/ids';
import { bothFences } from '@skyhelm/core/airspace/fence';
import { rallyIssues } from '@skyhelm/core/airspace/rally';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
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
  const { db, actor, now, language } = asked;
  const zones = zoneIndex(await airspaceOf(db, actor.enterpriseId, now));
  const held = bothFences(fence, await fenceFor(db, actor.enterpriseId, deviceId));
  refuseIssues(rallyIssues(points, { zones, fence: held, homeAltitude: homeOf(state)?.altitude, now: now.getTime() }), language);
}
