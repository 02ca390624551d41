import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';
import { send } from '../../api/client.ts';
import { site } from '../../api/endpoints.generated.ts';
import type { SitePlace } from './SiteSelect.tsx';

/** As many as one answer brings. */
const PAGE = 200;

/** Where somebody would take off to get there soonest; nothing where there are no sites. */
export async function nearestSite(to: Position): Promise<SitePlace | undefined> {
  let nearest: { place: SitePlace; metres: number } | undefined;
  for (let pageNum = 1; ; pageNum++) {
    // One page after the other: only the last one tells that there are no more.
    const { rows } = await send(site.getSites, { pageNum, pageSize: PAGE }, { quiet: true });
    for (const place of rows) {
      const metres = metresBetween(place, to);
      if (!nearest || metres < nearest.metres) nearest = { place, metres };
    }
    if (rows.length < PAGE) return nearest?.place;
  }
}
