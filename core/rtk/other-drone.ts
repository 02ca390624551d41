import { warning } from '../issue.ts';
import type { RtkRule } from './assignment.ts';

/** Asked about, not refused: the drone that has it now stops receiving data. */
export const otherDrone: RtkRule = ({ assigned, deviceId }) =>
  assigned?.isByMe && assigned.deviceId !== deviceId ? warning('rtk.otherDrone', { device: assigned.device }) : undefined;
