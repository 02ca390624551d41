import type { Position } from '../geo/position.ts';
import type { FenceArea } from '../vehicle/plan-item.ts';
import { metresInside, type Shape } from './shape.ts';

/** What a vehicle must stay in, and what it must stay out of. */
export interface Fence {
  within: readonly Shape[];
  outside: readonly Shape[];
}

/** Of a plan that a vehicle keeps. */
export const fenceOf = (areas: readonly FenceArea[]): Fence => ({
  within: areas.filter(({ keep }) => keep === 'in').map(shapeOf),
  outside: areas.filter(({ keep }) => keep === 'out').map(shapeOf),
});

const shapeOf = (area: FenceArea): Shape =>
  area.shape === 'polygon' ? { kind: 'polygon', points: area.corners } : { kind: 'circle', centre: area.centre, radius: area.radius };

export const NO_FENCE: Fence = { within: [], outside: [] };

/** Metres to the border of where it may be: less than nought beyond it. Of several areas to stay in, any will do. */
export function metresToFence({ within, outside }: Fence, position: Position): number {
  const inside = within.length === 0 ? Infinity : Math.max(...within.map((shape) => metresInside(shape, position)));
  return Math.min(inside, ...outside.map((shape) => -metresInside(shape, position)));
}
