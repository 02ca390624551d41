import { getCommandPreview } from '@skyhelm/contract/command-preview';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { expect, test } from 'vitest';
import { answerOfParameters } from '../../platform/bus/parameter-subjects.ts';
import { answerForGateway } from '../../platform/bus/vehicle-subjects.ts';
import { testApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { parameterDirectory } from '../parameter/index.ts';

const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
const HOME = positionAt({ north: 0, east: 0 });
const CRAFT = { kind: 'multirotor', autopilot: 'ardupilot' } as const;
const MODEL = { ...CRAFT, firmware: '4.6.3' };
const HARDWARE = `mavlink:${'a1'.repeat(18)}` as const;

test('what a command would do goes by what the aircraft says of itself, and is unknown without that', async () => {
  const app = await testApp();
  const as = { token: app.main.token };
  const { bus } = app.services;
  let asked = 0;
  const waits: { pausedIn?: FlightMode } = {};
  let rally: { latitude: number; longitude: number; altitude: number }[] | undefined = [];
  const state: VehicleState = {
    ...{ ...positionAt({ north: 420, east: 0 }), height: 54, altitude: 154, flying: true, clearance: 40 },
    ...{ homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 100 },
  };
  answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
    Object.fromEntries(
      deviceIds.map((id) => [
        id,
        { seq: 1, receivedAt: 0, online: true, state, stale: [], craft: CRAFT, fence: NO_FENCE, ...waits, ...(rally && { rally }) },
      ]),
    ),
  );
  answerForGateway(bus, 'gateway.crafts', ({ deviceIds }) => Object.fromEntries(deviceIds.map((id) => [id, CRAFT])));
  answerOfParameters(bus, 'gateway.parameters', async () => ({
    ...{ seq: 1, online: true, isCurrent: true, loading: null, fault: null, missing: 0, loadedAt: null },
    ...{ parameters: [], model: MODEL },
    seq: ++asked,
  }));
  const deviceId = await fleetOf(app, as).add('Lark', { hardwareId: HARDWARE });
  const look = () => app.done(getCommandPreview, { deviceId }, as);

  const before = await look();
  expect(before.directReturn).toMatchObject({ path: 'straight', to: 'home', height: null, end: 'unknown' });
  expect(before.land).toMatchObject({ way: 'here', height: 54, aboveGround: 40, groundHeight: 14 });
  expect(before.continue).toMatchObject({ with: 'nothing' });

  const told = { RTL_ALT: 8_000, RTL_CLIMB_MIN: 0, RTL_CONE_SLOPE: 3, RTL_ALT_FINAL: 0, RTL_SPEED: 700 };
  const parameters = Object.entries(told).map(([name, value]): Parameter => ({ name, type: 'f32', value }));
  const read = { hardwareId: HARDWARE, model: MODEL, hash: null, mark: null, missing: 0, loadedAt: 0, parameters };
  await parameterDirectory(app.services).keepParameters(deviceId, read);
  waits.pausedIn = 'route';
  const after = await look();
  expect(after.directReturn).toMatchObject({ height: 80, heightAbove: 'home', speed: 7, end: 'land' });
  expect(Math.round(after.directReturn.distance! / 10)).toBe(42);
  expect(after.trackReturn).toMatchObject({ path: 'track', isHeightAsFlown: true });
  expect(after.continue, 'the mission on board is unknown').toMatchObject({ with: 'route', waypoint: null, height: null });
  rally = undefined;
  expect((await look()).directReturn.to, 'its rally points were not read').toBe('homeOrRally');
  expect(asked, 'to be asked for all of them would fill a weak link in flight').toBe(0);
  state.flying = false;
  await look();
  expect(asked).toBe(1);
});
