import type { Issue } from '../../issue.ts';

/** Metres between two lanes, and between two pictures along one; nothing where none are taken. */
export interface Steps {
  spacing: number;
  trigger: number | null;
}

/** One direction of the camera over an area. */
export interface Pass extends Steps {
  /** The same of lanes across the first ones: where the nose does not turn with them a picture lies otherwise. */
  across: Steps;
  /** Metres, counted as the route counts. */
  altitude: number;
  /** Degrees of the camera, -90 straight down; nothing where nobody minds. */
  tilt: number | null;
  /** Where the nose points, in degrees to the right of the lanes, and how many metres ahead the camera sees; nothing along the way and straight down. */
  look: { degrees: number; ahead: number } | null;
}

/** How a pattern goes over its area; none where the issues say that it cannot. */
export interface Passes {
  passes: Pass[];
  issues: Issue[];
}

export const hasFault = (issues: readonly Issue[]): boolean => issues.some(({ severity }) => severity === 'error');
