import { PassThrough } from 'node:stream';
import { encode } from '@skyhelm/core/mavlink/encode';
import { decode } from '@skyhelm/core/mavlink/frame';
import type { MessageName } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';
import mappings from 'mavlink-mappings';
import mavlink, { type MavLinkPacket } from 'node-mavlink';
import { percentile, type Row } from './report.ts';

const { minimal, common, ardupilotmega } = mappings;
const { MavLinkPacketParser, MavLinkPacketSplitter, MavLinkProtocolV2 } = mavlink;

/** What an autopilot says in flight, and how often. */
const MIX: [MessageName, number][] = [
  ['ATTITUDE', 10],
  ['GLOBAL_POSITION_INT', 5],
  ['VFR_HUD', 5],
  ['GPS_RAW_INT', 2],
  ['SYS_STATUS', 2],
  ['BATTERY_STATUS', 1],
  ['RC_CHANNELS', 2],
  ['SERVO_OUTPUT_RAW', 2],
  ['HEARTBEAT', 1],
  ['MISSION_CURRENT', 1],
  ['EKF_STATUS_REPORT', 1],
];
const FRAMES = 20_000;
const ROUNDS = 7;
const REGISTRY = { ...minimal.REGISTRY, ...common.REGISTRY, ...ardupilotmega.REGISTRY };
const sender = { system: 1, component: 1, sequence: 0 };

function stream(): Uint8Array {
  const names = MIX.flatMap(([name, times]) => Array.from({ length: times }, () => name));
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const said = { time_boot_ms: index, lat: 312_304_000 + index, lon: 1_214_737_000, alt: 50_000, roll: index / 7, custom_mode: index };
    return encode(names[index % names.length]!, said, { ...sender, sequence: index % 256 });
  });
  return Buffer.concat(frames);
}

function readOurs(bytes: Uint8Array): number {
  let read = 0;
  parser((frame) => {
    decode(frame);
    read++;
  }).take(bytes);
  return read;
}

async function readTheirs(bytes: Uint8Array): Promise<number> {
  const source = new PassThrough();
  const packets = source.pipe(new MavLinkPacketSplitter()).pipe(new MavLinkPacketParser());
  source.end(bytes);
  let read = 0;
  for await (const packet of packets as AsyncIterable<MavLinkPacket>) {
    const kind = REGISTRY[packet.header.msgid];
    if (kind) packet.protocol.data(packet.payload, kind);
    read++;
  }
  return read;
}

function writeOurs(): number {
  for (let index = 0; index < FRAMES; index++) {
    const message = {
      time_boot_ms: index,
      lat: 312_304_000,
      lon: 1_214_737_000,
      alt: 50_000,
      relative_alt: 1,
      vx: 2,
      vy: 3,
      vz: 4,
      hdg: 5,
    };
    encode('GLOBAL_POSITION_INT', message, { ...sender, sequence: index % 256 });
  }
  return FRAMES;
}

function writeTheirs(): number {
  const protocol = new MavLinkProtocolV2(1, 1);
  for (let index = 0; index < FRAMES; index++) {
    const message = new common.GlobalPositionInt();
    Object.assign(message, {
      timeBootMs: index,
      lat: 312_304_000,
      lon: 1_214_737_000,
      alt: 50_000,
      relativeAlt: 1,
      vx: 2,
      vy: 3,
      vz: 4,
      hdg: 5,
    });
    protocol.serialize(message, index % 256);
  }
  return FRAMES;
}

/** Messages a second, in turns, so that a busy moment of the machine strikes both. */
async function beside(ours: () => number, theirs: () => number | Promise<number>): Promise<{ ours: number; baseline: number }> {
  const rates = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of [
      ['ours', ours],
      ['baseline', theirs],
    ] as const) {
      const began = performance.now();
      const done = await work();
      rates[name].push((done / (performance.now() - began)) * 1000);
      if (done !== FRAMES) throw new Error(`${name} read ${done} of ${FRAMES} frames`);
    }
  }
  return { ours: percentile(rates.ours, 0.5), baseline: percentile(rates.baseline, 0.5) };
}

export async function mavlinkCodec(): Promise<Row[]> {
  const bytes = stream();
  const row = (what: string, rates: { ours: number; baseline: number }): Row => ({
    bench: 'mavlink-codec',
    what,
    ...rates,
    unit: 'messages/s',
    goal: 'at least 10x',
    met: rates.ours >= 10 * rates.baseline,
  });
  return [
    row(
      'MAVLink frames read',
      await beside(
        () => readOurs(bytes),
        () => readTheirs(bytes),
      ),
    ),
    row('MAVLink frames written', await beside(writeOurs, writeTheirs)),
  ];
}
