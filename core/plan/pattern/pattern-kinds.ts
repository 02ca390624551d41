import type { Route } from '../route.ts';
import type { PatternKind } from './pattern.ts';

/** In the order in which they are offered. */
export const PATTERN_KINDS = [
  'spot',
  'areaScan',
  'orthophoto',
  'oblique',
  'corridor',
  'surround',
  'facade',
  'abPoint',
  'logistics',
] as const satisfies readonly PatternKind[];

/** How a route came about: waypoint by waypoint, or from a pattern, as a whole or as one aircraft's part of it. */
export const ROUTE_KINDS = ['manual', ...PATTERN_KINDS] as const satisfies readonly (PatternKind | 'manual')[];
export type RouteKind = PatternKind | 'manual';

export const kindOf = ({ pattern, partOf }: Pick<Route, 'pattern' | 'partOf'>): RouteKind => pattern?.kind ?? partOf ?? 'manual';
