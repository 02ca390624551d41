import { CopterMode, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Mode } from '../vehicle/mode.ts';

export const COPTER_MODES: readonly Mode[] = [
  { name: 'STABILIZE', number: CopterMode.STABILIZE, behaviour: 'attitude', armable: true },
  { name: 'ACRO', number: CopterMode.ACRO, behaviour: 'attitude', armable: true },
  { name: 'ALT_HOLD', number: CopterMode.ALT_HOLD, behaviour: 'height', armable: true },
  { name: 'AUTO', number: CopterMode.AUTO, behaviour: 'auto', armable: true },
  { name: 'GUIDED', number: CopterMode.GUIDED, behaviour: 'guided', armable: true },
  { name: 'LOITER', number: CopterMode.LOITER, behaviour: 'position', armable: true },
  { name: 'RTL', number: CopterMode.RTL, behaviour: 'return', armable: false },
  { name: 'CIRCLE', number: CopterMode.CIRCLE, behaviour: 'circle', armable: false },
  { name: 'LAND', number: CopterMode.LAND, behaviour: 'land', armable: false },
  { name: 'POSHOLD', number: CopterMode.POSHOLD, behaviour: 'position', armable: true },
  { name: 'BRAKE', number: CopterMode.BRAKE, behaviour: 'hold', armable: false },
  { name: 'SMART_RTL', number: CopterMode.SMART_RTL, behaviour: 'trackReturn', armable: false },
];

export const PLANE_MODES: readonly Mode[] = [
  { name: 'MANUAL', number: PlaneMode.MANUAL, behaviour: 'attitude', armable: true },
  { name: 'CIRCLE', number: PlaneMode.CIRCLE, behaviour: 'circle', armable: true },
  { name: 'STABILIZE', number: PlaneMode.STABILIZE, behaviour: 'attitude', armable: true },
  { name: 'FBWA', number: PlaneMode.FLY_BY_WIRE_A, behaviour: 'attitude', armable: true },
  { name: 'FBWB', number: PlaneMode.FLY_BY_WIRE_B, behaviour: 'height', armable: true },
  { name: 'CRUISE', number: PlaneMode.CRUISE, behaviour: 'height', armable: true },
  { name: 'AUTO', number: PlaneMode.AUTO, behaviour: 'auto', armable: true },
  { name: 'RTL', number: PlaneMode.RTL, behaviour: 'return', armable: false },
  { name: 'LOITER', number: PlaneMode.LOITER, behaviour: 'hold', armable: true },
  { name: 'TAKEOFF', number: PlaneMode.TAKEOFF, behaviour: 'takeOff', armable: true },
  { name: 'GUIDED', number: PlaneMode.GUIDED, behaviour: 'guided', armable: true },
  { name: 'AUTOLAND', number: PlaneMode.AUTOLAND, behaviour: 'land', armable: false },
];

export const QUADPLANE_MODES: readonly Mode[] = [
  ...PLANE_MODES.filter(({ behaviour }) => behaviour !== 'land' && behaviour !== 'takeOff'),
  { name: 'QSTABILIZE', number: PlaneMode.QSTABILIZE, behaviour: 'attitude', armable: true, onRotors: true },
  { name: 'QHOVER', number: PlaneMode.QHOVER, behaviour: 'height', armable: true, onRotors: true },
  { name: 'QLOITER', number: PlaneMode.QLOITER, behaviour: 'position', armable: true, onRotors: true },
  { name: 'QLAND', number: PlaneMode.QLAND, behaviour: 'land', armable: false, onRotors: true },
  { name: 'QRTL', number: PlaneMode.QRTL, behaviour: 'return', armable: false, onRotors: true },
];
