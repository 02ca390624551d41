import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MavCmd, MavDataStream, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { afterEach, expect, test } from 'vitest';
import { startedFrom } from '../arguments.ts';
import { signing } from '../links/signing.ts';
import { itemAt, testCraft } from '../testing/flight.ts';
import { groundStation, type Wire } from '../testing/ground-station.ts';
import { realUdp } from '../testing/real-udp.ts';
import { startSimulation } from './simulation.ts';

/** Motors that are started wait for the take-off: at this speed a busy machine would be too late otherwise. */
const PATIENT = ['--set', 'DISARM_DELAY=0'];
/** A program of its own has to load first, on a machine that may have other things to do. */
const START_MS = 25_000;
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

async function flown(...words: string[]) {
  const wire = await realUdp();
  const simulation = await startSimulation({ ...startedFrom([...words, '--station', `127.0.0.1:${wire.port}`])!, kill: () => undefined });
  opened.push(wire.close, simulation.stop);
  return { wire, simulation };
}

test('over real UDP: connect, upload, arm, fly a mission, come home and land', { timeout: 60_000 }, async () => {
  const { wire } = await flown('--speed', '40', ...PATIENT, '--at', '31.2304,121.4737,4', '--wind', '4,200,1');
  const station = groundStation(wire);
  expect(await station.until(() => station.last('HEARTBEAT') !== undefined, 3_000)).toBe(true);
  station.heartbeat();
  station.send('REQUEST_DATA_STREAM', { req_stream_id: MavDataStream.ALL, req_message_rate: 10, start_stop: 1 });
  expect(await station.ready()).toBe(true);
  const craft = testCraft();
  const at = (command: number, north: number, east: number) => itemAt(craft, command, north, east, 25);
  const points = [at(MavCmd.NAV_WAYPOINT, 60, 0), at(MavCmd.NAV_WAYPOINT, 60, 60), at(MavCmd.NAV_WAYPOINT, 0, 60)];
  const items = [at(MavCmd.NAV_WAYPOINT, 0, 0), at(MavCmd.NAV_TAKEOFF, 0, 0), ...points, at(MavCmd.NAV_RETURN_TO_LAUNCH, 0, 0)];
  expect(await station.upload(items)).toMatchObject({ result: 0 });
  expect(await station.command(MavCmd.DO_SET_MODE, { param1: 1, param2: 4 })).toBe(MavResult.ACCEPTED);
  expect(await station.command(MavCmd.COMPONENT_ARM_DISARM, { param1: 1 })).toBe(MavResult.ACCEPTED);
  expect(await station.command(MavCmd.MISSION_START)).toBe(MavResult.ACCEPTED);
  expect(await station.until(() => station.isArmed() && station.last('GLOBAL_POSITION_INT')!.relative_alt > 20_000, 10_000)).toBe(true);
  expect(await station.until(() => !station.isArmed(), 30_000)).toBe(true);
  // At this speed both fall into one turn of the link, and the heartbeat goes out first.
  expect(await station.until(() => station.last('MISSION_ITEM_REACHED')?.seq === 5, 5_000)).toBe(true);
  expect(station.all('MISSION_ITEM_REACHED').map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  const end = station.last('GLOBAL_POSITION_INT')!;
  expect(Math.abs(end.lat - 312_304_000)).toBeLessThan(500);
  expect(Math.abs(end.relative_alt)).toBeLessThan(1_000);
});

test('many on one socket are told apart by their system ids, many sockets by their ports', { timeout: 90_000 }, async () => {
  const { wire } = await flown('--fleet', '30', '--per-socket', '10', '--flavour', 'px4-multirotor');
  const systems = new Set<string>();
  wire.onFrame(({ system }) => systems.add(String(system)));
  expect(await wire.wait(() => systems.size === 30, 5_000)).toBe(true);
  expect(wire.strangers.size).toBe(3);
});

test('a key on both sides: signed frames are heard, unsigned ones are not', { timeout: 90_000 }, async () => {
  const key = 'ab'.repeat(32);
  const { wire } = await flown('--key', key);
  const bytes = Uint8Array.from(Buffer.from(key, 'hex'));
  const honest: Wire = wire;
  const check = signing(bytes);
  const stranger = groundStation(honest);
  expect(await stranger.until(() => stranger.last('HEARTBEAT') !== undefined, 3_000)).toBe(true);
  expect(await stranger.command(MavCmd.DO_SEND_BANNER, {}, 800)).toBeUndefined();
  const frames: boolean[] = [];
  const owner = groundStation(
    { ...honest, onFrame: (listener) => honest.onFrame((frame) => (frames.push(check.isRight(frame)), listener(frame))) },
    1,
    signing(bytes),
  );
  expect(await owner.command(MavCmd.DO_SEND_BANNER)).toBe(MavResult.ACCEPTED);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.every(Boolean)).toBe(true);
});

test('killed in flight and started again it is the same aircraft', { timeout: 90_000 }, async () => {
  const wire = await realUdp();
  opened.push(wire.close);
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const start = () => {
    const words = ['--seed', '42', '--speed', '20', ...PATIENT, '--tied', '--station', `127.0.0.1:${wire.port}`];
    const child = spawn(process.execPath, [main, ...words], { stdio: ['pipe', 'ignore', 'inherit'] });
    opened.push(() => child.kill('SIGKILL'));
    return child;
  };
  const first = start();
  const station = groundStation(wire);
  expect(await station.until(() => station.last('HEARTBEAT') !== undefined, START_MS)).toBe(true);
  const before = await station.ask('AUTOPILOT_VERSION');
  expect(await station.ready()).toBe(true);
  await station.command(MavCmd.DO_SET_MODE, { param1: 1, param2: 4 });
  await station.command(MavCmd.COMPONENT_ARM_DISARM, { param1: 1 });
  await station.command(MavCmd.NAV_TAKEOFF, { param7: 30 });
  expect(await station.until(() => station.isArmed(), 5_000)).toBe(true);
  first.stdin.write('kill\n');
  const [, signal] = (await once(first, 'exit')) as [number, string];
  expect(signal).toBe('SIGKILL');
  const second = start();
  expect(await station.until(() => !station.isArmed(), START_MS)).toBe(true);
  expect((await station.ask('AUTOPILOT_VERSION'))!.uid2).toEqual(before!.uid2);
  // Tied to whoever started it, it ends with them.
  second.stdin.end();
  expect(await once(second, 'exit')).toEqual([0, null]);
});
