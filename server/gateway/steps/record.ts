import type { Step } from '../ingest.ts';

export const record: Step = ({ flight }, { patch, receivedAt, steadyAt }) => {
  flight?.tape.heard(patch, receivedAt, steadyAt);
  return true;
};
