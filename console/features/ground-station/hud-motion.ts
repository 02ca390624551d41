import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** What the head-up display shows, in degrees, metres and metres a second; nothing where nobody knows. */
export interface HudValues {
  roll: number | undefined;
  pitch: number | undefined;
  heading: number | undefined;
  speed: number | undefined;
  height: number | undefined;
  climb: number | undefined;
}

export const NO_VALUES: HudValues = {
  roll: undefined,
  pitch: undefined,
  heading: undefined,
  speed: undefined,
  height: undefined,
  climb: undefined,
};

export const hudValuesOf = ({ roll, pitch, yaw, heading, groundSpeed, height, climbRate }: VehicleState): HudValues => ({
  roll,
  pitch,
  heading: heading ?? yaw,
  speed: groundSpeed,
  height,
  climb: climbRate,
});

/** In this time two thirds of a change are shown: needles glide between messages instead of jumping with each. */
const SETTLE_MS = 120;
const AROUND: readonly (keyof HudValues)[] = ['roll', 'heading'];
/** Less than a pixel. */
const STILL = 0.02;

const turned = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

function toward(name: keyof HudValues, from: number | undefined, to: number | undefined, share: number): number | undefined {
  if (from === undefined || to === undefined) return to;
  const way = AROUND.includes(name) ? turned(to - from) : to - from;
  return Math.abs(way) < STILL ? to : from + way * share;
}

/** One frame nearer to what was measured. */
export function glide(shown: HudValues, measured: HudValues, passedMs: number): HudValues {
  const share = 1 - Math.exp(-passedMs / SETTLE_MS);
  const next = { ...NO_VALUES };
  for (const name of Object.keys(NO_VALUES) as (keyof HudValues)[]) next[name] = toward(name, shown[name], measured[name], share);
  return next;
}

export const isSame = (one: HudValues, other: HudValues): boolean =>
  (Object.keys(NO_VALUES) as (keyof HudValues)[]).every((name) => one[name] === other[name]);
