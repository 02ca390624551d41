import type { BitReader, BitWriter } from './bits.ts';
import { readRice, riceCost, WIDEST, writeRice } from './rice.ts';

/** What a forecast left over, each as a whole number from nought: one after the other, or only those that are not nought. */
const WIDTH_BITS = 5;
/** From this share of noughts on it is worth a try to leave them out. */
const SPARSE_SHARE = 0.4;

/** How long nothing changes, what changes then, and so on: for what is told once a second, or once a flight. */
interface Changes {
  gaps: Float64Array;
  steps: Float64Array;
  count: number;
}

/** None at all stands for rests that are all nought, which most columns have. */
export function writeRests(bits: BitWriter, rests: Float64Array): void {
  const changes = changesIn(rests);
  const dense = riceCost(rests, rests.length);
  const isSparse = rests.length === 0 || (rests.length - changes.count >= rests.length * SPARSE_SHARE && bitsOf(changes) < dense.bits);
  bits.write(Number(isSparse), 1);
  if (isSparse) return writeChanges(bits, changes);
  bits.write(dense.width, WIDTH_BITS);
  for (let at = 0; at < rests.length; at++) writeRice(bits, rests[at]!, dense.width);
}

/** Fills the rests, which are nought; false where the bytes are none. */
export function readRests(bits: BitReader, rests: Float64Array): boolean {
  if (bits.read(1) === 1) return readChanges(bits, rests);
  const width = bits.read(WIDTH_BITS);
  if (width > WIDEST) return false;
  for (let at = 0; at < rests.length; at++) rests[at] = readRice(bits, width);
  return true;
}

function changesIn(rests: Float64Array): Changes {
  const [gaps, steps] = [new Float64Array(rests.length), new Float64Array(rests.length)];
  let [count, since] = [0, 0];
  for (let at = 0; at < rests.length; at++) {
    if (rests[at] === 0) continue;
    gaps[count] = at - since;
    steps[count++] = rests[at]! - 1;
    since = at + 1;
  }
  return { gaps, steps, count };
}

const bitsOf = ({ gaps, steps, count }: Changes): number =>
  6 + (count === 0 ? 0 : 2 * WIDTH_BITS + 10 + riceCost(gaps, count).bits + riceCost(steps, count).bits);

function writeChanges(bits: BitWriter, { gaps, steps, count }: Changes): void {
  bits.writeNumber(count);
  if (count === 0) return;
  const [gap, step] = [riceCost(gaps, count).width, riceCost(steps, count).width];
  bits.write(gap, WIDTH_BITS);
  bits.write(step, WIDTH_BITS);
  for (let at = 0; at < count; at++) {
    writeRice(bits, gaps[at]!, gap);
    writeRice(bits, steps[at]!, step);
  }
}

function readChanges(bits: BitReader, rests: Float64Array): boolean {
  const count = bits.readNumber();
  if (count > rests.length) return false;
  if (count === 0) return true;
  const [gap, step] = [bits.read(WIDTH_BITS), bits.read(WIDTH_BITS)];
  if (gap > WIDEST || step > WIDEST) return false;
  let at = 0;
  for (let change = 0; change < count; change++) {
    at += readRice(bits, gap);
    if (at >= rests.length) return false;
    rests[at++] = readRice(bits, step) + 1;
  }
  return true;
}
