import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode } from './encode.ts';
import type { Field } from './field.ts';
import { decode } from './frame.ts';
import { ALL_MESSAGES, messageNamed, type MessageFacts, type MessageName } from './message.ts';
import { parser } from './parser.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

const INTEGERS = {
  i8: [-128, 127],
  u8: [0, 255],
  char: [0, 255],
  i16: [-32_768, 32_767],
  u16: [0, 65_535],
  i32: [-(2 ** 31), 2 ** 31 - 1],
  u32: [0, 2 ** 32 - 1],
};

function single(wire: Field['wire']): fc.Arbitrary<unknown> {
  if (wire === 'f32') return fc.float();
  if (wire === 'f64') return fc.double();
  if (wire === 'i64') return fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  if (wire === 'u64') return fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
  const [min, max] = INTEGERS[wire];
  return fc.integer({ min: min!, max: max! });
}

function anyValue({ wire, count }: Field): fc.Arbitrary<unknown> {
  if (count === undefined) return single(wire);
  if (wire === 'char') return fc.string({ unit: 'grapheme-ascii', maxLength: count });
  return fc.array(single(wire), { minLength: count, maxLength: count });
}

const anyMessage = fc
  .constantFrom(...ALL_MESSAGES)
  .chain((facts) =>
    fc.record(Object.fromEntries(facts.fields.map((field) => [field.name, anyValue(field)]))).map((said) => ({ facts, said })),
  );
const anySender = fc.record({ system: fc.nat(255), component: fc.nat(255), sequence: fc.nat(255) });

interface Heard {
  name: MessageName;
  said: unknown;
}

function hear(pieces: Iterable<Uint8Array>) {
  const heard: Heard[] = [];
  const parsing = parser((frame) => heard.push({ name: frame.message.name, said: decode(frame) }));
  for (const piece of pieces) parsing.take(piece);
  parsing.cut();
  return { heard, statistics: { ...parsing.statistics } };
}

const written = ({ facts, said }: { facts: MessageFacts; said: object }, sender = { system: 1, component: 1, sequence: 0 }) =>
  encode(facts.name, said, sender);
const joined = (parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

test('every message says after the wire what it said before', () => {
  fc.assert(
    fc.property(anyMessage, anySender, (message, sender) => {
      expect(hear([written(message, sender)]).heard).toEqual([{ name: message.facts.name, said: message.said }]);
    }),
    { numRuns: 500 },
  );
});

test('the same frames are found in whatever pieces they come, and whatever lies between them', () => {
  const noise = fc.uint8Array({ maxLength: 40 });
  const evil = fc.tuple(fc.constantFrom(0xfd, 0xfe), noise).map(([magic, rest]) => Uint8Array.of(magic, ...rest));
  const parts = fc.array(fc.tuple(fc.oneof(noise, evil), anyMessage), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.infiniteStream(fc.integer({ min: 1, max: 90 })), (given, sizes) => {
      const bytes = joined(given.flatMap(([between, message]) => [between, written(message)]));
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < bytes.length;) {
        const size = sizes.next().value as number;
        pieces.push(bytes.subarray(at, at + size));
        at += size;
      }
      const expected = given.map(([, { facts, said }]) => ({ name: facts.name, said }));
      expect(hear([bytes]).heard).toEqual(expected);
      expect(hear(pieces)).toEqual(hear([bytes]));
    }),
    { numRuns: 400 },
  );
});

test('nothing is found in noise, and nothing of it is kept', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 600 }), { maxLength: 20 }), (pieces) => {
      const { heard, statistics } = hear(pieces);
      expect(heard).toEqual([]);
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
      expect(statistics.strayBytes).toBeLessThanOrEqual(length);
    }),
  );
});

