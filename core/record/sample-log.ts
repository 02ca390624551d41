import { allInSteps } from '../vehicle/patch-wire.ts';
import { ALL_FIELDS, STATE_FIELDS, type Patch, type StateField } from '../vehicle/state.ts';
import { folded, unfolded } from './rice.ts';
import type { SampleTable } from './sample-table.ts';

const NUMBERS = Object.fromEntries(ALL_FIELDS.map((name, at) => [name, at])) as Record<StateField, number>;

/** What a row begins with: all that is known, or what is different from the row before. */
const WHOLE = 0;
const CHANGED = 1;
/** Beside the number of a field: it is known no more. */
const UNKNOWN = 0x80;
/** A row takes no more: kind, time, count, and for each field its number and the widest difference. */
const ROW_BYTES_MAX = 1 + 8 + 1 + ALL_FIELDS.length * 7;
const FIRST_BYTES = 2_048;

/** Samples in the order in which they come, quickly written and meant to be packed into chunks soon: each row is what has changed since the last. */
export class SampleLog {
  private readonly now = new Float64Array(ALL_FIELDS.length).fill(NaN);
  private readonly written = new Float64Array(ALL_FIELDS.length).fill(NaN);
  private bytes = new Uint8Array(FIRST_BYTES);
  private view = new DataView(this.bytes.buffer);
  private length = 0;
  private isWhole = true;
  private lastAt = -Infinity;

  hear(patch: Patch): void {
    for (const name in patch) {
      const value = Number(patch[name as StateField]);
      // Without the sum a little below nought would be a nought of its own kind.
      this.now[NUMBERS[name as StateField]] = Math.round(value / STATE_FIELDS[name as StateField].step) + 0;
    }
  }

  forget(name: StateField): void {
    this.now[NUMBERS[name]] = NaN;
  }

  /** A row of how things stand. A clock that was put back does not turn the flight round. */
  sample(at: number): void {
    if (this.length + ROW_BYTES_MAX > this.bytes.length) this.grow();
    const time = Math.max(Math.round(at), this.lastAt + 1);
    if (this.isWhole) this.beginWhole(time);
    else {
      this.bytes[this.length++] = CHANGED;
      this.writeNumber(time - this.lastAt);
    }
    this.writeChanges();
    this.isWhole = false;
    this.lastAt = time;
  }

  /** What was written since this was last asked. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }

  /** The next row says all that is known: what went before is needed no longer to read it. */
  beginAnew(): void {
    this.isWhole = true;
  }

  private beginWhole(time: number): void {
    this.bytes[this.length] = WHOLE;
    this.view.setFloat64(this.length + 1, time, true);
    this.length += 9;
    this.written.fill(NaN);
  }

  private writeChanges(): void {
    const countAt = this.length++;
    let count = 0;
    for (let number = 0; number < this.now.length; number++) {
      const [value, before] = [this.now[number]!, this.written[number]!];
      if (Object.is(value, before)) continue;
      count++;
      this.written[number] = value;
      if (Number.isNaN(value)) {
        this.bytes[this.length++] = number | UNKNOWN;
      } else {
        this.bytes[this.length++] = number;
        this.writeNumber(folded(value - (Number.isNaN(before) ? 0 : before)));
      }
    }
    this.bytes[countAt] = count;
  }

  private writeNumber(given: number): void {
    let value = given;
    while (value >= 0x80) {
      this.bytes[this.length++] = (value % 0x80) | 0x80;
      value = Math.floor(value / 0x80);
    }
    this.bytes[this.length++] = value;
  }

  private grow(): void {
    const wider = new Uint8Array(this.bytes.length * 2 + ROW_BYTES_MAX);
    wider.set(this.bytes);
    this.bytes = wider;
    this.view = new DataView(wider.buffer);
  }
}

/** Of logs that follow each other: from the first whole row on, up to the first byte that makes no sense. */
export function readSampleLog(parts: readonly Uint8Array[]): SampleTable {
  const times: number[] = [];
  const rows: Float64Array[] = [];
  const now = new Float64Array(ALL_FIELDS.length).fill(NaN);
  for (const part of parts) if (!readPart(part, now, times, rows)) break;
  const table: SampleTable = { times: Float64Array.from(times), columns: {} };
  ALL_FIELDS.forEach((name, number) => {
    const steps = new Float64Array(rows.length);
    let isKnown = false;
    for (let row = 0; row < rows.length; row++) {
      steps[row] = rows[row]![number]!;
      isKnown ||= !Number.isNaN(steps[row]!);
    }
    if (isKnown) table.columns[name] = allInSteps(steps, STATE_FIELDS[name].step);
  });
  return table;
}

function readPart(part: Uint8Array, now: Float64Array, times: number[], rows: Float64Array[]): boolean {
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  let at = 0;
  const number = () => {
    let value = 0;
    for (let scale = 1; at < part.length; scale *= 0x80) {
      const byte = part[at++]!;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    return NaN;
  };
  while (at < part.length) {
    const kind = part[at++]!;
    if (kind > CHANGED || (kind === WHOLE && at + 8 > part.length)) return false;
    if (kind === WHOLE) now.fill(NaN);
    const time = kind === WHOLE ? view.getFloat64(at, true) : (times.at(-1) ?? NaN) + number();
    at += kind === WHOLE ? 8 : 0;
    if (at >= part.length) return false;
    for (let left = part[at++]!; left > 0; left--) {
      const field = part[at++] ?? UNKNOWN - 1;
      const of = field & ~UNKNOWN;
      if (of >= now.length) return false;
      const change = field >= UNKNOWN ? 0 : unfolded(number());
      if (Number.isNaN(change)) return false;
      now[of] = field >= UNKNOWN ? NaN : (Number.isNaN(now[of]!) ? 0 : now[of]!) + change;
    }
    // Without the whole row that it goes on from, a change says nothing.
    if (!Number.isFinite(time)) continue;
    times.push(time);
    rows.push(now.slice());
  }
  return true;
}
