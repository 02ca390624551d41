import type { Issue } from '../../issue.ts';

export const CALIBRATIONS = ['sensor', 'compass', 'motor'] as const;

/** What somebody is about to calibrate, and what they have said and done for it. */
export interface CalibrationWish {
  kind: (typeof CALIBRATIONS)[number];
  sn: string;
  /** As it was read off the aircraft and typed in. */
  confirmedSn: string;
  /** Nothing where nobody knows. */
  isFlying: boolean | undefined;
  arePropellersRemoved: boolean;
}

export type CalibrationRule = (wish: CalibrationWish) => Issue | undefined;
