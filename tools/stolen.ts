import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const TICKS_PER_SECOND = 100;
const STOLEN_AT = 8;

/** Seconds in which a core of this machine wanted to run and its host ran somebody else's. Only Linux tells. */
function stolenSeconds(): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/)[STOLEN_AT] ?? 0) / TICKS_PER_SECOND;
}

/** From now on: which share of the cores' time the host took away, in percent. */
export function stolenSince(): () => number {
  const [from, began] = [stolenSeconds(), performance.now()];
  return () => ((stolenSeconds() - from) * 100_000) / (performance.now() - began) / availableParallelism();
}
