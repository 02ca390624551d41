import { expect, test } from 'vitest';
import { CRC_START, crcStep } from './crc.ts';
import type { Field } from './field.ts';
import { ALL_MESSAGES, messageNamed, messageOf } from './message.ts';
import { MESSAGES } from './messages.generated.ts';
import { encodeUtf8 } from './utf8.ts';

const DEFINED = {
  i8: 'int8_t',
  u8: 'uint8_t',
  i16: 'int16_t',
  u16: 'uint16_t',
  i32: 'int32_t',
  u32: 'uint32_t',
  i64: 'int64_t',
  u64: 'uint64_t',
};
const definedName = ({ wire, name }: Field): string => {
  if (wire === 'f32') return 'float';
  if (wire === 'f64') return 'double';
  return wire === 'char' ? 'char' : (DEFINED[wire] ?? name);
};

/** The byte follows from names and types: a slip anywhere in a row of the table shows in it. */
function crcExtraOf(name: string, fields: readonly Field[]): number {
  let crc = CRC_START;
  const say = (text: string) => encodeUtf8(text).forEach((byte) => (crc = crcStep(crc, byte)));
  say(`${name} `);
  for (const field of fields) {
    say(`${definedName(field)} ${field.name} `);
    if (field.count !== undefined) crc = crcStep(crc, field.count);
  }
  return (crc & 0xff) ^ (crc >> 8);
}

test.each(ALL_MESSAGES.map((facts) => [facts.name, facts] as const))(
  '%s has the byte that its fields give',
  (name, { crcExtra, fields }) => {
    const base = fields.slice(0, MESSAGES[name][2].length);
    expect(crcExtraOf(name, base)).toBe(crcExtra);
  },
);

test('fields of every message lie side by side, the widest first, and fit into a payload', () => {
  for (const { name, fields, minBytes, maxBytes } of ALL_MESSAGES) {
    fields.forEach((field, index) => index > 0 && expect(field.at, name).toBe(fields[index - 1]!.at + fields[index - 1]!.bytes));
    expect(maxBytes, name).toBeLessThanOrEqual(255);
    expect(minBytes, name).toBeGreaterThan(0);
  }
});

test('a message is found by name and by number', () => {
  expect(messageOf(33)).toBe(messageNamed('GLOBAL_POSITION_INT'));
  expect(messageOf(16_777_215)).toBeUndefined();
  expect(messageNamed('HEARTBEAT')).toMatchObject({ id: 0, minBytes: 9, maxBytes: 9 });
});
