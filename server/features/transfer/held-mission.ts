import type { DeviceId } from '@skyhelm/contract/ids';
import type { Issue } from '@skyhelm/core/issue';
import { limitsOf, type Planned } from '@skyhelm/core/plan/checks/check';
import { checkMission } from '@skyhelm/core/plan/checks/index';
import { missionWay } from '@skyhelm/core/plan/mission/mission-way';
import { unkeptItems } from '@skyhelm/core/plan/mission/unkept-items';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import type { Known } from '../control/index.ts';
import { enduranceFor } from '../device/index.ts';
import type { MissionAboard } from '../flown-route/index.ts';
import { findParameters, traitsIn } from '../parameter/index.ts';
import { refuseIssues } from '../route/index.ts';
import { terrainBelow } from '../terrain/index.ts';
import { airAround, refuseFlown } from './air-around.ts';
import { firstItemOf, mannerOf } from './vehicle-of.ts';

type Asked = Pick<RequestContext, 'db' | 'now' | 'language'> & { actor: Actor };

/** A mission item by item is held to the same rules as a route; what leads along a way that cannot be read from it is refused. */
export async function heldMission(
  { blobs }: Pick<Services, 'blobs'>,
  asked: Asked,
  deviceId: DeviceId,
  { items }: { items: MissionItem[] },
  vehicle: Known,
): Promise<MissionAboard> {
  await refuseFlown(asked.db, deviceId, vehicle);
  const manner = mannerOf(vehicle) ?? refuse(vehicle.craft ? 'route.otherAircraft' : 'transfer.offline');
  const way = missionWay(items, manner);
  refuseIssues([...way.issues, ...unkeptItems(items, manner)], asked.language);
  const air = await airAround(asked, deviceId, vehicle, way.route);
  const terrain = await terrainBelow(asked.db, blobs, asked.actor.enterpriseId, way.route, air);
  refuseIssues(await missionIssues(asked, deviceId, vehicle, { route: way.route, airspace: air, terrain }), asked.language);
  return { items, way, firstItem: firstItemOf(manner), craft: manner };
}

/** All that is wrong with a mission for this very aircraft, as far as its limits are known: nothing is asked of it while its link is to carry something else. */
export async function missionIssues(
  { db, actor }: Pick<Asked, 'db' | 'actor'>,
  deviceId: DeviceId,
  known: Known,
  way: Pick<Planned, 'route' | 'airspace' | 'terrain'>,
): Promise<Issue[]> {
  const limits = limitsOf(traitsIn(known, await findParameters(db, deviceId)));
  const endurance = await enduranceFor(db, actor.enterpriseId, deviceId, known.craft);
  return checkMission({ ...way, limits, endurance });
}
