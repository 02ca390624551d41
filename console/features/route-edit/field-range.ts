import * as limit from '@skyhelm/core/plan/route-limits';
import type { Say } from '../../words/words.ts';

export interface Range {
  min: number;
  max: number;
}

const inSeconds = ({ min, max }: Range): Range => ({ min: min / 1_000, max: max / 1_000 });

/** In the units of the fields. */
export const FIELD_RANGES = {
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  altitude: limit.WAYPOINT_ALTITUDE,
  speed: limit.WAYPOINT_SPEED,
  radius: limit.WAYPOINT_RADIUS,
  holdMs: inSeconds(limit.WAYPOINT_HOLD_MS),
  acceleration: limit.WAYPOINT_ACCELERATION,
  circlingRadius: limit.CIRCLING_RADIUS,
  circlingTurns: limit.CIRCLING_TURNS,
  circlingWait: inSeconds(limit.CIRCLING_WAIT_MS),
  yaw: limit.YAW,
} as const satisfies Record<string, Range>;

/** What may be entered instead. Nothing of a value that is wrong for another reason, such as a height that the aircraft does not allow: the range would call it right. */
export const rangeText = (t: Say, value: number | undefined, { min, max }: Range): string | undefined =>
  value === undefined || (value >= min && value <= max) ? undefined : t('route.action.range', { min, max });
