import type { Position } from '@skyhelm/core/geo/position';
import type { Route } from '@skyhelm/core/plan/route';
import { terrainOf, type Terrain } from '@skyhelm/core/plan/terrain/ground';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { filesOf } from './height-file.store.ts';
import { heightsAlong, heightsAt } from './heights-along.ts';

/** The ground below a route, as the editor knows it; nothing where no file tells. */
export async function terrainBelow(
  db: Queryable,
  blobs: BlobStore,
  enterpriseId: string,
  { waypoints, heightMode }: Route,
): Promise<Terrain | undefined> {
  const files = waypoints.length < 2 ? [] : await filesOf(db, enterpriseId);
  return files.length === 0 ? undefined : terrainOf(await heightsAlong(blobs, files, waypoints), heightMode);
}

/** Metres above the sea at each place; nothing where no file tells. */
export const groundAt = async (
  db: Queryable,
  blobs: BlobStore,
  enterpriseId: string,
  places: readonly Position[],
): Promise<(number | null)[]> => heightsAt(blobs, await filesOf(db, enterpriseId), places);
