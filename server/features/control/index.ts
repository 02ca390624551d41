import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { commandRoutes, type FlownSpeed, type PerformanceFor, type StartIssues } from './command.routes.ts';
import { leaseRoutes } from './control.routes.ts';
import type { Controls } from './controls.ts';

export type { FlownSpeed, StartIssues } from './command.routes.ts';
export { controlChannel } from './control.channel.ts';
export { openControls, type AtControls, type Controls } from './controls.ts';
export { requireSeen, type DeviceStanding, type FindStanding, type FindStandings } from './device-standing.ts';
export { settleLedger } from './ledger.ts';
export { pilotsOf } from './pilots.ts';
export { knownOf, stateOf, type Known } from './state-of.ts';
export { steeringSafetyOf, type SteeringSafety } from './steering-safety.ts';
export {
  commandsBetween,
  coursesOf,
  hasBeenStarted,
  insertCommand,
  isToldToStart,
  recordOf as commandRecord,
} from './vehicle-command.store.ts';

export const controlRoutes = (
  services: Services,
  controls: Controls,
  performanceFor: PerformanceFor,
  startIssues?: StartIssues,
  flownSpeed?: FlownSpeed,
): Implementation[] => [
  ...leaseRoutes(controls),
  ...commandRoutes(services, controls, controls.ledger, performanceFor, startIssues, flownSpeed),
];
