import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { wrapped } from '@skyhelm/core/geo/tangent-plane';
import { mediaTypeOf } from '../../platform/tiles/tile-picture.ts';
import type { TileStore } from '../../platform/tiles/tile-store.ts';
import type { TileGround, Tiles } from '../../platform/tiles/tiles.ts';
import { frameAround, type MapFrame, type MapGround } from './map-frame.ts';

const TILE_PX = 256;
/** Fine enough to be printed. */
const PIXELS_PER_POINT = 2;
const TILES_MAX = 48;
/** One tile that is blown up any further shows nothing but its pixels. */
const BLOWN_UP_MOST = 3;

/** A position that was wrong for a moment must not shrink everything else to a dot. */
const FAR_METRES = 30_000;

interface Shown {
  /** All of it is seen, however far it reaches. */
  planned: readonly [Position, ...Position[]];
  flown: readonly Position[];
}

/** The tiles that the operator has installed for this place, or nothing but the frame. */
export async function groundAround(tiles: Tiles, { planned, flown }: Shown): Promise<MapGround> {
  const near = [...planned, ...flown.filter(nearTo(planned))] as const;
  for (const ground of [tiles.normal, tiles.satellite]) {
    const frame = frameAround(near, ground.datum);
    const found = ground.store && (await piecesIn(ground.store, frame));
    if (found) return { frame, tiles: { ...found, attribution: attributionOf(ground) } };
  }
  return { frame: frameAround(near, 'wgs84'), tiles: null };
}

/** Near to the box around them, which is looked at once for thousands of positions. */
function nearTo(planned: Shown['planned']): (place: Position) => boolean {
  const [{ longitude: middle }] = planned;
  const eastOf = ({ longitude }: Position) => wrapped(longitude - middle);
  const [easts, norths] = [planned.map(eastOf), planned.map(({ latitude }) => latitude)];
  const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...norths), Math.max(...norths)];
  const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return (place) => {
    const nearest = { longitude: middle + between(eastOf(place), west, east), latitude: between(place.latitude, south, north) };
    return metresBetween(nearest, place) < FAR_METRES;
  };
}

const attributionOf = ({ attribution, store }: TileGround): string => attribution ?? store?.facts.attribution ?? '';

async function piecesIn(store: TileStore, frame: MapFrame) {
  const { minZoom, maxZoom } = store.facts;
  const wanted = Math.round(Math.log2((frame.scale * PIXELS_PER_POINT) / TILE_PX));
  let zoom = Math.min(wanted, maxZoom);
  while (cellsOf(frame, zoom).length > TILES_MAX) zoom--;
  if (zoom < minZoom || wanted - zoom > BLOWN_UP_MOST) return undefined;
  const pieces = await Promise.all(
    cellsOf(frame, zoom).map(async ({ column, row }) => {
      const around = 2 ** zoom;
      const bytes = await store.read(zoom, ((column % around) + around) % around, row).catch(() => undefined);
      return bytes && mediaTypeOf(bytes) ? [{ column, row, bytes: new Uint8Array(bytes) }] : [];
    }),
  );
  return pieces.flat().length > 0 ? { zoom, pieces: pieces.flat() } : undefined;
}

function cellsOf({ left, top, width, height, scale }: MapFrame, zoom: number): { column: number; row: number }[] {
  const around = 2 ** zoom;
  const [west, east] = [left, left + width / scale].map((x) => Math.floor(x * around)) as [number, number];
  const [north, south] = [top, top + height / scale].map((y) => Math.min(around - 1, Math.max(0, Math.floor(y * around)))) as [
    number,
    number,
  ];
  const cells = [];
  for (let row = north; row <= south; row++) for (let column = west; column <= east; column++) cells.push({ column, row });
  return cells;
}
