/** The newest token of each device: whoever tells it something under an older one has lost the controls since. */
export interface Tokens {
  /** False for a token that another has come after. */
  admit(deviceId: string, token: number): boolean;
  /** Whether the controls are in other hands with it than before. */
  succeeds(deviceId: string, token: number): boolean;
}

export function controlTokens(): Tokens {
  const newest = new Map<string, number>();
  const known = (deviceId: string): number => newest.get(deviceId) ?? 0;
  return {
    admit(deviceId, token) {
      if (token < known(deviceId)) return false;
      newest.set(deviceId, token);
      return true;
    },
    succeeds(deviceId, token) {
      if (token <= known(deviceId)) return false;
      newest.set(deviceId, token);
      return true;
    },
  };
}
