import type { DeviceId } from '@skyhelm/contract/ids';
import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { goingOn, resumePoint } from '@skyhelm/core/plan/mission/progress';
import { placeAloft } from '@skyhelm/core/plan/path/entered';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import type { Services } from '../../platform/services.ts';
import { ABOARD_CHECK, type AboardCheck } from '../airspace-change/index.ts';
import { namedFencesFor } from '../fence/index.ts';
import { aboardRoutes, type AboardRoute } from '../flown-route/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { findParameters } from '../parameter/index.ts';
import { BATCH, judgeApart } from '../route/index.ts';
import { groundOf } from '../terrain/index.ts';
import { traitsIn } from './flight-traits.routes.ts';
import { tellOfClosed } from './tell-of-closed.ts';
import { vehicleOf } from './vehicle-of.ts';

type Ports = Pick<Services, 'database' | 'blobs' | 'bus' | 'clock'>;

/** What aircraft have on board is held to the air again when it changes, and when it has come on board: the air may have been closed on the way. */
export function handleAboardChecks(services: Services): void {
  services.jobs.handle(ABOARD_CHECK, (payload) => recheckAboard(services, payload as AboardCheck), 'long');
}

export async function recheckAboard(services: Ports, { enterpriseId, deviceId }: AboardCheck): Promise<void> {
  const { db } = services.database;
  const next = (after?: string) => aboardRoutes(db, { enterpriseId, deviceId, after, atMost: BATCH });
  for (let batch = await next(); batch.length > 0; batch = await next(batch.at(-1)!.row.id)) {
    // Read after the routes: whoever has told of one by zones that are newer than ours would be taken at their word.
    const now = services.clock.now();
    const zones = await airspaceOf(db, enterpriseId, now);
    const judged = await Promise.all((await withFences(services, enterpriseId, batch)).map((one) => asFlown(services, one)));
    const ground = await groundOf(db, services.blobs, enterpriseId);
    const verdicts = await judgeApart({ zones, ...NO_FENCES, now: now.getTime() }, ground, (judge) => judge(judged));
    await tellOfClosed(
      services,
      enterpriseId,
      batch.flatMap((one, index) => (verdicts[index] ? { ...one, verdict: isOver(one) ? [] : verdicts[index] } : [])),
    );
  }
}

const NO_FENCES = { fence: NO_FENCE, fenceName: '' };

/** What it keeps on board of itself was looked at when the route was sent, and does not change by itself. */
async function withFences({ database: { db } }: Ports, enterpriseId: string, batch: readonly AboardRoute[]) {
  const fences = await namedFencesFor(
    db,
    enterpriseId,
    batch.map(({ row }) => row.deviceId),
  );
  return batch.map((one) => ({ ...one, held: fences.get(one.row.deviceId) }));
}

const leftOf = ({ row }: AboardRoute) =>
  row.course === 'flying' ? resumePoint(row, row) : { waypoint: row.entryPoint, cycles: row.cycles };

/** It only comes home from the last of its waypoints, which the airspace watch looks after. */
const isOver = (one: AboardRoute): boolean => leftOf(one) === undefined;

async function asFlown({ database, bus }: Ports, one: AboardRoute & { held?: { fence: typeof NO_FENCE; names: string[] } | undefined }) {
  const { documentVersion, document, held, row } = one;
  const known = await vehicleOf(bus, row.deviceId as DeviceId);
  const { state } = known;
  const traits = traitsIn(known, await findParameters(database.db, row.deviceId));
  // It comes from where it is; where nobody hears it, from the waypoint behind it.
  const next = row.course === 'flying' && placeAloft(state, 'relative') ? goingOn(row, row) : undefined;
  const { waypoint, cycles } = next ?? leftOf(one) ?? { waypoint: row.entryPoint, cycles: 1 };
  const air = {
    fence: held?.fence ?? NO_FENCE,
    fenceName: held?.names.join(', ') ?? '',
    home: homeOf(state),
    // As it was planned to be flown, where nobody knows what it is.
    ...(traits.airframe !== null && { performance: performanceOf(traits) }),
  };
  return { documentVersion, document, air, left: { entryPoint: waypoint, cycles }, underWay: next && state };
}
