import { PassThrough } from 'node:stream';
import { encode, encodeOnto, frameSheet } from '@skyhelm/core/mavlink/encode';
import { decode, FRAME_MAX, PAYLOAD_MAX } from '@skyhelm/core/mavlink/frame';
import { messageNamed, type MessageName } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';
import mappings, { type MavLinkData } from 'mavlink-mappings';
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
const FRAMES = 100_000;
const SHEET_BYTES = 16 * 1024;
const ROUNDS = 7;
/** Written over and over: whoever writes a message has just put it together, and has it at hand. */
const AT_HAND = 3_200;
const REGISTRY = { ...minimal.REGISTRY, ...common.REGISTRY, ...ardupilotmega.REGISTRY };
const sender = { system: 1, component: 1, sequence: 0 };

const NOUGHTS = new DataView(new ArrayBuffer(PAYLOAD_MAX));

/** All of its fields, always in the same order, as whoever sends a message puts it together: theirs are of one class each. */
function spoken(name: MessageName, index: number): object {
  const said = { time_boot_ms: index, lat: 312_304_000 + index, lon: 1_214_737_000, alt: 50_000, roll: index / 7, custom_mode: index };
  const message: Record<string, unknown> = decode({ message: messageNamed(name), payload: NOUGHTS });
  for (const [field, value] of Object.entries(said)) if (field in message) message[field] = value;
  return message;
}

function stream(): Uint8Array {
  const names = MIX.flatMap(([name, times]) => Array.from({ length: times }, () => name));
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const name = names[index % names.length]!;
    return encode(name, spoken(name, index), { ...sender, sequence: index % 256 });
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

async function readTheirs(bytes: Uint8Array, keep?: (message: MavLinkData) => void): Promise<number> {
  const source = new PassThrough();
  const packets = source.pipe(new MavLinkPacketSplitter()).pipe(new MavLinkPacketParser());
  source.end(bytes);
  let read = 0;
  for await (const packet of packets as AsyncIterable<MavLinkPacket>) {
    const kind = REGISTRY[packet.header.msgid];
    if (!kind) continue;
    const message = packet.protocol.data(packet.payload, kind);
    keep?.(message);
    read++;
  }
  return read;
}

/** What the stream says, once as our objects and once as theirs. */
async function messagesIn(bytes: Uint8Array) {
  const ours: { name: MessageName; message: object }[] = [];
  parser((frame) => ours.push({ name: frame.message.name, message: decode(frame) })).take(bytes);
  const theirs: MavLinkData[] = [];
  await readTheirs(bytes, (message) => theirs.push(message));
  return { ours, theirs };
}

/** One frame after another onto the same sheet, begun anew when it is full. */
function writeOurs(messages: { name: MessageName; message: object }[]): number {
  const sheet = frameSheet(SHEET_BYTES);
  const vehicle = { ...sender };
  let at = 0;
  for (let written = 0; written < FRAMES; written++) {
    const { name, message } = messages[written % AT_HAND]!;
    if (at + FRAME_MAX > SHEET_BYTES) at = 0;
    vehicle.sequence = (vehicle.sequence + 1) % 256;
    at = encodeOnto(sheet, at, name, message, vehicle);
  }
  return FRAMES;
}

function writeTheirs(messages: MavLinkData[]): number {
  const protocol = new MavLinkProtocolV2(1, 1);
  let sequence = 0;
  for (let written = 0; written < FRAMES; written++) {
    sequence = (sequence + 1) % 256;
    protocol.serialize(messages[written % AT_HAND]!, sequence);
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
  const messages = await messagesIn(bytes);
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
    row(
      'MAVLink frames written',
      await beside(
        () => writeOurs(messages.ours),
        () => writeTheirs(messages.theirs),
      ),
    ),
  ];
}
