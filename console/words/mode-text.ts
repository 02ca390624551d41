import { nativeModeName } from '@skyhelm/core/vehicle/native-mode';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { phaseText } from './phase-text.ts';
import type { Say } from './words.ts';

/** What it is at, with the name that its autopilot gives the mode: "Fixed-point flight (LOITER)"; nothing where nobody knows either. Words: `vehicle`. */
export const modeText = (t: Say, state: VehicleState): string | undefined => withNativeMode(phaseText(t, state), nativeModeName(state));

export const withNativeMode = (phase: string | undefined, native: string | undefined): string | undefined =>
  phase !== undefined && native !== undefined ? `${phase} (${native})` : (phase ?? native);
