interface Keys {
  /** From what was chosen first up to this one. */
  isRange?: boolean;
  /** Beside what is chosen, or out of it again. */
  isAdding?: boolean;
}

/** What is chosen after a click on one of them. */
export function selection(before: readonly number[], index: number, { isRange = false, isAdding = false }: Keys = {}): readonly number[] {
  const [anchor] = before;
  if (isRange && anchor !== undefined) {
    const [from, to] = [Math.min(anchor, index), Math.max(anchor, index)];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  }
  if (!isAdding) return [index];
  const others = before.filter((one) => one !== index);
  return others.length < before.length ? others : [...before, index].toSorted((one, other) => one - other);
}

/** What is chosen once a frame is drawn around these. */
export const framed = (before: readonly number[], inside: readonly number[], isAdding: boolean): readonly number[] =>
  isAdding ? [...new Set([...before, ...inside])].toSorted((one, other) => one - other) : inside;
