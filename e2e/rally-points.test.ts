import { changeControl } from '@skyhelm/contract/control';
import { getDevices } from '@skyhelm/contract/device';
import { bindDevice } from '@skyhelm/contract/device-binding';
import { getFlightTraits } from '@skyhelm/contract/flight-traits';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addRoute } from '@skyhelm/contract/route';
import { sendPlan } from '@skyhelm/contract/transfer';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { afterAll, beforeAll, test } from 'vitest';
import { startProduct, type Product } from './testing/product.ts';
import { tab } from './testing/route-editor.ts';
import { callerAs, type Caller } from './testing/server-calls.ts';
import { expectSeen, expectSoon } from './testing/sight.ts';
import { freeUdpPort, startSimulator, type Simulator } from './testing/simulator.ts';
import { browsing } from './testing/stories.ts';
import { t } from './testing/words.ts';

const HOME = { latitude: 31.1, longitude: 121.6 };
const { positionAt } = tangentPlane(HOME);
const at = (north: number, east: number) => positionAt({ north, east });

let product: Product;
let simulator: Simulator;
let owner: Caller;
let pilot: Caller;
let deviceId: DeviceId;
beforeAll(async () => {
  const port = await freeUdpPort();
  product = await startProduct({ env: { MAVLINK_UDP: String(port) } });
  simulator = await startSimulator(port, ['--at', `${HOME.latitude},${HOME.longitude},5`]);
  owner = await callerAs(product.address, 'demo', product.demoPassword!);
  deviceId = (await owner.call(getDevices, { keyword: 'UAV-26001' })).rows[0]!.id;
  await owner.call(bindDevice, { id: deviceId, hardwareId: simulator.hardwareId });
  pilot = await callerAs(product.address, 'pilot1', product.demoPassword!);
});
afterAll(async () => {
  await simulator?.stop();
  await product?.stop();
});

const { visit } = browsing(() => product.address);

test('whoever plans a route for an aircraft with rally points on board is told what lies on the way back to them', async () => {
  const shape = { kind: 'circle', centre: at(200, 100), radius: 20 } as const;
  await owner.call(addNoFlyZone, { name: 'Mast', description: 'x', validUntil: '2099-01-01T00:00:00Z', shape });
  const waypoints = [100, 200].map((north) => waypointAt(at(north, 0), { ...NEW_ROUTE, height: 20 }));
  const { id } = await pilot.call(addRoute, { name: 'Past the mast', route: { ...NEW_ROUTE, height: 20, endAction: 'land', waypoints } });
  const rally = { ...at(200, 180), altitude: 25 };
  await expectSoon(async () => (await pilot.call(getFlightTraits, { deviceId })).isCurrent, true);
  await pilot.call(changeControl, { deviceId, action: 'take' });
  await pilot.call(sendPlan, { deviceId, plan: { kind: 'rally', points: [rally] } });
  await expectSoon(async () => (await pilot.call(getFlightTraits, { deviceId })).rally?.points.length, 1);

  const { page } = await visit(`/edit-route/${id}?device=${deviceId}`, {
    account: { account: 'pilot1', password: product.demoPassword! },
  });
  await tab(page, 'check').click();
  const place = `${rally.latitude.toFixed(5)}, ${rally.longitude.toFixed(5)}`;
  await expectSeen(page.getByText(t('issues.route.mayCrossToRally', { zone: 'Mast', rally: 1, place })));
});
