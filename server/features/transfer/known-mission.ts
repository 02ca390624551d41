import type { DeviceId } from '@skyhelm/contract/ids';
import { speedFrom } from '@skyhelm/core/plan/mission/speed-item';
import { modeNumbered } from '@skyhelm/core/vehicle/flight-mode';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import type { Queryable } from '../../platform/db/database.ts';
import type { FlownSpeed, Known } from '../control/index.ts';
import { aboard, missionOf, type FlownRow } from '../flown-route/index.ts';
import { mannerOf } from './vehicle-of.ts';

export interface KnownMission {
  row: FlownRow;
  items: MissionItem[];
}

/** Undefined where the mission on board is unknown. */
export async function knownMission(db: Queryable, deviceId: DeviceId, { state }: Known): Promise<KnownMission | undefined> {
  const [row] = state.missionCount === 0 ? [] : await aboard(db, deviceId);
  const items = row && (await missionOf(db, row));
  return row && items && { row, items };
}

/** Metres a second that the mission on board is flown with on the way to the item that the aircraft is at. */
export function speedAboard({ row, items }: KnownMission, known: Known): number | undefined {
  const [manner, { missionItem }] = [mannerOf(known), known.state];
  return manner && missionItem !== undefined ? speedFrom(items, Math.max(0, missionItem - row.firstItem), manner) : undefined;
}

/** Only a plane goes on flying while it is paused. */
export const flownSpeed: FlownSpeed = async (db, deviceId, known) => {
  if (known.craft?.kind !== 'fixedWing' || modeNumbered(known.state.mode ?? 0) !== 'route') return undefined;
  const mission = await knownMission(db, deviceId, known);
  return mission && speedAboard(mission, known);
};
