import type { Issue } from '@skyhelm/core/issue';

/** Fields of the route as a whole that the rules may find fault with, and what they are called. */
export const ROUTE_FIELDS = {
  name: 'route.name',
  remarks: 'route.remarks',
  endAction: 'route.endAction',
  cycles: 'route.cycles',
  entryPoint: 'route.entryPoint',
  height: 'route.height',
  speed: 'route.speed',
  radius: 'route.radius',
  holdMs: 'route.hold',
} as const;
export type RouteField = keyof typeof ROUTE_FIELDS;

const isRouteField = (field: unknown): field is RouteField => typeof field === 'string' && Object.hasOwn(ROUTE_FIELDS, field);

export const routeFieldOf = ({ at = [] }: Pick<Issue, 'at'>): RouteField | undefined =>
  at.length === 1 && isRouteField(at[0]) ? at[0] : undefined;
