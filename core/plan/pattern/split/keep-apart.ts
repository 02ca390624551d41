import type { Encounter } from '../../formation/check-formation.ts';
import type { Issue } from '../../../issue.ts';
import { APART_M, LEAST_APART_M } from './apart.ts';
import { meetingDoubts, meetingsOf, unreckonable } from './meeting.ts';
import { heldBack, inStep, inTurn, type Share, type Splitting } from './shares.ts';
import { waitsOf } from './waiting.ts';

interface Tried {
  shares: Share[];
  meetings: Encounter[];
}

/**
 * The shares of which the last is back the earliest, among those that keep apart all the time if all take off together. Where none do, those that come the least near,
 * and how near they come.
 */
export function keptApart(splitting: Splitting): { shares: Share[]; doubts: Issue[] } {
  const { homes } = splitting;
  const plain = inTurn(splitting, APART_M);
  const unsure = unreckonable(plain, homes);
  if (plain.length < 2 || unsure) return { shares: plain, doubts: unsure ? [unsure] : [] };
  const ways: (() => Share[][])[] = [
    // What flies in turn is the first to be done. Ways that are nearer to each other are enough only where all of them are known.
    () => (homes ? [inTurn(splitting, LEAST_APART_M)] : []),
    () => [plain],
    () => [inStep(splitting, APART_M, false), inStep(splitting, APART_M, true), ...waiting(splitting, plain)],
  ];
  const tried: Tried[] = [];
  for (const way of ways) {
    const found = way()
      .filter((shares) => shares.length > 0)
      .map((shares) => ({ shares, meetings: meetingsOf(shares, homes) }));
    const [best] = found.filter(({ meetings }) => meetings.length === 0).sort((a, b) => lastOf(a) - lastOf(b));
    if (best) return { shares: best.shares, doubts: [] };
    tried.push(...found);
  }
  const [least] = tried.sort((a, b) => nearestIn(b) - nearestIn(a) || lastOf(a) - lastOf(b));
  return { shares: least!.shares, doubts: meetingDoubts(least!.meetings, homes) };
}

/** Of all that they fly, divided evenly: nobody is so much later than that for what only may be, as long as homes are not known. */
const EVEN = 1.05;

/** As they are, but that some of them wait; and with less for these to do. */
function waiting(splitting: Splitting, plain: readonly Share[]): Share[][] {
  const tried = [plain, plain.toReversed()].flatMap((shares) => {
    const waits = waitsOf(splitting, shares);
    return waits ? [plain.map((share) => heldBack(splitting, share, waits[share.aircraft]!)), inTurn(splitting, APART_M, waits)] : [];
  });
  const isEven = (shares: readonly Share[]) =>
    lastOf({ shares }) <= (EVEN * shares.reduce((sum, { seconds }) => sum + seconds, 0)) / shares.length;
  return splitting.homes ? tried : tried.filter(isEven);
}

const lastOf = ({ shares }: { shares: readonly Share[] }): number => Math.max(...shares.map(({ seconds }) => seconds));
/** Whole metres: a hand's breadth is not worth being later for. */
const nearestIn = ({ meetings }: Tried): number => Math.floor(Math.min(...meetings.map(({ metres }) => metres)));
