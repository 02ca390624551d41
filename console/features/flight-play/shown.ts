import type { Line } from '../flight-record/index.ts';
import type { Recording } from './recording.ts';

/** One of the flights as it is shown among the others. */
export interface Shown {
  recording: Recording;
  /** Milliseconds from the clock to the time of this flight. */
  shift: number;
  colour: string;
  name: string;
  /** What happened, by the time of the clock. */
  lines: readonly (Line & { number: number })[];
}
