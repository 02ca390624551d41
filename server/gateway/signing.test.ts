import { encode } from '@skyhelm/core/mavlink/encode';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { signatureCheck, timestampAt } from '@skyhelm/core/mavlink/signing';
import { expect, test } from 'vitest';
import { request } from '../platform/bus/subjects.ts';
import { sha256 } from './protocols/mavlink/sha256.ts';
import { overTcp, overUdp, type Aircraft } from './testing/aircraft.ts';
import { settled } from './testing/known.ts';
import { online, PATIENTLY, rig, type Rig } from './testing/rig.ts';

const KEY = new Uint8Array(32).fill(9);
const HOUR_MS = 3_600_000;
/** As a radio on the ground says of itself. */
const OF_A_RADIO = encode('RADIO_STATUS', { rssi: 180, noise: 40 }, { system: 51, component: 68, sequence: 0 });

const isOnline = async (own: Rig, id: string) => (await request(own.bus, 'gateway.links', { deviceIds: [id] }, 1_000))[id]?.online;
const troubles = async (own: Rig) => (await own.vehicles()).flatMap(({ trouble }) => trouble);
const numberOf = ({ hardwareId }: Aircraft) => [...Buffer.from(hardwareId.replace('mavlink:', ''), 'hex')];

/** Frames as the aircraft signed them at some time. */
function recorder(sentAt: number) {
  let stamp = timestampAt(sentAt);
  return <N extends MessageName>(name: N, message: Partial<Message<N>>) =>
    encode(name, message, { system: 1, component: 1, sequence: 0 }, { sha256, key: KEY, link: 0, timestamp: ++stamp });
}

test('what it signed an hour ago counts for nothing, wherever it is played', async () => {
  const own = await rig();
  const thief = await overUdp(own.udpPort, { isShy: true });
  const { id } = own.register(thief.hardwareId, { signingKey: KEY });
  const recorded = recorder(Date.now() - HOUR_MS);
  const play = async () => {
    thief.raw(recorded('HEARTBEAT', { type: 2, autopilot: 3 }));
    thief.raw(recorded('AUTOPILOT_VERSION', { uid2: numberOf(thief) }));
    thief.raw(recorded('ATTITUDE', { time_boot_ms: 10, roll: 1 }));
    return troubles(own);
  };
  await expect.poll(play, PATIENTLY).toEqual(['outdated']);
  expect(await isOnline(own, id)).toBe(false);
  expect(own.patches).toEqual([]);
});

test('an aircraft whose clock is behind is believed once it goes by ours, as signing has it', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort, { key: KEY });
  const { id } = own.register(aircraft.hardwareId, { signingKey: KEY });
  const late = recorder(Date.now() - HOUR_MS);
  const beat = () => aircraft.raw(late('HEARTBEAT', { type: 2, autopilot: 3 }));
  const signedByUs = () => aircraft.heard.filter(({ fault }) => fault === undefined);
  await expect.poll(() => (beat(), signedByUs().length), PATIENTLY).toBeGreaterThan(0);
  expect(await isOnline(own, id)).toBe(false);
  await online(own, aircraft, id);
});

test('a device that was merely edited does not take a recording for news', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort, { key: KEY });
  const { id } = own.register(aircraft.hardwareId, { signingKey: KEY });
  await online(own, aircraft, id);
  await settled({ own, aircraft, id });
  const recorded = recorder(Date.now() - 1_000);
  const old = recorded('ATTITUDE', { time_boot_ms: 10, roll: 1 });
  own.register(aircraft.hardwareId, { id, name: 'Renamed', signingKey: Uint8Array.from(KEY) });
  own.changed(id);
  for (let again = 0; again < 20; again++) {
    aircraft.raw(old);
    await own.vehicles();
  }
  await settled({ own, aircraft, id });
  expect(await troubles(own)).toEqual(['replayed']);
  expect(await own.state(id)).not.toHaveProperty('roll');
});

test('what a radio says is no word of an aircraft that signs', async () => {
  const own = await rig();
  const thief = await overUdp(own.udpPort);
  const { id } = own.register(thief.hardwareId, { signingKey: KEY });
  await expect.poll(async () => (thief.beat(), thief.raw(OF_A_RADIO), troubles(own)), PATIENTLY).toEqual(['unsigned']);
  for (let again = 0; again < 20; again++) {
    thief.raw(OF_A_RADIO);
    await own.vehicles();
  }
  expect(await isOnline(own, id)).toBe(false);
  expect(own.patches).toEqual([]);
});

test('a radio that goes on telling of itself does not keep a lost aircraft on the link', async () => {
  const own = await rig();
  const aircraft = await overTcp(own.tcpPort);
  const { id } = own.register(aircraft.hardwareId);
  await online(own, aircraft, id);
  await expect.poll(async () => (aircraft.raw(OF_A_RADIO), (await own.state(id))['radioSignal']), PATIENTLY).toBe(180);
  const lost = async () => {
    own.pass(1_000);
    aircraft.raw(OF_A_RADIO);
    return isOnline(own, id);
  };
  for (let second = 0; second < 8; second++) await lost();
  await expect.poll(() => isOnline(own, id), { timeout: 1_000, interval: 5 }).toBe(false);
});

test('what we sign is later with every frame, on whatever way and however the clock is set', async () => {
  const own = await rig();
  const check = signatureCheck(sha256, KEY);
  const one = await overUdp(own.udpPort, { key: KEY, check });
  const { id } = own.register(one.hardwareId, { signingKey: KEY });
  await online(own, one, id);
  await expect.poll(() => one.heard.some(({ fault }) => fault === undefined), PATIENTLY).toBe(true);
  own.setWall(-HOUR_MS);
  own.pass(3_000);
  const other = await overTcp(own.tcpPort, { key: KEY, check });
  const intervals = () => other.heard.filter(({ said }) => said['command'] === 511);
  await expect.poll(() => (other.beat(), intervals().length), PATIENTLY).toBeGreaterThan(3);
  expect(intervals().filter(({ fault }) => fault)).toEqual([]);
});
