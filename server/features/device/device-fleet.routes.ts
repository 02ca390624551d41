import { getFence, getFleet } from '@skyhelm/contract/device-fleet';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { refuse } from '../../platform/app-error.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { seenDevice } from './device-access.store.ts';
import { fleetOf } from './device-fleet.store.ts';
import { unlessNobody } from './gateway-asked.ts';

export const fleetRoutes = ({ bus }: Services): Implementation[] => [
  implement(getFleet, ({ db, actor }) => fleetOf(db, actor)),

  implement(getFence, async ({ db, actor }, { deviceId }) => {
    if (!(await seenDevice(db, actor, deviceId))) refuse('record.notFound');
    const found = await unlessNobody(askGateway(bus, 'gateway.snapshots', { deviceIds: [deviceId] }), {});
    const { within, outside } = found[deviceId]?.fence ?? NO_FENCE;
    return { within: [...within], outside: [...outside] };
  }),
];
