import { error, type Issue } from '../../issue.ts';
import { PULSED_LOADS, type LoadPulses } from '../load-pulses.ts';

/** Beyond what it is made for, a servo runs against its stop until it burns. */
export const pulsesWithin = ({ range, ...pulses }: LoadPulses): Issue[] =>
  PULSED_LOADS.flatMap((load) =>
    (['start', 'end'] as const).flatMap((which) => {
      const width = pulses[load]?.[which];
      const isOut = width !== undefined && (width < range.min || width > range.max);
      return isOut ? [error('pulse.within', { min: range.min, max: range.max }, [load, which])] : [];
    }),
  );
