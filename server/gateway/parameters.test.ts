import { describe, expect, test } from 'vitest';
import { askOfParameters, hearParameters, type ParameterNews } from '../platform/bus/parameter-subjects.ts';
import { rig, type Rig } from './testing/rig.ts';
import { simulatedDevice, type SimulatedDevice } from './testing/simulated-device.ts';

const PATIENTLY = { timeout: 60_000, interval: 50 };
const BAD_LINK = ['loss 30', 'duplicate 5', 'reorder 10', 'delay 20'];

const look = ({ bus }: Rig, deviceId: string) => askOfParameters(bus, 'gateway.parameters', { deviceId });
const set = ({ bus }: Rig, deviceId: string, name: string, value: number, token = 1) =>
  askOfParameters(bus, 'gateway.setParameter', { deviceId, token, name, value });

/** Everything that was told of it until its list is here. */
async function loaded(own: Rig, { device }: SimulatedDevice): Promise<ParameterNews[]> {
  const news: ParameterNews[] = [];
  const end = hearParameters(own.bus, device.id, (one) => void news.push(one));
  await expect.poll(async () => (await look(own, device.id)).isCurrent, PATIENTLY).toBe(true);
  end();
  return news;
}

const valueOf = async (own: Rig, { device }: SimulatedDevice, name: string) =>
  (await look(own, device.id)).parameters.find((one) => one.name === name);

async function described(own: Rig, craft: SimulatedDevice): Promise<void> {
  await expect.poll(async () => (await valueOf(own, craft, 'MAV_SYS_ID'))?.facts, PATIENTLY).toBeDefined();
}

