import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import { beginner } from './begin.ts';
import { planRoutes } from './transfer.routes.ts';
import { underWay } from './under-way.ts';
import { logRoutes } from './vehicle-log.routes.ts';
import { pictureRoutes } from './vehicle-picture.routes.ts';

export { scheduleTransferCleaning } from './clean-transfers.ts';
export { settleTransfers } from './under-way.ts';

/** Plans to and from vehicles, the logs that they keep and the pictures that they take. */
export function transferRoutes(services: Services, controls: Controls): Implementation[] {
  const transfers = underWay(services);
  const begin = beginner(transfers);
  return [
    ...planRoutes(services, controls, begin, transfers),
    ...logRoutes(services, controls, begin),
    ...pictureRoutes(services, controls, begin),
  ];
}
