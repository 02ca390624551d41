import { allInSteps } from '../vehicle/patch-wire.ts';
import { ALL_FIELDS, STATE_FIELDS, type StateField } from '../vehicle/state.ts';
import { decodeColumn, encodeColumn, type Column } from './column.ts';
import type { SampleTable } from './sample-table.ts';

/** Of the layout, not of the fields: those are numbered by their place in STATE_FIELDS, which never changes, and an unknown number is passed over. */
const VERSION = 1;
/** Kind and version, rows, columns, time of the first row. */
const HEADER_BYTES = 1 + 2 + 1 + 8;
const COLUMN_HEADER_BYTES = 3;
const TIME_BYTES = 2;

/** No chunk has more rows, whatever its bytes say: so much is the most that reading one can take. */
export const CHUNK_ROWS_MAX = 4_096;

type Known = ReadonlyMap<StateField, Column>;

const along =
  (name: StateField) =>
  (known: Known): Column | undefined =>
    known.get(name);

/** By the square root, which comes out the same on every machine; both are in steps of one size. */
function overGround(known: Known): Column | undefined {
  const [north, east] = [known.get('velocityNorth'), known.get('velocityEast')];
  return north && east && north.map((value, row) => Math.round(Math.sqrt(value * value + east[row]! * east[row]!)));
}

/** What fields go along with, of those that stand before them. */
const COMPANIONS: Partial<Record<StateField, { of(known: Known): Column | undefined; sign: 1 | -1 }>> = {
  height: { of: along('altitude'), sign: 1 },
  clearance: { of: along('height'), sign: 1 },
  groundSpeed: { of: overGround, sign: 1 },
  airSpeed: { of: along('groundSpeed'), sign: 1 },
  climbRate: { of: along('velocityDown'), sign: -1 },
  yaw: { of: along('heading'), sign: 1 },
};

const NUMBERS = new Map(ALL_FIELDS.map((name, at) => [name, at]));
const COMPASS: ReadonlySet<StateField> = new Set(['heading', 'yaw', 'windDirection']);

const optionsOf = (name: StateField, known: Known) => {
  const companion = COMPANIONS[name];
  const column = companion?.of(known);
  return {
    companion: column && { column, sign: companion!.sign },
    turn: COMPASS.has(name) ? Math.round(360 / STATE_FIELDS[name].step) : undefined,
  };
};

/** A stretch of a flight, small: to the step of each field, nothing is lost. */
export function encodeChunk({ times, columns }: SampleTable): Uint8Array<ArrayBuffer> {
  const rows = times.length;
  if (rows === 0 || rows > CHUNK_ROWS_MAX) throw new RangeError(`a chunk has 1 to ${CHUNK_ROWS_MAX} rows, not ${rows}`);
  const start = times[0]!;
  const time = encodeColumn(
    times.map((at) => Math.round(at - start)),
    {},
  );
  const known = new Map<StateField, Column>();
  const parts: { number: number; bytes: Uint8Array }[] = [];
  for (const name of ALL_FIELDS) {
    const column = columns[name];
    if (!column) continue;
    const { step } = STATE_FIELDS[name];
    const steps = column.map((value) => Math.round(value / step));
    parts.push({ number: NUMBERS.get(name)!, bytes: encodeColumn(steps, optionsOf(name, known)) });
    known.set(name, steps);
  }
  const size = parts.reduce((sum, { bytes }) => sum + COLUMN_HEADER_BYTES + bytes.length, HEADER_BYTES + TIME_BYTES + time.length);
  const chunk = new Uint8Array(size);
  const view = new DataView(chunk.buffer);
  view.setUint8(0, VERSION);
  view.setUint16(1, rows, true);
  view.setUint8(3, parts.length);
  view.setFloat64(4, start, true);
  let at = HEADER_BYTES;
  view.setUint16(at, time.length, true);
  chunk.set(time, at + TIME_BYTES);
  at += TIME_BYTES + time.length;
  for (const { number, bytes } of parts) {
    view.setUint8(at, number);
    view.setUint16(at + 1, bytes.length, true);
    chunk.set(bytes, at + COLUMN_HEADER_BYTES);
    at += COLUMN_HEADER_BYTES + bytes.length;
  }
  return chunk;
}

/** Nothing where the bytes are no chunk; one that is cut off is none. */
export function decodeChunk(chunk: Uint8Array): SampleTable | undefined {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (view.byteLength < HEADER_BYTES + TIME_BYTES || view.getUint8(0) !== VERSION) return undefined;
  const rows = view.getUint16(1, true);
  const start = view.getFloat64(4, true);
  if (rows === 0 || rows > CHUNK_ROWS_MAX || !Number.isFinite(start)) return undefined;
  let at = HEADER_BYTES + TIME_BYTES + view.getUint16(HEADER_BYTES, true);
  const times = at <= chunk.length ? decodeColumn(chunk.subarray(HEADER_BYTES + TIME_BYTES, at), rows, {}) : undefined;
  if (!times || times.some(Number.isNaN)) return undefined;
  const table: SampleTable = { times: times.map((since) => start + since), columns: {} };
  const known = new Map<StateField, Column>();
  for (let left = view.getUint8(3); left > 0; left--) {
    if (at + COLUMN_HEADER_BYTES > chunk.length) return undefined;
    const end = at + COLUMN_HEADER_BYTES + view.getUint16(at + 1, true);
    const name = ALL_FIELDS[view.getUint8(at)];
    if (end > chunk.length) return undefined;
    const bytes = chunk.subarray(at + COLUMN_HEADER_BYTES, end);
    at = end;
    if (name === undefined) continue;
    const steps = decodeColumn(bytes, rows, optionsOf(name, known));
    if (!steps) return undefined;
    known.set(name, steps);
    table.columns[name] = allInSteps(steps, STATE_FIELDS[name].step);
  }
  return table;
}
