import { encode } from '@skyhelm/core/mavlink/encode';
import { expect, test } from 'vitest';
import { overTcp, overUdp, type Aircraft } from './testing/aircraft.ts';
import { online, PATIENTLY, rig, type Rig } from './testing/rig.ts';

const questions = ({ heard }: Aircraft) => heard.filter(({ name }) => name === 'COMMAND_LONG').length;

/** Goes on for six seconds without a word from anybody, until one on a wire has been asked four times. */
async function sixSeconds(own: Rig): Promise<void> {
  const wired = await overTcp(own.tcpPort, { system: 9, isShy: true });
  wired.beat();
  await expect.poll(() => questions(wired), PATIENTLY).toBe(1);
  for (const [seconds, asked] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const) {
    own.pass(seconds * 1_000);
    await expect.poll(() => questions(wired), PATIENTLY).toBe(asked);
  }
}

test('an unknown sender of datagrams is answered once, and again only when it sends again', async () => {
  const own = await rig();
  own.freeze();
  const stranger = await overUdp(own.udpPort, { isShy: true });
  stranger.beat();
  await expect.poll(() => stranger.heard.length, PATIENTLY).toBe(1);
  await sixSeconds(own);
  stranger.beat();
  own.pass(4_000);
  await expect.poll(() => stranger.heard.length, PATIENTLY).toBe(2);
  await sixSeconds(own);
  expect(stranger.heard).toHaveLength(2);
});

test('one datagram with many made-up vehicles is answered by one', async () => {
  const own = await rig();
  own.freeze();
  const stranger = await overUdp(own.udpPort, { isShy: true });
  const heartbeat = { type: 2, autopilot: 3, base_mode: 1, system_status: 3, mavlink_version: 3 };
  const many = Array.from({ length: 20 }, (_, at) => encode('HEARTBEAT', heartbeat, { system: at + 1, component: 1, sequence: 0 }));
  stranger.raw(Buffer.concat(many));
  await expect.poll(async () => (await own.vehicles()).length, PATIENTLY).toBe(20);
  await sixSeconds(own);
  expect(stranger.heard).toHaveLength(1);
  stranger.raw(Uint8Array.of(0));
  own.pass(4_000);
  await expect.poll(() => stranger.heard.length, PATIENTLY).toBe(2);
});

test('a sender that is known to be a device is told all there is to tell it', async () => {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort);
  const { id } = own.register(aircraft.hardwareId);
  await online(own, aircraft, id);
  const before = aircraft.heard.length;
  await expect.poll(() => aircraft.heard.length, PATIENTLY).toBeGreaterThan(before + 3);
});
