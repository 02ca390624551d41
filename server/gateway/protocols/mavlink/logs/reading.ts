import type { Message } from '@skyhelm/core/mavlink/message';
import { failed } from '@skyhelm/core/vehicle/transfer';
import type { LogSink } from '../../../log-hands.ts';
import type { TransferListener } from '../../../plan-hands.ts';
import { logWindow, PIECE } from './window.ts';

/** After such a pause in a stretch, what is missing of it is asked for again. */
const PAUSE_MS = 600;
/** So often without a single new piece. */
const ASKED_MAX = 20;

export interface LogReading {
  take(data: Message<'LOG_DATA'>, now: number): void;
  tick(now: number): void;
  /** What is being written is written, and nobody hears of it. */
  abandon(): void;
}

/** Has a log sent stretch by stretch; only one stretch of it is ever in memory. */
export function logReading(
  log: { number: number; bytes: number },
  ask: (from: number, count: number) => void,
  sink: LogSink,
  begunAt: number,
  listener: TransferListener,
): LogReading {
  let size = log.bytes;
  let window = logWindow(0, size);
  let [heardAt, askedUpTo, asked, told] = [begunAt, 0, 0, -1];
  let [isWriting, isOver] = [false, false];

  function request(now: number): void {
    heardAt = now;
    const { from, to } = window.gap();
    askedUpTo = to;
    ask(from, to - from);
  }

  function tell(): void {
    const done = Math.min(size, window.from + window.bytes.length - window.missing * PIECE);
    if (done <= told) return;
    told = done;
    listener.progress({ stage: 'reading', done, total: size });
  }

  function finish(): void {
    isOver = true;
    listener.ended({ outcome: 'done', bytes: size });
  }

  function write(now: number): void {
    isWriting = true;
    const { from, bytes } = window;
    sink.write(from, bytes).then(
      () => {
        isWriting = false;
        if (isOver) return;
        tell();
        if (from + bytes.length >= size) return finish();
        window = logWindow(from + bytes.length, size);
        request(now);
      },
      () => {
        if (isOver) return;
        isOver = true;
        listener.ended(failed('storage'));
      },
    );
  }

  if (size === 0) finish();
  else request(begunAt);

  return {
    take({ id, ofs, count, data }, now) {
      if (isOver || isWriting || id !== log.number || count > PIECE) return;
      // A short piece is the last one, whatever the vehicle announced: a log that was being written, or a lie.
      const isEnd = count < PIECE && ofs + count < size;
      if (isEnd && window.cut(ofs + count)) size = ofs + count;
      const isNew = count > 0 && window.put(ofs, Uint8Array.from(data.slice(0, count)));
      if (isNew || isEnd) [heardAt, asked] = [now, 0];
      if (window.isWhole) write(now);
      else if (isNew && ofs + count >= askedUpTo) request(now);
    },
    tick(now) {
      if (isOver || isWriting) return;
      tell();
      if (now - heardAt < PAUSE_MS) return;
      if (++asked <= ASKED_MAX) return request(now);
      isOver = true;
      listener.ended(failed('silence'));
    },
    abandon() {
      isOver = true;
    },
  };
}
