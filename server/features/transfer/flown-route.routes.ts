import { getKeptRoute, sendRoute } from '@skyhelm/contract/flown-route';
import type { DeviceId } from '@skyhelm/contract/ids';
import { holds } from '@skyhelm/core/identity/permission';
import { fromMission } from '@skyhelm/core/plan/mission/from-mission';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { bothFences } from '@skyhelm/core/airspace/fence';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { refuse } from '../../platform/app-error.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { knownOf, type Controls } from '../control/index.ts';
import { fenceFor } from '../fence/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { findRoute, refuseIssues, refuseUnflyable } from '../route/index.ts';
import type { Begin } from './begin.ts';
import { findTransfer } from './vehicle-transfer.store.ts';

async function vehicleOf(bus: Bus, deviceId: DeviceId) {
  const [known, crafts] = await Promise.all([
    knownOf(bus, deviceId),
    askGateway(bus, 'gateway.crafts', { deviceIds: [deviceId] }).catch(() => undefined),
  ]);
  return { ...known, home: homeOf(known.state), craft: crafts?.[deviceId] };
}
type Vehicle = Awaited<ReturnType<typeof vehicleOf>>;

/** Nothing where the aircraft is not there or speaks in no words that we know. */
function mannerOf({ craft, home }: Vehicle): MissionVehicle | undefined {
  if (!craft || craft.autopilot === 'other' || craft.kind === 'other') return undefined;
  return { autopilot: craft.autopilot, kind: craft.kind, home: home?.position };
}

/** Routes to aircraft and back: the same transfers as of any plan, in the words of routes. */
export function flownRouteRoutes({ bus }: Services, controls: Controls, begin: Begin): Implementation[] {
  return [
    implementPrepared(
      sendRoute,
      (_, { deviceId }) => vehicleOf(bus, deviceId),
      async (context, { id, version, deviceId }, vehicle) => {
        const { db, actor, now, language, record } = context;
        if (!holds(actor.permissions, 'route:query')) refuse('request.forbidden');
        const { token, name } = await controls.atControls(db, actor, deviceId);
        const stored = (await findRoute(db, actor, id)) ?? refuse('record.notFound');
        if (stored.version !== version) refuse('record.stale', {}, { data: stored });
        const manner = mannerOf(vehicle) ?? refuse(vehicle.craft ? 'route.otherAircraft' : 'transfer.offline');
        const { home } = vehicle;
        const fence = bothFences(vehicle.fence, await fenceFor(db, actor.enterpriseId, deviceId));
        const zones = zoneIndex(await airspaceOf(db, actor.enterpriseId, now));
        refuseUnflyable(stored, { zones, fence, home }, language);
        const { items, issues } = toMission(stored.route, manner);
        refuseIssues(issues, language);
        record({
          operation: 'plan.sent',
          target: { id: deviceId, name },
          details: { planKind: 'mission', count: items.length, route: stored.name },
        });
        const plan = { kind: 'mission' as const, items };
        const ask = (transferId: string) => askForTransfer(bus, 'gateway.sendPlan', { deviceId, transferId, token, plan });
        return { ...(await begin(context, deviceId, { kind: 'sendPlan', planKind: 'mission' }, ask)), issues };
      },
    ),

    implement(getKeptRoute, async ({ db, actor }, { id }) => {
      const { deviceId, plan } = (await findTransfer(db, actor, id)) ?? refuse('record.notFound');
      await controls.requireSeen(db, actor, deviceId as DeviceId);
      if (plan?.kind !== 'mission') return refuse('route.noMission');
      const vehicle = await vehicleOf(bus, deviceId as DeviceId);
      return fromMission(plan.items, mannerOf(vehicle) ?? { autopilot: 'ardupilot', kind: 'multirotor', home: vehicle.home?.position });
    }),
  ];
}
