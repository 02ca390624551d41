import { BadHeightFile } from './height-grid.ts';

/** What one of the first pages of a TIFF says of itself. */
export interface TiffDirectory {
  view: DataView;
  isLittle: boolean;
  /** The numbers under a tag; none where it is not there. */
  numbers(tag: number): number[];
  /** The only number under a tag. */
  number(tag: number, otherwise?: number): number;
  text(tag: number): string;
}

const LITTLE = 0x4949;
const BIG = 0x4d4d;
const MAGIC = 42;
const TEXT = 2;

/** By the type of a field: its bytes, and how one is read. */
const TYPES: Record<number, [bytes: number, read: (view: DataView, at: number, isLittle: boolean) => number]> = {
  1: [1, (view, at) => view.getUint8(at)],
  [TEXT]: [1, (view, at) => view.getUint8(at)],
  3: [2, (view, at, isLittle) => view.getUint16(at, isLittle)],
  4: [4, (view, at, isLittle) => view.getUint32(at, isLittle)],
  12: [8, (view, at, isLittle) => view.getFloat64(at, isLittle)],
};

/** A page of heights has some twenty fields, and as many numbers as it has strips. */
const FIELDS_MAX = 1_000;
const NUMBERS_MAX = 1_000_000;

/** Of the first page: the others are the same in coarser steps. */
export function readDirectory(bytes: Uint8Array): TiffDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const order = view.getUint16(0);
  const isLittle = order === LITTLE;
  if ((!isLittle && order !== BIG) || view.getUint16(2, isLittle) !== MAGIC) throw new BadHeightFile('broken');
  const first = view.getUint32(4, isLittle);
  const count = view.getUint16(first, isLittle);
  if (count > FIELDS_MAX) throw new BadHeightFile('broken');
  const fields = new Map<number, number[]>();
  for (let field = 0; field < count; field++) {
    const at = first + 2 + 12 * field;
    fields.set(view.getUint16(at, isLittle), numbersAt(view, at, isLittle));
  }
  const numbers = (tag: number) => fields.get(tag) ?? [];
  return {
    view,
    isLittle,
    numbers,
    number: (tag, otherwise) => numbers(tag)[0] ?? otherwise ?? broken(),
    text: (tag) => String.fromCharCode(...numbers(tag).filter((code) => code !== 0)),
  };
}

const broken = (): never => {
  throw new BadHeightFile('broken');
};

function numbersAt(view: DataView, at: number, isLittle: boolean): number[] {
  const type = TYPES[view.getUint16(at + 2, isLittle)];
  if (!type) return [];
  const [size, read] = type;
  const count = view.getUint32(at + 4, isLittle);
  if (count > NUMBERS_MAX) return broken();
  // What fits into four bytes stands in the field itself.
  const start = count * size <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
  return Array.from({ length: count }, (_, index) => read(view, start + index * size, isLittle));
}
