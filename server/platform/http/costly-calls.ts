import type { Endpoint } from '@skyhelm/contract/endpoint';
import type { Clock } from '../clock/clock.ts';

const MINUTE_MS = 60_000;
/** Of files that are made when they are asked for, such as exports: each may read a whole table. */
export const COSTLY_PER_MINUTE = 60;
const REMEMBER_MAX = 10_000;

/** A file whose leaving is written down is one that is made for whoever asks; pictures and other stored ones are reads. */
export const isCostly = ({ kind, wire }: Endpoint): boolean => kind === 'change' && wire === 'file';

/** Counts by person, on this server alone: it keeps one of them from taking the processor of all others here. */
export function costlyCalls(clock: Clock): (userId: string) => number | undefined {
  let minute = 0;
  let counts = new Map<string, number>();
  return (userId) => {
    const now = clock.now().getTime();
    const present = Math.floor(now / MINUTE_MS);
    if (present !== minute || counts.size >= REMEMBER_MAX) [minute, counts] = [present, new Map<string, number>()];
    const before = counts.get(userId) ?? 0;
    if (before >= COSTLY_PER_MINUTE) return Math.ceil(((present + 1) * MINUTE_MS - now) / 1000);
    counts.set(userId, before + 1);
    return undefined;
  };
}
