import { error } from '../../issue.ts';
import type { CalibrationRule } from './calibration.ts';

export const notFlying: CalibrationRule = ({ isFlying }) => {
  if (isFlying === undefined) return error('calibration.unknownState');
  return isFlying ? error('calibration.flying') : undefined;
};
