import type { Shape } from '@skyhelm/core/airspace/shape';
import { metresBetween } from '@skyhelm/core/geo/distance';
import { parsePositions } from '@skyhelm/core/geo/parse-positions';
import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane, wrapped } from '@skyhelm/core/geo/tangent-plane';
import { numberIn } from '../../ui/form/number-in.ts';
import type { AreaValues } from '../area/index.ts';

type Drawn = Partial<AreaValues>;

/** A tenth of a metre: nobody clicks any better. */
const DIGITS = 6;

const line = ({ latitude, longitude }: Position): string => `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;
const cornersAs = (points: readonly Position[]): Drawn => ({ corners: points.map(line).join('\n') });
const radiusTo = (centre: Position, place: Position): Drawn => ({ radius: String(Math.max(1, Math.round(metresBetween(centre, place)))) });

export const cornersIn = ({ kind, corners, centre }: Drawn): Position[] =>
  parsePositions((kind === 'circle' ? centre : corners) ?? '').positions.slice(0, kind === 'circle' ? 1 : undefined);

/** What there is to be seen of what has been typed so far; a polygon needs three corners. */
export function shapeOf(drawn: Drawn): Shape | undefined {
  const points = cornersIn(drawn);
  if (drawn.kind !== 'circle') return points.length < 3 ? undefined : { kind: 'polygon', points };
  const radius = numberIn(drawn.radius ?? '');
  return points[0] && typeof radius === 'number' && radius > 0 ? { kind: 'circle', centre: points[0], radius } : undefined;
}

/** Beyond that they would hide the area. */
const SIDES_MAX = 150;

/** Places to take hold of between the corners: the middle of each side, and of a circle a place on its edge. */
export function sidesOf(drawn: Drawn): Position[] {
  const shape = shapeOf(drawn);
  if (!shape) return [];
  if (shape.kind === 'circle') return [tangentPlane(shape.centre).positionAt({ north: 0, east: shape.radius })];
  const { points } = shape;
  return points.length > SIDES_MAX ? [] : points.map((point, index) => between(point, points[(index + 1) % points.length]!));
}

const between = (one: Position, other: Position): Position => ({
  latitude: (one.latitude + other.latitude) / 2,
  longitude: wrapped(one.longitude + wrapped(other.longitude - one.longitude) / 2),
});

/** A click adds a corner. Of a circle the first is its centre, every other a place on its edge. */
export function withClick(drawn: Drawn, place: Position): Drawn {
  const points = cornersIn(drawn);
  if (drawn.kind !== 'circle') return cornersAs([...points, place]);
  const [centre] = points;
  return centre ? radiusTo(centre, place) : { centre: line(place) };
}

/** The corner, or the whole circle by its centre, is taken elsewhere. */
export const withMoved = (drawn: Drawn, index: number, place: Position): Drawn =>
  drawn.kind === 'circle' ? { centre: line(place) } : cornersAs(cornersIn(drawn).with(index, place));

/** The middle of a side becomes a corner; the edge of a circle is drawn wider or narrower. */
export function withSide(drawn: Drawn, index: number, place: Position): Drawn {
  const points = cornersIn(drawn);
  return drawn.kind === 'circle' ? radiusTo(points[0]!, place) : cornersAs(points.toSpliced(index + 1, 0, place));
}

/** Takes back the last click. */
export function withoutLast(drawn: Drawn): Drawn {
  if (drawn.kind !== 'circle') return cornersAs(cornersIn(drawn).slice(0, -1));
  return drawn.radius ? { radius: '' } : { centre: '' };
}

export const withoutCorner = (drawn: Drawn, index: number): Drawn => cornersAs(cornersIn(drawn).toSpliced(index, 1));
