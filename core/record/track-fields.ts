import type { StateField } from '../vehicle/state.ts';

/** What a flight is drawn from at a glance. */
export const TRACK_FIELDS = [
  'longitude',
  'latitude',
  'altitude',
  'height',
  'groundSpeed',
  'climbRate',
  'batteryPercent',
  'batteryVoltage',
  'satellites',
  'mode',
] as const satisfies readonly StateField[];
