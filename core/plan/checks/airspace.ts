import { airChecker } from '../../airspace/engine/check.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { NO_FENCE, type Fence } from '../../airspace/fence.ts';
import { zoneIndex, type ZoneIndex } from '../../airspace/zone-index.ts';
import { airspaceIssues } from '../path/airspace-issues.ts';
import type { Home } from '../path/course.ts';
import { USUAL_PERFORMANCE, type Performance } from '../path/performance.ts';
import { wayOf } from '../path/way-of.ts';
import type { Check } from './check.ts';

/** What is known of the air that a route leads through. */
export interface Airspace {
  /** All that are in force or will be: nobody knows yet when the route is flown. */
  zones: ZoneIndex;
  fence: Fence;
  /** Where it takes off. */
  home?: Home | undefined;
  /** How it flies; as usual where nobody has chosen an aircraft. */
  performance?: Performance | undefined;
}

export const OPEN_AIR: Airspace = { zones: zoneIndex([]), fence: NO_FENCE };

/** Zones that are over are not among them. */
export const WHENEVER = { now: 0 };

type Checker = ReturnType<typeof airChecker>;
const checkers = new WeakMap<ZoneIndex, { fence: Fence; check: Checker }>();

/** The same one for the same air: it knows the way before, and while a waypoint is dragged most of it is as it was. */
function checkerOf({ zones, fence }: Airspace): Checker {
  const known = checkers.get(zones);
  if (known?.fence === fence) return known.check;
  const check = airChecker({ zones, fence: fenceIndex(fence) });
  checkers.set(zones, { fence, check });
  return check;
}

export const airspace: Check = ({ route, airspace: air }) =>
  airspaceIssues(checkerOf(air)(wayOf(route, air.home, air.performance ?? USUAL_PERFORMANCE), WHENEVER));
