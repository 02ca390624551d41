import { createHash } from 'node:crypto';
import { WORLD, type TileStore } from './tile-store.ts';

const PATIENCE_MS = 15_000;
const MOST_BYTES = 4 * 1024 * 1024;
const MAX_ZOOM = 19;

/** Tiles of a server that the operator has named. They are fetched here: browsers need no way out, and no page of ours names others. */
export function openWebTiles(template: string): TileStore {
  return {
    facts: {
      minZoom: 0,
      maxZoom: MAX_ZOOM,
      bounds: WORLD,
      attribution: '',
      version: createHash('sha256').update(template).digest('hex').slice(0, 12),
    },
    async read(zoom, column, row) {
      const address = template.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
      const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), headers: { 'user-agent': 'Skyhelm' } });
      if (answer.status === 404 || answer.status === 204) return undefined;
      if (!answer.ok) throw new Error(`the tile server answered ${answer.status}`);
      if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) throw new Error('the tile server answered with too much');
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (bytes.length > MOST_BYTES) throw new Error('the tile server answered with too much');
      return bytes;
    },
    close: async () => undefined,
  };
}
