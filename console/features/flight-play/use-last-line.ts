import { useState } from 'react';
import type { PlayClock } from '../../live/play-clock.ts';
import { lineAt } from './event-ticks.ts';
import type { Shown } from './shown.ts';
import { useEachFrame } from './use-clock.ts';

const LOOK_EVERY_MS = 200;

/** Which of the lines had happened last at the moment that is shown; -1 before the first. */
export function useLastLine(clock: PlayClock, lines: Shown['lines']): number {
  const [last, setLast] = useState(-1);
  useEachFrame(clock, (at) => setLast(lineAt(lines, at)), LOOK_EVERY_MS);
  return last;
}
