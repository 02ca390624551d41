import {
  getClosedRoutes,
  getKeptRoute,
  getLandingAboard,
  getResumableRoutes,
  getRouteInFlight,
  getRoutesAboard,
  sendRoute,
} from '@skyhelm/contract/flown-route';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { holds, holdsAny } from '@skyhelm/core/identity/permission';
import { obstacle } from '@skyhelm/core/plan/checks/obstacle';
import { fromMission } from '@skyhelm/core/plan/mission/from-mission';
import { landingAboard, needsLanding, type LandingAboard } from '@skyhelm/core/plan/mission/landing-aboard';
import { goingOn, resumePoint, type ResumePoint } from '@skyhelm/core/plan/mission/progress';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import type { Route } from '@skyhelm/core/plan/route';
import { modeNumbered, staysOnRoute } from '@skyhelm/core/vehicle/flight-mode';
import { limitsOf } from '@skyhelm/core/plan/checks/check';
import { refuse } from '../../platform/app-error.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { knownOf, type Controls, type Known } from '../control/index.ts';
import { devicesVisibleTo, enduranceFor, pulsesOf } from '../device/index.ts';
import {
  aboard,
  aboardIn,
  brokenOff,
  closedInFlight,
  insertFlown,
  isAsSent,
  missionOf,
  routeInFlight,
  type FlownRow,
} from '../flown-route/index.ts';
import { findParameters, traitsIn } from '../parameter/index.ts';
import { findRoute, LAID_OUT_WHEN_KEPT, leaderPatternOf, namesTold, refuseIssues, refuseUnflyable, routesAmong } from '../route/index.ts';
import { requireTaskFlown } from '../task/index.ts';
import { terrainBelow } from '../terrain/index.ts';
import type { Begin } from './begin.ts';
import { airAround, refuseFlown, refuseUnconfirmed } from './air-around.ts';
import { isFlownAlike } from './named-route.ts';
import { firstItemOf, likelyMannerOf, mannerOf, vehicleOf } from './vehicle-of.ts';
import { findTransfer } from './vehicle-transfer.store.ts';

interface Wish {
  id: RouteId;
  version: number;
  deviceId: DeviceId;
  startAt?: number | undefined;
  resume: boolean;
  evenFlying: boolean;
}

interface Beginning extends ResumePoint {
  /** Something of the route is left out, even together with the flight that it goes on with. */
  isPart: boolean;
  /** The flight that it goes on with. */
  resumed?: FlownRow;
}

/** Where it begins. Whoever goes on says what they were told: should it have flown on since, they are told anew. */
async function beginningOf(db: Queryable, actor: Actor, wish: Wish, route: Route): Promise<Beginning> {
  const { id, version, deviceId, startAt = route.entryPoint, resume } = wish;
  if (!resume) return { waypoint: startAt, manner: 'at', cycles: route.cycles, isPart: startAt > route.entryPoint };
  const row = (await brokenOff(db, actor, deviceId)).find((flown) => flown.routeId === id);
  const point = row && (await isAsSent(db, row, { version, route })) ? resumePoint(row, row) : undefined;
  if (!row || point?.waypoint !== startAt) return refuse('route.notResumable');
  return { ...point, isPart: row.isPart || row.hasSkipped, resumed: row };
}

const isOnRoute = async (bus: Bus, deviceId: DeviceId): Promise<boolean> =>
  staysOnRoute(modeNumbered((await knownOf(bus, deviceId)).state.mode ?? 0));

/** Null where it lands wherever it is. */
async function landingOf(db: Queryable, deviceId: DeviceId, { craft, state }: Known): Promise<LandingAboard | 'unknown' | null> {
  if (!craft || !needsLanding(craft)) return null;
  if (state.missionCount === 0) return 'none';
  const [row] = await aboard(db, deviceId);
  const items = row && (await missionOf(db, row));
  return items ? landingAboard(items) : 'unknown';
}

