/** Who has the controls of what, for how long. Whoever does not renew it has gone, and the vehicle must get to know. */
export interface Holds {
  /** A number greater than all before, by which later commands are known; nothing while somebody else has the controls. */
  take(deviceId: string, holder: string, forMs: number): number | undefined;
  renew(deviceId: string, token: number, forMs: number): boolean;
  release(deviceId: string, token: number): void;
  isHeld(deviceId: string): boolean;
  /** Whether this token stands: one from before a hand-over does not. */
  isHolder(deviceId: string, token: number): boolean;
}

interface Hold {
  holder: string;
  token: number;
  until: number;
}

export function holds(steady: () => number): Holds {
  const all = new Map<string, Hold>();
  let tokens = 0;

  function standing(deviceId: string): Hold | undefined {
    const hold = all.get(deviceId);
    if (!hold || hold.until > steady()) return hold;
    all.delete(deviceId);
    return undefined;
  }
  const isHolder = (deviceId: string, token: number): boolean => standing(deviceId)?.token === token;

  return {
    isHolder,
    take(deviceId, holder, forMs) {
      const before = standing(deviceId);
      if (before && before.holder !== holder) return undefined;
      const token = ++tokens;
      all.set(deviceId, { holder, token, until: steady() + forMs });
      return token;
    },
    renew(deviceId, token, forMs) {
      if (!isHolder(deviceId, token)) return false;
      all.get(deviceId)!.until = steady() + forMs;
      return true;
    },
    release(deviceId, token) {
      if (isHolder(deviceId, token)) all.delete(deviceId);
    },
    isHeld: (deviceId) => standing(deviceId) !== undefined,
  };
}
