import type { Position } from '@skyhelm/core/geo/position';
import type { ReportFlight } from './report-content.ts';

/** The lines of a flight on the map. Where nobody knows where it was, there is none; nor does one lead to a place that was told by itself between two gaps. */
export function flownWays({ track: { longitude, latitude } }: Pick<ReportFlight, 'track'>): Position[][] {
  const ways: Position[][] = [[]];
  for (const [row, east] of longitude.entries()) {
    const north = latitude[row] ?? null;
    if (east !== null && north !== null) ways.at(-1)!.push({ longitude: east, latitude: north });
    else if (ways.at(-1)!.length > 0) ways.push([]);
  }
  return ways.filter(({ length }) => length > 1);
}
