import { messageNamed } from '@skyhelm/core/mavlink/message';
import { MavFtpErr as Fault, MavFtpOpcode as Op } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Dialogue } from '../dialogue.ts';
import type { FilePlace } from './file-address.ts';
import { DATA_MAX, fileAnswerIn, packetOf, type FileAnswer, type FileRequest } from './packet.ts';
import { pieces, type Pieces } from './pieces.ts';

const HEARS = [messageNamed('FILE_TRANSFER_PROTOCOL').id];
/** So long for an answer, and so long without a piece of a burst. */
const ANSWER_MS = 700;
/** A third of all messages may be lost on either way. */
const TRIES_MAX = 8;
/** A vehicle that does not know of files is silent: it must not be asked for long. */
const OPEN_TRIES_MAX = 5;
/** A vehicle that begins anew in the middle has closed the file. */
const OPENINGS_MAX = 4;
/** Asked for without getting any further: one that answers everything with nothing would be asked for ever. */
const FRUITLESS_MAX = 30;
/** With more gaps than this, all from the first one on is sent once more: quicker than asking for each. */
const SINGLE_GAPS = 6 * DATA_MAX;
/** Numbers that one burst may use up: an answer further away is one to an earlier request. */
const BURST_NUMBERS = 8_192;
const NUMBERS = 0x1_0000;

export type FileFault = 'noAnswer' | 'notFound' | 'tooLarge' | 'refused' | 'linkLost';

export interface FileReport {
  progress(done: number, total: number): void;
  done(bytes: Uint8Array): void;
  failed(fault: FileFault): void;
}

/** Reads files of a vehicle, one at a time. */
export interface FileReader extends Dialogue {
  readonly isBusy: boolean;
  /** Not while it is busy. */
  read(place: FilePlace, bytesMax: number, report: FileReport): void;
  /** Leaves off; nobody is told. */
  stop(): void;
}

interface Reading {
  path: string;
  component: number;
  bytesMax: number;
  report: FileReport;
  session: number;
  file: Pieces | undefined;
  asked: FileRequest;
  tries: number;
  openings: number;
  fruitless: number;
  missing: number;
  answerBy: number;
}

interface FileWire {
  /** The component that keeps what is said to be nobody's. */
  autopilot: number;
  send(component: number, payload: number[]): void;
}

