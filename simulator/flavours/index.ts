import { copter, plane, quadplane } from './ardupilot.ts';
import type { Flavour } from './flavour.ts';
import { px4FixedWing, px4Multirotor, px4Vtol } from './px4.ts';

export const FLAVOURS: readonly Flavour[] = [copter, plane, quadplane, px4Multirotor, px4FixedWing, px4Vtol];

export const flavourNamed = (name: string): Flavour | undefined => FLAVOURS.find((flavour) => flavour.name === name);
