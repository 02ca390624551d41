import { getFlightTraits } from '@skyhelm/contract/flight-traits';
import type { DeviceId } from '@skyhelm/contract/ids';
import { performanceOf, type Performance } from '@skyhelm/core/plan/path/performance';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import { findParameters, parametersOf, traitsIn } from '../parameter/index.ts';
import { vehicleOf } from './vehicle-of.ts';

/** By what was last read of its parameters. */
export const knownPerformance = async (db: Queryable, deviceId: DeviceId, known: Parameters<typeof traitsIn>[0]): Promise<Performance> =>
  performanceOf(traitsIn(known, await findParameters(db, deviceId)));

const keptParameters = async (db: Queryable, deviceId: DeviceId) => ({
  ...((await findParameters(db, deviceId)) ?? { model: null, parameters: [] }),
  isCurrent: false,
});

/** The same that routes are held to when they are sent, for whoever plans them. */
export const flightTraitsRoutes = (services: Services, controls: Controls): Implementation[] => [
  implement(getFlightTraits, async ({ db, actor }, { deviceId, asKept = false }) => {
    await controls.requireSeen(db, actor, deviceId);
    const [told, known] = await Promise.all([
      asKept ? keptParameters(db, deviceId) : parametersOf(services, deviceId),
      vehicleOf(services.bus, deviceId),
    ]);
    const { rally, ...traits } = traitsIn(known, told);
    return { ...traits, rally: rally && { ...rally, points: [...rally.points] }, isCurrent: told.isCurrent };
  }),
];
