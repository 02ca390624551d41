import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Position } from '@skyhelm/core/geo/position';
import { WHENEVER } from '@skyhelm/core/plan/checks/airspace';
import { plannedPerformance } from '@skyhelm/core/plan/path/performance';
import { lineOfWaysBack, waysBack, withWaysBack } from '@skyhelm/core/plan/path/ways-back';
import type { Route } from '@skyhelm/core/plan/route';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';
import { groundLines, terrainAlong, type Flown } from '@skyhelm/core/plan/terrain/ground-lines';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { filesOf } from './height-file.store.ts';
import { groundAlong, groundIn, type Ground } from './heights-along.ts';

/** What an enterprise has loaded; nothing where that is nothing. */
export async function groundOf(db: Queryable, blobs: BlobStore, enterpriseId: string): Promise<Ground | undefined> {
  const files = await filesOf(db, enterpriseId);
  return files.length === 0 ? undefined : groundIn(blobs, files);
}

/**
 * The ground below a route, as the editor knows it; nothing where no file tells. Of the ways home from its points one is only warned: below them it is looked up for
 * whoever is warned of these zones.
 */
export async function terrainBelow(
  db: Queryable,
  blobs: BlobStore,
  enterpriseId: string,
  route: Route,
  flown: Flown = {},
  warnedOf?: ZoneIndex,
): Promise<Terrain | undefined> {
  const lines = groundLines(route, flown);
  const ground = lines.length === 0 ? undefined : await groundOf(db, blobs, enterpriseId);
  const terrain = ground && terrainAlong(route, flown, await groundAlong(ground, lines));
  const { home, performance } = flown;
  if (!terrain || !home || !warnedOf) return terrain;
  const ways = waysBack(route, home, warnedOf, performance ?? plannedPerformance(route), WHENEVER);
  return ways ? withWaysBack(terrain, ways, await ground.along(lineOfWaysBack(ways))) : terrain;
}

/** Metres above the sea at each place; nothing where no file tells. */
export async function groundAt(
  db: Queryable,
  blobs: BlobStore,
  enterpriseId: string,
  places: readonly Position[],
): Promise<(number | null)[]> {
  const ground = await groundOf(db, blobs, enterpriseId);
  const heights: (number | null)[] = [];
  for (const place of places) heights.push((await ground?.at(place)) ?? null);
  return heights;
}

/** By what the gateway knows how high above the ground a flight is. */
export const groundBook = ({ database, blobs }: Pick<Services, 'database' | 'blobs'>) => ({
  groundOf: (enterpriseId: string) => groundOf(database.db, blobs, enterpriseId),
});
