/** A page that runs looks so often. */
const LOOK_EVERY_MS = 1_000;
/** A busy machine is late by seconds, never by so many. Timers of a hidden page are: of that one this says nothing. */
const LATE_MS = 15_000;
/** In a machine that sleeps the steady clock may stand still: that of the wall then leaves it behind by so much. */
const APART_MS = 5_000;

interface Look {
  steady: number;
  wall: number;
}

let last: Look | undefined;
let count = 0;
let isLooking = false;
const asleep = new Set<() => void>();
const awake = new Set<() => void>();

/** How often the page has slept by now: what was begun under another number was begun before a sleep, and means nothing any more. */
export function sleeps(): number {
  const [before, now] = [last, { steady: performance.now(), wall: Date.now() }];
  last = now;
  if (before && hasSlept(before, now)) wake();
  return count;
}

function hasSlept(before: Look, now: Look): boolean {
  const passed = now.steady - before.steady;
  if (Math.abs(now.wall - before.wall - passed) > APART_MS) return true;
  return passed > LATE_MS && !document.hidden;
}

/** The browser stops the page: what comes in meanwhile would be found, an hour old, all at once. */
export const onSleep = (told: () => void): (() => void) => join(asleep, told);

/** The page goes on after it was stopped for a while, by the browser or with the whole machine. */
export const onWake = (told: () => void): (() => void) => join(awake, told);

function join(listeners: Set<() => void>, told: () => void): () => void {
  look();
  const own = () => told();
  listeners.add(own);
  return () => void listeners.delete(own);
}

function wake(): void {
  count++;
  for (const told of awake) told();
}

function look(): void {
  if (isLooking) return;
  isLooking = true;
  setInterval(sleeps, LOOK_EVERY_MS);
  document.addEventListener('freeze', () => {
    for (const told of asleep) told();
  });
  document.addEventListener('resume', () => {
    last = undefined;
    wake();
  });
  // While it was hidden its timers were late, which is no sleep.
  document.addEventListener('visibilitychange', () => {
    const steady = performance.now();
    if (!document.hidden && last) last = { steady, wall: last.wall + steady - last.steady };
  });
}
