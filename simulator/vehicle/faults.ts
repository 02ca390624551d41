/** What is broken at the moment, by whoever runs the simulation. */
export interface Faults {
  gpsLost: boolean;
  motorLost: boolean;
  compassBad: boolean;
  /** The pilot's remote control is not heard any more. */
  remoteLost: boolean;
  /** The battery drains this many times as fast. */
  drain: number;
  /** Parts that report themselves as unhealthy; nothing else about them changes. */
  parts: Set<Part>;
  /** How much of the battery is left is not known on board. */
  gaugeLost: boolean;
  /** What the weakest cell is said to have, whatever the battery really has. */
  cellVolts: number | undefined;
}

export const PARTS = [
  'gyro',
  'accelerometer',
  'compass',
  'barometer',
  'airspeed',
  'gps',
  'opticalflow',
  'rangefinder',
  'receiver',
  'attitude',
  'logging',
  'terrain',
] as const;
export type Part = (typeof PARTS)[number];

export const noFaults = (): Faults => ({
  gpsLost: false,
  motorLost: false,
  compassBad: false,
  remoteLost: false,
  drain: 1,
  parts: new Set(),
  gaugeLost: false,
  cellVolts: undefined,
});
