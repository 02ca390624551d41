import type { SQLInputValue } from 'node:sqlite';
import { boundsIn, plainText, TileFault, zoomsIn, type TileStore } from './tile-store.ts';

/** MBTiles: an SQLite file with a table `tiles`, whose rows are counted from the south. */
export async function openMbtiles(path: string, version: string): Promise<TileStore> {
  // Loaded where it is used: few installations have such a file.
  const { DatabaseSync } = await import('node:sqlite');
  const database = opened(() => new DatabaseSync(path, { readOnly: true }));
  const all = (sql: string, ...values: SQLInputValue[]) => database.prepare(sql).all(...values);
  const metadata = opened(() => new Map(all('select name, value from metadata').map(({ name, value }) => [String(name), value])));
  const [counted] = opened(() => all('select min(zoom_level) as least, max(zoom_level) as most from tiles'));
  const { least, most } = counted ?? {};
  const fail = (kind: 'vector' | 'empty', detail: string): never => {
    database.close();
    throw new TileFault(kind, detail);
  };
  if (metadata.get('format') === 'pbf') fail('vector', 'the format is pbf');
  if (typeof least !== 'number' || typeof most !== 'number') fail('empty', 'the table has no rows');
  const one = database.prepare('select tile_data as tile from tiles where zoom_level = ? and tile_column = ? and tile_row = ?');
  return {
    facts: {
      ...zoomsIn(least, most),
      bounds: boundsIn(metadata.get('bounds')),
      attribution: plainText(metadata.get('attribution')),
      version,
    },
    async read(zoom, column, row) {
      const tile = one.get(zoom, column, 2 ** zoom - 1 - row)?.['tile'];
      return tile instanceof Uint8Array ? Buffer.from(tile.buffer, tile.byteOffset, tile.byteLength) : undefined;
    },
    close: async () => database.close(),
  };
}

function opened<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new TileFault('unreadable', (error as Error).message);
  }
}
