import { changeControl, sendCommand } from '@skyhelm/contract/control';
import { addFence, clearFences, deleteFence, getFencedDevices, getFences, getStrayFences, sendFences } from '@skyhelm/contract/fence';
import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { getOperations } from '@skyhelm/contract/operation-log';
import { setSimulator, startSimulator } from '@skyhelm/contract/simulator';
import { getTransfer, readPlan } from '@skyhelm/contract/transfer';
import { beforeAll, expect, test } from 'vitest';
import { stateOf } from '../features/control/index.ts';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import type { TestApp } from '../testing/app.ts';
import { fleetOf } from '../testing/fleet.ts';
import { codeOf } from '../testing/people.ts';
import { PATIENTLY, SIMULATED_PLACE as PLACE, simulatingApp } from './listening-app.ts';

const circleAt = (latitude: number, radius: number) =>
  ({ kind: 'circle', centre: { longitude: PLACE.longitude, latitude }, radius }) as const;

let app: TestApp;
let as: { token: string };

beforeAll(async () => {
  ({ app, as } = await simulatingApp());
}, 120_000);

const ended = async (id: VehicleTransferId) => {
  await expect.poll(async () => (await app.done(getTransfer, { id }, as)).course, PATIENTLY).not.toBe('running');
  return app.done(getTransfer, { id }, as);
};

async function flown(craft: 'multirotorArdupilot' | 'multirotorPx4'): Promise<DeviceId> {
  const deviceId = await fleetOf(app, as).add(craft, { type: 'simulator' });
  await app.done(setSimulator, { id: deviceId, version: 0, ...PLACE, craft }, as);
  await app.done(startSimulator, { id: deviceId, minutes: 10 }, as);
  await expect.poll(async () => (await stateOf(app.services.bus, deviceId)).readyToArm, PATIENTLY).toBe(true);
  return deviceId;
}

test.each(['multirotorArdupilot', 'multirotorPx4'] as const)(
  'fences and their height are on board of a %s once they are sent, and gone once they are taken off',
  { timeout: 240_000 },
  async (craft) => {
    const deviceId = await flown(craft);
    const holds = { scope: 'device' as const, deviceIds: [deviceId] };
    const { id } = await app.done(addFence, { name: `${craft} works`, shape: circleAt(PLACE.latitude, 400), ceiling: 60, ...holds }, as);
    await app.done(addFence, { name: `${craft} port`, shape: circleAt(22.6, 500), ceiling: 90, ...holds }, as);
    await app.done(addFence, { name: `${craft} mast`, keep: 'out', shape: circleAt(22.5451, 30), ...holds }, as);
    const aboard = async () => (await app.done(getFencedDevices, { id }, as)).rows[0];
    expect(await aboard()).toMatchObject({ online: true, flying: false, ceiling: 60 });

    await app.done(changeControl, { deviceId, action: 'take' }, as);
    const sent = await app.done(sendFences, { deviceId }, as);
    expect(await ended(sent.id)).toMatchObject({ course: 'done', fault: null });
    expect(await aboard()).toMatchObject({ board: 'same', notes: [], boardCeiling: 60 });
    const read = await app.done(readPlan, { deviceId, kind: 'fence' }, as);
    expect((await ended(read.id)).plan).toMatchObject({
      areas: [
        { keep: 'in', radius: 400 },
        { keep: 'in', radius: 500 },
        { keep: 'out', radius: 30 },
      ],
    });
    const { rows } = await app.done(getOperations, { operations: ['plan.sent'] }, as);
    expect(rows[0]).toMatchObject({ target: craft });

    await app.done(changeControl, { deviceId, action: 'take' }, as);
    await app.done(sendCommand, { deviceId, kind: 'takeOff', height: 10 }, as);
    await expect.poll(async () => (await stateOf(app.services.bus, deviceId)).flying, PATIENTLY).toBe(true);
    expect(codeOf(await app.call(sendFences, { deviceId }, as))).toBe('fence.flying');
    const again = await app.done(sendFences, { deviceId, evenFlying: true }, as);
    expect(await ended(again.id)).toMatchObject({ course: 'done' });

    const stray = async () => (await app.done(getStrayFences, {}, as)).rows.find((one) => one.id === deviceId);
    const rules = async () => (await askGateway(app.services.bus, 'gateway.snapshots', { deviceIds: [deviceId] }))[deviceId]?.fenceRules;
    const takeOff = async (withHeight: boolean) => {
      await app.done(changeControl, { deviceId, action: 'take' }, as);
      return ended((await app.done(clearFences, { deviceId, withHeight }, as)).id);
    };
    expect(await stray()).toBeUndefined();
    for (const { id: gone } of (await app.done(getFences, { keyword: craft }, as)).rows) await app.done(deleteFence, { id: gone }, as);
    expect(await stray()).toMatchObject({ board: 'other', areas: 0, boardCeiling: 60 });
    expect(await takeOff(false)).toMatchObject({ course: 'done', fault: null });
    expect([await stray(), (await rules())?.ceiling]).toEqual([undefined, 60]);
    expect(await takeOff(true)).toMatchObject({ course: 'done', fault: null });
    expect((await rules())?.ceiling).toBeNull();
    const left = await app.done(readPlan, { deviceId, kind: 'fence' }, as);
    expect((await ended(left.id)).plan).toMatchObject({ areas: [] });
  },
);
