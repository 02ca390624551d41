import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '@skyhelm/core/mavlink/encode';
import { decode } from '@skyhelm/core/mavlink/frame';
import type { Message } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wantedFrom } from './arguments.ts';
import { playingTime } from './playing-time.ts';
import { replay, type Played, type ReplayOptions } from './replay.ts';

const BEGAN = 1_700_000_000_000;
const VERSION = 148;
let folder: string;
let station: Socket;
let heard: { at: number; name: string; system: number; said: unknown }[];
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-replay-'));
  station = createSocket('udp4').bind(0, '127.0.0.1');
  await once(station, 'listening');
  heard = [];
  const hear = parser((frame) =>
    heard.push({ at: performance.now(), name: frame.message.name, system: frame.system, said: decode(frame) }),
  );
  station.on('message', (bytes, from) => {
    ({ port } = from);
    hear.take(bytes);
  });
});
afterEach(async () => {
  station.close();
  await rm(folder, { recursive: true, force: true });
});

const from = (system: number, sequence = 0) => ({ system, component: 1, sequence });
const beat = (number: number, system = 1) => encode('HEARTBEAT', { type: 2, autopilot: 3, custom_mode: number }, from(system, number));
const stationBeat = encode('HEARTBEAT', { type: 6, autopilot: 8 }, from(9));

const recorded = (ms: number, frame: Uint8Array): Buffer => {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(BEGAN + ms) * 1000n);
  return Buffer.concat([time, frame]);
};

async function play(pieces: Uint8Array[], given: Partial<ReplayOptions> = {}): Promise<{ played: Played; vehicles: string[] }> {
  const file = join(folder, 'flight.tlog');
  await writeFile(file, Buffer.concat(pieces));
  const vehicles: string[] = [];
  const played = await replay({
    file,
    to: { host: '127.0.0.1', port: station.address().port },
    speed: 1,
    from: 0,
    isLoop: false,
    hardware: undefined,
    signal: new AbortController().signal,
    introduce: (all) => vehicles.push(...all.map(({ system, hardware }) => `${system} ${hardware}`)),
    ...given,
  });
  return { played, vehicles };
}

const modes = () => heard.filter(({ name }) => name === 'HEARTBEAT').map(({ said }) => (said as Message<'HEARTBEAT'>).custom_mode);
const TEN = Array.from({ length: 10 }, (_, at) => recorded(at * 1000, beat(at)));

