import type { Inflate } from './geo-tiff.ts';
import { BadHeightFile } from './height-grid.ts';
import type { TiffDirectory } from './tiff-directory.ts';

const BITS = 258;
const COMPRESSION = 259;
const PREDICTOR = 317;
const SAMPLE_FORMAT = 339;

const WHOLE = 1;
const DEFLATED = [8, 32_946];
const NO_PREDICTOR = 1;
const DIFFERENCES = 2;
const FLOAT_DIFFERENCES = 3;
const FLOAT = 3;
const SIGNED = 2;

/** The heights of one strip or tile that stands there with so many bytes. */
export type ReadHeights = (offset: number, length: number, width: number, lines: number) => Float32Array;

export function chunkReader(page: TiffDirectory, inflate: Inflate): ReadHeights {
  const [bits, format] = [page.number(BITS, 1), page.number(SAMPLE_FORMAT, 1)];
  const [compression, predictor] = [page.number(COMPRESSION, WHOLE), page.number(PREDICTOR, NO_PREDICTOR)];
  if (![16, 32].includes(bits) || (format === FLOAT && bits !== 32)) throw new BadHeightFile('broken');
  if (compression !== WHOLE && !DEFLATED.includes(compression)) throw new BadHeightFile('compression');
  const predictors = format === FLOAT ? [NO_PREDICTOR, FLOAT_DIFFERENCES] : [NO_PREDICTOR, DIFFERENCES];
  if (!predictors.includes(predictor)) throw new BadHeightFile('compression');
  const size = bits / 8;
  return (offset, length, width, lines) => {
    const stored = new Uint8Array(page.view.buffer, page.view.byteOffset + offset, length);
    const needed = width * lines * size;
    const bytes = compression === WHOLE ? stored : unpacked(stored, needed, inflate);
    if (bytes.length < needed) throw new BadHeightFile('broken');
    if (predictor === FLOAT_DIFFERENCES) return summedFloats(bytes, width, lines);
    const view = new DataView(bytes.buffer, bytes.byteOffset, needed);
    const read = numberReader(view, bits, format, page.isLittle);
    const heights = new Float32Array(width * lines);
    const wrap = predictor === DIFFERENCES ? wrapper(bits, format) : undefined;
    for (let at = 0; at < heights.length; at++) {
      const height = read(at * size);
      heights[at] = wrap && at % width > 0 ? wrap(heights[at - 1]! + height) : height;
    }
    return heights;
  };
}

/** Whoever unpacks says in words of their own that it is none of what they know. */
function unpacked(stored: Uint8Array, needed: number, inflate: Inflate): Uint8Array {
  try {
    return inflate(stored, needed);
  } catch {
    throw new BadHeightFile('broken');
  }
}

function numberReader(view: DataView, bits: number, format: number, isLittle: boolean): (at: number) => number {
  if (format === FLOAT) return (at) => view.getFloat32(at, isLittle);
  if (bits === 16) return format === SIGNED ? (at) => view.getInt16(at, isLittle) : (at) => view.getUint16(at, isLittle);
  return format === SIGNED ? (at) => view.getInt32(at, isLittle) : (at) => view.getUint32(at, isLittle);
}

/** Differences run over the edge of their number on purpose. */
function wrapper(bits: number, format: number): (sum: number) => number {
  if (bits === 16) return format === SIGNED ? (sum) => (sum << 16) >> 16 : (sum) => sum & 0xffff;
  return format === SIGNED ? (sum) => sum | 0 : (sum) => sum >>> 0;
}

/** Each line has all first bytes of its numbers, then all second ones, and so on, each byte as the difference to the one before. */
function summedFloats(bytes: Uint8Array, width: number, lines: number): Float32Array {
  const heights = new Float32Array(width * lines);
  const line = new Uint8Array(4 * width);
  const number = new DataView(new ArrayBuffer(4));
  for (let row = 0; row < lines; row++) {
    let sum = 0;
    for (let at = 0; at < line.length; at++) line[at] = sum = (sum + bytes[row * line.length + at]!) & 0xff;
    for (let column = 0; column < width; column++) {
      for (let byte = 0; byte < 4; byte++) number.setUint8(byte, line[byte * width + column]!);
      heights[row * width + column] = number.getFloat32(0);
    }
  }
  return heights;
}
