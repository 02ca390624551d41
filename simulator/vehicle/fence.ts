import { isInside } from '@skyhelm/core/geo/polygon';
import type { Offset } from '@skyhelm/core/geo/tangent-plane';
import type { Settings } from './settings.ts';

interface Circle extends Offset {
  radius: number;
}

/** What was uploaded as a fence, in metres from the origin. */
export interface Fence {
  within: Offset[][];
  outside: Offset[][];
  circlesWithin: Circle[];
  circlesOutside: Circle[];
  breach: Breach | undefined;
  breaches: number;
  breachedAt: number;
}

export type Breach = 'height' | 'circle' | 'polygon';

export const noFence = (): Fence => ({
  within: [],
  outside: [],
  circlesWithin: [],
  circlesOutside: [],
  breach: undefined,
  breaches: 0,
  breachedAt: 0,
});

const isNear = (circle: Circle, place: Offset): boolean =>
  Math.hypot(place.north - circle.north, place.east - circle.east) <= circle.radius;

/** Which border is crossed, if any. Heights are above home, `fromHome` is the distance to it. */
export function breachOf(fence: Fence, rules: Settings['fence'], place: Offset, height: number, fromHome: number): Breach | undefined {
  if (!rules.enabled) return undefined;
  if (rules.usesHeight && height > rules.heightMax) return 'height';
  if (rules.usesCircle && fromHome > rules.radius) return 'circle';
  if (!rules.usesPolygon) return undefined;
  const within = [
    ...fence.within.map((polygon) => isInside(polygon, place)),
    ...fence.circlesWithin.map((circle) => isNear(circle, place)),
  ];
  const isIn = within.length === 0 || (rules.anyArea ? within.includes(true) : !within.includes(false));
  const isOut = fence.outside.some((polygon) => isInside(polygon, place)) || fence.circlesOutside.some((circle) => isNear(circle, place));
  return isIn && !isOut ? undefined : 'polygon';
}
