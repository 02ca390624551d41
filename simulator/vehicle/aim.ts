/** What the flight mode wants of the airframe at this moment. Metres from the origin, metres a second, radians. */
export type Aim =
  /** Motors still, or idling on the ground. */
  | { kind: 'rest' }
  /** Come to a point; `through` means without stopping there. */
  | { kind: 'reach'; north: number; east: number; up: number; speed?: number; heading?: number; through?: boolean }
  /** `climb` in metres a second takes the place of the height. */
  | {
      kind: 'orbit';
      north: number;
      east: number;
      up: number;
      radius: number;
      clockwise: boolean;
      speed?: number;
      climb?: number | undefined;
    }
  /** Move this way, whatever the wind does. */
  | { kind: 'move'; north: number; east: number; up: number; turn: number; heading?: number }
  /** Lean this way and let the wind do what it does: sticks without a position to hold. */
  | { kind: 'lean'; forward: number; right: number; up: number; turn: number }
  /** Straight up from the ground to a height. */
  | { kind: 'rise'; north: number; east: number; up: number }
  /** Come down on a point, or wherever the wind leads where none is known. */
  | { kind: 'touchDown'; at: { north: number; east: number } | undefined; speed: number };