export function fileReader({ autopilot, send }: FileWire, steady: () => number, firstNumber: number): FileReader {
  let number = firstNumber % NUMBERS;
  let reading: Reading | undefined;

  const nextNumber = () => (number = (number + 1) % NUMBERS);

  function ask(one: Reading, request: Omit<FileRequest, 'sequence' | 'session'>): void {
    one.asked = { ...request, sequence: nextNumber(), session: one.session };
    one.tries = 1;
    say(one);
  }

  function say(one: Reading): void {
    one.answerBy = steady() + ANSWER_MS;
    send(one.component, packetOf(one.asked));
  }

  function open(one: Reading): void {
    if (one.openings++ >= OPENINGS_MAX) return end(one, 'noAnswer');
    [one.session, one.file] = [0, undefined];
    ask(one, { opcode: Op.OPENFILERO, data: new TextEncoder().encode(one.path) });
  }

  /** What is missing is asked for, in one go where it is much. */
  function askForMore(one: Reading, file: Pieces): void {
    const { gapAt, missing } = file;
    if (gapAt === undefined) return finish(one, file);
    one.fruitless = missing === one.missing ? one.fruitless + 1 : 0;
    one.missing = missing;
    if (one.fruitless > FRUITLESS_MAX) return end(one, 'noAnswer');
    const opcode = file.missing > SINGLE_GAPS ? Op.BURSTREADFILE : Op.READFILE;
    ask(one, { opcode, offset: gapAt, size: DATA_MAX });
  }

  function finish(one: Reading, file: Pieces): void {
    close(one);
    one.report.done(file.bytes());
  }

  function close(one: Reading): void {
    reading = undefined;
    if (one.file) send(one.component, packetOf({ sequence: nextNumber(), session: one.session, opcode: Op.TERMINATESESSION }));
  }

  function end(one: Reading, fault: FileFault): void {
    close(one);
    one.report.failed(fault);
  }

  function opened(one: Reading, { session, data }: FileAnswer): void {
    if (data.length < 4) return end(one, 'refused');
    const size = new DataView(data.buffer, data.byteOffset).getUint32(0, true);
    one.session = session;
    one.file = pieces(Math.min(size, one.bytesMax));
    if (size > one.bytesMax) return end(one, 'tooLarge');
    askForMore(one, one.file);
  }

  function piece(one: Reading, file: Pieces, answer: FileAnswer): void {
    file.put(answer.offset, answer.data);
    one.report.progress(file.total - file.missing, file.total);
    const isBurst = one.asked.opcode === Op.BURSTREADFILE;
    // A single piece that is empty would be asked for for ever.
    if (!isBurst && answer.data.length === 0) file.endsAt(answer.offset);
    if (!isBurst || answer.isBurstOver || file.gapAt === undefined) return askForMore(one, file);
    [one.tries, one.answerBy] = [1, steady() + ANSWER_MS];
  }

  function refused(one: Reading, { data }: FileAnswer): void {
    const [fault] = data;
    if (one.asked.opcode === Op.OPENFILERO) {
      if (fault !== Fault.NOSESSIONSAVAILABLE) return end(one, fault === Fault.FILENOTFOUND ? 'notFound' : 'refused');
      send(one.component, packetOf({ sequence: nextNumber(), session: 0, opcode: Op.RESETSESSION }));
      return open(one);
    }
    if (fault !== Fault.EOF) return open(one);
    // The end of a burst says nothing of pieces that were lost before it; that of a single piece does.
    if (one.asked.opcode === Op.READFILE) one.file!.endsAt(one.asked.offset!);
    else if (one.file!.gapAt === one.asked.offset) return ask(one, { opcode: Op.READFILE, offset: one.asked.offset, size: DATA_MAX });
    askForMore(one, one.file!);
  }

  /** The answer to this very request, however late others come. */
  function isExpected({ asked, session }: Reading, answer: FileAnswer): boolean {
    const ahead = (answer.sequence - asked.sequence + NUMBERS) % NUMBERS;
    if (answer.asked !== asked.opcode || (asked.opcode !== Op.OPENFILERO && answer.session !== session)) return false;
    if (asked.opcode === Op.BURSTREADFILE) return ahead > 0 && ahead <= BURST_NUMBERS;
    const isElsewhere = asked.opcode === Op.READFILE && answer.opcode === Op.ACK && answer.offset !== asked.offset;
    return ahead === 1 && !isElsewhere;
  }

  return {
    hears: HEARS,
    get isBusy() {
      return reading !== undefined;
    },
    read({ path, component = autopilot }, bytesMax, report) {
      const asked = { sequence: 0, session: 0, opcode: Op.NONE };
      reading = {
        path,
        component,
        bytesMax,
        report,
        session: 0,
        file: undefined,
        asked,
        tries: 0,
        openings: 0,
        fruitless: 0,
        missing: 0,
        answerBy: 0,
      };
      open(reading);
    },
    stop() {
      if (reading) close(reading);
    },
    take(frame) {
      const one = reading;
      const answer = one?.component === frame.component ? fileAnswerIn(frame) : undefined;
      if (!one || !answer || !isExpected(one, answer)) return;
      if (answer.opcode === Op.NAK) return refused(one, answer);
      if (answer.opcode !== Op.ACK) return;
      if (one.asked.opcode === Op.OPENFILERO) opened(one, answer);
      else piece(one, one.file!, answer);
    },
    tick(now) {
      const one = reading;
      if (!one || now < one.answerBy) return;
      const isOpening = one.asked.opcode === Op.OPENFILERO;
      if (one.tries >= (isOpening ? OPEN_TRIES_MAX : TRIES_MAX)) return end(one, 'noAnswer');
      // Of a burst that fell silent what has come need not come again.
      const { tries } = one;
      if (one.asked.opcode === Op.BURSTREADFILE) askForMore(one, one.file!);
      else say(one);
      one.tries = tries + 1;
    },
    leave() {
      const one = reading;
      reading = undefined;
      one?.report.failed('linkLost');
    },
  };
}
