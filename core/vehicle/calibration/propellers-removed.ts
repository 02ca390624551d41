import { error } from '../../issue.ts';
import type { CalibrationRule } from './calibration.ts';

/** Of motors only: nothing else makes them turn. */
export const propellersRemoved: CalibrationRule = ({ kind, arePropellersRemoved }) =>
  kind === 'motor' && !arePropellersRemoved ? error('calibration.propellers') : undefined;
