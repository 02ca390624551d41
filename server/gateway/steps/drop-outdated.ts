import type { Step } from '../ingest.ts';

/** A clock that goes back further than this belongs to a vehicle that has begun anew; nearer, it is a message that took a longer way. */
const BEGUN_ANEW_MS = 5_000;

/** What was measured before something already known, or comes a second time, tells nothing. */
export const dropOutdated: Step = ({ stamps }, { stream, sentAt }) => {
  if (sentAt === undefined) return true;
  const latest = stamps.get(stream);
  if (latest !== undefined && sentAt <= latest && latest - sentAt < BEGUN_ANEW_MS) return false;
  stamps.set(stream, sentAt);
  return true;
};
