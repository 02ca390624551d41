type End = () => unknown;

const ends: End[] = [];

/** After the last test of the file. A hook that is registered inside of another hook would never be called. */
export const atEnd = (end: End): void => void ends.push(end);

/** The last that was opened is closed first; whatever fails, the others are closed. */
export async function endAll(): Promise<void> {
  const faults: unknown[] = [];
  for (const end of ends.splice(0).toReversed()) {
    try {
      await end();
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw faults[0];
}
