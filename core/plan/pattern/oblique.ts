import type { Performance } from '../path/performance.ts';
import type { Route } from '../route.ts';
import { amountFaults, fault } from './faults.ts';
import { stepOf } from './footprint.ts';
import { orthophotoPasses } from './orthophoto.ts';
import { OBLIQUE_TILT, PATTERN_HEIGHT } from './pattern-limits.ts';
import type { ObliquePattern } from './pattern.ts';
import { photographFaults } from './photographs.ts';
import { lowFaults } from './sharpness.ts';
import { hasFault, type Pass, type Passes, type Steps } from './survey-pass.ts';

const RADIANS = Math.PI / 180;
const STRAIGHT_DOWN = -90;

/** Straight down, then ahead, to the right, back and to the left; each time over the area moved back by as much as the camera sees ahead. */
export function obliquePasses(pattern: ObliquePattern, route: Route, { turnRadius }: Performance): Passes {
  const { passes, issues } = orthophotoPasses(pattern, route);
  const tilts = amountFaults({ tilt: pattern.tilt }, { tilt: OBLIQUE_TILT });
  const down = passes[0];
  if (turnRadius > 0) issues.push(fault('sideways', 'kind'));
  if (!down || tilts.length > 0 || hasFault(issues)) return { passes: [], issues: [...issues, ...tilts] };
  const seen = seenAhead(pattern, down.altitude);
  if (!seen) return { passes: [], issues: [...issues, fault('horizon', 'tilt')] };
  const { ahead, depth, width } = seen;
  const tilt = STRAIGHT_DOWN + pattern.tilt;
  const steps = (across: number, along: number): Steps => ({
    spacing: stepOf(across, pattern.sideOverlap),
    trigger: stepOf(along, pattern.frontOverlap),
  });
  // Seen sideways a picture is as long along the lane as it is wide.
  const [lengthways, sideways] = [steps(width, depth), steps(depth, width)];
  const looking = (degrees: number): Pass => {
    const [first, across] = degrees % 180 === 0 ? [lengthways, sideways] : [sideways, lengthways];
    return { ...first, across, altitude: down.altitude, tilt, look: { degrees, ahead } };
  };
  const all = [down, ...[0, 90, 180, 270].map(looking)];
  const narrowest = all.reduce((least, pass) => (pass.trigger! < least.trigger! ? pass : least));
  const photography = { distance: down.altitude, spacing: Math.min(...all.map(({ spacing }) => spacing)), trigger: narrowest.trigger! };
  // What the orthophoto has said already is not said again.
  const further = [...lowFaults(photography), ...photographFaults(photography, pattern, route, PATTERN_HEIGHT.max)].filter(
    ({ code }) => !issues.some((told) => told.code === code),
  );
  return { passes: hasFault(further) ? [] : all, issues: [...issues, ...further] };
}

/**
 * Metres from below the aircraft to what the middle of a tilted picture shows; how deep the picture is on the ground; and how wide at its near edge, where it
 * is narrowest, so that overlap holds all over it. Nothing where it shows the horizon.
 */
function seenAhead({ camera, tilt }: ObliquePattern, height: number): { ahead: number; depth: number; width: number } | undefined {
  const half = Math.atan(camera.sensorHeight / (2 * camera.focalLength));
  const [middle, near, far] = [tilt * RADIANS, tilt * RADIANS - half, tilt * RADIANS + half];
  if (far >= 85 * RADIANS) return undefined;
  const toNear = (height * Math.cos(half)) / Math.cos(near);
  return {
    ahead: height * Math.tan(middle),
    depth: height * (Math.tan(far) - Math.tan(near)),
    width: (toNear * camera.sensorWidth) / camera.focalLength,
  };
}
