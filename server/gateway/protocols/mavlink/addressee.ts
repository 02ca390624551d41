import { OURSELVES } from './sender.ts';

/** Older autopilots do not say whom they answer. What they say to another ground station is not for us. */
export const isToUs = (system: number, component: number): boolean =>
  system === 0 || (system === OURSELVES.system && (component === 0 || component === OURSELVES.component));
