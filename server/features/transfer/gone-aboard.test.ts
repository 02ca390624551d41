import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { sendRoute } from '@skyhelm/contract/flown-route';
import { addRoute } from '@skyhelm/contract/route';
import { getTransfer } from '@skyhelm/contract/transfer';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { expect, test } from 'vitest';
import { serve } from '../../platform/bus/subjects.ts';
import { serveTransfer, transferSubject } from '../../platform/bus/transfer-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';

const SOON = { timeout: 30_000, interval: 10 };
const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const HOME = positionAt({ north: 0, east: 0 });

test(
  'an aircraft that says that it has no mission any more, as after a restart, is told nothing for one',
  { timeout: 90_000 },
  async () => {
    const app = await testApp();
    const as = { token: app.main.token };
    const { bus } = app.services;
    const home = { homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 100 };
    let state: VehicleState = { ...home, ...HOME, altitude: 100, flying: false, readyToArm: true };
    let pausedIn: 'route' | undefined;
    let orders = 0;
    const craft = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
    answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
      Object.fromEntries(
        deviceIds.map((id) => [id, { seq: 1, receivedAt: 0, online: true, state, stale: [], craft, fence: NO_FENCE, pausedIn }]),
      ),
    );
    serve(bus, 'gateway.command', () => {
      orders++;
      return { step: 'sent' };
    });
    serveTransfer(bus, 'gateway.sendPlan', () => ({ step: 'begun' }));

    const deviceId = await fleetOf(app, as).add('Lark');
    const waypoints = [300, 900].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE));
    const { id } = await app.done(addRoute, { name: 'Gone', route: { ...NEW_ROUTE, waypoints } }, as);
    await app.done(changeControl, { deviceId, action: 'take' }, as);
    const { id: transferId } = await app.done(sendRoute, { id, version: 1, deviceId }, as);
    const { enterpriseId } = app.main;
    bus.publish(transferSubject(deviceId), { enterpriseId, deviceId, transferId, news: { end: { outcome: 'done' } } });
    await expect.poll(async () => (await app.done(getTransfer, { id: transferId }, as)).course, SOON).toBe('done');

    const start = () => app.call(sendCommand, { deviceId, kind: 'startRoute', item: 0, route: { id, version: 1 } }, as);
    const gone = { state: 0, issues: [{ code: 'mission.gone' }] };
    state = { ...state, missionCount: 0 };
    expect(await start()).toMatchObject(gone);
    [pausedIn, state] = ['route', { ...state, flying: true, altitude: 130 }];
    expect(await app.call(sendCommand, { deviceId, kind: 'continue' }, as), 'nor in the air').toMatchObject(gone);
    expect(orders, 'no motor turns').toBe(0);

    [pausedIn, state] = [undefined, { ...state, flying: false, altitude: 100, missionCount: waypoints.length + 2 }];
    expect(await start()).toMatchObject({ state: 1 });
  },
);
