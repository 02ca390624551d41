import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { encode } from '@skyhelm/core/mavlink/encode';
import { decode } from '@skyhelm/core/mavlink/frame';
import { parser } from '@skyhelm/core/mavlink/parser';
import { signatureCheck, timestampAt, type Sha256 } from '@skyhelm/core/mavlink/signing';
import mappings from 'mavlink-mappings';
import mavlink, { type MavLinkPacket } from 'node-mavlink';
import { expect, test } from 'vitest';

const { common, minimal } = mappings;
const { MavLinkPacketParser, MavLinkPacketSignature, MavLinkPacketSplitter, MavLinkProtocolV1, MavLinkProtocolV2 } = mavlink;

const MAVLINK_SIGNED = 1;
const sender = { system: 42, component: 1, sequence: 7 };
const sha256: Sha256 = (...pieces) => pieces.reduce((hash, piece) => hash.update(piece), createHash('sha256')).digest();

/** How another implementation understands our bytes. */
async function understood(bytes: Uint8Array): Promise<MavLinkPacket> {
  const source = new PassThrough();
  const packets = source.pipe(new MavLinkPacketSplitter()).pipe(new MavLinkPacketParser());
  source.end(bytes);
  for await (const packet of packets) return packet as MavLinkPacket;
  throw new Error('nothing was understood');
}

function heard(bytes: Uint8Array) {
  const said: unknown[] = [];
  parser((frame) => said.push({ of: frame.message.name, system: frame.system, ...decode(frame) })).take(bytes);
  return said;
}

test('another implementation reads what we write', async () => {
  const given = {
    time_boot_ms: 123_456,
    lat: 312_304_001,
    lon: -1_214_737_002,
    alt: 88_000,
    relative_alt: -50,
    vx: -300,
    vy: 20,
    vz: -1,
    hdg: 35_999,
  };
  const packet = await understood(encode('GLOBAL_POSITION_INT', given, sender));
  expect(packet.header).toMatchObject({ seq: 7, sysid: 42, compid: 1, msgid: 33 });
  const read = packet.protocol.data(packet.payload, common.GlobalPositionInt);
  expect(read).toMatchObject({
    timeBootMs: 123_456,
    lat: 312_304_001,
    lon: -1_214_737_002,
    relativeAlt: -50,
    vx: -300,
    hdg: 35_999,
  });
});

test('we read what another implementation writes, in both versions', () => {
  const text = new common.StatusText();
  Object.assign(text, { severity: 3, text: 'PreArm: compass not calibrated', id: 5, chunkSeq: 1 });
  expect(heard(new MavLinkProtocolV2(42, 1).serialize(text, 3))).toEqual([
    { of: 'STATUSTEXT', system: 42, severity: 3, text: 'PreArm: compass not calibrated', id: 5, chunk_seq: 1 },
  ]);
  const beat = new minimal.Heartbeat();
  Object.assign(beat, { type: 2, autopilot: 3, baseMode: 81, customMode: 4_000_000_000, systemStatus: 4, mavlinkVersion: 3 });
  const expected = {
    of: 'HEARTBEAT',
    system: 42,
    custom_mode: 4_000_000_000,
    type: 2,
    autopilot: 3,
    base_mode: 81,
    system_status: 4,
    mavlink_version: 3,
  };
  expect(heard(new MavLinkProtocolV1(42, 1).serialize(beat, 3))).toEqual([expected]);
  expect(heard(new MavLinkProtocolV2(42, 1).serialize(beat, 3))).toEqual([expected]);
});

test('signatures are the same on both sides', async () => {
  const key = MavLinkPacketSignature.key('between friends');
  const packet = await understood(encode('HEARTBEAT', { type: 2 }, sender, { sha256, key, link: 3, timestamp: timestampAt(Date.now()) }));
  expect(packet.signature?.matches(key)).toBe(true);

  const protocol = new MavLinkProtocolV2(42, 1, MAVLINK_SIGNED);
  const theirs = protocol.sign(protocol.serialize(new minimal.Heartbeat(), 9), 3, key, Date.now());
  const check = signatureCheck(sha256, key);
  const faults: unknown[] = [];
  parser((frame) => faults.push(check(frame))).take(theirs);
  expect(faults).toEqual([undefined]);
});
