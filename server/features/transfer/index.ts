import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import { beginner } from './begin.ts';
import { commandPreviewRoutes } from './command-preview.routes.ts';
import { flightTraitsRoutes } from './flight-traits.routes.ts';
import { fetchedLogRoutes } from './fetched-log.routes.ts';
import { flownRouteRoutes } from './flown-route.routes.ts';
import { logRoom } from './log-room.ts';
import { remover } from './remove-fetched.ts';
import { sentFenceRoutes } from './sent-fence.routes.ts';
import { smallPictures, type SmallPictures } from './small-picture.ts';
import { taskPictureRoutes } from './task-picture.routes.ts';
import { planRoutes } from './transfer.routes.ts';
import { underWay } from './under-way.ts';
import { logRoutes } from './vehicle-log.routes.ts';
import { pictureRoutes } from './vehicle-picture.routes.ts';

export { cleanTransfers, scheduleTransferCleaning } from './clean-transfers.ts';
export { closedRouteIssues } from './closed-route-issues.ts';
export { knownPerformance } from './flight-traits.routes.ts';
export { flownSpeed } from './known-mission.ts';
export { fetchedKey, smallKey } from './fetched-key.ts';
export { smallPictures, type SmallPictures } from './small-picture.ts';
export { handleAboardChecks } from './recheck-aboard.ts';
export { settleTransfers } from './under-way.ts';

/** Plans to and from vehicles, the logs that they keep and the pictures that they take. */
export function transferRoutes(services: Services, controls: Controls, small: SmallPictures = smallPictures(services)): Implementation[] {
  const room = logRoom(services);
  const transfers = underWay(services, room, small);
  const begin = beginner(transfers);
  const remove = remover(services, controls);
  return [
    ...planRoutes(services, controls, begin, transfers),
    ...flownRouteRoutes(services, controls, begin),
    ...flightTraitsRoutes(services, controls),
    ...commandPreviewRoutes(services, controls),
    ...sentFenceRoutes(services, controls, begin),
    ...logRoutes(services, controls, begin, room),
    ...fetchedLogRoutes(services, controls, room, remove),
    ...pictureRoutes(services, controls, begin, room, remove),
    ...taskPictureRoutes(services, small),
  ];
}
