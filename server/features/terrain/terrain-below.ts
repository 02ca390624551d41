import type { Position } from '@skyhelm/core/geo/position';
import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';
import { groundLines, terrainAlong } from '@skyhelm/core/plan/terrain/ground-lines';
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

/** The ground below a route, as the editor knows it; nothing where no file tells. */
export async function terrainBelow(
  db: Queryable,
  blobs: BlobStore,
  enterpriseId: string,
  route: Route,
  home?: Home,
): Promise<Terrain | undefined> {
  const lines = groundLines(route, home);
  const ground = lines.length === 0 ? undefined : await groundOf(db, blobs, enterpriseId);
  return ground && terrainAlong(route, home, await groundAlong(ground, lines));
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
