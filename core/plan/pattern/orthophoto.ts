import type { Route } from '../route.ts';
import { coverageFaults } from './faults.ts';
import { photographyOf } from './footprint.ts';
import { PATTERN_HEIGHT } from './pattern-limits.ts';
import type { OrthophotoPattern } from './pattern.ts';
import { blurDoubts, lowFaults } from './sharpness.ts';
import { photographFaults } from './photographs.ts';
import { hasFault, type Passes } from './survey-pass.ts';

const STRAIGHT_DOWN = -90;

/** Straight down from the height that the resolution asks for. */
export function orthophotoPasses(pattern: Omit<OrthophotoPattern, 'kind'>, route: Route): Passes {
  const faults = coverageFaults(pattern);
  if (faults.length > 0) return { passes: [], issues: faults };
  const photography = photographyOf(pattern);
  const issues = [
    ...lowFaults(photography),
    ...photographFaults(photography, pattern, route, PATTERN_HEIGHT.max),
    ...blurDoubts(pattern.resolution, route.speed),
  ];
  const { spacing, trigger, distance: altitude } = photography;
  const steps = { spacing, trigger };
  return { passes: hasFault(issues) ? [] : [{ ...steps, across: steps, altitude, tilt: STRAIGHT_DOWN, look: null }], issues };
}
