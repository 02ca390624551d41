import { getFleet } from '@skyhelm/contract/device-fleet';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { fleetOf } from './device-fleet.store.ts';

export const fleetRoutes = (): Implementation[] => [implement(getFleet, ({ db, actor }) => fleetOf(db, actor))];