describe('a recording', () => {
  test('is played in its order and at its pace, times the speed', async () => {
    const begun = performance.now();
    const { played } = await play(TEN, { speed: 10 });
    expect(performance.now() - begun).toBeGreaterThan(890);
    expect(played).toEqual({ messages: 10, ofStations: 0, skippedBytes: 0, milliseconds: 9_000, leaps: 0 });
    await expect.poll(() => heard.length).toBe(10);
    expect(modes()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // Since the beginning, not since the first was heard: a busy machine may hear that one late.
    for (const [at, { at: when }] of heard.entries()) expect(when - begun).toBeGreaterThan(at * 100 - 10);
  });

  test('begins where it is wanted to, at once', async () => {
    await play(TEN, { from: 7_000, speed: 100 });
    await expect.poll(() => modes()).toEqual([7, 8, 9]);
    expect((await play(TEN, { from: 60_000 })).played).toMatchObject({ messages: 0, milliseconds: 9_000 });
  });

  test('begins anew at its end until it is stopped', async () => {
    const halt = new AbortController();
    const playing = play(TEN.slice(0, 2), { isLoop: true, speed: 100, signal: halt.signal });
    await expect.poll(() => modes().length).toBeGreaterThan(4);
    halt.abort();
    expect((await playing).played.messages).toBeGreaterThan(4);
    expect(modes().slice(0, 5)).toEqual([0, 1, 0, 1, 0]);
  });

  test('with garbage, a broken frame and a torn end plays what is whole, and says how much was not', async () => {
    const broken = Buffer.from(TEN[1]!);
    broken[20]! ^= 1;
    const { played } = await play([Buffer.from('plain text'), TEN[0]!, broken, TEN[2]!, TEN[3]!.subarray(0, 15)], { speed: 1_000 });
    await expect.poll(() => modes()).toEqual([0, 2]);
    expect(played).toMatchObject({ messages: 2, skippedBytes: 10 + broken.length + 15 });
  });

  test('of a clock that was set does not wait for it, either way', async () => {
    const [year, second] = [365 * 86_400_000, 1000];
    const { played } = await play([TEN[0]!, recorded(year, beat(1)), recorded(second, beat(2)), recorded(2 * second, beat(3))], {
      speed: 10,
    });
    await expect.poll(() => modes()).toEqual([0, 1, 2, 3]);
    expect(played).toMatchObject({ leaps: 2, milliseconds: 1_000 });
  });

  test('leaves out what ground stations said', async () => {
    const { played } = await play([recorded(0, stationBeat), recorded(1, encode('HEARTBEAT', {}, from(255))), recorded(2, beat(5))]);
    await expect.poll(() => modes()).toEqual([5]);
    expect(played).toMatchObject({ messages: 1, ofStations: 2 });
  });

  test.each([
    ['an empty one', []],
    ['garbage', [Buffer.alloc(5_000, 0xfd)]],
  ])('that is %s plays nothing, and ends even if it is to begin anew', async (_, pieces) => {
    const { played, vehicles } = await play(pieces, { isLoop: true });
    expect(played).toMatchObject({ messages: 0, skippedBytes: Buffer.concat(pieces).length });
    expect(vehicles).toEqual([]);
  });
});

describe('asked who it is', () => {
  const uid2 = Array.from({ length: 18 }, (_, at) => at + 1);
  const number = Buffer.from(uid2).toString('hex');
  const version = recorded(500, encode('AUTOPILOT_VERSION', { uid2, flight_sw_version: 0x04060300 }, from(1)));

  /** The number it answers with. */
  async function asked(pieces: Uint8Array[], given: Partial<ReplayOptions> = {}): Promise<{ answer: string; vehicles: string[] }> {
    const halt = new AbortController();
    const playing = play(pieces, { isLoop: true, speed: 5, signal: halt.signal, ...given });
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    station.send(encode('COMMAND_LONG', { command: 512, param1: VERSION, target_system: 1, target_component: 1 }, from(255)), port);
    const answers = () => heard.filter(({ name }) => name === 'AUTOPILOT_VERSION').map(({ said }) => said as Message<'AUTOPILOT_VERSION'>);
    await expect.poll(() => answers().length).toBe(1);
    halt.abort();
    const { vehicles } = await playing;
    return { answer: Buffer.from(answers()[0]!.uid2).toString('hex'), vehicles };
  }

  test('it answers as the aircraft once did', async () => {
    expect(await asked([TEN[0]!, version, TEN[1]!])).toEqual({ answer: number, vehicles: [`1 ${number}`] });
  });

  test('it answers with the number it was given', async () => {
    const hardware = 'ab'.repeat(18);
    expect(await asked([TEN[0]!, version], { hardware })).toEqual({ answer: hardware, vehicles: [`1 ${hardware}`] });
  });

  test('without a recorded answer it has a number that is the same each time', async () => {
    const { answer, vehicles } = await asked([TEN[0]!, TEN[1]!]);
    expect(vehicles).toEqual([`1 ${answer}`]);
    expect((await play([TEN[0]!, TEN[1]!], { speed: 1_000 })).vehicles).toEqual(vehicles);
    expect(answer).not.toBe('00'.repeat(18));
  });
});

test('frames a little out of order are neither waited for nor taken for a clock that was set', () => {
  const time = playingTime();
  expect([100, 150, 120, 160, 140, 300].map((at) => time.since(at))).toEqual([0, 50, 50, 60, 60, 200]);
  expect(time.leaps).toBe(0);
});

describe('what is typed', () => {
  test('is understood', () => {
    expect(wantedFrom(['a.tlog', '--to', '[::1]:9', '--speed', '2.5', '--from', '1:02:03.5', '--loop'])).toEqual({
      file: 'a.tlog',
      to: { host: '::1', port: 9 },
      speed: 2.5,
      from: 3_723_500,
      isLoop: true,
      hardware: undefined,
    });
    expect(wantedFrom(['--help'])).toBeUndefined();
  });

  test.each([
    [[]],
    [['a', 'b']],
    [['a', '--speed', '0']],
    [['a', '--speed', '']],
    [['a', '--from', 'noon']],
    [['a', '--hardware', '12']],
    [['a', '--wrong']],
  ])('%j is refused in a sentence', (words) => expect(() => wantedFrom(words)).toThrow(/\.$|option/));
});