test('noise that seems to be frames around frames costs no more than other noise', () => {
  const good = encode('HEARTBEAT', { type: 2 }, { system: 1, component: 1, sequence: 0 });
  /** Processor time for a second of what one source may send. */
  const cost = (beginning: number): number => {
    const unit = [...Array.from({ length: 250 }, () => beginning), ...good];
    const datagram = Uint8Array.from({ length: 1_400 }, (_, at) => unit[at % unit.length]!);
    const parsing = parser(() => {});
    const before = process.cpuUsage();
    for (let sent = 0; sent < 187; sent++) {
      parsing.take(datagram);
      parsing.cut();
    }
    expect(parsing.statistics.frames).toBeGreaterThan(187);
    return process.cpuUsage(before).user;
  };
  const least = (beginning: number) => Math.min(...[1, 2, 3].map(() => cost(beginning)));
  expect(least(0xfd)).toBeLessThan(5 * least(0xfe));
});

test('one flipped bit anywhere, and the frame is none', () => {
  fc.assert(
    fc.property(anyMessage, fc.nat(), (message, place) => {
      const bytes = written(message);
      const bit = place % (bytes.length * 8);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      const { heard } = hear([bytes]);
      // Which compatible flags are set does not matter to anybody, but they are under the checksum too.
      expect(heard).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

describe('a frame', () => {
  const position = { lat: 312_304_000, lon: 1_214_737_000, alt: 50_000, vx: -120, hdg: 9_000 };

  test('leaves trailing noughts off and has them back when it is read', () => {
    const bytes = encode('GLOBAL_POSITION_INT', { lat: 1 }, { system: 1, component: 1, sequence: 0 });
    expect(bytes.length).toBe(10 + 5 + 2);
    expect(hear([bytes]).heard[0]!.said).toEqual({ time_boot_ms: 0, lat: 1, lon: 0, alt: 0, relative_alt: 0, vx: 0, vy: 0, vz: 0, hdg: 0 });
  });

  test('of a message that is in no table is skipped by its length', () => {
    const strange = encode('HEARTBEAT', { type: 2 }, { system: 1, component: 1, sequence: 0 });
    strange[8] = 0x77;
    const known = encode('GLOBAL_POSITION_INT', position, { system: 1, component: 1, sequence: 1 });
    const { heard, statistics } = hear([joined([strange, known, strange])]);
    expect(heard).toHaveLength(1);
    expect(statistics).toEqual({ frames: 1, strayBytes: 0, broken: 0, unknown: 2 });
  });

  test('of MAVLink 1 is read, and what was added to its message later is nought', () => {
    const { minBytes, crcExtra } = messageNamed('SYS_STATUS');
    const payload = Uint8Array.from({ length: minBytes }, (_, index) => index);
    const head = [0xfe, minBytes, 7, 42, 1, 1];
    const bytes = joined([Uint8Array.from(head), payload, Uint8Array.of(0, 0)]);
    let crc = 0xffff;
    for (const byte of [...bytes.slice(1, 6 + minBytes), crcExtra]) {
      let rest = byte ^ (crc & 0xff);
      rest = (rest ^ (rest << 4)) & 0xff;
      crc = ((crc >> 8) ^ (rest << 8) ^ (rest << 3) ^ (rest >> 4)) & 0xffff;
    }
    bytes.set([crc & 0xff, crc >> 8], 6 + minBytes);
    const [heard] = hear([bytes]).heard;
    expect(heard).toMatchObject({
      name: 'SYS_STATUS',
      said: { onboard_control_sensors_present: 0x03020100, onboard_control_sensors_present_extended: 0 },
    });
  });
});

test('text beyond ASCII survives, half a letter is marked', () => {
  const anyText = fc.array(fc.nat(0x10_ffff)).map((points) => String.fromCodePoint(...points));
  fc.assert(fc.property(anyText, (text) => decodeUtf8(Uint8Array.from(encodeUtf8(text))) === text.toWellFormed()));
  expect(decodeUtf8(Uint8Array.of(0x41, 0xe4, 0xbd))).toMatch(/^A\ufffd+$/);
  expect(decodeUtf8(Uint8Array.of(0xc0, 0x80, 0xff))).toBe('\ufffd\ufffd\ufffd');
});
