import type { DeviceId } from '@skyhelm/contract/ids';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import { goingOn, resumePoint } from '@skyhelm/core/plan/mission/progress';
import { placeAloft } from '@skyhelm/core/plan/path/entered';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import type { Services } from '../../platform/services.ts';
import { ABOARD_CHECK, type AboardCheck } from '../airspace-change/index.ts';
import { namedFencesFor } from '../fence/index.ts';
import { aboardRoutes, type AboardRoute } from '../flown-route/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { findParameters, traitsIn } from '../parameter/index.ts';
import { BATCH, judgeApart } from '../route/index.ts';
import { groundOf } from '../terrain/index.ts';
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
      batch.flatMap((one, index) => {
        const found = verdicts[index]?.closedBy;
        return found ? { ...one, verdict: judged[index]!.isEnding ? atItsEnd(one, judged[index]!, found, zones) : found } : [];
      }),
    );
  }
}

/** Without its home nobody can look at the way there: what was told of that stays, as long as there is such a zone or fence. */
function atItsEnd(
  { row }: AboardRoute,
  { air, hasLanded, isHomeKnown }: AsFlown,
  found: readonly string[],
  zones: readonly Zone[],
): string[] {
  if (hasLanded) return [];
  const closed = new Set(isHomeKnown ? [] : [air.fenceName, ...zones.map(({ name }) => name)]);
  return [...new Set([...found, ...row.closedBy.filter((name) => closed.has(name))])].sort();
}

type AsFlown = Awaited<ReturnType<typeof asFlown>>;

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

async function asFlown({ database, bus }: Ports, one: AboardRoute & { held?: { fence: Fence; names: string[] } | undefined }) {
  const { documentVersion, document, held, row } = one;
  const known = await vehicleOf(bus, row.deviceId as DeviceId);
  const { state } = known;
  const traits = traitsIn(known, await findParameters(database.db, row.deviceId));
  // It comes from where it is; where nobody hears it, from the waypoint behind it.
  const isHeard = row.course === 'flying' && placeAloft(state, 'relative') !== undefined;
  const left = (isHeard ? goingOn(row, row) : undefined) ?? leftOf(one);
  const air = {
    fence: held?.fence ?? NO_FENCE,
    fenceName: held?.names.join(', ') ?? '',
    home: homeOf(state),
    // As it was planned to be flown, where nobody knows what it is.
    ...(traits.airframe !== null && { performance: performanceOf(traits) }),
  };
  const [hasLanded, isHomeKnown] = [state.flying === false, state.homeLatitude !== undefined];
  return {
    ...{ documentVersion, document, air, isEnding: !left, hasLanded, isHomeKnown, underWay: isHeard ? state : undefined },
    ...(left && { left: { entryPoint: left.waypoint, cycles: left.cycles } }),
  };
}
