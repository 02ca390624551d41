import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { Area, Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { PATTERN_CORNERS_MAX, PATTERN_PLACES_MAX } from '@skyhelm/core/plan/pattern/pattern-limits';

/** A row of places that a shape is drawn by. Every pattern is made of some of them. */
export interface Strand {
  name: string;
  points: readonly Position[];
  /** How they hang together: not at all, one after the other, or also the last with the first. */
  joint: 'none' | 'line' | 'ring';
  /** As many as it needs whatever happens, and as many as it can have. */
  least: number;
  most: number;
}

const HOLE = 'hole ';
export const holeName = (index: number): string => `${HOLE}${index}`;
const holeIn = (name: string): number => Number(name.slice(HOLE.length));

const ring = (name: string, points: readonly Position[]): Strand => ({ name, points, joint: 'ring', least: 0, most: PATTERN_CORNERS_MAX });
const line = (points: readonly Position[]): Strand => ({ name: 'line', points, joint: 'line', least: 0, most: PATTERN_CORNERS_MAX });
/** What has no shape without them. */
const fixed = (points: readonly Position[], joint: Strand['joint'], most = points.length): Strand => ({
  name: 'way',
  points,
  joint,
  least: 2,
  most,
});

export function strandsOf(pattern: Pattern): Strand[] {
  switch (pattern.kind) {
    case 'spot':
      return [{ name: 'places', points: pattern.places, joint: 'none', least: 0, most: PATTERN_PLACES_MAX }];
    case 'areaScan':
    case 'orthophoto':
    case 'oblique':
      return [ring('outer', pattern.area.outer), ...pattern.area.holes.map((hole, index) => ring(holeName(index), hole))];
    case 'corridor':
    case 'facade':
      return [line(pattern.line)];
    case 'surround':
      return [fixed([pattern.centre, tangentPlane(pattern.centre).positionAt({ north: 0, east: pattern.radius })], 'none')];
    case 'abPoint':
      return [fixed([pattern.a, pattern.b], 'line')];
    case 'logistics':
      return [fixed([pattern.takeOff, ...pattern.via, pattern.drop], 'line', PATTERN_PLACES_MAX + 2)];
  }
}

/** Metres to the tenth: nobody drags any finer. */
const tenths = (metres: number): number => Math.max(0.1, Math.round(metres * 10) / 10);

/** The same pattern with this strand led elsewhere. */
export function withStrand(pattern: Pattern, name: string, points: readonly Position[]): Pattern {
  const places = [...points];
  switch (pattern.kind) {
    case 'spot':
      return { ...pattern, places };
    case 'areaScan':
    case 'orthophoto':
    case 'oblique':
      return { ...pattern, area: withRing(pattern.area, name, places) };
    case 'corridor':
    case 'facade':
      return { ...pattern, line: places };
    case 'surround': {
      const [centre, rim] = places as [Position, Position];
      // Taken by its middle, it stays as large as it is.
      return centre === pattern.centre ? { ...pattern, radius: tenths(metresBetween(centre, rim)) } : { ...pattern, centre };
    }
    case 'abPoint':
      return { ...pattern, a: places[0]!, b: places[1]! };
    case 'logistics':
      return { ...pattern, takeOff: places[0]!, via: places.slice(1, -1), drop: places.at(-1)! };
  }
}

function withRing({ outer, holes }: Area, name: string, points: Position[]): Area {
  if (name === 'outer') return { outer: points, holes };
  const next = [...holes];
  next[holeIn(name)] = points;
  return { outer, holes: next.filter((hole) => hole.length > 0) };
}
