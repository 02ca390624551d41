import type { Fence } from '@skyhelm/core/airspace/fence';
import type { Services } from '../../platform/services.ts';
import { fencesFor } from './holding.store.ts';

export { fenceRoutes } from './fence.routes.ts';
export { commonFence, fenceFor, namedFencesFor } from './holding.store.ts';
export { sentFenceFor } from './sent-fence.ts';

/** What the gateway watches flights by. */
export const fenceBook = ({ database }: Pick<Services, 'database'>) => ({
  fencesOf: (enterpriseId: string): Promise<ReadonlyMap<string, Fence>> => fencesFor(database.db, enterpriseId),
});
