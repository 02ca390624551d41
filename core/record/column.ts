import { BitReader, BitWriter } from './bits.ts';
import { readRests, writeRests } from './column-rests.ts';
import { readKnown, writeKnown } from './column-known.ts';
import { folded, unfolded } from './rice.ts';

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
const ORDERS = [1, 0, 2] as const;
type Order = (typeof ORDERS)[number];

interface Forecast {
  order: Order;
  base: number;
  turn: number | undefined;
}

/** One wild value must not decide which forecast is best. */
const WILD = 0xf_ffff;

export function encodeColumn(column: Column, { companion, turn }: ColumnOptions): Uint8Array<ArrayBuffer> {
  const bits = new BitWriter();
  const rows = writeKnown(bits, column);
  const alone = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) alone[at] = column[rows[at]!]!;
  const isTurning = turn !== undefined && alone.every((value) => value >= 0 && value < turn);
  const round = isTurning ? turn : undefined;
  let series: Float64Array = alone;
  let best = bestForecast(series, round);
  const beside = companion && best.sum > 0 ? besideOf(alone, rows, companion, round) : undefined;
  const bestBeside = beside && bestForecast(beside, round);
  const isBeside = bestBeside !== undefined && bestBeside.sum < best.sum;
  if (isBeside) [series, best] = [beside!, bestBeside];
  bits.write(best.order, 2);
  bits.write(isBeside ? (companion!.sign === 1 ? 1 : 2) : 0, 2);
  bits.write(Number(isTurning), 1);
  bits.writeNumber(folded(best.base));
  const rests = new Float64Array(best.sum === 0 ? 0 : series.length);
  for (let at = 0; at < rests.length; at++) rests[at] = restAt(series, at, best);
  writeRests(bits, rests);
  return bits.finish();
}

/** Nothing where the bytes are no column of so many rows. Whatever they are, no more memory is taken than those rows need. */
export function decodeColumn(bytes: Uint8Array, count: number, { companion, turn }: ColumnOptions): Column | undefined {
  const bits = new BitReader(bytes);
  const rows = readKnown(bits, count);
  const order = bits.read(2);
  const companionship = bits.read(2);
  const isTurning = bits.read(1) === 1;
  const base = unfolded(bits.readNumber());
  if (!rows || order > 2 || companionship > 2 || (companionship > 0 && !companion) || (isTurning && turn === undefined)) return undefined;
  const series = new Float64Array(rows.length);
  if (!readRests(bits, series) || bits.isBeyondEnd) return undefined;
  restore(series, { order: order as Order, base, turn: isTurning ? turn : undefined });
  const column = rows.length === count ? series : new Float64Array(count).fill(NaN);
  const sign = companionship === 1 ? 1 : -1;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const whole = companionship === 0 ? series[at]! : series[at]! + besideAt({ column: companion!.column, sign }, row);
    column[row] = isTurning && companionship > 0 ? modulo(whole, turn!) : whole;
  }
  return column;
}

const modulo = (value: number, turn: number): number => ((value % turn) + turn) % turn;
/** The shorter way round. */
const shorter = (rest: number, turn: number): number => modulo(rest + turn / 2, turn) - turn / 2;

const besideAt = ({ column, sign }: Companion, row: number): number => (Number.isNaN(column[row]!) ? 0 : sign * column[row]!);

function besideOf(alone: Float64Array, rows: ArrayLike<number>, companion: Companion, turn: number | undefined): Float64Array {
  const series = new Float64Array(alone.length);
  for (let at = 0; at < alone.length; at++) {
    const value = alone[at]! - besideAt(companion, rows[at]!);
    series[at] = turn === undefined ? value : modulo(value, turn);
  }
  return series;
}

function forecastAt(series: Float64Array, at: number, { order, base }: Forecast): number {
  if (order === 0 || at === 0) return base;
  return order === 1 || at === 1 ? series[at - 1]! : 2 * series[at - 1]! - series[at - 2]!;
}

function restAt(series: Float64Array, at: number, forecast: Forecast): number {
  const rest = series[at]! - forecastAt(series, at, forecast);
  return folded(forecast.turn === undefined ? rest : shorter(rest, forecast.turn));
}

function bestForecast(series: Float64Array, turn: number | undefined): Forecast & { sum: number } {
  let best: (Forecast & { sum: number }) | undefined;
  for (const order of ORDERS) {
    const forecast: Forecast = { order, base: order === 0 ? middleOf(series) : (series[0] ?? 0), turn };
    let sum = 0;
    for (let at = 0; at < series.length; at++) sum += Math.min(WILD, restAt(series, at, forecast));
    if (!best || sum < best.sum) best = { ...forecast, sum };
    // What does not change needs no better forecast.
    if (sum === 0) break;
  }
  return best!;
}

function middleOf(series: Float64Array): number {
  let sum = 0;
  for (let at = 1; at < series.length; at++) sum += series[at]! - series[0]!;
  return series.length === 0 ? 0 : series[0]! + Math.round(sum / series.length);
}

/** Rests become values, in place. */
function restore(series: Float64Array, forecast: Forecast): void {
  for (let at = 0; at < series.length; at++) {
    const value = forecastAt(series, at, forecast) + unfolded(series[at]!);
    series[at] = forecast.turn === undefined ? value : modulo(value, forecast.turn);
  }
}
