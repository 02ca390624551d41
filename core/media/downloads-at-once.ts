/** As the specification bounds it: more would take turns on one link, and the first would come no sooner. */
export const DOWNLOADS_AT_ONCE = 3;

export interface BatchEnd<T> {
  failed: T[];
  /** Never begun, because somebody stopped it. */
  left: T[];
}

/** A batch, a few files at a time. One that fails keeps no other waiting. */
export async function threeAtOnce<T>(
  files: readonly T[],
  work: (file: T) => Promise<unknown>,
  isStopped: () => boolean = () => false,
): Promise<BatchEnd<T>> {
  const end: BatchEnd<T> = { failed: [], left: [] };
  const waiting = files.values();
  const lane = async () => {
    for (const file of waiting) {
      if (isStopped()) end.left.push(file);
      else await work(file).catch(() => end.failed.push(file));
    }
  };
  await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, lane));
  return end;
}
