import type { Covered } from './map-handle.ts';

/** The buttons of a map lie along its right side: what is fitted into it must not lie below them. */
export const BESIDE_BUTTONS: Covered = { top: 0, right: 32, bottom: 0, left: 0 };
