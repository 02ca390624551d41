import { error } from '../../issue.ts';
import type { CalibrationRule } from './calibration.ts';

/** The aircraft on the table may be another than the one on the screen. */
export const snConfirmed: CalibrationRule = ({ sn, confirmedSn }) =>
  confirmedSn.trim().toUpperCase() === sn.toUpperCase() ? undefined : error('calibration.sn');
