/** What an aircraft is wrong by, how soon it answers, how hard it brakes, and how slowly it can fly. */
export interface Agility {
  /** Metres that its position can be wrong by. */
  navigationError: number;
  /** Seconds until somebody or something acts. */
  reaction: number;
  /** Metres a second squared. */
  braking: number;
  /** Metres a second that it does not fly below, whatever it is told; nought for what can stop in the air. */
  slowest: number;
}

export const USUAL_AGILITY: Agility = { navigationError: 5, reaction: 1, braking: 2.5, slowest: 0 };

/** Metres to keep from a border at a speed: to know of it, to act, and to stop. */
export function marginAt(told: number, { navigationError, reaction, braking, slowest }: Agility = USUAL_AGILITY): number {
  const speed = Math.max(told, slowest);
  return navigationError + speed * reaction + (speed * speed) / (2 * braking);
}
