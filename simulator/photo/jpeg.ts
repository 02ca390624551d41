/** Red, green and blue of one square, each from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Pixels across and down of a square. */
export const SQUARE = 8;

const segment = (marker: number, body: readonly number[]): number[] => [0xff, marker, ...u16(body.length + 2), ...body];
const u16 = (value: number): number[] => [value >> 8, value & 0xff];

/** With this a square's first coefficient is its mean. */
const QUANTISER = 8;
const CATEGORIES = 9;
const CATEGORY_BITS = 4;
const NO_MORE = '0';

/** Nine codes of four bits: a difference needs no more than eight bits of its own. */
const STEPS_TABLE = [0x00, ...lengths({ [CATEGORY_BITS]: CATEGORIES }), ...Array.from({ length: CATEGORIES }, (_, category) => category)];
/** A single code of one bit, that the square has nothing more. */
const REST_TABLE = [0x10, ...lengths({ 1: 1 }), 0x00];

function lengths(counts: Record<number, number>): number[] {
  return Array.from({ length: 16 }, (_, index) => counts[index + 1] ?? 0);
}

function differenceBits(difference: number): string {
  const size = difference === 0 ? 0 : Math.abs(difference).toString(2).length;
  const category = size.toString(2).padStart(CATEGORY_BITS, '0');
  if (size === 0) return category;
  // A negative one is written as what it lacks of all ones.
  const value = difference > 0 ? difference : difference + 2 ** size - 1;
  return category + value.toString(2).padStart(size, '0');
}

/** Luma and the two chromas, each around nought. */
function components([red, green, blue]: Colour): number[] {
  const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
  return [luma - 128, (blue - luma) / 1.772, (red - luma) / 1.402].map((value) => Math.max(-128, Math.min(127, Math.round(value))));
}

function scan(squares: readonly Colour[]): number[] {
  const before = [0, 0, 0];
  let bits = '';
  for (const colour of squares) {
    components(colour).forEach((value, index) => {
      bits += differenceBits(value - before[index]!) + NO_MORE;
      before[index] = value;
    });
  }
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte);
    // Otherwise a reader would take it for a marker.
    if (byte === 0xff) bytes.push(0);
  }
  return bytes;
}

/** A baseline JPEG of plain squares, row by row. `exif` is the body of its first segment. */
export function jpegOf(columns: number, squares: readonly Colour[], exif: readonly number[]): Uint8Array {
  const height = (squares.length / columns) * SQUARE;
  const three = [1, 2, 3];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xe1, exif),
    ...segment(0xdb, [0, ...Array.from({ length: 64 }, () => QUANTISER)]),
    ...segment(0xc0, [8, ...u16(height), ...u16(columns * SQUARE), 3, ...three.flatMap((id) => [id, 0x11, 0])]),
    ...segment(0xc4, STEPS_TABLE),
    ...segment(0xc4, REST_TABLE),
    ...segment(0xda, [3, ...three.flatMap((id) => [id, 0]), 0, 63, 0]),
    ...scan(squares),
    ...[0xff, 0xd9],
  ]);
}
