/** As MAVLink counts them: the smaller, the worse. */
export const SEVERITY = { emergency: 0, alert: 1, critical: 2, error: 3, warning: 4, notice: 5, info: 6 } as const;
export type Severity = keyof typeof SEVERITY;
export const SEVERITY_NAMES = Object.keys(SEVERITY) as Severity[];

export interface Picture {
  index: number;
  latitude: number;
  longitude: number;
  /** Above sea level and above home. */
  altitude: number;
  height: number;
  roll: number;
  pitch: number;
  yaw: number;
  /** Milliseconds since 1970. */
  takenAt: number;
}

/** What happened on board and is told once. */
export type Notice =
  | { kind: 'text'; severity: Severity; text: string }
  | { kind: 'reached'; sequence: number }
  | { kind: 'current' }
  | { kind: 'home' }
  | { kind: 'picture'; picture: Picture };
