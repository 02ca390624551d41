import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute, getRoute } from '@skyhelm/contract/route';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { documentOf } from '@skyhelm/core/plan/document';
import { ISSUES_MAX } from '@skyhelm/core/plan/path/airspace-issues';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { flownRoute } from '../tables/flown-route.table.ts';
import { recheckAfter } from '../features/route/recheck.ts';
import { recheckAboard } from '../features/transfer/recheck-aboard.ts';
import { answerForGateway } from '../platform/bus/vehicle-subjects.ts';
import { newId } from '../platform/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { fleetOf } from '../testing/fleet.ts';

const PATIENTLY = { timeout: 90_000 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const WAYPOINTS = ISSUES_MAX + 20;
const route: Route = {
  ...NEW_ROUTE,
  waypoints: Array.from({ length: WAYPOINTS }, (_, index) => waypointAt(positionAt({ north: 0, east: index * 30 }), NEW_ROUTE)),
};

let app: TestApp;
let as: { token: string };
let deviceId: DeviceId;
let routeId: RouteId;

/** A route that is kept, and the same one on its way between its first waypoints. */
beforeAll(async () => {
  app = await testApp();
  as = { token: app.main.token };
  const home = positionAt({ north: 0, east: 0 });
  const known = { homeLatitude: home.latitude, homeLongitude: home.longitude, homeAltitude: 100, altitude: 115 };
  const state = { flying: true, ...known, ...positionAt({ north: 0, east: 10 }) };
  const craft = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
  answerForGateway(app.services.bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE, pausedIn: undefined }]),
    ),
  );
  deviceId = await fleetOf(app, as).add('Carrier');
  ({ id: routeId } = await app.done(addRoute, { name: 'Long', route }, as));
  const { version: documentVersion, route: document } = documentOf(route);
  const sent = { entryPoint: 1, manner: 'at' as const, cycles: 1, items: WAYPOINTS + 2, firstItem: 1, endsAt: WAYPOINTS + 1 };
  await app.services.database.db.insert(flownRoute).values({
    ...{
      ...sent,
      id: newId(),
      enterpriseId: app.main.enterpriseId,
      deviceId,
      routeId,
      routeName: 'Long',
      version: 1,
      documentVersion,
      document,
    },
    ...{ beginsAt: route.waypoints.map((_, index) => index + 1), course: 'flying', reached: 1, isAboard: true, changedAt: new Date() },
  });
});

async function close(name: string, east: number, radius: number): Promise<void> {
  const shape = { kind: 'circle', centre: positionAt({ north: 0, east }), radius } as const;
  await app.done(addNoFlyZone, { name, description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' }, as);
  await recheckAfter(app.services, { enterpriseId: app.main.enterpriseId, boxes: null });
  await recheckAboard(app.services, { enterpriseId: app.main.enterpriseId, deviceId });
}
const told = async () => (await app.done(getMessages, { isAsc: true }, as)).rows.map(({ kind, text }) => `${kind} ${text}`);
const closedBy = async () => {
  const [row] = await app.services.database.db.select().from(flownRoute).where(eq(flownRoute.deviceId, deviceId));
  return [row!.closedBy, (await app.done(getRoute, { id: routeId }, as)).airspace.zones];
};

test(
  'a zone over the end of a route is told of though all of it lies below another one already, to whoever keeps it and to whoever flies it',
  PATIENTLY,
  async () => {
    await close('Country', (WAYPOINTS * 30) / 2, 30_000);
    expect(await closedBy()).toEqual([['Country'], ['Country']]);
    const before = (await told()).length;
    expect(before).toBe(2);
    await close('Fair', (WAYPOINTS - 1) * 30, 20);
    expect(await closedBy()).toEqual([
      ['Country', 'Fair'],
      ['Country', 'Fair'],
    ]);
    const news = (await told()).slice(before);
    expect(news.map((text) => text.split(' ')[0]!).sort()).toEqual(['routeBroken', 'routeClosedInFlight']);
    for (const text of news) expect(text).toContain('Country, Fair');
  },
);
