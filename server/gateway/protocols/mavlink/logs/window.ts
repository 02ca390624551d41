/** What a log comes in. */
export const PIECE = 90;
/** Pieces that are asked for together and written together. */
const PIECES = 1_024;

/** Above this share it is quicker to have a stretch sent once more than to ask for hole after hole. */
const SPARSE = 0.05;

/** A part of a log while its pieces come in, in whatever order. */
export interface LogWindow {
  readonly from: number;
  readonly bytes: Uint8Array;
  /** Whether it was missing. */
  put(at: number, piece: Uint8Array): boolean;
  /** The log turns out to end here; false where something that lies behind has come already. */
  cut(end: number): boolean;
  readonly isWhole: boolean;
  readonly missing: number;
  /** What to ask for next; the end is not part of it. */
  gap(): { from: number; to: number };
}

export function logWindow(from: number, logBytes: number): LogWindow {
  let end = Math.min(logBytes, from + PIECES * PIECE);
  const buffer = new Uint8Array(end - from);
  let isMissing = Array.from({ length: Math.ceil((end - from) / PIECE) }, () => true);
  let missing = isMissing.length;

  return {
    from,
    get bytes() {
      return buffer.subarray(0, end - from);
    },
    get isWhole() {
      return missing === 0;
    },
    get missing() {
      return missing;
    },
    put(at, piece) {
      const index = (at - from) / PIECE;
      if (!Number.isInteger(index) || !isMissing[index] || piece.length < Math.min(PIECE, end - at)) return false;
      buffer.set(piece.subarray(0, end - at), at - from);
      isMissing[index] = false;
      missing--;
      return true;
    },
    cut(last) {
      const kept = Math.ceil((last - from) / PIECE);
      if (last < from || last >= end || isMissing.includes(false, kept)) return false;
      end = last;
      isMissing = isMissing.slice(0, kept);
      missing = isMissing.filter(Boolean).length;
      return true;
    },
    gap() {
      const first = isMissing.indexOf(true);
      const last = isMissing.lastIndexOf(true);
      const next = isMissing.indexOf(false, first);
      const isDense = missing / (last - first + 1) > SPARSE;
      const stop = isDense || next === -1 ? last + 1 : next;
      return { from: from + first * PIECE, to: Math.min(end, from + stop * PIECE) };
    },
  };
}
