interface Picture {
  columns: number;
  rows: number;
  /** Row after row. */
  heights: readonly number[];
  west: number;
  north: number;
  step: number;
  isFloat?: boolean;
  isBig?: boolean;
  /** Whole where it is not given. */
  deflate?: (bytes: Uint8Array) => Uint8Array;
  predictor?: 1 | 2 | 3;
  /** Tiles of so many heights to a side instead of one strip. */
  tile?: number;
  unknown?: string;
  /** 2: degrees. */
  model?: number;
}

type Field = [tag: number, type: 2 | 3 | 4 | 12, values: number[]];
const SIZES = { 2: 1, 3: 2, 4: 4, 12: 8 } as const;

/** A GeoTIFF of heights as others write them, for tests. */
export function writeTiff(picture: Picture): Uint8Array {
  const { columns, rows, west, north, step, isFloat = false, isBig = false, deflate, predictor = 1, tile, unknown, model = 2 } = picture;
  const chunks = chunksOf(picture).map((chunk) => (deflate ? deflate(chunk) : chunk));
  let at = 8;
  const offsets = chunks.map((chunk) => (at += chunk.length) - chunk.length);
  const lengths = chunks.map((chunk) => chunk.length);
  const fields: Field[] = [
    [256, 4, [columns]],
    [257, 4, [rows]],
    [258, 3, [isFloat ? 32 : 16]],
    [259, 3, [deflate ? 8 : 1]],
    ...(tile
      ? []
      : ([
          [273, 4, offsets],
          [278, 4, [rows]],
          [279, 4, lengths],
        ] satisfies Field[])),
    [277, 3, [1]],
    [317, 3, [predictor]],
    ...(tile
      ? ([
          [322, 4, [tile]],
          [323, 4, [tile]],
          [324, 4, offsets],
          [325, 4, lengths],
        ] satisfies Field[])
      : []),
    [339, 3, [isFloat ? 3 : 2]],
    [33_550, 12, [step, step, 0]],
    [33_922, 12, [0, 0, 0, west, north, 0]],
    [34_735, 3, [1, 1, 0, 2, 1_024, 0, 1, model, 1_025, 0, 1, 1]],
    ...(unknown === undefined ? [] : ([[42_113, 2, [...unknown].map((sign) => sign.charCodeAt(0)).concat(0)]] satisfies Field[])),
  ];
  const extra = fields.reduce((sum, [, type, values]) => sum + SIZES[type] * values.length, 0);
  const bytes = new Uint8Array(at + 2 + 12 * fields.length + 4 + extra);
  const view = new DataView(bytes.buffer);
  bytes.set(isBig ? [0x4d, 0x4d] : [0x49, 0x49]);
  view.setUint16(2, 42, !isBig);
  view.setUint32(4, at, !isBig);
  chunks.forEach((chunk, index) => bytes.set(chunk, offsets[index]));
  view.setUint16(at, fields.length, !isBig);
  let behind = at + 2 + 12 * fields.length + 4;
  fields.forEach(([tag, type, values], index) => {
    const field = at + 2 + 12 * index;
    view.setUint16(field, tag, !isBig);
    view.setUint16(field + 2, type, !isBig);
    view.setUint32(field + 4, values.length, !isBig);
    const size = SIZES[type] * values.length;
    const start = size <= 4 ? field + 8 : behind;
    if (size > 4) view.setUint32(field + 8, behind, !isBig);
    values.forEach((value, number) => put(view, type, start + number * SIZES[type], value, !isBig));
    if (size > 4) behind += size;
  });
  return bytes;
}

function put(view: DataView, type: Field[1], at: number, value: number, isLittle: boolean): void {
  if (type === 12) view.setFloat64(at, value, isLittle);
  else if (type === 4) view.setUint32(at, value, isLittle);
  else if (type === 3) view.setUint16(at, value, isLittle);
  else view.setUint8(at, value);
}

function chunksOf({ columns, rows, heights, isFloat = false, isBig = false, predictor = 1, tile }: Picture): Uint8Array[] {
  const [width, height] = [tile ?? columns, tile ?? rows];
  const chunks: Uint8Array[] = [];
  for (let top = 0; top < rows; top += height) {
    for (let left = 0; left < columns; left += width) {
      const at = (row: number, column: number) => heights[Math.min(top + row, rows - 1) * columns + Math.min(left + column, columns - 1)]!;
      const lines = Array.from({ length: height }, (_, row) => Array.from({ length: width }, (__, column) => at(row, column)));
      chunks.push(
        Uint8Array.from(lines.flatMap((line) => (isFloat ? floatLine(line, isBig, predictor) : wholeLine(line, isBig, predictor)))),
      );
    }
  }
  return chunks;
}

function wholeLine(line: readonly number[], isBig: boolean, predictor: number): number[] {
  const view = new DataView(new ArrayBuffer(2 * line.length));
  line.forEach((height, at) => view.setInt16(2 * at, predictor === 2 && at > 0 ? height - line[at - 1]! : height, !isBig));
  return [...new Uint8Array(view.buffer)];
}

function floatLine(line: readonly number[], isBig: boolean, predictor: number): number[] {
  const view = new DataView(new ArrayBuffer(4 * line.length));
  line.forEach((height, at) => view.setFloat32(4 * at, height, predictor === 3 ? false : !isBig));
  const bytes = [...new Uint8Array(view.buffer)];
  if (predictor !== 3) return bytes;
  const apart = [0, 1, 2, 3].flatMap((byte) => line.map((_, at) => bytes[4 * at + byte]!));
  return apart.map((byte, at) => (byte - (apart[at - 1] ?? 0)) & 0xff);
}
