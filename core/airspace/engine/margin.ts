/** What an aircraft is wrong by, how soon it answers, and how hard it brakes. */
export interface Agility {
  /** Metres that its position can be wrong by. */
  navigationError: number;
  /** Seconds until somebody or something acts. */
  reaction: number;
  /** Metres a second squared. */
  braking: number;
}

export const USUAL_AGILITY: Agility = { navigationError: 5, reaction: 1, braking: 2.5 };

/** Metres to keep from a border at a speed: to know of it, to act, and to stop. */
export const marginAt = (speed: number, { navigationError, reaction, braking }: Agility = USUAL_AGILITY): number =>
  navigationError + speed * reaction + (speed * speed) / (2 * braking);
