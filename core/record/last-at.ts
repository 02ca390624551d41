/** Which of several, that stand in the order of time, was the last by a moment; -1 before the first. */
export function lastAt(count: number, timeOf: (index: number) => number, moment: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timeOf(middle) <= moment) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
