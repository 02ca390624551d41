import { indexAt, type SampleTable } from '@skyhelm/core/record/sample-table';
import type { Direction } from './play-clock.ts';

/** So much is asked for at once: a seek waits for no more than this, and at the fastest it lasts two seconds. */
export const PIECE_MS = 120_000;
/** What was measured before a piece begins may still hold in it. */
const BEFORE_MS = 15_000;
/** Some megabytes each, decoded. */
const KEPT = 30;
/** Seconds by the wall that are to be there before they are shown. */
const AHEAD_S = 4;
const AGAIN_MS = 3_000;

export interface Found {
  table: SampleTable;
  row: number;
}

/** The samples of one flight, fetched where they are looked at and forgotten where nobody has looked for long. */
export interface SamplePieces {
  /** The latest at or before a moment; nothing where there is none, or while it has not come. */
  at(moment: number): Found | undefined;
  isHere(moment: number): boolean;
  /** Fetches what is shown at this moment and what comes next at this pace; gives up what is not wanted any more. */
  look(moment: number, pace: { speed: number; direction: Direction }): void;
  /** The flight has become longer: what was at its end is to be read again. */
  setEnd(end: number): void;
  isFailing(): boolean;
  close(): void;
}

interface Options {
  from: number;
  to: number;
  load(from: number, to: number, signal: AbortSignal): Promise<SampleTable[]>;
  onLoaded(): void;
  steady?: () => number;
}

/** Which pieces are wanted, the most urgent first. */
export function wantedPieces(at: number, last: number, { speed, direction }: { speed: number; direction: Direction }): number[] {
  const ahead = 1 + Math.ceil((AHEAD_S * 1000 * speed) / PIECE_MS);
  return Array.from({ length: ahead + 1 }, (_, step) => at + step * direction).filter((piece) => piece >= 0 && piece <= last);
}

export function samplePieces({ from, to, load, onLoaded, steady = () => performance.now() }: Options): SamplePieces {
  /** The one looked at last stands last. */
  const kept = new Map<number, SampleTable[]>();
  const coming = new Map<number, AbortController>();
  let end = to;
  let failedAt: number | undefined;

  const numberOf = (moment: number): number => Math.max(0, Math.floor((Math.min(moment, end) - from) / PIECE_MS));

  async function fetchPiece(piece: number): Promise<void> {
    const control = new AbortController();
    coming.set(piece, control);
    const start = from + piece * PIECE_MS;
    try {
      const tables = await load(start - BEFORE_MS, start + PIECE_MS, control.signal);
      if (coming.get(piece) !== control) return;
      kept.set(piece, tables);
      failedAt = undefined;
    } catch {
      if (coming.get(piece) === control) failedAt = steady();
    }
    if (coming.get(piece) === control) coming.delete(piece);
    onLoaded();
  }

  function forgetOldest(wanted: readonly number[]): void {
    for (const piece of kept.keys()) {
      if (kept.size <= KEPT) return;
      if (!wanted.includes(piece)) kept.delete(piece);
    }
  }

  return {
    at(moment) {
      const piece = numberOf(moment);
      // In a long silence the last that was heard stands in the piece before.
      for (const tables of [kept.get(piece), kept.get(piece) && kept.get(piece - 1)]) {
        const table = tables?.findLast(({ times }) => times[0]! <= moment);
        if (table) return { table, row: indexAt(table, moment) };
      }
      return undefined;
    },
    isHere: (moment) => moment < from || moment > end || kept.has(numberOf(moment)),
    look(moment, pace) {
      const wanted = wantedPieces(numberOf(moment), numberOf(end), pace);
      for (const [piece, control] of coming) {
        if (wanted.includes(piece)) continue;
        coming.delete(piece);
        control.abort();
      }
      const shown = kept.get(wanted[0]!);
      if (shown) {
        kept.delete(wanted[0]!);
        kept.set(wanted[0]!, shown);
      }
      if (failedAt !== undefined && steady() - failedAt < AGAIN_MS) return;
      const missing = wanted.find((piece) => !kept.has(piece) && !coming.has(piece));
      // One after the other: on a slow link the one that is needed first comes first.
      if (missing !== undefined && (coming.size === 0 || missing === wanted[0])) void fetchPiece(missing);
      forgetOldest(wanted);
    },
    setEnd(next) {
      if (next === end) return;
      for (const piece of kept.keys()) if (piece >= numberOf(end)) kept.delete(piece);
      end = next;
    },
    isFailing: () => failedAt !== undefined,
    close() {
      for (const control of coming.values()) control.abort();
      coming.clear();
    },
  };
}
