/** So long, from such a speed on, with such an acceleration: all along one straight leg. */
export interface Phase {
  seconds: number;
  speed: number;
  acceleration: number;
}

/** Speeding up, cruising and slowing down, as the estimate of a route reckons; more slowly all along where a climb takes longer. */
export function speedPhases(metres: number, begin: number, end: number, cruise: number, acceleration: number, atLeast: number): Phase[] {
  if (metres === 0) return [];
  const phases = briskPhases(metres, begin, end, cruise, acceleration).filter(({ seconds }) => seconds > 0);
  const slower = atLeast / phases.reduce((sum, { seconds }) => sum + seconds, 0);
  if (!(slower > 1)) return phases;
  return phases.map((phase) => ({
    seconds: phase.seconds * slower,
    speed: phase.speed / slower,
    acceleration: phase.acceleration / (slower * slower),
  }));
}

function briskPhases(metres: number, begin: number, end: number, cruise: number, acceleration: number): Phase[] {
  const peak = Math.sqrt((2 * acceleration * metres + begin * begin + end * end) / 2);
  if (peak < Math.max(begin, end)) {
    const seconds = (2 * metres) / (begin + end);
    return [{ seconds, speed: begin, acceleration: (end - begin) / seconds }];
  }
  const top = Math.max(Math.min(peak, cruise), begin, end);
  const changing = (2 * top * top - begin * begin - end * end) / (2 * acceleration);
  return [
    { seconds: (top - begin) / acceleration, speed: begin, acceleration },
    { seconds: Math.max(0, metres - changing) / top, speed: top, acceleration: 0 },
    { seconds: (top - end) / acceleration, speed: top, acceleration: -acceleration },
  ];
}
