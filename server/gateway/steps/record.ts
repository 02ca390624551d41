import type { Step } from '../ingest.ts';
import { keepRunUp } from '../run-up.ts';

export const record: Step = (session, sample) => {
  const { flight, state } = session;
  if (flight) flight.tape.heard(sample.patch, sample.receivedAt, sample.steadyAt);
  else session.runUp = state.armed ? keepRunUp(session.runUp, state, sample) : undefined;
  return true;
};
