import { metresBetween } from '@skyhelm/core/geo/distance';
import type { Position } from '@skyhelm/core/geo/position';

/** What is blown further away says little about the place one takes off from. */
const NEAR_M = 5_000;
/** A little more than that, north or south. */
const NEAR_DEGREES = 0.046;

/** To each site the report from nearest to it; sites that nobody flies near are left out. */
export function windsAtSites<S extends Position, R extends Position>(sites: readonly S[], reports: readonly R[]): { site: S; report: R }[] {
  const northward = reports.toSorted((one, other) => one.latitude - other.latitude);
  return sites.flatMap((site) => {
    let [nearest, metres]: [R | undefined, number] = [undefined, NEAR_M];
    for (let at = firstFrom(northward, site.latitude - NEAR_DEGREES); at < northward.length; at++) {
      const report = northward[at]!;
      if (report.latitude > site.latitude + NEAR_DEGREES) break;
      const away = metresBetween(site, report);
      if (away <= metres) [nearest, metres] = [report, away];
    }
    return nearest ? [{ site, report: nearest }] : [];
  });
}

/** Thousands of sites among thousands of aircraft: each looks only at those about as far north. */
function firstFrom(northward: readonly Position[], latitude: number): number {
  let [low, high] = [0, northward.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (northward[middle]!.latitude < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
