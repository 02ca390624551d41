import { error, type Issue } from '../../issue.ts';
import { KIND_OF_PAIR, type PulsedLoad, type PulsePair } from '../load-pulses.ts';

/** A load that is told the same for both never ends what it has begun. */
export const samePulses = (load: PulsedLoad, { start, end }: Pick<PulsePair, 'start' | 'end'>): Issue | undefined =>
  start === end ? error(`pulse.same.${KIND_OF_PAIR[load]}`, undefined, ['end']) : undefined;
