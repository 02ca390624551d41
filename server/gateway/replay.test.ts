import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode } from '@skyhelm/core/mavlink/frame';
import type { Message } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../testing/program.ts';
import { recordedFlight, type RecordedFrame } from './protocols/mavlink/testing/recorded.ts';
import { PATIENTLY, rig } from './testing/rig.ts';

const REPLAY = fileURLToPath(new URL('../../simulator/replay/main.ts', import.meta.url));
const BEGAN = 1_794_710_791_000;

async function tlogOf(frames: RecordedFrame[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-replayed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'flight.tlog');
  const records = frames.map(({ at, bytes }) => {
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(BEGAN + at) * 1000n);
    return Buffer.concat([time, bytes]);
  });
  await writeFile(file, Buffer.concat(records));
  return file;
}

function trackIn(frames: RecordedFrame[]): [number, number][] {
  const track: [number, number][] = [];
  const parsing = parser((frame) => {
    if (frame.message.name !== 'GLOBAL_POSITION_INT') return;
    const { lat, lon } = decode(frame) as Message<'GLOBAL_POSITION_INT'>;
    track.push([lat / 1e7, lon / 1e7]);
  });
  for (const { bytes } of frames) parsing.take(bytes);
  return track;
}

test('a .tlog is played into the gateway as if it flew: the aircraft is there with its track, its take-off and its landing', async () => {
  const own = await rig();
  const flight = recordedFlight();
  own.register('mavlink:303030303030303030303030303030303000', { id: 'recorded' });
  // A heartbeat first, so that it is known before the flight begins.
  const first = flight.find(({ bytes }) => bytes[7] === 0)!;
  const replay = run(REPLAY, [await tlogOf([{ ...first, at: 0 }, ...flight]), '--to', `127.0.0.1:${own.udpPort}`, '--speed', '50']);
  await replay.said(/system 1, mavlink:303030303030303030303030303030303000/);
  expect(await replay.ended).toBe(0);
  await expect.poll(() => own.flights, PATIENTLY).toHaveLength(1);
  const track = own.patches.flatMap(({ patch }) => (patch.latitude === undefined ? [] : [[patch.latitude, patch.longitude]]));
  const recorded = trackIn(flight);
  expect(recorded.length).toBeGreaterThan(20);
  expect(track).toEqual(recorded.slice(-track.length));
  expect(track.length).toBeGreaterThan(recorded.length * 0.9);
  const kinds = own.news.map(({ event }) => event.kind);
  expect(kinds.filter((kind) => ['armed', 'tookOff', 'landed', 'disarmed'].includes(kind))).toEqual([
    'armed',
    'tookOff',
    'disarmed',
    'landed',
  ]);
}, 60_000);
