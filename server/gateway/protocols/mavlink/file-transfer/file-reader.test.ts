import { encode } from '@skyhelm/core/mavlink/encode';
import { MavFtpErr as Fault, MavFtpOpcode as Op } from '@skyhelm/core/mavlink/named-numbers.generated';
import { parser } from '@skyhelm/core/mavlink/parser';
import { beforeEach, expect, test } from 'vitest';
import { fileReader, type FileReader } from './file-reader.ts';

const FILE = Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7) % 251);
/** As ArduPilot does: more than there is. */
const ANNOUNCED = 5_400;
const TICK_MS = 100;
const SESSION = 3;

interface Asked {
  component: number;
  sequence: number;
  opcode: number;
  offset: number;
  size: number;
}

let now: number;
let own: FileReader;
let asked: Asked[];
let read: Uint8Array | undefined;
let faults: string[];
/** What the vehicle does about a request; nothing is sent to one that is silent. */
let obey: (one: Asked) => void;

beforeEach(() => {
  [now, asked, read, faults] = [0, [], undefined, []];
  obey = vehicle;
  const send = (component: number, payload: number[]) => {
    const view = new DataView(Uint8Array.from(payload).buffer);
    const [sequence, offset] = [view.getUint16(0, true), view.getUint32(8, true)];
    const one = { component, sequence, opcode: view.getUint8(3), size: view.getUint8(4), offset };
    asked.push(one);
    queue.push(() => obey(one));
  };
  own = fileReader({ autopilot: 1, send }, () => now, 65_500);
});

/** Answers come when the one who asked has finished asking. */
const queue: (() => void)[] = [];
function pass(ms: number): void {
  for (const end = now + ms; now < end;) {
    while (queue.length > 0) queue.shift()!();
    own.tick((now += TICK_MS));
  }
}

const begin = (bytesMax = 10_000, component?: number) =>
  own.read({ path: 'file', ...(component !== undefined && { component }) }, bytesMax, {
    progress() {},
    done: (bytes) => void (read = bytes),
    failed: (fault) => void faults.push(fault),
  });

function answer(
  { sequence, opcode, component }: Asked,
  how: number,
  data: Uint8Array,
  { ahead = 1, offset = 0, isOver = false, target = 255, session = SESSION, by = component } = {},
): void {
  const payload = new Uint8Array(12 + data.length);
  const view = new DataView(payload.buffer);
  view.setUint16(0, (sequence + ahead) & 0xffff, true);
  payload.set([session, how, data.length, opcode, isOver ? 1 : 0], 2);
  view.setUint32(8, offset, true);
  payload.set(data, 12);
  const frames = parser((frame) => own.take(frame, now));
  const message = { target_system: target, payload: [...payload] };
  frames.take(encode('FILE_TRANSFER_PROTOCOL', message, { system: 1, component: by, sequence: 0 }));
}

const refuse = (one: Asked, fault: number, ahead = 1) => answer(one, Op.NAK, Uint8Array.of(fault), { ahead });
const opened = (one: Asked, size = ANNOUNCED) => answer(one, Op.ACK, new Uint8Array(Uint32Array.of(size).buffer));

function vehicle(one: Asked, isLost: (piece: number) => boolean = () => false): void {
  if (one.opcode === Op.OPENFILERO) return opened(one);
  if (one.opcode === Op.READFILE) {
    const data = FILE.subarray(one.offset, one.offset + one.size);
    return data.length > 0 ? answer(one, Op.ACK, data, { offset: one.offset }) : refuse(one, Fault.EOF);
  }
  if (one.opcode !== Op.BURSTREADFILE) return undefined;
  let ahead = 1;
  for (let { offset } = one; offset < FILE.length; offset += one.size) {
    if (!isLost(offset / one.size)) answer(one, Op.ACK, FILE.subarray(offset, offset + one.size), { ahead, offset });
    ahead++;
  }
  return refuse(one, Fault.EOF, ahead);
}

const count = (opcode: number) => asked.filter((one) => one.opcode === opcode).length;

