import type { Piece } from './piece.ts';

/** What one piece breaks, by numbers. */
export interface Broken {
  piece: Piece;
  broken: readonly number[];
}

/** Pieces one after another, and what of all that they break may be told, a place in each list for each. */
interface Run<Found> {
  of: readonly Found[];
  /** Where the way back leads to, home first; nowhere, where it is none. */
  to: Int32Array;
  number: Int32Array;
  /** The place of the piece in the run, and that of the number among those that the piece breaks. */
  piece: Int32Array;
  at: Int32Array;
}

const LENGTH = 200;
const NOWHERE = -1;

/**
 * Goes through what pieces break, of all ways back to one place that break the same only the first. Of some thousand ways back nearly all break what others break as well: runs of pieces
 * that are the very ones they were the time before are not gone through again.
 */
export function runsOf<Found extends Broken>(count: number): (found: readonly Found[], tell: (found: Found, at: number) => void) => void {
  let runs: Run<Found>[] = [];
  const ofAll = firsts(count);
  const ofRun = firsts(count);

  function runOf(of: readonly Found[]): Run<Found> {
    const [to, number, piece, at]: [number[], number[], number[], number[]] = [[], [], [], []];
    ofRun.begin();
    for (let place = 0; place < of.length; place++) {
      const { piece: flown, broken } = of[place]!;
      const leadsTo = flown.kind === 'return' ? (flown.rally?.number ?? 0) : NOWHERE;
      for (let each = 0; each < broken.length; each++) {
        if (!ofRun.isFirst(leadsTo, broken[each]!)) continue;
        to.push(leadsTo);
        number.push(broken[each]!);
        piece.push(place);
        at.push(each);
      }
    }
    return { of, to: Int32Array.from(to), number: Int32Array.from(number), piece: Int32Array.from(piece), at: Int32Array.from(at) };
  }

  return (found, tell) => {
    const next: Run<Found>[] = [];
    ofAll.begin();
    for (let begin = 0; begin < found.length; begin += LENGTH) {
      const known = runs[next.length];
      const end = Math.min(found.length, begin + LENGTH);
      const run = known && isSame(known.of, found, begin, end) ? known : runOf(found.slice(begin, end));
      next.push(run);
      const { of, to, number, piece, at } = run;
      for (let entry = 0; entry < to.length; entry++) if (ofAll.isFirst(to[entry]!, number[entry]!)) tell(of[piece[entry]!]!, at[entry]!);
    }
    runs = next;
  };
}

function isSame<Found>(run: readonly Found[], found: readonly Found[], begin: number, end: number): boolean {
  if (run.length !== end - begin) return false;
  for (let at = begin; at < end; at++) if (run[at - begin] !== found[at]) return false;
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
