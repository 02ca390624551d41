import { error, type Issue } from '../../issue.ts';
import { keptParams, type Params } from '../../vehicle/kept-params.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { meansSame } from '../../vehicle/same-params.ts';
import type { MissionVehicle } from './manner.ts';

/** What an aircraft would keep otherwise it would fly otherwise, and its mission never be found to be the one that it was sent: better known before it has it. */
export const unkeptItems = (items: readonly MissionItem[], vehicle: MissionVehicle): Issue[] =>
  items.flatMap((item, index) => {
    const sent = item.params.map((param) => param ?? Number.NaN) as unknown as Params;
    return meansSame(item, [...keptParams(item.command, sent, vehicle)], vehicle) ? [] : [error('mission.unkept', { item: index + 1 })];
  });
