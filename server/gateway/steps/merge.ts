import { noteHeard } from '@skyhelm/core/vehicle/staleness';
import { merge as mergeInto } from '@skyhelm/core/vehicle/state';
import type { Step } from '../ingest.ts';

/** The state becomes what was said; what cannot be goes no further. */
export const merge: Step = ({ state, heardAt, rejected }, { patch, steadyAt, before }) => {
  before.armed = state.armed;
  before.flying = state.flying;
  before.phase = state.phase;
  for (const field of mergeInto(state, patch)) rejected.set(field, (rejected.get(field) ?? 0) + 1);
  noteHeard(heardAt, patch, steadyAt);
  return true;
};
