import { open, type FileHandle } from 'node:fs/promises';
import { PMTiles, TileType, type Source } from 'pmtiles';
import { boundsIn, plainText, TileFault, zoomsIn, type TileStore } from './tile-store.ts';

/** A directory or a tile is small; a header that says otherwise lies. */
const MOST_BYTES = 32 * 1024 * 1024;

const sourceOf = (path: string, file: FileHandle): Source => ({
  getKey: () => path,
  async getBytes(offset, length) {
    if (!(offset >= 0 && length >= 0 && length <= MOST_BYTES)) throw new Error(`${length} bytes at ${offset} were asked for`);
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytesRead) };
  },
});

/** PMTiles: one file with directories of its own, rows counted from the north. */
export async function openPmtiles(path: string, version: string): Promise<TileStore> {
  const file = await open(path);
  const archive = new PMTiles(sourceOf(path, file));
  try {
    const header = await archive.getHeader();
    if (header.tileType === TileType.Mvt) throw new TileFault('vector', 'it holds vector tiles');
    if (header.numAddressedTiles === 0 && header.numTileEntries === 0 && header.tileDataLength === 0)
      throw new TileFault('empty', 'it holds no tiles');
    const metadata = (await archive.getMetadata()) as { attribution?: unknown } | undefined;
    return {
      facts: {
        ...zoomsIn(header.minZoom, header.maxZoom),
        bounds: boundsIn([header.minLon, header.minLat, header.maxLon, header.maxLat].join(',')),
        attribution: plainText(metadata?.attribution),
        version,
      },
      async read(zoom, column, row) {
        const found = await archive.getZxy(zoom, column, row);
        return found && Buffer.from(found.data);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error instanceof TileFault ? error : new TileFault('unreadable', (error as Error).message);
  }
}