describe('a simulated aircraft on real UDP', () => {
  test('PX4 says what its parameters are, is not asked for that again, and keeps it through every change', async () => {
    const own = await rig();
    const px4 = await simulatedDevice(own, '--flavour', 'px4-multirotor', '--set', 'RTL_RETURN_ALT=45');
    await loaded(own, px4);
    await described(own, px4);
    const facts = { label: 'Height in which it returns', group: 'Return', unit: 'm', min: 0, increment: 0.5 };
    expect(await valueOf(own, px4, 'RTL_RETURN_ALT')).toEqual({ name: 'RTL_RETURN_ALT', type: 'f32', value: 45, default: 30, facts });
    expect((await valueOf(own, px4, 'NAV_DLL_ACT'))?.facts?.values).toContainEqual({ value: 2, label: 'Return' });
    expect((await valueOf(own, px4, 'EKF2_GPS_CHECK'))?.facts?.bits).toContainEqual({ bit: 9, label: 'Spoofing' });
    expect((await valueOf(own, px4, 'SYS_AUTOSTART'))?.facts?.needsReboot).toBe(true);
    expect(await valueOf(own, px4, 'BAT1_V_CHARGED')).toMatchObject({ value: 4.05, default: 4.05 });
    // What it advises against it may take all the same.
    expect(await set(own, px4.device.id, 'MPC_XY_CRUISE', 25)).toMatchObject({ result: 'written' });
    expect(await valueOf(own, px4, 'MPC_XY_CRUISE')).toMatchObject({ value: 25, default: 8, facts: { max: 20 } });
    await askOfParameters(own.bus, 'gateway.refreshParameters', { deviceId: px4.device.id });
    await expect.poll(async () => (await look(own, px4.device.id)).loading, PATIENTLY).toBeNull();
    expect(await valueOf(own, px4, 'MPC_XY_CRUISE')).toMatchObject({ value: 25, default: 8, facts: { max: 20 } });
    const kept = own.kept.get(px4.device.id);
    expect(kept?.mark).toEqual(expect.any(Number));
    expect(kept?.parameters.find(({ name }) => name === 'RTL_RETURN_ALT')).toMatchObject({ default: 30, facts });
  });

  test('ArduPilot hands over its packed file once somebody looks, with what its firmware sets, and is written to', async () => {
    const own = await rig();
    const copter = await simulatedDevice(own, '--flavour', 'copter', '--set', 'RTL_ALT=2000');
    expect(own.kept.size).toBe(0);
    const news = await loaded(own, copter);
    const { parameters, missing, model } = await look(own, copter.device.id);
    expect([parameters.length > 1_000, missing]).toEqual([true, 0]);
    expect(model).toMatchObject({ autopilot: 'ardupilot', kind: 'multirotor' });
    expect(parameters.find(({ name }) => name === 'RTL_ALT')).toMatchObject({ value: 2_000, default: 1_500 });
    expect(parameters.find(({ name }) => name === 'WPNAV_SPEED')).toEqual({
      name: 'WPNAV_SPEED',
      type: 'f32',
      value: 1_000,
      default: 1_000,
    });
    expect(news.some(({ loading }) => loading !== null && loading.total > 10_000)).toBe(true);
    expect(own.kept.get(copter.device.id)?.parameters).toHaveLength(parameters.length);

    expect(await set(own, copter.device.id, 'WPNAV_SPEED', 650.25)).toEqual({ name: 'WPNAV_SPEED', result: 'written', value: 650.25 });
    expect(await valueOf(own, copter, 'WPNAV_SPEED')).toMatchObject({ value: 650.25, default: 1_000 });
    await expect
      .poll(() => own.kept.get(copter.device.id)?.parameters.find(({ name }) => name === 'WPNAV_SPEED')?.value, PATIENTLY)
      .toBe(650.25);
    expect(await set(own, copter.device.id, 'NO_SUCH', 1)).toMatchObject({ result: 'notSent' });
    expect(await set(own, copter.device.id, 'WPNAV_SPEED', 700, 0)).toMatchObject({ result: 'notSent' });
  });

  test('PX4 is listed, written byte by byte, and by its own number need not be listed again', async () => {
    const own = await rig();
    const px4 = await simulatedDevice(own, '--flavour', 'px4-multirotor');
    const first = await loaded(own, px4);
    await described(own, px4);
    expect(first.some(({ loading }) => loading !== null && loading.total > 20)).toBe(true);
    expect(await valueOf(own, px4, 'CAL_MAG0_ROT')).toMatchObject({ type: 'i32', value: -1 });
    expect(await set(own, px4.device.id, 'CAL_MAG0_ROT', -5_000_000)).toMatchObject({ result: 'written', value: -5_000_000 });
    expect(await set(own, px4.device.id, 'CAL_MAG0_ROT', -1)).toMatchObject({ result: 'written', value: -1 });

    await askOfParameters(own.bus, 'gateway.refreshParameters', { deviceId: px4.device.id });
    await expect.poll(async () => (await look(own, px4.device.id)).loading, PATIENTLY).toBeNull();
    const again: ParameterNews[] = [];
    hearParameters(own.bus, px4.device.id, (one) => void again.push(one));
    await askOfParameters(own.bus, 'gateway.refreshParameters', { deviceId: px4.device.id });
    await expect.poll(async () => (await look(own, px4.device.id)).loading, PATIENTLY).toBeNull();
    expect(again.map(({ loading }) => loading)).toEqual([{ done: 0, total: 0 }, null]);
    expect(again.at(-1)).toMatchObject({ isCurrent: true, changes: [] });
  });

  test.each([
    ['copter', 'WPNAV_SPEED'],
    ['px4-multirotor', 'COM_DL_LOSS_T'],
  ])('over a link that loses a third, %s tells all of it and takes what it is told', async (flavour, name) => {
    const own = await rig();
    const craft = await simulatedDevice(own, '--flavour', flavour);
    await loaded(own, craft);
    if (flavour.startsWith('px4')) await described(own, craft);
    expect(await set(own, craft.device.id, name, 6)).toMatchObject({ result: 'written' });
    const before = await look(own, craft.device.id);
    for (const line of BAD_LINK) craft.order(line);
    await askOfParameters(own.bus, 'gateway.refreshParameters', { deviceId: craft.device.id });
    await expect.poll(async () => (await look(own, craft.device.id)).loading, PATIENTLY).toBeNull();
    const after = await look(own, craft.device.id);
    expect(after).toMatchObject({ missing: 0, fault: null, isCurrent: true, parameters: before.parameters });
    expect(after.loadedAt).toBeGreaterThan(before.loadedAt!);
    for (const value of [7, 8, 9]) expect(await set(own, craft.device.id, name, value)).toEqual({ name, result: 'written', value });
  });
});
