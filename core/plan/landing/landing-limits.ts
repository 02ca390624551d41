/** Metres above the place of take-off, or below it. */
export const PLACE_HEIGHT = { min: -2_000, max: 5_000 } as const;
export const WAITING_RADIUS = { min: 1, max: 2_000 } as const;
export const RELATIVE_HEIGHT = { min: 1, max: 1_000 } as const;
export const LANDING_DISTANCE = { min: 0, max: 10_000 } as const;
export const GUIDANCE_SPEED = { min: 0.1, max: 100 } as const;
export const GO_AROUND_HEIGHT = { min: 5, max: 1_000 } as const;
export const TRANSITION_HEIGHT = { min: 5, max: 1_000 } as const;
