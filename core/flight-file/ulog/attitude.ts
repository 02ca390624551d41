/** Radians, turned about the vertical first, then pitch, then roll, out of a quaternion whose first part is the real one. */
export function eulerOf(w: number, x: number, y: number, z: number): { roll: number; pitch: number; yaw: number } {
  return {
    roll: Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
    // Rounding goes a hair beyond straight up.
    pitch: Math.asin(Math.max(-1, Math.min(1, 2 * (w * y - z * x)))),
    yaw: Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)),
  };
}
