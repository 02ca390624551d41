import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { ownInfoRoutes } from './own-info.routes.ts';
import { userStateRoutes, type WhenTurned } from './user-state.routes.ts';
import { userRoutes as recordRoutes } from './user.routes.ts';

export { belowDepartments, listPeople, lookupOf, usersByIds } from './user-list.store.ts';
export { insertUsers } from './user-bulk.store.ts';
export { findUser, lockUser, personByAccount } from './user.store.ts';

export const userRoutes = (services: Services, whenTurned: WhenTurned): Implementation[] => [
  ...recordRoutes(services),
  ...userStateRoutes(services, whenTurned),
  ...ownInfoRoutes(services),
];
