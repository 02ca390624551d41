/** Bytes that come in pieces of any size. */
export interface Pieces {
  take(bytes: Uint8Array): void;
  /** Nothing follows. */
  end(): void;
}

/** `read` says how far it has come; what is left comes again in front of the next piece, and at the end once more. */
export function pieces(read: (bytes: Uint8Array, isEnd: boolean) => number): Pieces {
  let kept: Uint8Array = NOTHING;

  function readOn(bytes: Uint8Array, isEnd: boolean): void {
    const at = read(bytes, isEnd);
    kept = at < bytes.length ? bytes.slice(at) : NOTHING;
  }

  return {
    take(received) {
      readOn(kept.length === 0 ? received : joined(kept, received), false);
    },
    end() {
      readOn(kept, true);
    },
  };
}

const NOTHING = new Uint8Array(0);

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
