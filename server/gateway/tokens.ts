/** The newest token of each device: whoever orders under an older one has lost the controls since. */
export interface Tokens {
  newest(deviceId: string): number;
  /** False for a token that another has come after. */
  admit(deviceId: string, token: number): boolean;
}

export function controlTokens(): Tokens {
  const tokens = new Map<string, number>();
  const newest = (deviceId: string) => tokens.get(deviceId) ?? 0;
  return {
    newest,
    admit(deviceId, token) {
      if (token < newest(deviceId)) return false;
      tokens.set(deviceId, token);
      return true;
    },
  };
}
