export { aboardRoutes, closedInFlight, routeInFlight, setClosedBy, type AboardRoute } from './aboard.store.ts';
export { isAsSent, routeAsSent } from './as-sent.store.ts';
export { openFlownRoutes, type FlownRoutes } from './follow-flown.ts';
export { hasLeft } from './has-left.ts';
export {
  aboard,
  aboardIn,
  brokenOff,
  flownBy,
  forgetSent,
  insertFlown,
  replaceAboard,
  settleSent,
  type Arrived,
  type FlownRow,
} from './flown-route.store.ts';
export { insertMission, isForeign, missionOf, settleRead, type MissionAboard } from './mission.store.ts';
export { PLAN_FLOWN, type PlanFlown } from './plan-flown.store.ts';
