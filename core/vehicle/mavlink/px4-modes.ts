import type { FlightMode } from '../flight-mode.ts';

/** PX4 puts a main mode and one below it into the two high bytes of its number. */
const AUTO = 4;
const POSITION = 3;

const MAIN: Partial<Record<number, FlightMode>> = {
  1: 'stabilised',
  2: 'fixedHeight',
  [POSITION]: 'fixedPoint',
  5: 'stabilised',
  6: 'pointing',
  7: 'stabilised',
  8: 'stabilised',
  10: 'land',
  11: 'fixedHeight',
};

const BELOW_AUTO: Partial<Record<number, FlightMode>> = {
  1: 'fixedPoint',
  2: 'takeOff',
  3: 'fixedPoint',
  4: 'route',
  5: 'return',
  6: 'land',
  8: 'pointing',
  9: 'land',
  10: 'takeOff',
};

const ORBIT = 1;

export const px4Custom = (main: number, below: number): number => ((below << 24) | (main << 16)) >>> 0;

export function px4Mode(customMode: number): FlightMode | undefined {
  const [main, below] = [(customMode >>> 16) & 0xff, customMode >>> 24];
  if (main === AUTO) return BELOW_AUTO[below];
  return main === POSITION && below === ORBIT ? 'surround' : MAIN[main];
}
