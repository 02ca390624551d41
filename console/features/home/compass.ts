export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** The nearest of the eight points to these degrees. */
export const compassPoint = (degrees: number): (typeof COMPASS)[number] => COMPASS[Math.round(degrees / 45) % 8]!;
