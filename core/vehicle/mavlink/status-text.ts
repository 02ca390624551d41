import { decodeUtf8 } from '../../mavlink/utf8.ts';
import { offsetsOf } from '../../mavlink/offsets.ts';
import { SEVERITIES, type Severity } from '../event.ts';

const text = offsetsOf('STATUSTEXT');
const PIECE_BYTES = 50;
/** A piece that has not come by then does not come any more. */
const WAIT_MS = 1_000;
const OPEN_MAX = 8;
const PIECES_MAX = 20;
const HOLE = '…';

export interface SaidText {
  severity: Severity;
  text: string;
}

interface Open {
  severity: number;
  pieces: (Uint8Array | undefined)[];
  /** Of the piece that ends the text, once it is here. */
  last: number | undefined;
  since: number;
}

/** Puts texts together that came in pieces, and tells what is there when a piece is lost. */
export interface StatusTexts {
  take(payload: DataView, component: number, now: number): void;
  tick(now: number): void;
}

export function statusTexts(tell: (said: SaidText) => void): StatusTexts {
  const open = new Map<number, Open>();

  function close(key: number, one: Open): void {
    open.delete(key);
    tellOf(one.severity, one.pieces);
  }

  /** Bytes are joined before they become letters: a letter may lie across two pieces. */
  function tellOf(severity: number, pieces: (Uint8Array | undefined)[]): void {
    const runs: number[][] = [[]];
    for (const piece of pieces) {
      if (piece) runs.at(-1)!.push(...piece);
      else runs.push([]);
    }
    const whole = runs.map((run) => decodeUtf8(Uint8Array.from(run))).join(HOLE);
    if (whole.trim() !== '') tell({ severity: SEVERITIES[severity] ?? 'info', text: whole });
  }

  return {
    take(payload, component, now) {
      const severity = payload.getUint8(text.severity);
      const id = payload.getUint16(text.id, true);
      const number = payload.getUint8(text.chunk_seq);
      const piece = bytesOf(payload);
      if (id === 0) return tellOf(severity, [piece]);
      if (number >= PIECES_MAX) return;
      const key = component * 65_536 + id;
      const one = open.get(key) ?? { severity, pieces: [], last: undefined, since: now };
      while (one.pieces.length <= number) one.pieces.push(undefined);
      one.pieces[number] = piece;
      if (piece.length < PIECE_BYTES) one.last = number;
      open.set(key, one);
      if (one.last !== undefined && one.pieces.slice(0, one.last + 1).every(Boolean)) return close(key, one);
      if (open.size > OPEN_MAX) for (const [oldest, its] of [...open].slice(0, 1)) close(oldest, its);
    },
    tick(now) {
      if (open.size === 0) return;
      for (const [key, one] of open) if (now - one.since > WAIT_MS) close(key, { ...one, pieces: [...one.pieces, ...endOf(one)] });
    },
  };
}

/** The end is missing too where no piece said that it is the last. */
const endOf = ({ last }: Open): undefined[] => (last === undefined ? [undefined] : []);

function bytesOf(payload: DataView): Uint8Array {
  let length = 0;
  while (length < PIECE_BYTES && payload.getUint8(text.text + length) !== 0) length++;
  return new Uint8Array(payload.buffer, payload.byteOffset + text.text, length).slice();
}