test('a file comes in one burst, ends where it ends, and is closed', () => {
  begin();
  pass(1_000);
  expect(read).toEqual(FILE);
  expect([count(Op.BURSTREADFILE), count(Op.TERMINATESESSION), own.isBusy]).toEqual([1, 1, false]);
});

test('what was lost is asked for alone, the last piece included', () => {
  obey = (one) => vehicle(one, (piece) => piece === 3 || piece === 20);
  begin();
  pass(1_000);
  expect(read).toEqual(FILE);
  expect(asked.filter(({ opcode }) => opcode === Op.READFILE).map(({ offset }) => offset / 239)).toEqual([3, 20, 20 + 220 / 239]);
});

test('a vehicle that begins anew in the middle has closed the file: it is opened again', () => {
  let bursts = 0;
  obey = (one) => (one.opcode === Op.BURSTREADFILE && bursts++ === 0 ? refuse(one, Fault.INVALIDSESSION) : vehicle(one));
  begin();
  pass(1_000);
  expect([count(Op.OPENFILERO), read]).toEqual([2, FILE]);
});

test('a vehicle that knows nothing of files is given up soon, one that falls silent later', () => {
  obey = () => undefined;
  begin();
  pass(5_000);
  expect([faults, count(Op.OPENFILERO)]).toEqual([['noAnswer'], 5]);
  obey = (one) => (one.opcode === Op.OPENFILERO ? opened(one) : undefined);
  begin();
  pass(20_000);
  expect(faults).toEqual(['noAnswer', 'noAnswer']);
  expect(own.isBusy).toBe(false);
});

test('what is not there, too large or refused is said so', () => {
  for (const fault of [Fault.FILENOTFOUND, Fault.UNKNOWNCOMMAND]) {
    obey = (one) => refuse(one, fault);
    begin();
    pass(1_000);
  }
  obey = (one) => opened(one, 0xffff_ffff);
  begin();
  pass(1_000);
  expect(faults).toEqual(['notFound', 'refused', 'tooLarge']);
});

test('without a free session the vehicle is told to forget the old ones', () => {
  let opens = 0;
  obey = (one) => (one.opcode === Op.OPENFILERO && opens++ === 0 ? refuse(one, Fault.NOSESSIONSAVAILABLE) : vehicle(one));
  begin();
  pass(1_000);
  expect([count(Op.RESETSESSION), read]).toEqual([1, FILE]);
});

test('a file of another component is asked of that one, and only its answers count', () => {
  obey = (one) => {
    answer(one, Op.NAK, Uint8Array.of(Fault.FILENOTFOUND), { by: 1 });
    vehicle(one);
  };
  begin(10_000, 100);
  pass(1_000);
  expect([faults, read]).toEqual([[], FILE]);
  expect(new Set(asked.map(({ component }) => component))).toEqual(new Set([100]));
});

test('answers to another station, of another session or to an earlier request are none', () => {
  obey = (one) => {
    if (one.opcode === Op.READFILE || one.opcode === Op.BURSTREADFILE) {
      const wrong = new Uint8Array(one.size).fill(9);
      answer(one, Op.ACK, wrong, { offset: one.offset, target: 254 });
      answer(one, Op.ACK, wrong, { offset: one.offset, session: SESSION + 1 });
      answer(one, Op.ACK, wrong, { offset: one.offset, ahead: -1 });
      answer(one, Op.ACK, wrong, { offset: 0xffff_fff0 });
    }
    vehicle(one);
  };
  begin();
  pass(1_000);
  expect(read).toEqual(FILE);
});

test('one that answers everything with nothing is not asked for ever', () => {
  obey = (one) => {
    if (one.opcode === Op.OPENFILERO) opened(one);
    else answer(one, Op.ACK, new Uint8Array(0), { offset: one.offset, isOver: true });
  };
  begin();
  pass(1_000);
  expect(faults).toEqual(['noAnswer']);
  expect(asked.length).toBeLessThan(100);
});

test('whoever waits gets to know that the vehicle is gone', () => {
  begin();
  own.leave();
  expect([faults, own.isBusy]).toEqual([['linkLost'], false]);
});
