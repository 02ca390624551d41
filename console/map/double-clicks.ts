/** A hand that clicks twice is not quite still. */
const SAME_PLACE_PX = 8;

export interface MouseClick {
  x: number;
  y: number;
  /** Which one it is of a quick succession, from 1. */
  count: number;
}

/** Whoever draws and clicks twice, out of habit or by a worn button, means one place and wants to stay where they are. */
export function doubleClicks(isDrawnOn: () => boolean) {
  let last: { x: number; y: number; isDrawing: boolean } | undefined;
  return {
    /** Whether all was said by the click before. */
    isRepeated({ x, y, count }: MouseClick): boolean {
      const before = count > 1 && last && Math.hypot(x - last.x, y - last.y) <= SAME_PLACE_PX ? last : undefined;
      // The first of them may have been the last that was wanted.
      const isDrawing = isDrawnOn() || before?.isDrawing === true;
      last = { x, y, isDrawing };
      return before !== undefined && isDrawing;
    },
    /** Whether the last click drew something. */
    isDrawing: () => last?.isDrawing === true,
  };
}
