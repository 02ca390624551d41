/** A file as it comes in, in pieces of any size and order, some of them twice. */
export interface Pieces {
  /** Where the first gap begins; nothing once the file is whole. */
  readonly gapAt: number | undefined;
  /** Bytes that have not come yet, as far as is known. */
  readonly missing: number;
  readonly total: number;
  put(offset: number, data: Uint8Array): void;
  /** There is nothing at this place or behind it: a size that was announced may have been too large. */
  endsAt(offset: number): void;
  bytes(): Uint8Array;
}

interface Gap {
  from: number;
  to: number;
}

export function pieces(announced: number): Pieces {
  const bytes = new Uint8Array(announced);
  let total = announced;
  let gaps: Gap[] = announced > 0 ? [{ from: 0, to: announced }] : [];

  function close(from: number, to: number): void {
    gaps = gaps.flatMap((gap) => {
      if (to <= gap.from || from >= gap.to) return gap;
      return [
        { from: gap.from, to: Math.max(gap.from, from) },
        { from: Math.min(gap.to, to), to: gap.to },
      ].filter((rest) => rest.to > rest.from);
    });
  }

  return {
    get gapAt() {
      return gaps[0]?.from;
    },
    get missing() {
      return gaps.reduce((sum, { from, to }) => sum + to - from, 0);
    },
    get total() {
      return total;
    },
    put(offset, data) {
      const end = Math.min(offset + data.length, total);
      if (end <= offset) return;
      bytes.set(data.subarray(0, end - offset), offset);
      close(offset, end);
    },
    endsAt(offset) {
      if (offset >= total) return;
      close(offset, total);
      total = offset;
    },
    bytes: () => bytes.subarray(0, total),
  };
}
