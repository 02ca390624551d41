import { getMapSources, TILE_GROUNDS, TILE_PATHS, type MapSource } from '@skyhelm/contract/map';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { TileGround } from '../../platform/tiles/tiles.ts';

export const mapRoutes = ({ tiles }: Services): Implementation[] => [
  implement(getMapSources, async () => ({ sources: TILE_GROUNDS.map((ground) => sourceOf(ground, tiles[ground])) })),
];

function sourceOf(ground: MapSource['ground'], { store, fault, datum, attribution }: TileGround): MapSource {
  if (!store) return { ground, tiles: null, fault: fault?.kind ?? 'absent' };
  const { version, ...facts } = store.facts;
  const address = `/tms/${TILE_PATHS[ground]}/{z}/{x}/{y}?v=${version}`;
  return { ground, tiles: { ...facts, address, datum, attribution: attribution ?? facts.attribution }, fault: null };
}
