export { aboardRoutes, setClosedBy, type AboardRoute } from './aboard.store.ts';
export { openFlownRoutes, type FlownRoutes } from './follow-flown.ts';
export { hasLeft } from './has-left.ts';
export { aboard, aboardIn, brokenOff, insertFlown, replaceAboard, type FlownRow } from './flown-route.store.ts';
export { PLAN_FLOWN, type PlanFlown } from './plan-flown.store.ts';
