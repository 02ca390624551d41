export { aboardRoutes, setClosedBy, type AboardRoute } from './aboard.store.ts';
export { isAsSent, routeAsSent } from './as-sent.store.ts';
export { openFlownRoutes, type FlownRoutes } from './follow-flown.ts';
export { hasLeft } from './has-left.ts';
export { aboard, aboardIn, brokenOff, flownBy, insertFlown, replaceAboard, type FlownRow } from './flown-route.store.ts';
export { PLAN_FLOWN, type PlanFlown } from './plan-flown.store.ts';
