import type { Bus } from '../platform/bus/bus.ts';
import { subscribe } from '../platform/bus/subjects.ts';

/** The newest token of each device: whoever orders under an older one has lost the controls since. */
export interface ControlTokens {
  /** False for a token that another has come after. */
  admit(deviceId: string, token: number): boolean;
  /** What was begun under an older token is left off. */
  onChange(leaveOff: (deviceId: string) => void): void;
  end(): void;
}

export function controlTokens(bus: Bus): ControlTokens {
  const newest = new Map<string, number>();
  const listeners: ((deviceId: string) => void)[] = [];

  /** The first word under a new token may overtake the news that there is one. */
  function admit(deviceId: string, token: number): boolean {
    const before = newest.get(deviceId) ?? 0;
    if (token < before) return false;
    newest.set(deviceId, token);
    if (token !== before) for (const leaveOff of listeners) leaveOff(deviceId);
    return true;
  }

  const end = subscribe(bus, 'device.control', ({ deviceId, token }) => void admit(deviceId, token));
  return { admit, onChange: (leaveOff) => void listeners.push(leaveOff), end };
}
