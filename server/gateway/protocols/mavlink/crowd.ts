/** Each costs some twenty kilobytes. */
const CROWD_MAX = 20_000;
/** Looked at for one that can be spared, each time that one more comes. */
const LOOKED_AT = 100;

export interface Stranger {
  /** A device is heard and told things by it. */
  isNeeded(): boolean;
  forget(): void;
}

/** All vehicles of all remotes. Numbers and senders are easily made up: where too many come, those go first who came first and are nobody's. */
export interface Crowd {
  /** Makes room for one more; false where all are needed. */
  admits(): boolean;
  join(one: Stranger): void;
  leave(one: Stranger): void;
}

export function crowd(max = CROWD_MAX): Crowd {
  const all = new Set<Stranger>();

  function spare(): Stranger | undefined {
    let looked = 0;
    for (const one of all) {
      if (!one.isNeeded()) return one;
      if (++looked > LOOKED_AT) return undefined;
      all.delete(one);
      all.add(one);
    }
    return undefined;
  }

  return {
    admits() {
      if (all.size < max) return true;
      const one = spare();
      one?.forget();
      return one !== undefined;
    },
    join: (one) => void all.add(one),
    leave: (one) => void all.delete(one),
  };
}
