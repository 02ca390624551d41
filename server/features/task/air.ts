import type { AirProof } from '@skyhelm/contract/approval';
import type { Departure } from '@skyhelm/core/airspace/engine/piece';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Issue } from '@skyhelm/core/issue';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { homeAt } from '@skyhelm/core/plan/path/home-of';
import type { Route } from '@skyhelm/core/plan/route';
import { isOfWayBack, LATER } from '@skyhelm/core/plan/path/airspace-issues';
import { countFindings, keptFindings } from '@skyhelm/core/task/air-findings';
import { departureOf, plannedTime } from '@skyhelm/core/task/start-window';
import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { findPlan, LAID_OUT_WHEN_KEPT, openAirspace, planName } from '../route/index.ts';
import { terrainBelow } from '../terrain/index.ts';
import type { TaskRow } from './task-access.store.ts';
import type { SiteFacts } from './task.store.ts';

type Place = Pick<SiteFacts, 'longitude' | 'latitude' | 'altitude'>;

interface Looking {
  db: Queryable;
  blobs: BlobStore;
  enterpriseId: EnterpriseId;
  now: Date;
}

/** All that the rules of routes say of a plan from its site, at any time or where it takes off at a certain one, and how many zones it was held to. Whoever keeps something by it keeps the air as it is until then. */
export async function airIssues({ db, blobs, enterpriseId, now }: Looking, name: string, route: Route, site: Place, departure?: Departure) {
  const air = { ...(await openAirspace(db, { enterpriseId }, now)), home: homeAt(site) };
  const issues = checkRoute({
    name: planName(name),
    remarks: '',
    route,
    limits: {},
    airspace: { ...air, departure },
    laidOut: LAID_OUT_WHEN_KEPT,
    terrain: await terrainBelow(db, blobs, enterpriseId, route, air, air.zones),
  });
  return { issues, zones: air.zones.zones.length };
}

const told = ({ code, severity, params, at }: Issue): AirProof['issues'][number] => ({
  code,
  severity,
  ...(params && { params }),
  ...(at && { at }),
});

export const siteOf = (row: TaskRow): Place => ({ longitude: row.siteLongitude, latitude: row.siteLatitude, altitude: row.siteAltitude });

/** Holds the plan of a task to the air of this moment: what was found is what a decision rests on. */
export async function proveAir(looking: Looking, row: TaskRow): Promise<{ proof: AirProof; issues: Issue[]; route: Route }> {
  const { version, route } = await findPlan(looking.db, looking.enterpriseId, row.routeId);
  const { issues, zones } = await airIssues(looking, row.name, route, siteOf(row));
  return {
    proof: {
      at: looking.now.toISOString(),
      routeVersion: version,
      zones,
      issues: keptFindings(issues).map(told),
      found: countFindings(issues),
    },
    issues,
    route,
  };
}

/**
 * Of a zone that is not in force yet plans are only warned: it may be flown before, unless it is planned for that time. All other warnings are such because a person is
 * asked: that the ground is in the way is for nobody else to let pass.
 */
export async function airAt(
  looking: Looking,
  row: TaskRow,
  route: Route,
  issues: readonly Issue[],
): Promise<'clear' | 'warned' | 'doubtful'> {
  if (issues.length === 0) return 'clear';
  const departure = departureOf(plannedTime(row), looking.now.getTime());
  const then = issues.some(({ code }) => code === LATER)
    ? (await airIssues(looking, row.name, route, siteOf(row), departure)).issues
    : issues;
  return then.every(isOfWayBack) ? 'warned' : 'doubtful';
}

/** As far from the plan as somebody who decides on it looks. */
const AROUND_M = 5_000;

/** The zones that the plan of a task is held to, of those around its site and its waypoints; each once. */
export async function zonesAround({ db, enterpriseId, now }: Omit<Looking, 'blobs'>, row: TaskRow) {
  const { route } = await findPlan(db, enterpriseId, row.routeId);
  const zones = zoneIndex(await airspaceOf(db, enterpriseId, now));
  const places = [siteOf(row), ...route.waypoints];
  const near = new Set(places.flatMap((place) => zones.near(place, AROUND_M)));
  return [...near].map(({ id, name, kind, shape }) => ({ id, name, kind, shape }));
}
