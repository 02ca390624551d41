import { metresOnGround } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';

/** From a site as far away nobody has drawn this: it was drawn for another. */
const OTHER_PLACE_M = 5_000;

/** Metres from the site to the nearest of what is drawn, where that is too far to have been drawn for it. */
export function metresFromDrawn(points: readonly Position[], site: Position): number | undefined {
  const nearest = Math.min(...points.map((point) => metresOnGround(site, point)));
  return points.length > 0 && nearest > OTHER_PLACE_M ? nearest : undefined;
}
