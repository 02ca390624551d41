let moved: { from: string; to: string } | undefined;

/** Said just before the address changes: the page stays as it is and merely has another address, as what was new and is kept by now. */
export const movePage = (from: string, to: string): void => void (moved = { from, to });

/** Where the page at this address was before, if it is the same one. Whoever comes there later begins anew. */
export function takeMove(to: string): string | undefined {
  const from = moved?.to === to ? moved.from : undefined;
  moved = undefined;
  return from;
}
