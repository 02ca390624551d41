import { highestFlown, type Highest } from '@skyhelm/core/plan/path/highest';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import type { Route } from '@skyhelm/core/plan/route';
import { heightLacks, type HeightLack } from '@skyhelm/core/task/height-lacks';
import { NO_TRAITS, type FlightTraits } from '@skyhelm/core/vehicle/flight-traits';
import type { DeviceId } from '@skyhelm/contract/ids';
import { askOfParameters } from '../../platform/bus/parameter-subjects.ts';
import type { Services } from '../../platform/services.ts';
import { knownOf } from '../control/index.ts';
import { findParameters, traitsIn } from '../parameter/index.ts';
import { terrainBelow } from '../terrain/index.ts';
import { siteOf } from './air.ts';
import type { StepContext } from './by-itself.ts';
import type { TaskRow } from './task-access.store.ts';

type Context = Pick<StepContext, 'db' | 'bus'> & Pick<Services, 'blobs'>;

/** By what it told last or, where it is about to fly, by what it has now. */
export type AsOf = 'lastTold' | 'now';

/** How high the plan is flown by the aircraft that is chosen, as far as anybody knows how high it returns, where to, and over what ground where that counts; what is missing for that. */
export async function heightOf(context: Context, row: TaskRow, route: Route, asOf: AsOf): Promise<Highest & { lacks: HeightLack[] }> {
  const traits = await traitsFor(context, row, asOf);
  const highest = await highestBy(context, row, route, traits ?? NO_TRAITS);
  return { ...highest, lacks: heightLacks(highest, traits) };
}

async function highestBy({ db, blobs }: Context, row: TaskRow, route: Route, traits: FlightTraits): Promise<Highest> {
  const home = homeAt(siteOf(row));
  if (!traits.returnsAboveGround) return highestFlown(route, home, traits);
  const terrain = await terrainBelow(db, blobs, row.enterpriseId, route, { home, performance: performanceOf(traits) });
  return highestFlown(route, home, traits, terrain);
}

async function traitsFor({ db, bus }: Omit<Context, 'blobs'>, { deviceId }: TaskRow, asOf: AsOf): Promise<FlightTraits | undefined> {
  if (deviceId === null) return undefined;
  const { rally } = await knownOf(bus, deviceId as DeviceId);
  const kept = traitsIn({ rally }, await findParameters(db, deviceId));
  // Nobody may have looked at its parameters since it is there: being asked it begins to tell them, and the next time they are known.
  const told = await askOfParameters(bus, 'gateway.parameters', { deviceId }).catch(() => undefined);
  if (told?.isCurrent) return traitsIn({ rally }, told);
  // Somebody may have set them anew, with another program, while it was away.
  if (told?.online && asOf === 'now') return { ...kept, returnHeight: null, returnClimb: null };
  return told && (kept.returnHeight === null || kept.returnClimb === null) ? traitsIn({ rally }, told) : kept;
}
