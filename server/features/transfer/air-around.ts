import type { DeviceId } from '@skyhelm/contract/ids';
import { bothFences } from '@skyhelm/core/airspace/fence';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Airspace } from '@skyhelm/core/plan/checks/airspace';
import { placeAloft, type Aloft } from '@skyhelm/core/plan/path/entered';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { Route } from '@skyhelm/core/plan/route';
import { fliesMission, needsUploadConfirmed } from '@skyhelm/core/vehicle/mission-upload';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Known } from '../control/index.ts';
import { fenceFor } from '../fence/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { findParameters } from '../parameter/index.ts';
import { knownPerformance } from './flight-traits.routes.ts';

type Asked = Pick<RequestContext, 'db' | 'now'> & { actor: Actor };

/** In the air PX4 takes the take-off for a waypoint above its place, ahead of all others; on wings it may leave it out. */
export const beginning = (craft: Known['craft']): Aloft['by'] =>
  craft?.autopilot !== 'px4' ? 'straight' : craft.kind === 'multirotor' ? 'home' : 'perhapsHome';

/** What a route is held to from where the very aircraft is: on the ground, or in the air, where it may be told to begin at once. */
export async function airAround({ db, actor, now }: Asked, deviceId: DeviceId, known: Known, route: Route): Promise<Airspace> {
  const { state, fence, craft } = known;
  const place = placeAloft(state, route.heightMode);
  return {
    zones: zoneIndex(await airspaceOf(db, actor.enterpriseId, now)),
    fence: bothFences(fence, await fenceFor(db, actor.enterpriseId, deviceId)),
    home: homeOf(state),
    aloft: place && { ...place, by: beginning(craft) },
    // As far as it is known: nothing is asked of it while its link is to carry the route.
    performance: await knownPerformance(db, deviceId, known),
    now: now.getTime(),
  };
}

/**
 * An autopilot that flies its mission goes on with whatever takes its place, from wherever it is: the mission is paused first. A plane that returns may come to its
 * landing by itself.
 */
export async function refuseFlown(db: Queryable, deviceId: DeviceId, { state }: Pick<Known, 'state'>): Promise<void> {
  const kept = state.flying === true ? await findParameters(db, deviceId) : undefined;
  const autoland = kept?.parameters.find(({ name }) => name === 'RTL_AUTOLAND')?.value;
  if (fliesMission(state, autoland ?? undefined)) refuse('mission.flown');
}

/** In the air the mission on board is replaced only by someone who has said so. */
export function refuseUnconfirmed({ online, state }: Pick<Known, 'online' | 'state'>, evenFlying: boolean): void {
  if (!evenFlying && needsUploadConfirmed(online, state)) refuse('mission.flying');
}
