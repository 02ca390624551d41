import type { Piece } from './piece.ts';

/** What one piece breaks, by numbers. */
export interface Broken {
  piece: Piece;
  broken: readonly number[];
}

/** Parts of a way, or runs of them, one after another, and what of all that they break may be told. */
interface Run<Of> {
  of: readonly Of[];
  /**
   * Five numbers for each: where the way back leads to, home first, or nowhere where it is none; what it breaks; and the places of the part in the run, of the piece in the part,
   * and of the number among those that the piece breaks.
   */
  entries: Int32Array;
}

const FIELDS = 5;
/** Parts of a run, and runs of a run of runs. */
const LENGTH = 8;
const NOWHERE = -1;

/**
 * Goes through what pieces break, of all ways back to one place that break the same only the first. Of some thousand ways back nearly all break what others break as well: runs of parts
 * that are the very ones they were the time before are not gone through again, nor are runs of such runs.
 */
export function runsOf<Found extends Broken>(
  count: number,
): (found: readonly (readonly Found[])[], tell: (found: Found, at: number) => void) => void {
  type Part = readonly Found[];
  let runs: Run<Part>[] = [];
  let runsOfRuns: Run<Run<Part>>[] = [];
  const ofAll = firsts(count);
  const ofRun = firsts(count);

  function runOf(of: readonly Part[]): Run<Part> {
    const entries: number[] = [];
    ofRun.begin();
    for (let place = 0; place < of.length; place++) {
      const part = of[place]!;
      for (let index = 0; index < part.length; index++) {
        const { piece, broken } = part[index]!;
        const leadsTo = piece.kind === 'return' ? (piece.rally?.number ?? 0) : NOWHERE;
        for (let each = 0; each < broken.length; each++)
          if (ofRun.isFirst(leadsTo, broken[each]!)) entries.push(leadsTo, broken[each]!, place, index, each);
      }
    }
    return { of, entries: Int32Array.from(entries) };
  }

  function runOfRuns(of: readonly Run<Part>[]): Run<Run<Part>> {
    const all: number[] = [];
    ofRun.begin();
    for (let run = 0; run < of.length; run++) {
      const { entries } = of[run]!;
      for (let at = 0; at < entries.length; at += FIELDS)
        if (ofRun.isFirst(entries[at]!, entries[at + 1]!))
          all.push(entries[at]!, entries[at + 1]!, run * LENGTH + entries[at + 2]!, entries[at + 3]!, entries[at + 4]!);
    }
    return { of, entries: Int32Array.from(all) };
  }

  return (found, tell) => {
    runs = inRuns(found, runs, runOf);
    runsOfRuns = inRuns(runs, runsOfRuns, runOfRuns);
    ofAll.begin();
    for (let run = 0; run < runsOfRuns.length; run++) {
      const { entries } = runsOfRuns[run]!;
      const begin = run * LENGTH * LENGTH;
      for (let at = 0; at < entries.length; at += FIELDS)
        if (ofAll.isFirst(entries[at]!, entries[at + 1]!)) tell(found[begin + entries[at + 2]!]![entries[at + 3]!]!, entries[at + 4]!);
    }
  };
}

/** So many of them at a time; those that were together before are as they were. */
function inRuns<Of>(all: readonly Of[], known: readonly Run<Of>[], make: (of: readonly Of[]) => Run<Of>): Run<Of>[] {
  const runs: Run<Of>[] = [];
  for (let begin = 0; begin < all.length; begin += LENGTH) {
    const before = known[runs.length];
    const end = Math.min(all.length, begin + LENGTH);
    runs.push(before && isSame(before.of, all, begin, end) ? before : make(all.slice(begin, end)));
  }
  return runs;
}

function isSame<Of>(run: readonly Of[], all: readonly Of[], begin: number, end: number): boolean {
  if (run.length !== end - begin) return false;
  for (let at = begin; at < end; at++) if (run[at - begin] !== all[at]) return false;
  return true;
}

/** Whether it is the first way back to a place with a number since it began. Of what is no way back all are. */
function firsts(count: number) {
  /** By place and number: the round in which it was met last. */
  const metIn: Uint32Array[] = [];
  let round = 0;
  return {
    begin: (): void => void round++,
    isFirst(to: number, number: number): boolean {
      if (to === NOWHERE) return true;
      const met = (metIn[to] ??= new Uint32Array(count));
      if (met[number] === round) return false;
      met[number] = round;
      return true;
    },
  };
}
