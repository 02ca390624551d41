import type { Position } from '../geo/position.ts';
import { tangentPlane, wrapped } from '../geo/tangent-plane.ts';
import { declinationAt } from './declination.ts';
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

/** Degrees by which a number that is rounded to tens and a declination that is reckoned roughly may be wrong together. */
const DOUBT = 10;
/** Degrees: where a compass is further aside, runways are mostly numbered by true north, or nobody knows. */
const DECLINATION_MAX = 30;
const RADIANS = Math.PI / 180;

/** Degrees from true north in the middle of where approaches may lead, and to each side of that: by the number as it is painted, by the compass, and all between. */
export function approachesOf({ bearing, ...middle }: Pick<Airport, 'bearing' | keyof Position>): { axis: number; spread: number } {
  const declination = declinationAt(middle);
  if (Math.abs(declination) > DECLINATION_MAX) return { axis: bearing, spread: DECLINATION_MAX };
  return { axis: bearing + declination / 2, spread: Math.abs(declination) / 2 + DOUBT };
}

/** Twelve corners around it. */
export function airportCorners(airport: Airport): Position[] {
  const { length, runways, ...middle } = airport;
  const { positionAt } = tangentPlane(middle);
  const { axis, spread } = approachesOf(airport);
  const angle = axis * RADIANS;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const half = length / 2;
  const shoulder = { beyond: SHOULDER.beyond, aside: runways > 1 ? SHOULDER.asideOfMany : SHOULDER.aside };
  const [wider, longer] = [Math.tan(spread * RADIANS), 1 / Math.cos(spread * RADIANS)];
  const fanned = ({ beyond, aside }: typeof NECK) => ({ along: half + beyond, aside: (half + beyond) * wider + aside * longer });
  const beside = { along: half + shoulder.beyond, aside: Math.max(shoulder.aside, (half + shoulder.beyond) * wider + NECK.aside) };
  const quarter = [fanned(APPROACH), fanned(NECK), beside];
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

/** Whose zone it is; nothing for one that is not an airport's. */
export const airportIdOf = ({ id }: Pick<Zone, 'id'>): string | undefined => /^airport (?:ring |runways )?(.+)$/.exec(id)?.[1];

const RUNWAYS = 'airport runways ';

/** Of the two shapes that an airport of several runways is closed in both are one closed air: told of both, people would read the same twice. All other zones are one by themselves. */
export const closedAirOf = (zoneId: string): string => (zoneId.startsWith(RUNWAYS) ? `airport ${zoneId.slice(RUNWAYS.length)}` : zoneId);

/** Closed around its runways, all round where there are further ones of which nobody says where they point, and low flight only in the ring around them. Approximate, and marked so. */
export function airportZones(airport: Airport): [Zone, Zone, ...Zone[]] {
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
    ...(airport.runways > 1
      ? [
          {
            id: `${RUNWAYS}${airport.id}`,
            name,
            kind: 'noFly' as const,
            shape: { kind: 'circle' as const, centre: { latitude, longitude }, radius: airport.length / 2 + NECK.beyond },
            floor: null,
            ceiling: null,
            datum: 'ground' as const,
            ...always,
          },
        ]
      : []),
  ];
}
