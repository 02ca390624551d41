import { modeNumbered } from './flight-mode.ts';
import { isMissionMode } from './native-mode.ts';
import type { VehicleState } from './state.ts';

type Told = Pick<VehicleState, 'flying' | 'mode' | 'nativeMode' | 'modeFamily'>;

/** ArduPlane flies on to the landing of its mission by itself: after it came home, or at once. */
const AUTOLAND_GOES_ON: readonly number[] = [1, 2, 4];

/**
 * Whether an aircraft flies the mission that it has on board, or may begin to without a command: what replaces the mission then would be flown from wherever the
 * aircraft is. It is paused first.
 */
export function fliesMission(state: Told, rtlAutoland?: number): boolean {
  const { flying, mode } = state;
  if (flying !== true) return false;
  const known = mode === undefined ? undefined : modeNumbered(mode);
  if (known === 'return' && rtlAutoland !== undefined && AUTOLAND_GOES_ON.includes(rtlAutoland)) return true;
  return isMissionMode(state) ?? known === 'route';
}

/** A mission replaced in the air is confirmed: what it was sent before is gone, and unknown is not on the ground. */
export const needsUploadConfirmed = (online: boolean, { flying }: Pick<VehicleState, 'flying'>): boolean => online && flying !== false;
