import { getCommandPreview } from '@skyhelm/contract/command-preview';
import type { DeviceId } from '@skyhelm/contract/ids';
import { isComingHome, isInLanding } from '@skyhelm/core/plan/mission/landing-sequence';
import { landingAboard } from '@skyhelm/core/plan/mission/landing-aboard';
import { goingOn } from '@skyhelm/core/plan/mission/progress';
import { continuePreview, type RouteAhead } from '@skyhelm/core/plan/preview/continue-preview';
import { landPreview } from '@skyhelm/core/plan/preview/land-preview';
import { returnPreview, type PreviewedCraft } from '@skyhelm/core/plan/preview/return-preview';
import { kindOfPause } from '@skyhelm/core/vehicle/paused-in';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls, Known } from '../control/index.ts';
import { isForeign } from '../flown-route/index.ts';
import { findParameters, parametersOf, traitsIn } from '../parameter/index.ts';
import { groundOf } from '../terrain/index.ts';
import { knownMission, speedAboard, type KnownMission } from './known-mission.ts';
import { vehicleOf } from './vehicle-of.ts';

function routeAhead(mission: KnownMission, known: Known): RouteAhead | undefined {
  const { row, items } = mission;
  const { missionItem } = known.state;
  if (missionItem === undefined) return undefined;
  const item = Math.max(0, missionItem - row.firstItem);
  return {
    items,
    item,
    waypoint: isForeign(row) ? null : (goingOn(row, row)?.waypoint ?? null),
    waypoints: isForeign(row) ? null : row.beginsAt.length,
    speed: speedAboard(mission, known) ?? null,
    isLanding: isInLanding(items, item),
    isComingHome: isComingHome(items, item),
  };
}

/** What the commands that move an aircraft by itself would do now: shown before they are confirmed. */
export const commandPreviewRoutes = (services: Services, controls: Controls): Implementation[] => [
  implement(getCommandPreview, async ({ db, actor }, { deviceId }) => {
    await controls.requireSeen(db, actor, deviceId);
    const known = await vehicleOf(services.bus, deviceId);
    const { state, craft } = known;
    const told = await toldBy(services, db, deviceId, state);
    const onBoard = await knownMission(db, deviceId, known);
    const settings = new Map(told.parameters.map(({ name, value }) => [name, value]));
    const landing = state.missionCount === 0 ? 'none' : onBoard && landingAboard(onBoard.items);
    const previewed: PreviewedCraft = {
      craft: craft ?? told.model ?? undefined,
      state,
      traits: traitsIn(known, told),
      setting: (name) => settings.get(name) ?? undefined,
      landing,
    };
    const ground = await groundBelow(services, db, actor.enterpriseId, state);
    const paused = kindOfPause(known.pausedIn);
    const ahead = paused === 'route' && onBoard ? routeAhead(onBoard, known) : undefined;
    const canTrack = previewed.craft?.autopilot === 'ardupilot' && previewed.craft.kind === 'multirotor';
    return {
      directReturn: returnPreview('directReturn', previewed),
      trackReturn: canTrack ? returnPreview('trackReturn', previewed) : null,
      land: landPreview(previewed, onBoard?.items, ground),
      continue: continuePreview(state, paused, { route: ahead, aim: known.pausedAim }),
    };
  }),
];

/** In flight by what was last read: each open screen asks every two seconds, and reading all of them again would fill a weak link. */
const toldBy = async (services: Services, db: Queryable, deviceId: DeviceId, { flying }: Known['state']) =>
  flying === false ? parametersOf(services, deviceId) : ((await findParameters(db, deviceId)) ?? { parameters: [], model: null });

async function groundBelow({ blobs }: Services, db: Queryable, enterpriseId: string, { latitude, longitude }: Known['state']) {
  if (latitude === undefined || longitude === undefined) return undefined;
  const ground = await groundOf(db, blobs, enterpriseId);
  return (await ground?.at({ latitude, longitude })) ?? undefined;
}
