const BYTES = 256;
const AT_ONCE = 8;
const HEADER_BYTES = 9;

/** What a byte does to the checksum with none to eight noughts behind it: nine tables one after the other. */
const STEPS = new Uint16Array(BYTES * HEADER_BYTES);
for (let byte = 0; byte < BYTES; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0x8408 : crc >> 1;
  STEPS[byte] = crc;
}
for (let at = BYTES; at < STEPS.length; at++) {
  const before = STEPS[at - BYTES]!;
  STEPS[at] = (before >> 8) ^ STEPS[before & 0xff]!;
}

export const CRC_START = 0xffff;

/** CRC-16/MCRF4XX, which MAVLink calls X.25. */
export const crcStep = (crc: number, byte: number): number => (crc >> 8) ^ STEPS[(crc ^ byte) & 0xff]!;

/** Of eight bytes at once, in two words: one by one each would wait for the one before. */
export function crcOfEight(crc: number, low: number, high: number): number {
  const first = crc ^ low;
  return (
    STEPS[7 * BYTES + (first & 0xff)]! ^
    STEPS[6 * BYTES + ((first >> 8) & 0xff)]! ^
    STEPS[5 * BYTES + ((first >> 16) & 0xff)]! ^
    STEPS[4 * BYTES + (first >>> 24)]! ^
    STEPS[3 * BYTES + (high & 0xff)]! ^
    STEPS[2 * BYTES + ((high >> 8) & 0xff)]! ^
    STEPS[BYTES + ((high >> 16) & 0xff)]! ^
    STEPS[high >>> 24]!
  );
}

export function crcOfFour(crc: number, word: number): number {
  const first = crc ^ word;
  return (
    STEPS[3 * BYTES + (first & 0xff)]! ^
    STEPS[2 * BYTES + ((first >> 8) & 0xff)]! ^
    STEPS[BYTES + ((first >> 16) & 0xff)]! ^
    STEPS[first >>> 24]!
  );
}

/** Eight bytes at a time, then four: one by one each would wait for the one before. */
export function crcOf(bytes: Uint8Array, from: number, to: number, start = CRC_START): number {
  let crc = start;
  let at = from;
  for (; at + AT_ONCE <= to; at += AT_ONCE) {
    crc =
      STEPS[7 * BYTES + ((crc ^ bytes[at]!) & 0xff)]! ^
      STEPS[6 * BYTES + ((crc >> 8) ^ bytes[at + 1]!)]! ^
      STEPS[5 * BYTES + bytes[at + 2]!]! ^
      STEPS[4 * BYTES + bytes[at + 3]!]! ^
      STEPS[3 * BYTES + bytes[at + 4]!]! ^
      STEPS[2 * BYTES + bytes[at + 5]!]! ^
      STEPS[BYTES + bytes[at + 6]!]! ^
      STEPS[bytes[at + 7]!]!;
  }
  if (at + AT_ONCE / 2 <= to) {
    crc =
      STEPS[3 * BYTES + ((crc ^ bytes[at]!) & 0xff)]! ^
      STEPS[2 * BYTES + ((crc >> 8) ^ bytes[at + 1]!)]! ^
      STEPS[BYTES + bytes[at + 2]!]! ^
      STEPS[bytes[at + 3]!]!;
    at += AT_ONCE / 2;
  }
  for (; at < to; at++) crc = crcStep(crc, bytes[at]!);
  return crc;
}

/** The checksum over what is alike in every header of one message, to be completed by `headerCrc`. */
export const headerCrcOf = (id: number): number => crcOf(Uint8Array.of(0, 0, 0, 0, 0, 0, id, id >> 8, id >> 16), 0, HEADER_BYTES);

/** What each byte adds does not depend on the others: none of them has to wait, as they would if the header was read as written. */
export const headerCrc = (alike: number, length: number, flags: number, sequence: number, system: number, component: number): number =>
  alike ^
  STEPS[8 * BYTES + (length & 0xff)]! ^
  STEPS[7 * BYTES + (flags & 0xff)]! ^
  STEPS[5 * BYTES + (sequence & 0xff)]! ^
  STEPS[4 * BYTES + (system & 0xff)]! ^
  STEPS[3 * BYTES + (component & 0xff)]!;
