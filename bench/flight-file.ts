import { PassThrough } from 'node:stream';
import type { FlightFileFormat } from '@skyhelm/core/flight-file/flight-file';
import { flightFileReader } from '@skyhelm/core/flight-file/readers';
import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { tlogFile } from '@skyhelm/core/flight-file/testing/tlog-file';
import { ulogFile } from '@skyhelm/core/flight-file/testing/ulog-file';
import mappings from 'mavlink-mappings';
import mavlink, { type MavLinkPacket } from 'node-mavlink';
import { median, type Row } from './report.ts';

const { minimal, common, ardupilotmega } = mappings;
const { MavLinkPacketParser, MavLinkPacketSplitter } = mavlink;
const REGISTRY = { ...minimal.REGISTRY, ...common.REGISTRY, ...ardupilotmega.REGISTRY };

const SECONDS = 1_800;
const ROUNDS = 7;
const PIECE_BYTES = 65_536;
const MEGABYTE = 1_000_000;

/** Every piece of the file through the reader that an import uses, and every sample that comes out of it. */
function readOurs(format: FlightFileFormat, bytes: Uint8Array): number {
  let samples = 0;
  const reader = flightFileReader(format, { sample: () => samples++, event: () => undefined }, 0);
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) reader.take(bytes.subarray(at, at + PIECE_BYTES));
  reader.end();
  if (reader.report().skipped > 0) throw new Error(`a whole .${format} was not read whole`);
  return samples;
}

async function splitTlog(bytes: Uint8Array): Promise<number> {
  const source = new PassThrough();
  const packets = source.pipe(new MavLinkPacketSplitter()).pipe(new MavLinkPacketParser());
  source.end(bytes);
  let messages = 0;
  for await (const packet of packets as AsyncIterable<MavLinkPacket>) {
    const kind = REGISTRY[packet.header.msgid];
    if (kind && packet.protocol.data(packet.payload, kind)) messages++;
  }
  return messages;
}

/** From message to message by their lengths, and nothing else. */
function splitDataflash(bytes: Uint8Array): number {
  const lengths = new Uint8Array(256);
  lengths[128] = 89;
  let messages = 0;
  for (let at = 0; at < bytes.length; at += lengths[bytes[at + 2]!]!) {
    if (bytes[at] !== 0xa3 || bytes[at + 1] !== 0x95) throw new Error('no message where one should begin');
    if (bytes[at + 2] === 128) lengths[bytes[at + 3]!] = bytes[at + 4]!;
    messages++;
  }
  return messages;
}

function splitUlog(bytes: Uint8Array): number {
  let messages = 0;
  for (let at = 16; at < bytes.length; at += 3 + bytes[at]! + bytes[at + 1]! * 256) messages++;
  return messages;
}

/** Milliseconds per megabyte of both, in turns, so that a busy moment of the machine strikes both. */
async function beside(bytes: Uint8Array, ours: () => unknown, theirs: () => unknown): Promise<{ ours: number; baseline: number }> {
  const times = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of [
      ['ours', ours],
      ['baseline', theirs],
    ] as const) {
      const began = performance.now();
      await work();
      times[name].push((performance.now() - began) / (bytes.length / MEGABYTE));
    }
  }
  return { ours: median(times.ours), baseline: median(times.baseline) };
}

export async function flightFile(): Promise<Row[]> {
  const { samples, events } = madeUpFlight(SECONDS);
  const files: [FlightFileFormat, Uint8Array, (bytes: Uint8Array) => unknown][] = [
    ['tlog', tlogFile(samples, events), splitTlog],
    ['bin', dataflashFile(samples), splitDataflash],
    ['ulg', ulogFile(samples), splitUlog],
  ];
  const rows: Row[] = [];
  for (const [format, bytes, split] of files) {
    const times = await beside(
      bytes,
      () => readOurs(format, bytes),
      () => split(bytes),
    );
    const isTlog = format === 'tlog';
    rows.push({
      bench: 'flight-file',
      what: `.${format} of ${Math.round(bytes.length / MEGABYTE)} MB read`,
      ...times,
      unit: 'ms/MB',
      goal: isTlog ? 'at most 1x' : 'under 50 ms/MB',
      met: isTlog ? times.ours <= times.baseline : times.ours < 50,
    });
  }
  return rows;
}
