import type { Issue } from '../../issue.ts';
import type { CalibrationRule, CalibrationWish } from './calibration.ts';
import { notFlying } from './not-flying.ts';
import { propellersRemoved } from './propellers-removed.ts';
import { snConfirmed } from './sn-confirmed.ts';

/** In the order in which they are told. */
const CALIBRATION_RULES: readonly CalibrationRule[] = [notFlying, snConfirmed, propellersRemoved];

/** All that stands against it; nothing is sent to the aircraft while there is any. */
export const calibrationIssues = (wish: CalibrationWish): Issue[] => CALIBRATION_RULES.flatMap((rule) => rule(wish) ?? []);
