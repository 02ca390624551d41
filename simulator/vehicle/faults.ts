/** What is broken at the moment, by whoever runs the simulation. */
export interface Faults {
  gpsLost: boolean;
  motorLost: boolean;
  compassBad: boolean;
  /** The pilot's remote control is not heard any more. */
  remoteLost: boolean;
  /** The battery drains this many times as fast. */
  drain: number;
}

export const noFaults = (): Faults => ({ gpsLost: false, motorLost: false, compassBad: false, remoteLost: false, drain: 1 });
