import type { Message } from '@skyhelm/core/mavlink/message';
import type { Axes } from '@skyhelm/core/vehicle/sticks';

const FULL = 1_000;
const share = (axis: number): number => Math.round(axis * FULL);

/** ArduPilot and PX4 both read the throttle from nought to full, with the middle for "stay as high as you are". */
export const manualControl = (system: number, { forward, right, up, turn }: Axes): Partial<Message<'MANUAL_CONTROL'>> => ({
  target: system,
  x: share(forward),
  y: share(right),
  z: Math.round((FULL * (1 + up)) / 2),
  r: share(turn),
});
