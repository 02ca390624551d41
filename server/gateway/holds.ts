/** Who has the controls of what, for how long. Whoever does not renew it has gone, and the vehicle must get to know. */
export interface Holds {
  hold(deviceId: string, forMs: number): void;
  release(deviceId: string): void;
  isHeld(deviceId: string): boolean;
}

export function holds(steady: () => number): Holds {
  const until = new Map<string, number>();
  return {
    hold: (deviceId, forMs) => void until.set(deviceId, steady() + forMs),
    release: (deviceId) => void until.delete(deviceId),
    isHeld(deviceId) {
      const end = until.get(deviceId);
      if (end === undefined) return false;
      if (end > steady()) return true;
      until.delete(deviceId);
      return false;
    },
  };
}
