const BYTES = 256;
const AT_ONCE = 4;

/** What a byte does to the checksum with no, one, two or three noughts behind it: four tables one after the other. */
const STEPS = new Uint16Array(BYTES * AT_ONCE);
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

/** Four bytes at a time: one by one each would wait for the one before. */
export function crcOf(bytes: Uint8Array, from: number, to: number, start = CRC_START): number {
  let crc = start;
  let at = from;
  for (; at + AT_ONCE <= to; at += AT_ONCE) {
    crc =
      STEPS[3 * BYTES + ((crc ^ bytes[at]!) & 0xff)]! ^
      STEPS[2 * BYTES + ((crc >> 8) ^ bytes[at + 1]!)]! ^
      STEPS[BYTES + bytes[at + 2]!]! ^
      STEPS[bytes[at + 3]!]!;
  }
  for (; at < to; at++) crc = crcStep(crc, bytes[at]!);
  return crc;
}
