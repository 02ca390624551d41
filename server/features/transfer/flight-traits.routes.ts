import { getFlightTraits } from '@skyhelm/contract/flight-traits';
import type { DeviceId } from '@skyhelm/contract/ids';
import { performanceOf, type Performance } from '@skyhelm/core/plan/path/performance';
import { traitsOf, type Craft, type FlightTraits } from '@skyhelm/core/vehicle/flight-traits';
import type { Parameter } from '@skyhelm/core/vehicle/parameter';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls, Known } from '../control/index.ts';
import { findParameters, parametersOf } from '../parameter/index.ts';
import { vehicleOf } from './vehicle-of.ts';

interface Told {
  model: Craft | null;
  parameters: readonly Parameter[];
}

/** An aircraft that is away is what it was when its parameters were read. */
export function traitsIn({ craft, rally }: Pick<Known, 'craft' | 'rally'>, told: Told | undefined): FlightTraits {
  const settings = new Map(told?.parameters.map(({ name, value }) => [name, value]));
  return traitsOf(craft ?? told?.model ?? undefined, (name) => settings.get(name) ?? undefined, rally);
}

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
