import type { Shape } from '@skyhelm/core/airspace/shape';
import type { Say } from '../../words/words.ts';

/** What a list says of an area. Words: `area`. */
export const areaText = (t: Say, shape: Shape, length: (metres: number) => string): string =>
  shape.kind === 'polygon'
    ? t('area.shape.corners', { count: shape.points.length })
    : t('area.shape.circle', { radius: length(shape.radius) });
