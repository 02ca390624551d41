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
/** A network that is gone may leave a question hanging for minutes: longer than this is a no. */
const PATIENCE_MS = 15_000;
/** What has come since is asked for so often while a flight lasts. */
export const FOLLOW_MS = 2_000;

export interface Found {
  table: SampleTable;
  row: number;
}

/** Up to when a flight is on record. */
export interface RecordedEnd {
  to: number;
  /** It is in the air: more will come. */
  isOpen: boolean;
}

/** The samples of one flight, fetched where they are looked at and forgotten where nobody has looked for long. */
export interface SamplePieces {
  /** The latest at or before a moment; nothing where there is none, or while it has not come. */
  at(moment: number): Found | undefined;
  isHere(moment: number): boolean;
  /** Fetches what is shown at this moment and what comes next at this pace; gives up what is not wanted any more. */
  look(moment: number, pace: { speed: number; direction: Direction }): void;
  /** The flight has become longer: what was at its end is shown as it was until it has been read again. */
  setEnd(end: RecordedEnd): void;
  /** As far as it is known by now. */
  end(): number;
  isFailing(): boolean;
  close(): void;
}

interface Options extends RecordedEnd {
  from: number;
  load(from: number, to: number, signal: AbortSignal): Promise<SampleTable[]>;
  onLoaded(): void;
  steady?: () => number;
}

/** Which pieces are wanted, the most urgent first. */
export function wantedPieces(at: number, last: number, { speed, direction }: { speed: number; direction: Direction }): number[] {
  const ahead = 1 + Math.ceil((AHEAD_S * 1000 * speed) / PIECE_MS);
  return Array.from({ length: ahead + 1 }, (_, step) => at + step * direction).filter((piece) => piece >= 0 && piece <= last);
}

/** A stretch that came later tells more of its moments than the ones before it. */
const joined = (before: readonly SampleTable[], more: readonly SampleTable[]): SampleTable[] => {
  const start = more[0]?.times[0] ?? Infinity;
  return [...before.filter(({ times }) => times[0]! < start), ...more];
};

const newestOf = (tables: readonly SampleTable[]): number => Math.max(-Infinity, ...tables.map(({ times }) => times.at(-1) ?? -Infinity));

interface Piece {
  tables: SampleTable[];
  /** Nothing where more is known to have come since. */
  readAt: number | undefined;
}

export function samplePieces({ from, to, isOpen, load, onLoaded, steady = () => performance.now() }: Options): SamplePieces {
  /** The one looked at last stands last. */
  const kept = new Map<number, Piece>();
  const coming = new Map<number, AbortController>();
  let end: RecordedEnd = { to, isOpen };
  let failedAt: number | undefined;

  const numberOf = (moment: number): number => Math.max(0, Math.floor((Math.min(moment, end.to) - from) / PIECE_MS));

  async function fetchPiece(piece: number): Promise<void> {
    const control = new AbortController();
    coming.set(piece, control);
    const start = from + piece * PIECE_MS;
    const before = kept.get(piece)?.tables ?? [];
    // Of one that grows only what is new; what has begun a piece of its own tells that there is one.
    const [since, until] = [Math.max(start - BEFORE_MS, newestOf(before)), start + (end.isOpen ? 2 : 1) * PIECE_MS];
    try {
      const tables = joined(before, await load(since, until, AbortSignal.any([control.signal, AbortSignal.timeout(PATIENCE_MS)])));
      if (coming.get(piece) !== control) return;
      kept.set(piece, { tables, readAt: steady() });
      if (end.isOpen) end = { ...end, to: Math.max(end.to, newestOf(tables)) };
      failedAt = undefined;
    } catch {
      if (coming.get(piece) === control) failedAt = steady();
    }
    if (coming.get(piece) === control) coming.delete(piece);
    onLoaded();
  }

  const isOutdated = (piece: number): boolean => {
    const readAt = kept.get(piece)?.readAt;
    return readAt === undefined || (end.isOpen && piece === numberOf(end.to) && steady() - readAt >= FOLLOW_MS);
  };

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
      for (const one of [kept.get(piece), kept.get(piece) && kept.get(piece - 1)]) {
        const table = one?.tables.findLast(({ times }) => times[0]! <= moment);
        if (table) return { table, row: indexAt(table, moment) };
      }
      return undefined;
    },
    isHere: (moment) => moment < from || moment > end.to || kept.has(numberOf(moment)),
    look(moment, pace) {
      const wanted = wantedPieces(numberOf(moment), numberOf(end.to), pace);
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
      const missing = wanted.find((piece) => isOutdated(piece) && !coming.has(piece));
      // One after the other: on a slow link the one that is needed first comes first.
      if (missing !== undefined && (coming.size === 0 || missing === wanted[0])) void fetchPiece(missing);
      forgetOldest(wanted);
    },
    setEnd(next) {
      if (next.to <= end.to && next.isOpen === end.isOpen) return;
      for (const [piece, one] of kept) if (piece >= numberOf(end.to)) one.readAt = undefined;
      end = { to: Math.max(next.to, next.isOpen ? end.to : -Infinity), isOpen: next.isOpen };
    },
    end: () => end.to,
    isFailing: () => failedAt !== undefined,
    close() {
      for (const control of coming.values()) control.abort();
      coming.clear();
    },
  };
}
