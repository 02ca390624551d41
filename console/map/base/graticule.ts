import { NOTHING } from './features.ts';

/** Degrees, minutes and seconds that people count by. */
const STEPS = [30, 10, 5, 2, 1, 30 / 60, 10 / 60, 5 / 60, 2 / 60, 1 / 60, 30 / 3600, 10 / 3600, 5 / 3600, 2 / 3600, 1 / 3600];
/** As many lines as that, or more, stand in a view. */
const LEAST_LINES = 4;
const MOST_LATITUDE = 85;

export type Box = readonly [west: number, south: number, east: number, north: number];

export const stepFor = (degrees: number): number => STEPS.find((step) => degrees / step >= LEAST_LINES) ?? STEPS.at(-1)!;

const multiples = (from: number, until: number, step: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.max(0, Math.floor(until / step + 1e-9) - first + 1) }, (_, at) => (first + at) * step);
};

/** Lines of longitude and latitude around a view: where the built-in map has nothing else to show, they tell how far things are apart. */
export function graticuleIn([west, south, east, north]: Box): GeoJSON.FeatureCollection {
  if (!(east > west && north > south)) return NOTHING;
  const step = stepFor(Math.min(east - west, 360));
  const room = step;
  const [low, high] = [Math.max(-MOST_LATITUDE, south - room), Math.min(MOST_LATITUDE, north + room)];
  const meridians = multiples(west - room, east + room, step).map((longitude) => [
    [longitude, low],
    [longitude, high],
  ]);
  const parallels = multiples(low, high, step).map((latitude) => [
    [west - room, latitude],
    [east + room, latitude],
  ]);
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: { type: 'MultiLineString', coordinates: [...meridians, ...parallels] }, properties: {} }],
  };
}
