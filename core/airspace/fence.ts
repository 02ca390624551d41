import type { Position } from '../geo/position.ts';
import type { FenceArea } from '../vehicle/plan-item.ts';
import { metresInside, type Shape } from './shape.ts';

/** What a vehicle must stay in, and what it must stay out of. */
export interface Fence {
  within: readonly Shape[];
  outside: readonly Shape[];
  /** Metres above the place of take-off that it must not fly above. */
  ceiling?: number | null | undefined;
  /** Another that has to be kept as well, as what it has on board beside what it is held to from here, and so on from there. */
  also?: Fence | null | undefined;
}

/** All of it, as a vehicle has it on board: no other goes with it. */
export type SingleFence = Omit<Fence, 'also'> & { also?: null | undefined };

/** Of a plan that a vehicle keeps. */
export const fenceOf = (areas: readonly FenceArea[]): SingleFence => ({
  within: areas.filter(({ keep }) => keep === 'in').map(shapeOf),
  outside: areas.filter(({ keep }) => keep === 'out').map(shapeOf),
});

const shapeOf = (area: FenceArea): Shape =>
  area.shape === 'polygon' ? { kind: 'polygon', points: area.corners } : { kind: 'circle', centre: area.centre, radius: area.radius };

/** The way back: what a vehicle is sent to keep it. Heights are not among it. */
export const areasOf = ({ within, outside }: SingleFence): FenceArea[] => [...within.map(areaOf('in')), ...outside.map(areaOf('out'))];

const areaOf =
  (keep: FenceArea['keep']) =>
  (shape: Shape): FenceArea =>
    shape.kind === 'polygon'
      ? { shape: 'polygon', keep, corners: shape.points }
      : { shape: 'circle', keep, centre: shape.centre, radius: shape.radius };

export const NO_FENCE: SingleFence = { within: [], outside: [] };

const isOpen = ({ within, outside, ceiling, also }: Fence): boolean =>
  within.length === 0 && outside.length === 0 && (ceiling ?? null) === null && !also;

/** All that have to be kept, each by itself. */
export const levelsOf = ({ also, ...level }: Fence): SingleFence[] => [level, ...(also ? levelsOf(also) : [])];

/** Both of them have to be kept. */
export function bothFences(one: Fence, other: Fence): Fence {
  if (isOpen(one)) return other;
  return isOpen(other) ? one : { ...one, also: one.also ? bothFences(one.also, other) : other };
}

/** Metres to the border of where it may be: less than nought beyond it. Of several areas to stay in, any will do. */
export function metresToFence({ within, outside, also }: Fence, position: Position): number {
  const inside = within.length === 0 ? Infinity : Math.max(...within.map((shape) => metresInside(shape, position)));
  const further = also ? metresToFence(also, position) : Infinity;
  return Math.min(inside, further, ...outside.map((shape) => -metresInside(shape, position)));
}

/** The lowest of all that limit it. */
export const ceilingOf = ({ ceiling, also }: Fence): number => Math.min(ceiling ?? Infinity, also ? ceilingOf(also) : Infinity);

/** Where it may be, whatever the height. */
export const withoutCeiling = ({ also, ...fence }: Fence): Fence => ({ ...fence, ceiling: null, also: also ? withoutCeiling(also) : null });
