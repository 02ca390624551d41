import type { DeviceId } from '@skyhelm/contract/ids';
import { bothFences } from '@skyhelm/core/airspace/fence';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Airspace } from '@skyhelm/core/plan/checks/airspace';
import { placeAloft, type Aloft } from '@skyhelm/core/plan/path/entered';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { Route } from '@skyhelm/core/plan/route';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Known } from '../control/index.ts';
import { fenceFor } from '../fence/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
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

/** An autopilot that flies a route goes on with whatever takes its place, from wherever it is, and asks nobody. */
export function refuseUnderWay({ state: { flying, mode } }: Known): void {
  if (flying === true && mode !== undefined && modeNumbered(mode) === 'route') refuse('device.flying');
}
