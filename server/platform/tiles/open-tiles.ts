import { open, stat } from 'node:fs/promises';
import { openMbtiles } from './mbtiles.ts';
import { openPmtiles } from './pmtiles.ts';
import { openTileFolder } from './tile-folder.ts';
import { TileFault, type TileStore } from './tile-store.ts';
import { openWebTiles } from './web-tiles.ts';

/** Whatever the operator has named: told apart by what it is, not by how it is called. */
export async function openTileStore(named: string): Promise<TileStore> {
  if (/^https?:\/\//i.test(named)) return openWebTiles(named);
  try {
    const found = await stat(named);
    const version = `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}`;
    if (found.isDirectory()) return await openTileFolder(named, version);
    const start = await firstBytes(named);
    if (start.startsWith('SQLite format 3')) return await openMbtiles(named, version);
    if (start.startsWith('PMTiles')) return await openPmtiles(named, version);
    throw new TileFault('unknown', 'it is neither MBTiles nor PMTiles nor a folder');
  } catch (error) {
    if (error instanceof TileFault) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new TileFault(code === 'ENOENT' ? 'missing' : 'unreadable', message);
  }
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