/** Routes to aircraft and back: the same transfers as of any plan, in the words of routes. */
export function flownRouteRoutes({ bus, blobs }: Services, controls: Controls, begin: Begin): Implementation[] {
  return [
    implementPrepared(
      sendRoute,
      (_, { deviceId }) => vehicleOf(bus, deviceId),
      async (context, wish, vehicle) => {
        const { id, version, deviceId } = wish;
        const { db, actor, now, language, record } = context;
        if (!holdsAny(actor.permissions, ['route:query', 'task:query'])) refuse('request.forbidden');
        const { token, name } = await controls.atControls(db, actor, deviceId);
        const stored = (await findRoute(db, actor, id)) ?? refuse('record.notFound');
        if (stored.taskId === null && !holds(actor.permissions, 'route:query')) refuse('record.notFound');
        refuseIssues(await requireTaskFlown({ db, bus, blobs, actor, now }, id, deviceId, vehicle.state), language);
        if (stored.version !== version) refuse('record.stale', {}, { data: stored });
        await refuseFlown(db, deviceId, vehicle);
        const manner = mannerOf(vehicle) ?? refuse(vehicle.craft ? 'route.otherAircraft' : 'transfer.offline');
        const { waypoint: entryPoint, manner: entry, cycles, isPart, resumed } = await beginningOf(db, actor, wish, stored.route);
        const entered = { ...stored, route: { ...stored.route, entryPoint, cycles } };
        // As far as they are known: nothing is asked of it while its link is to carry the route.
        const traits = traitsIn(vehicle, await findParameters(db, deviceId));
        const airspace = await airAround(context, deviceId, vehicle, entered.route);
        const terrain = await terrainBelow(db, blobs, actor.enterpriseId, entered.route, airspace);
        const endurance = await enduranceFor(db, actor.enterpriseId, deviceId, vehicle.craft);
        const { enterpriseId } = actor;
        await refuseUnflyable(entered, {
          enterpriseId,
          language,
          airspace,
          laidOut: LAID_OUT_WHEN_KEPT,
          terrain,
          limits: limitsOf(traits),
          endurance,
        });
        const { items, beginsAt, endsAt, issues } = toMission(
          entered.route,
          { ...manner, pulses: await pulsesOf(db, actor, deviceId) },
          entry,
        );
        refuseIssues(issues, language);
        refuseUnconfirmed(vehicle, wish.evenFlying);
        record({
          operation: 'plan.sent',
          target: { id: deviceId, name },
          details: { planKind: 'mission', count: items.length, route: stored.name, ...(entryPoint > 1 && { startAt: entryPoint }) },
        });
        const plan = { kind: 'mission' as const, items };
        const ask = (transferId: string) => askForTransfer(bus, 'gateway.sendPlan', { deviceId, transferId, token, plan });
        const begun = await begin(context, deviceId, { kind: 'sendPlan', planKind: 'mission' }, ask);
        const sent = { entryPoint, manner: entry, cycles, isPart, beginsAt, endsAt, items: items.length, firstItem: firstItemOf(manner) };
        const whole = { routeId: id, routeName: stored.name, version, route: stored.route, mission: items };
        await insertFlown(db, actor, { ...sent, ...whole, id: begun.id, deviceId, now, resumed });
        const pattern = stored.route.pattern ?? (await leaderPatternOf(db, actor, id));
        const through = obstacle({ ...entered, route: { ...entered.route, pattern }, limits: {}, airspace });
        return { ...begun, issues: [...issues, ...through] };
      },
    ),

    implement(getResumableRoutes, async ({ db, actor }, { deviceId }) => {
      await controls.requireSeen(db, actor, deviceId);
      const rows = holdsAny(actor.permissions, ['route:query', 'task:query']) ? await brokenOff(db, actor, deviceId) : [];
      const known = await routesAmong(
        db,
        actor,
        rows.map(({ routeId }) => routeId as RouteId),
      );
      const found = rows.map(async (row) => {
        const [route, point] = [known.get(row.routeId), resumePoint(row, row)];
        if (!route || !point || !(await isFlownAlike(db, actor, row, route))) return [];
        return {
          routeId: route.id,
          version: route.version,
          name: route.name,
          startAt: point.waypoint,
          waypoints: row.beginsAt.length,
          cycles: point.cycles,
          earlyEnd: row.earlyEnd,
          brokenOffAt: row.changedAt.toISOString(),
        };
      });
      return (await Promise.all(found)).flat();
    }),

    implement(getRouteInFlight, async ({ db, actor }, { deviceId }) => {
      await controls.requireSeen(db, actor, deviceId);
      const found = await routeInFlight(db, actor.enterpriseId, deviceId);
      if (!found || !(await isOnRoute(bus, deviceId))) return null;
      const { row, name } = found;
      const closedBy = row.closedBy.length > 0 ? namesTold(row.closedBy) : null;
      return { name, waypoint: goingOn(row, row)?.waypoint ?? null, waypoints: row.beginsAt.length, closedBy };
    }),

    implement(getLandingAboard, async ({ db, actor }, { deviceId }) => {
      await controls.requireSeen(db, actor, deviceId);
      return { landing: await landingOf(db, deviceId, await vehicleOf(bus, deviceId)) };
    }),

    implement(getClosedRoutes, async ({ db, actor }) => {
      const seen = await devicesVisibleTo(db, actor);
      const closed = (await closedInFlight(db, actor.enterpriseId)).filter(({ row }) => seen.has(row.deviceId));
      const told = closed.map(async ({ row, name }) => {
        const deviceId = row.deviceId as DeviceId;
        return (await isOnRoute(bus, deviceId)) ? [{ deviceId, name, closedBy: namesTold(row.closedBy) }] : [];
      });
      return (await Promise.all(told)).flat();
    }),

    implement(getRoutesAboard, async ({ db, actor }) => {
      if (!holdsAny(actor.permissions, ['route:query', 'task:query'])) return [];
      const seen = await devicesVisibleTo(db, actor);
      const rows = (await aboardIn(db, actor)).filter(({ deviceId }) => seen.has(deviceId));
      const known = await routesAmong(
        db,
        actor,
        rows.map(({ routeId }) => routeId as RouteId),
      );
      return rows
        .filter(({ routeId }) => known.has(routeId))
        .map(({ deviceId, routeId, version, course, createdAt }) => ({
          deviceId: deviceId as DeviceId,
          routeId: routeId as RouteId,
          version,
          isFlying: course === 'flying',
          sentAt: createdAt.toISOString(),
        }));
    }),

    implement(getKeptRoute, async ({ db, actor, language }, { id }) => {
      const { deviceId, plan } = (await findTransfer(db, actor, id)) ?? refuse('record.notFound');
      await controls.requireSeen(db, actor, deviceId as DeviceId);
      if (plan?.kind !== 'mission') return refuse('route.noMission');
      const vehicle = await vehicleOf(bus, deviceId as DeviceId);
      const manner = { ...likelyMannerOf(vehicle), pulses: await pulsesOf(db, actor, deviceId as DeviceId) };
      const { route, issues } = fromMission(plan.items, manner);
      refuseIssues(issues, language);
      return { route, issues, manner };
    }),
  ];
}
