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

  function admit(deviceId: string, token: number): boolean {
    if (token < (newest.get(deviceId) ?? 0)) return false;
    newest.set(deviceId, token);
    return true;
  }

  const end = subscribe(bus, 'device.control', ({ deviceId, token }) => {
    const before = newest.get(deviceId) ?? 0;
    if (admit(deviceId, token) && token !== before) for (const leaveOff of listeners) leaveOff(deviceId);
  });
  return { admit, onChange: (leaveOff) => void listeners.push(leaveOff), end };
}
