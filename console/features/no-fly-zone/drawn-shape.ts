import { metresBetween } from '@skyhelm/core/geo/distance';
import { parsePositions } from '@skyhelm/core/geo/parse-positions';
import type { Position } from '@skyhelm/core/geo/position';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { numberIn } from '../../ui/form/number-in.ts';
import type { ZoneValues } from './zone-form.ts';

type Drawn = Partial<Pick<ZoneValues, 'kind' | 'corners' | 'centre' | 'radius'>>;

/** A tenth of a metre: nobody clicks any better. */
const DIGITS = 6;

const line = ({ latitude, longitude }: Position): string => `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`;

export const cornersIn = ({ kind, corners, centre }: Drawn): Position[] =>
  parsePositions((kind === 'circle' ? centre : corners) ?? '').positions.slice(0, kind === 'circle' ? 1 : undefined);

/** What there is to be seen of what has been typed so far; a polygon needs three corners. */
export function shapeOf(drawn: Drawn): Shape | undefined {
  const points = cornersIn(drawn);
  if (drawn.kind !== 'circle') return points.length < 3 ? undefined : { kind: 'polygon', points };
  const radius = numberIn(drawn.radius ?? '');
  return points[0] && typeof radius === 'number' && radius > 0 ? { kind: 'circle', centre: points[0], radius } : undefined;
}

/** A click adds a corner. Of a circle the first is its centre, every other a place on its edge. */
export function withClick(drawn: Drawn, place: Position): Drawn {
  const points = cornersIn(drawn);
  if (drawn.kind !== 'circle') return { corners: [...points, place].map(line).join('\n') };
  const [centre] = points;
  return centre ? { radius: String(Math.max(1, Math.round(metresBetween(centre, place)))) } : { centre: line(place) };
}

/** Takes back the last click. */
export function withoutLast(drawn: Drawn): Drawn {
  if (drawn.kind !== 'circle') return { corners: cornersIn(drawn).slice(0, -1).map(line).join('\n') };
  return drawn.radius ? { radius: '' } : { centre: '' };
}

export const withoutCorner = (drawn: Drawn, index: number): Drawn => ({
  corners: cornersIn(drawn).toSpliced(index, 1).map(line).join('\n'),
});
