/** CRC-16/MCRF4XX, which MAVLink calls X.25, by a table of its 256 single-byte steps. */
const STEPS = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0x8408 : crc >> 1;
  return crc;
});

export const CRC_START = 0xffff;

export const crcStep = (crc: number, byte: number): number => (crc >> 8) ^ STEPS[(crc ^ byte) & 0xff]!;

export function crcOf(bytes: Uint8Array, from: number, to: number, start = CRC_START): number {
  let crc = start;
  for (let at = from; at < to; at++) crc = crcStep(crc, bytes[at]!);
  return crc;
}
