import { beforeEach, expect, test } from 'vitest';
import { askOfParameters, hearParameters, type ParameterNews } from '../platform/bus/parameter-subjects.ts';
import { publish } from '../platform/bus/subjects.ts';
import { overUdp, type Aircraft } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';

const PATIENTLY = { timeout: 60_000, interval: 5 };
/** An autopilot without any shorter way: it is listed. */
const PLAIN = 0;

let own: Rig;
beforeEach(async () => void (own = await rig()));

interface Joined {
  aircraft: Aircraft;
  deviceId: string;
}

async function join(number: number): Promise<Joined> {
  const aircraft = await overUdp(own.udpPort, { number, autopilot: PLAIN });
  const { id: deviceId } = own.register(aircraft.hardwareId);
  const isOnline = async () => {
    aircraft.beat();
    return (await look(deviceId)).online;
  };
  await expect.poll(isOnline, PATIENTLY).toBe(true);
  return { aircraft, deviceId };
}

const look = (deviceId: string) => askOfParameters(own.bus, 'gateway.parameters', { deviceId });
const listsAsked = ({ aircraft }: Joined) => aircraft.heard.filter(({ name }) => name === 'PARAM_REQUEST_LIST').length;
const say = ({ aircraft }: Joined, name: string, value: number, place: number, count: number) =>
  aircraft.say('PARAM_VALUE', { param_id: name, param_value: value, param_type: 9, param_index: place, param_count: count });

/** Looks, and lets the aircraft tell its only parameter. */
async function told(one: Joined, value: number): Promise<void> {
  const before = listsAsked(one);
  await expect.poll(async () => ((await look(one.deviceId)).isCurrent ? 0 : listsAsked(one) - before), PATIENTLY).toBeGreaterThan(0);
  say(one, 'RTL_ALT', value, 0, 1);
  await expect.poll(async () => (await look(one.deviceId)).isCurrent, PATIENTLY).toBe(true);
}

const hear = (deviceId: string): ParameterNews[] => {
  const news: ParameterNews[] = [];
  hearParameters(own.bus, deviceId, (one) => void news.push(one));
  return news;
};

test('of many that are looked at only four are asked at a time, the others as soon as one of them is done', async () => {
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => join(number)));
  await Promise.all(all.map(({ deviceId }) => look(deviceId)));
  const asked = () => all.filter((one) => listsAsked(one) > 0);
  await expect.poll(() => asked().length, PATIENTLY).toBe(4);
  const [first] = asked();
  const later = all.filter((one) => listsAsked(one) === 0);
  expect((await look(later[0]!.deviceId)).loading).toEqual({ done: 0, total: 0 });
  say(first!, 'RTL_ALT', 15, 0, 1);
  await expect.poll(() => asked().length, PATIENTLY).toBe(5);
  first!.aircraft.close();
  const [second] = asked().filter((one) => one !== first);
  second!.aircraft.close();
  own.pass(61_000);
  await expect.poll(async () => (await look(second!.deviceId)).fault, PATIENTLY).not.toBeNull();
});

test('what it says unasked is told to whoever listens, kept, and nothing is said twice', async () => {
  const one = await join(1);
  await told(one, 15);
  const news = hear(one.deviceId);
  for (const value of [20, 20, 25]) say(one, 'RTL_ALT', value, 65_535, 1);
  say(one, 'STRANGER', 1, 65_535, 1);
  await expect.poll(() => news.length, PATIENTLY).toBe(2);
  expect(news.map(({ changes }) => changes.map(({ value }) => value))).toEqual([[20], [25]]);
  await expect.poll(() => (own.pass(1_000), own.kept.get(one.deviceId)?.parameters[0]?.value), PATIENTLY).toBe(25);
  expect((await look(one.deviceId)).parameters).toEqual([{ name: 'RTL_ALT', type: 'f32', value: 25 }]);
});

test('after a reboot or a lost link what was told is what was, and it is asked again', async () => {
  const one = await join(1);
  await told(one, 15);
  const news = hear(one.deviceId);
  one.aircraft.say('ATTITUDE', { time_boot_ms: 900_000 });
  own.pass(11_000);
  one.aircraft.say('ATTITUDE', { time_boot_ms: 1_000 });
  await expect.poll(() => news[0], PATIENTLY).toMatchObject({ isCurrent: false, changes: [] });
  await told(one, 16);
  expect(listsAsked(one)).toBe(2);
  own.pass(6_000);
  await expect.poll(async () => (await look(one.deviceId)).online, PATIENTLY).toBe(false);
  expect(await look(one.deviceId)).toMatchObject({ isCurrent: false, loading: null, parameters: [{ value: 16 }] });
});

test('under an outdated token, or to one that is gone, nothing is written', async () => {
  const one = await join(1);
  await told(one, 15);
  const set = (token: number) =>
    askOfParameters(own.bus, 'gateway.setParameter', { deviceId: one.deviceId, token, name: 'RTL_ALT', value: 20 });
  publish(own.bus, 'device.control', { enterpriseId: 'e', deviceId: one.deviceId, token: 5, change: 'taken', holderId: null });
  await expect.poll(() => set(4), PATIENTLY).toMatchObject({ result: 'notSent' });
  own.pass(6_000);
  await expect.poll(async () => (await look(one.deviceId)).online, PATIENTLY).toBe(false);
  expect(await set(5)).toMatchObject({ result: 'notSent' });
  expect(one.aircraft.heard.filter(({ name }) => name === 'PARAM_SET')).toEqual([]);
});

test('what was being written is not said again once the controls change hands, and what waited is not said at all', async () => {
  const one = await join(1);
  await told(one, 15);
  const { deviceId } = one;
  const set = (value: number) => askOfParameters(own.bus, 'gateway.setParameter', { deviceId, token: 5, name: 'RTL_ALT', value });
  const sets = () => one.aircraft.heard.filter(({ name }) => name === 'PARAM_SET').map(({ said }) => said['param_value']);
  const outcomes = Promise.all([set(20), set(25)]);
  await expect.poll(sets, PATIENTLY).toEqual([20]);
  publish(own.bus, 'device.control', { enterpriseId: 'e', deviceId, token: 6, change: 'handedOver', holderId: null });
  const ended = outcomes.then((all) => all.map(({ result }) => result));
  let results: string[] | undefined;
  void ended.then((all) => (results = all));
  await expect.poll(() => (own.pass(300), one.aircraft.beat(), results), PATIENTLY).toEqual(['unanswered', 'notSent']);
  expect(sets()).toEqual([20]);
});

test('another aircraft on the same device has nothing of the one before', async () => {
  const first = await join(1);
  await told(first, 15);
  const second = await overUdp(own.udpPort, { number: 2, autopilot: PLAIN });
  const device = own.registry.devices.get(first.aircraft.hardwareId)!;
  own.registry.devices.delete(first.aircraft.hardwareId);
  own.registry.devices.set(second.hardwareId, device);
  own.kept.clear();
  own.changed(device.id);
  const isOnline = async () => {
    second.beat();
    return (await look(device.id)).parameters.length === 0;
  };
  await expect.poll(isOnline, PATIENTLY).toBe(true);
});

test('without the registry the aircraft can be asked all the same', async () => {
  const one = await join(1);
  own.registry.isDown = true;
  await told(one, 15);
  expect((await look(one.deviceId)).parameters).toHaveLength(1);
});
