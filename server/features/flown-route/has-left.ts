import { resumePoint } from '@skyhelm/core/plan/mission/progress';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { FlownRow } from './flown-route.store.ts';

/** It began the route and does not fly along it any more, though there is some of it left. */
export function hasLeft(row: FlownRow, { flying, mode }: VehicleState): boolean {
  if (row.course !== 'flying') return row.course === 'brokenOff';
  const isElsewhere = flying === true && mode !== undefined && modeNumbered(mode) !== 'route';
  return isElsewhere && resumePoint(row, row) !== undefined;
}
