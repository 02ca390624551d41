import type { Issue } from '../../issue.ts';

/** What of a route runs below the ground by the known heights: warned of, because files are coarse, and asked about before it is flown. */
export interface BelowGround {
  /** Of the ways to waypoints and back. */
  ways: number;
  /** Metres that the worst of them is below it. */
  metres: number;
}

const CODES: readonly string[] = ['route.belowGround', 'route.belowGroundBack'];

export const isBelowGround = ({ code }: Issue): boolean => CODES.includes(code);

/** Nothing where all of it is above the ground, or nobody knows. */
export function belowGroundIn(issues: readonly Issue[]): BelowGround | undefined {
  const below = issues.filter(isBelowGround).map(({ params }) => Number(params?.['metres']));
  return below.length === 0 ? undefined : { ways: below.length, metres: Math.max(...below) };
}
