import { changeControl, renewControl } from '@skyhelm/contract/control';
import { addFormation, getFormation } from '@skyhelm/contract/formation';
import { getFormationFlight } from '@skyhelm/contract/formation-flight';
import type { DeviceId, FormationId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { getRoute } from '@skyhelm/contract/route';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { DOCUMENT_VERSION } from '@skyhelm/core/plan/document';
import { NEW_FORMATION, type Formation } from '@skyhelm/core/plan/formation/formation';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import type { CourseStep } from '@skyhelm/core/vehicle/command-course';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { publish, serve } from '../../platform/bus/subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { newId } from '../../platform/ids.ts';
import { atEnd } from '../../testing/at-end.ts';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';

/** A thread for the reckoning of each formation, on a machine that may be busy. */
export const PATIENTLY = { timeout: 60_000, interval: 20 };
export const LONG_MS = 120_000;
export const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
/** North from above the leader: its right is east, where the next one stands. */
export const route: Route = {
  ...NEW_ROUTE,
  waypoints: [0, 100].map((north) => waypointAt(positionAt({ north, east: 0 }), NEW_ROUTE)),
};

export const standing = (east: number, north = 0, homeAltitude = 30): VehicleState => {
  const { latitude, longitude } = positionAt({ north, east });
  const home = { homeLatitude: latitude, homeLongitude: longitude, homeAltitude };
  return { flying: false, readyToArm: true, latitude, longitude, ...home };
};

/** The product with aircraft that say what they are told to say, and take every order. */
export async function formationField() {
  const app = await testApp();
  const as = { token: app.main.token };
  const { bus, database } = app.services;
  const states = new Map<string, VehicleState>();
  const crafts = new Map<string, Craft>();
  const orders: { deviceId: string; commandId: string; kind: string; at: number }[] = [];
  const held = new Set<DeviceId>();
  let made = 0;
  // As the console does: a slow machine must not take the controls from anybody.
  const renewing = setInterval(() => {
    for (const deviceId of held) void app.call(renewControl, { deviceId }, as);
  }, 2_000);
  atEnd(() => clearInterval(renewing));
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => {
        const known = { state: states.get(id) ?? {}, craft: crafts.get(id), fence: NO_FENCE };
        return [id, { seq: 1, receivedAt: 0, online: true, stale: [], ...known }];
      }),
    ),
  );
  serve(bus, 'gateway.command', ({ deviceId, commandId, command }) => {
    orders.push({ deviceId, commandId, kind: command.kind, at: performance.now() });
    return { step: 'sent' };
  });

  async function sendTo(deviceId: DeviceId, { id: routeId, version }: { id: string; version: number }, plan: Route): Promise<void> {
    const sent = { entryPoint: 1, manner: 'at' as const, cycles: plan.cycles, beginsAt: [0, 1], endsAt: 2, items: 3, firstItem: 1 };
    await database.db.insert(flownRoute).values({
      ...sent,
      id: newId(),
      enterpriseId: app.main.enterpriseId,
      deviceId,
      routeId,
      version,
      documentVersion: DOCUMENT_VERSION,
      document: plan,
      course: 'aboard',
      isAboard: true,
      changedAt: new Date(),
    });
  }

  async function take(devices: readonly DeviceId[]): Promise<void> {
    for (const deviceId of devices) {
      await app.done(changeControl, { deviceId, action: 'take' }, as);
      held.add(deviceId);
    }
  }

  const flightOf = async (id: FormationId) => (await app.done(getFormationFlight, { id }, as)).flight;

  return {
    app,
    as,
    states,
    crafts,
    orders,
    take,
    flightOf,
    /** Nothing was ordered, and nobody has the controls of anything. */
    forget(): void {
      orders.length = 0;
      held.clear();
    },
    /** What the latest formation is called. */
    latestName: () => `Line ${made}`,

    /** A formation with its routes on board of aircraft that stand below them, and somebody at all their controls. */
    async lineUp(given: Partial<Formation>, isAboard = true, plan = route) {
      const name = `Line ${++made}`;
      const { id } = await app.done(addFormation, { name, route: plan, formation: { ...NEW_FORMATION, count: 2, ...given } }, as);
      const { routes } = await app.done(getFormation, { id }, as);
      const fleet = fleetOf(app, as);
      const members = [];
      for (const [index, own] of routes.entries()) {
        const deviceId = await fleet.add(`${name} aircraft ${index + 1}`);
        states.set(deviceId, standing(20 * index));
        if (isAboard) await sendTo(deviceId, own, (await app.done(getRoute, { id: own.id }, as)).route);
        members.push({ routeId: own.id, version: own.version, deviceId });
      }
      await take(members.map(({ deviceId }) => deviceId));
      return { id, members };
    },
    async release(deviceId: DeviceId): Promise<void> {
      held.delete(deviceId);
      await app.done(changeControl, { deviceId, action: 'release' }, as);
    },
    async standOf(id: FormationId) {
      const flight = await flightOf(id);
      return flight && [flight.state, ...flight.members.map(({ state }) => state)];
    },
    tell(index: number, step: CourseStep): void {
      const { deviceId, commandId } = orders[index]!;
      publish(bus, 'device.command', { enterpriseId: app.main.enterpriseId, deviceId, commandId, step, details: {} });
    },
    told: async (kind: string) => (await app.done(getMessages, {}, as)).rows.filter((row) => row.kind === kind).map(({ text }) => text),
    orderedTo: () => orders.map(({ deviceId }) => deviceId),
  };
}
