import { BitReader, BitWriter } from './bits.ts';
import { folded, readRice, riceCost, unfolded, writeRice } from './rice.ts';

/** Whole numbers at successive moments; NaN where none was known. */
export type Column = Float64Array;

/** Another column that goes along with this one: what it does is taken off before anything is forecast. */
export interface Companion {
  column: Column;
  sign: 1 | -1;
}

export interface ColumnOptions {
  companion?: Companion | undefined;
  /** Values go round from here to nought, as a compass does. */
  turn?: number | undefined;
}

/** A forecast is the same value throughout, the one before, or the one before with its last step taken again. */
const ORDERS = [0, 1, 2] as const;
type Order = (typeof ORDERS)[number];

interface Plan {
  order: Order;
  isSparse: boolean;
  companion: Companion | undefined;
  base: number;
  rests: Float64Array;
  bits: number;
}

export function encodeColumn(column: Column, { companion, turn }: ColumnOptions): Uint8Array<ArrayBuffer> {
  const bits = new BitWriter();
  const rows = writeKnown(bits, column);
  const isTurning = turn !== undefined && rows.every((row) => column[row]! >= 0 && column[row]! < turn);
  const round = isTurning ? turn : undefined;
  const alone = bestPlan(seriesOf(column, rows, undefined, round), undefined, round);
  const beside = companion && bestPlan(seriesOf(column, rows, companion, round), companion, round);
  const { order, isSparse, companion: used, base, rests } = beside && beside.bits < alone.bits ? beside : alone;
  bits.write(order, 2);
  bits.write(Number(isSparse), 1);
  bits.write(used ? (used.sign === 1 ? 1 : 2) : 0, 2);
  bits.write(Number(isTurning), 1);
  bits.writeNumber(folded(base));
  (isSparse ? writeSparse : writeDense)(bits, rests);
  return bits.finish();
}

/** Nothing where the bytes are no column of so many rows. Whatever they are, no more memory is taken than those rows need. */
export function decodeColumn(bytes: Uint8Array, count: number, { companion, turn }: ColumnOptions & { companion?: { column: Column } }) {
  const bits = new BitReader(bytes);
  const rows = readKnown(bits, count);
  const order = bits.read(2) as Order;
  const isSparse = bits.read(1) === 1;
  const companionship = bits.read(2);
  const isTurning = bits.read(1) === 1;
  const base = unfolded(bits.readNumber());
  if (!rows || order > 2 || companionship > 2 || (companionship > 0 && !companion) || (isTurning && turn === undefined)) return undefined;
  const rests = new Float64Array(rows.length);
  if (!(isSparse ? readSparse : readDense)(bits, rests) || bits.isBeyondEnd) return undefined;
  const used: Companion | undefined = companionship > 0 ? { column: companion!.column, sign: companionship === 1 ? 1 : -1 } : undefined;
  return restore(rests, rows, count, { order, base, used, turn: isTurning ? turn : undefined });
}

const modulo = (value: number, turn: number): number => ((value % turn) + turn) % turn;
/** The shorter way round. */
const shorter = (rest: number, turn: number): number => modulo(rest + turn / 2, turn) - turn / 2;

const besideAt = ({ column, sign }: Companion, row: number): number => (Number.isNaN(column[row]!) ? 0 : sign * column[row]!);

function seriesOf(column: Column, rows: readonly number[], companion: Companion | undefined, turn: number | undefined): Float64Array {
  const series = Float64Array.from(rows, (row) => column[row]! - (companion ? besideAt(companion, row) : 0));
  return turn === undefined ? series : series.map((value) => modulo(value, turn));
}

function forecast(series: Float64Array, at: number, order: Order, base: number): number {
  if (order === 0 || at === 0) return base;
  return order === 1 || at === 1 ? series[at - 1]! : 2 * series[at - 1]! - series[at - 2]!;
}

function bestPlan(series: Float64Array, companion: Companion | undefined, turn: number | undefined): Plan {
  let best: Plan | undefined;
  for (const order of ORDERS) {
    const base = order === 0 ? middleOf(series) : (series[0] ?? 0);
    const rests = new Float64Array(series.length);
    for (let at = 0; at < series.length; at++) {
      const rest = series[at]! - forecast(series, at, order, base);
      rests[at] = folded(turn === undefined ? rest : shorter(rest, turn));
    }
    const dense = riceCost(rests, rests.length).bits;
    const sparse = sparseBits(rests);
    const bits = Math.min(dense, sparse);
    if (!best || bits < best.bits) best = { order, isSparse: sparse < dense, companion, base, rests, bits };
    // What does not change needs no better forecast.
    if (bits <= SPARSE_LEAST) break;
  }
  return best!;
}

