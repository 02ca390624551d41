export interface TileFacts {
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north. */
  bounds: [number, number, number, number];
  /** Plain text. */
  attribution: string;
  /** Another one whenever the tiles may be others. */
  version: string;
}

/** Pictures of a square world, whatever they are kept in. Rows are counted from the north. */
export interface TileStore {
  readonly facts: TileFacts;
  /** Nothing where there is a hole. */
  read(zoom: number, column: number, row: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

export type TileFaultKind = 'missing' | 'unreadable' | 'unknown' | 'vector' | 'empty';

/** Why tiles cannot be served at all. */
export class TileFault extends Error {
  readonly kind: TileFaultKind;
  constructor(kind: TileFaultKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}

export const WORLD: TileFacts['bounds'] = [-180, -85.051_129, 180, 85.051_129];
export const MOST_ZOOM = 24;

/** `west,south,east,north`, as tile sets write it down; the world where it makes no sense. */
export function boundsIn(text: unknown): TileFacts['bounds'] {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = (typeof text === 'string' ? text : '').split(',').map(Number);
  const isBox = west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north;
  return isBox ? [west, south, east, north] : WORLD;
}

export function zoomsIn(least: unknown, most: unknown): Pick<TileFacts, 'minZoom' | 'maxZoom'> {
  const within = (value: unknown, otherwise: number) => {
    const zoom = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
    return Number.isInteger(zoom) && zoom >= 0 && zoom <= MOST_ZOOM ? zoom : otherwise;
  };
  const minZoom = within(least, 0);
  return { minZoom, maxZoom: Math.max(minZoom, within(most, MOST_ZOOM)) };
}

/** Tile sets write links and marks into it: shown as it stands, it could be anything. */
export const plainText = (markup: unknown): string =>
  typeof markup === 'string'
    ? markup
        .replace(/<[^<>]*>/g, '')
        .replace(/&copy;/g, '©')
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 300)
    : '';
