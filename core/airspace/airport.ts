import type { Position } from '../geo/position.ts';
import { tangentPlane, wrapped } from '../geo/tangent-plane.ts';
import type { Zone } from './zone.ts';

/** An airport as public data have it: its middle, and its longest runway by length and by the number painted on it. */
export interface Airport extends Position {
  id: string;
  name: string;
  /** Degrees from north, to the nearest ten: magnetic, as runways are numbered. */
  bearing: number;
  /** Metres of the longest runway. */
  length: number;
  /** How many runways there are. Where they lie nobody says. */
  runways: number;
}

/** Around the middle of the runway one may fly so high and no higher. */
export const RING = { radius: 25_000, limit: 50 } as const;

/** Metres beyond the end of the runway, and to each side of it: wide beside the runways, narrow where approaches begin, wider where they end. */
const SHOULDER = { beyond: 1_500, aside: 3_000, asideOfMany: 4_000 };
const NECK = { beyond: 3_000, aside: 1_000 };
const APPROACH = { beyond: 8_000, aside: 2_000 };

/** Twelve corners around it. */
export function airportCorners({ bearing, length, runways, ...middle }: Airport): Position[] {
  const { positionAt } = tangentPlane(middle);
  const angle = (bearing * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const half = length / 2;
  const shoulder = { beyond: SHOULDER.beyond, aside: runways > 1 ? SHOULDER.asideOfMany : SHOULDER.aside };
  const quarter = [APPROACH, NECK, shoulder].map(({ beyond, aside }) => ({ along: half + beyond, aside }));
  const at = (along: number, aside: number): Position => {
    const { latitude, longitude } = positionAt({ north: along * cosine - aside * sine, east: along * sine + aside * cosine });
    return { latitude, longitude: wrapped(longitude) };
  };
  return [
    ...quarter.map(({ along, aside }) => at(along, aside)),
    ...quarter.toReversed().map(({ along, aside }) => at(-along, aside)),
    ...quarter.map(({ along, aside }) => at(-along, -aside)),
    ...quarter.toReversed().map(({ along, aside }) => at(along, -aside)),
  ];
}

/** Closed around its runways, and low flight only in the ring around them. Approximate, and marked so. */
export function airportZones(airport: Airport): [Zone, Zone] {
  const name = `≈ ${airport.name}`;
  const { latitude, longitude } = airport;
  const always = { activeFrom: null, validUntil: null };
  return [
    {
      id: `airport ${airport.id}`,
      name,
      kind: 'noFly',
      shape: { kind: 'polygon', points: airportCorners(airport) },
      floor: null,
      ceiling: null,
      datum: 'ground',
      ...always,
    },
    {
      id: `airport ring ${airport.id}`,
      name,
      kind: 'restricted',
      shape: { kind: 'circle', centre: { latitude, longitude }, radius: RING.radius },
      floor: RING.limit,
      ceiling: null,
      datum: 'ground',
      ...always,
    },
  ];
}
