import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { bindingRoutes } from './device-binding.routes.ts';
import { fleetRoutes } from './device-fleet.routes.ts';
import { groupRoutes } from './device-group.routes.ts';
import { lifeRoutes } from './device-life.routes.ts';
import { shareRoutes } from './device-share.routes.ts';
import { recordRoutes } from './device.routes.ts';

export {
  deviceStanding,
  deviceStandings,
  devicesVisibleTo,
  devicesWithin,
  lockFlown,
  lockManaged,
  mayFly,
  rightsOf,
  seenDevice,
  standingColumns,
} from './device-access.store.ts';
export { countDevices } from './device-count.store.ts';
export { enduranceFor } from './device-endurance.store.ts';
export { pulsesOf } from './device-pulses.store.ts';
export { deviceDirectory } from './device-directory.ts';
export { nameOrSn } from './device-list.store.ts';
export { flownDaysReader, flyingDays } from './flown-days.store.ts';
export { flightInTheAir, isInTheAir } from './device-open-flight.store.ts';
export { deviceSeen } from './device-seen.ts';
export { ownerIdOf, updateDevice } from './device.store.ts';
export { findAnyDevice, lastAirframe, mayPersonFly } from './person-rights.store.ts';

export const deviceRoutes = (services: Services): Implementation[] =>
  [recordRoutes, bindingRoutes, shareRoutes, groupRoutes, lifeRoutes, fleetRoutes].flatMap((routes) => routes(services));
