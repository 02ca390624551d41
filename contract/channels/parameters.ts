import type { LoadFault, Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';

/** `/websocket/param`: parameters of the devices one asks for, as JSON: all of them first, then what changes, how far a list is, what became of writes. */
export const PARAMETER_CHANNEL = {
  path: '/websocket/param',
  /** That one reader may follow: each is a hundred kilobytes to begin with. */
  devicesMax: 20,
} as const;

/** How far one is with a device; times are milliseconds since 1970. */
export interface ParameterProgress {
  online: boolean;
  /** Values are as the aircraft has them; otherwise as it had them at `loadedAt`. */
  isCurrent: boolean;
  loadedAt: number | null;
  missing: number;
  loading: { done: number; total: number } | null;
  fault: LoadFault | null;
}

export interface DeviceParameters {
  device: string;
  status: ParameterProgress;
  /** All of them in a snapshot, those that differ from before in a change. */
  parameters: readonly Parameter[];
}

export interface ParameterChange extends DeviceParameters {
  at: number;
  written: readonly WriteOutcome[];
}

/** What a reader is told. */
export type ParameterMessage =
  | { snapshots: DeviceParameters[] }
  | { changes: ParameterChange[] }
  /** There is no such device for this reader. */
  | { refused: string[] }
  /** Unsubscribed, or not for this reader any more. */
  | { gone: string[] }
  /** The reader is too slow: so many messages were put together, and only the latest of each value is sent. */
  | { slow: { joined: number } }
  | { fault: 'ask' | 'tooMany' }
  | { code: number };