function middleOf(series: Float64Array): number {
  let sum = 0;
  for (const value of series) sum += value - series[0]!;
  return series.length === 0 ? 0 : series[0]! + Math.round(sum / series.length);
}

function restore(
  rests: Float64Array,
  rows: readonly number[],
  count: number,
  { order, base, used, turn }: { order: Order; base: number; used: Companion | undefined; turn: number | undefined },
): Column {
  const column = new Float64Array(count).fill(NaN);
  const series = new Float64Array(rests.length);
  for (let at = 0; at < rests.length; at++) {
    const value = forecast(series, at, order, base) + unfolded(rests[at]!);
    series[at] = turn === undefined ? value : modulo(value, turn);
    const whole = series[at]! + (used ? besideAt(used, rows[at]!) : 0);
    column[rows[at]!] = turn === undefined ? whole : modulo(whole, turn);
  }
  return column;
}

/** Which rows have a value: a bit where all have, otherwise stretches in turn, beginning with one that has. */
function writeKnown(bits: BitWriter, column: Column): number[] {
  const rows: number[] = [];
  const turns: number[] = [];
  let since = 0;
  let isKnown = true;
  for (let row = 0; row < column.length; row++) {
    if (Number.isNaN(column[row]!) === isKnown) {
      turns.push(row - since);
      since = row;
      isKnown = !isKnown;
    }
    if (isKnown) rows.push(row);
  }
  bits.write(Number(turns.length > 0), 1);
  if (turns.length === 0) return rows;
  bits.writeNumber(turns.length);
  for (const length of turns) bits.writeNumber(length);
  return rows;
}

function readKnown(bits: BitReader, count: number): number[] | undefined {
  const rows: number[] = [];
  const add = (from: number, to: number) => {
    for (let row = from; row < to; row++) rows.push(row);
  };
  const turns = bits.read(1) === 1 ? bits.readNumber() : 0;
  if (turns > count) return undefined;
  let row = 0;
  for (let turn = 0; turn < turns; turn++) {
    const length = bits.readNumber();
    if (row + length > count) return undefined;
    if (turn % 2 === 0) add(row, row + length);
    row += length;
  }
  if (turns % 2 === 0) add(row, count);
  return rows;
}

const WIDTH_BITS = 5;

function writeDense(bits: BitWriter, rests: Float64Array): void {
  const { width } = riceCost(rests, rests.length);
  bits.write(width, WIDTH_BITS);
  for (const rest of rests) writeRice(bits, rest, width);
}

function readDense(bits: BitReader, rests: Float64Array): boolean {
  const width = bits.read(WIDTH_BITS);
  if (width > 24) return false;
  for (let at = 0; at < rests.length; at++) rests[at] = readRice(bits, width);
  return true;
}

/** How long nothing changes, what changes then, and so on: for what is told once a second, or once a flight. */
interface Changes {
  gaps: Float64Array;
  steps: Float64Array;
  count: number;
}

const SPARSE_LEAST = 24;

function changesIn(rests: Float64Array): Changes {
  const gaps = new Float64Array(rests.length);
  const steps = new Float64Array(rests.length);
  let count = 0;
  let since = 0;
  for (let at = 0; at < rests.length; at++) {
    if (rests[at] === 0) continue;
    gaps[count] = at - since;
    steps[count++] = rests[at]! - 1;
    since = at + 1;
  }
  return { gaps, steps, count };
}

function sparseBits(rests: Float64Array): number {
  const { gaps, steps, count } = changesIn(rests);
  return SPARSE_LEAST + (count === 0 ? 0 : riceCost(gaps, count).bits + riceCost(steps, count).bits);
}

function writeSparse(bits: BitWriter, rests: Float64Array): void {
  const { gaps, steps, count } = changesIn(rests);
  bits.writeNumber(count);
  if (count === 0) return;
  const widths = { gap: riceCost(gaps, count).width, step: riceCost(steps, count).width };
  bits.write(widths.gap, WIDTH_BITS);
  bits.write(widths.step, WIDTH_BITS);
  for (let at = 0; at < count; at++) {
    writeRice(bits, gaps[at]!, widths.gap);
    writeRice(bits, steps[at]!, widths.step);
  }
}

function readSparse(bits: BitReader, rests: Float64Array): boolean {
  const count = bits.readNumber();
  if (count > rests.length) return false;
  if (count === 0) return true;
  const [gap, step] = [bits.read(WIDTH_BITS), bits.read(WIDTH_BITS)];
  if (gap > 24 || step > 24) return false;
  let at = 0;
  for (let change = 0; change < count; change++) {
    at += readRice(bits, gap);
    if (at >= rests.length) return false;
    rests[at++] = readRice(bits, step) + 1;
  }
  return true;
}
