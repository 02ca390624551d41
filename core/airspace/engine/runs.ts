import type { Piece } from './piece.ts';

/** What pieces break, by numbers. */
export interface Questions<Found> {
  /** What one may break, always in the same order. */
  mayBreak(found: Found): readonly number[];
  /** Whether it does, asked by the place of the number among these, and by the number. */
  doesBreak(found: Found, at: number, number: number): boolean;
}

/** Parts of a way, or runs of them, one after another, and what of all that they break may be told. */
interface Run<Of> {
  of: readonly Of[];
  /**
   * Five numbers for each: where the way back leads to, home first, or nowhere where it is none; what it breaks; and the places of the part in the run, of the piece in the part,
   * and of the number among those that the piece may break.
   */
  entries: Int32Array;
}

const FIELDS = 5;
/** Parts of a run, and runs of a run of runs. */
const LENGTH = 8;
const NOWHERE = -1;

/**
 * Goes through what pieces break, of all ways back to one place that break the same only the first. Of some thousand ways back nearly all break what others break as well: nobody asks of
 * such a one whether it does. Runs of parts that are the very ones they were the time before are not gone through again, nor are runs of such runs.
 */
export function runsOf<Found extends { piece: Piece }>(
  count: number,
  { mayBreak, doesBreak }: Questions<Found>,
): (found: readonly (readonly Found[])[], tell: (found: Found, at: number, number: number) => void) => void {
  type Part = readonly Found[];
  let runs: Run<Part>[] = [];
  let runsOfRuns: Run<Run<Part>>[] = [];
  const ofAll = firsts(count);
  const ofRun = firsts(count);
  const entries = entryList();

  function runOf(of: readonly Part[]): Run<Part> {
    entries.begin();
    const round = ofRun.begin();
    for (let place = 0; place < of.length; place++) {
      const part = of[place]!;
      for (let index = 0; index < part.length; index++) {
        const found = part[index]!;
        const { piece } = found;
        const numbers = mayBreak(found);
        const leadsTo = piece.kind === 'return' ? (piece.rally?.number ?? 0) : NOWHERE;
        const metIn = ofRun.waysTo(leadsTo);
        for (let each = 0; each < numbers.length; each++) {
          const number = numbers[each]!;
          if (metIn?.[number] === round || !doesBreak(found, each, number)) continue;
          if (metIn) metIn[number] = round;
          entries.add(leadsTo, number, place, index, each);
        }
      }
    }
    return { of, entries: entries.all() };
  }

  function runOfRuns(of: readonly Run<Part>[]): Run<Run<Part>> {
    entries.begin();
    ofRun.begin();
    for (let run = 0; run < of.length; run++) {
      const known = of[run]!.entries;
      for (let at = 0; at < known.length; at += FIELDS)
        if (ofRun.isFirst(known[at]!, known[at + 1]!))
          entries.add(known[at]!, known[at + 1]!, run * LENGTH + known[at + 2]!, known[at + 3]!, known[at + 4]!);
    }
    return { of, entries: entries.all() };
  }

  return (found, tell) => {
    runs = inRuns(found, runs, runOf);
    runsOfRuns = inRuns(runs, runsOfRuns, runOfRuns);
    ofAll.begin();
    for (let run = 0; run < runsOfRuns.length; run++) {
      const { entries } = runsOfRuns[run]!;
      const begin = run * LENGTH * LENGTH;
      for (let at = 0; at < entries.length; at += FIELDS)
        if (ofAll.isFirst(entries[at]!, entries[at + 1]!))
          tell(found[begin + entries[at + 2]!]![entries[at + 3]!]!, entries[at + 4]!, entries[at + 1]!);
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

/** Where the entries of one run after the other are gathered: in lists of their own they would be most of what a step of a drag leaves behind. */
function entryList() {
  let numbers = new Int32Array(1_024 * FIELDS);
  let length = 0;
  return {
    begin: (): void => void (length = 0),
    add(leadsTo: number, breaks: number, place: number, piece: number, at: number): void {
      if (length === numbers.length) {
        const wider = new Int32Array(length * 2);
        wider.set(numbers);
        numbers = wider;
      }
      numbers[length++] = leadsTo;
      numbers[length++] = breaks;
      numbers[length++] = place;
      numbers[length++] = piece;
      numbers[length++] = at;
    },
    all: (): Int32Array => numbers.slice(0, length),
  };
}

/** Which numbers ways back to a place have met since it began. Of what is no way back none counts. */
function firsts(count: number) {
  /** By place and number: the round in which it was met last. */
  const metIn: Uint32Array[] = [];
  let round = 0;
  const waysTo = (to: number) => (to === NOWHERE ? undefined : (metIn[to] ??= new Uint32Array(count)));
  return {
    begin: (): number => ++round,
    waysTo,
    isFirst(to: number, number: number): boolean {
      const met = waysTo(to);
      if (met?.[number] === round) return false;
      if (met) met[number] = round;
      return true;
    },
  };
}
