/** By the clock, so that the end of one flight and the beginning of the next are seen. */
const REST_MS = 2_000;

interface Stretch {
  from: number;
  to: number;
}

/** Where to go on from a moment at which none of several flights was in the air; the same moment where one was, or where none follows. */
export function pastGap(moment: number, flights: readonly Stretch[], direction: 1 | -1): number {
  const shown = flights.map(({ from, to }) => ({ from: from - REST_MS, to: to + REST_MS }));
  if (shown.some(({ from, to }) => moment >= from && moment <= to)) return moment;
  const next =
    direction === 1
      ? Math.min(...shown.map(({ from }) => from).filter((from) => from > moment))
      : Math.max(...shown.map(({ to }) => to).filter((to) => to < moment));
  return Number.isFinite(next) ? next : moment;
}
