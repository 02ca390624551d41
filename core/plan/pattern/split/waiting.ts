import { meetingsOf } from './meeting.ts';
import { heldBack, type Share, type Splitting } from './shares.ts';

/** Seconds that an aircraft waits above its first lane at most, and by which it is tried. */
const [LONGEST, STEP] = [120, 5];
const DELAYS = Array.from({ length: LONGEST / STEP + 1 }, (_, index) => index * STEP);
/** More of them are not tried one by one. */
const TRIED = 12;

/** Seconds that each aircraft waits above its first lane, so that it keeps apart from those before it in this order; nothing where that is too long. */
export function waitsOf(splitting: Splitting, shares: readonly Share[]): number[] | undefined {
  if (shares.length > TRIED) return undefined;
  const held: Share[] = [];
  const waits = Array.from({ length: splitting.count }, () => 0);
  for (const share of shares) {
    const isApart = (late: Share) => held.every((other) => meetingsOf([other, late], splitting.homes).length === 0);
    const wait = DELAYS.find((seconds) => isApart(heldBack(splitting, share, seconds)));
    if (wait === undefined) return undefined;
    held.push(heldBack(splitting, share, wait));
    waits[share.aircraft] = wait;
  }
  return waits;
}
