import type { Issue } from '../../issue.ts';
import type { LoadPulses } from '../load-pulses.ts';
import { flowOfPump } from './flow-of-pump.ts';
import { outputsApart } from './outputs-apart.ts';
import { pulsesWithin } from './pulses-within.ts';

const OF_ALL: readonly ((pulses: LoadPulses) => Issue[])[] = [pulsesWithin, outputsApart, flowOfPump];

/** What can be said only of all of them together; each by itself is held to its own rules before. */
export const pulsesTogether = (pulses: LoadPulses): Issue[] => OF_ALL.flatMap((check) => check(pulses));
