export interface Curve {
  at: number[];
  values: (number | null)[];
}

/**
 * So few points that each column of pixels has two at most: its lowest and its highest, in the order in which they came. No peak is lost, and what
 * nobody knew stays a gap.
 */
export function decimate({ at, values }: Curve, columns: number): Curve {
  if (at.length <= 2 * columns) return { at, values };
  const [from, span] = [at[0]!, at.at(-1)! - at[0]! || 1];
  const kept: Curve = { at: [], values: [] };
  const keep = (row: number) => {
    kept.at.push(at[row]!);
    kept.values.push(values[row]!);
  };
  for (let row = 0; row < at.length;) {
    const column = Math.floor(((at[row]! - from) / span) * columns);
    let [low, high, gap]: (number | undefined)[] = [];
    for (; row < at.length && Math.floor(((at[row]! - from) / span) * columns) === column; row++) {
      const value = values[row] ?? null;
      if (value === null) gap ??= row;
      else {
        if (low === undefined || value < values[low]!) low = row;
        if (high === undefined || value > values[high]!) high = row;
      }
    }
    const rows = [...new Set([low, high, gap])].filter((one) => one !== undefined);
    for (const one of rows.toSorted((before, after) => before - after)) keep(one);
  }
  return kept;
}
