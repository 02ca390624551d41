import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { boundsIn, plainText, TileFault, zoomsIn, type TileStore } from './tile-store.ts';

const ENDINGS = ['png', 'jpg', 'jpeg', 'webp'];
const isNumber = (name: string): boolean => /^\d{1,9}$/.test(name);

interface FolderFacts {
  scheme?: unknown;
  bounds?: unknown;
  attribution?: unknown;
  minzoom?: unknown;
  maxzoom?: unknown;
}

/**
 * `{z}/{x}/{y}.png`, rows counted from the north, unless the folder says that they are counted from the south: by `metadata.json`, or by the
 * `tilemapresource.xml` that GDAL leaves there.
 */
export async function openTileFolder(path: string, version: string): Promise<TileStore> {
  const names = await readdir(path);
  const zooms = names
    .filter(isNumber)
    .map(Number)
    .toSorted((one, other) => one - other);
  const ending = await endingIn(path, zooms);
  const told = names.includes('metadata.json') ? await factsIn(join(path, 'metadata.json')) : {};
  const isFromSouth = told.scheme === 'tms' || (told.scheme === undefined && names.includes('tilemapresource.xml'));
  return {
    facts: {
      ...zoomsIn(told.minzoom ?? zooms[0], told.maxzoom ?? zooms.at(-1)),
      bounds: boundsIn(told.bounds),
      attribution: plainText(told.attribution),
      version,
    },
    async read(zoom, column, row) {
      const file = `${isFromSouth ? 2 ** zoom - 1 - row : row}.${ending}`;
      return readFile(join(path, String(zoom), String(column), file)).catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' || error.code === 'ENOTDIR' ? undefined : Promise.reject(error),
      );
    },
    close: async () => undefined,
  };
}

/** Of the first tile there is: the others are alike. */
async function endingIn(path: string, zooms: readonly number[]): Promise<string> {
  for (const zoom of zooms) {
    for (const column of (await readdir(join(path, String(zoom)))).filter(isNumber)) {
      const rows = await readdir(join(path, String(zoom), column));
      const ending = ENDINGS.find((one) => rows.some((row) => row.endsWith(`.${one}`)));
      if (ending) return ending;
      if (rows.some((row) => /\.(pbf|mvt)$/.test(row))) throw new TileFault('vector', 'it holds vector tiles');
    }
  }
  throw new TileFault('empty', 'there is no {z}/{x}/{y}.png, .jpg or .webp in it');
}

async function factsIn(file: string): Promise<FolderFacts> {
  try {
    const facts: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof facts === 'object' && facts !== null ? facts : {};
  } catch (error) {
    throw new TileFault('unreadable', `metadata.json: ${(error as Error).message}`);
  }
}
