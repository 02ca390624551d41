import { getEndurance, getFleet } from '@skyhelm/contract/device-fleet';
import { refuse } from '../../platform/app-error.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { seenDevice } from './device-access.store.ts';
import { enduranceFor } from './device-endurance.store.ts';
import { fleetOf } from './device-fleet.store.ts';

export const fleetRoutes = ({ bus }: Services): Implementation[] => [
  implement(getFleet, ({ db, actor }) => fleetOf(db, actor)),

  implement(getEndurance, async ({ db, actor }, { deviceId }) => {
    if (!(await seenDevice(db, actor, deviceId))) refuse('record.notFound');
    const crafts = await askGateway(bus, 'gateway.crafts', { deviceIds: [deviceId] }).catch(() => undefined);
    return enduranceFor(db, actor.enterpriseId, deviceId, crafts?.[deviceId]);
  }),
];
