import type { BitReader, BitWriter } from './bits.ts';

/** Says which rows have a value, and writes it: a bit where all have, otherwise stretches in turn, beginning with one that has. */
export function writeKnown(bits: BitWriter, column: Float64Array): ArrayLike<number> {
  const stretches: number[] = [];
  let since = 0;
  let isKnown = true;
  for (let row = 0; row < column.length; row++) {
    if (Number.isNaN(column[row]!) !== isKnown) continue;
    stretches.push(row - since);
    since = row;
    isKnown = !isKnown;
  }
  bits.write(Number(stretches.length > 0), 1);
  if (stretches.length > 0) {
    bits.writeNumber(stretches.length);
    for (const length of stretches) bits.writeNumber(length);
  }
  return rowsOf(stretches, column.length);
}

/** Nothing where there would be more rows than there are. */
export function readKnown(bits: BitReader, count: number): ArrayLike<number> | undefined {
  const stretches: number[] = [];
  let left = count;
  for (let turns = bits.read(1) === 1 ? bits.readNumber() : 0; turns > 0; turns--) {
    if (stretches.length > count) return undefined;
    const length = bits.readNumber();
    left -= length;
    if (left < 0) return undefined;
    stretches.push(length);
  }
  return rowsOf(stretches, count);
}

function rowsOf(stretches: readonly number[], count: number): ArrayLike<number> {
  const rows = new Uint16Array(count);
  let [found, row] = [0, 0];
  const add = (to: number) => {
    while (row < to) rows[found++] = row++;
  };
  stretches.forEach((length, turn) => {
    if (turn % 2 === 0) add(row + length);
    else row += length;
  });
  if (stretches.length % 2 === 0) add(count);
  return rows.subarray(0, found);
}
