import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { documentOf } from '@skyhelm/core/plan/document';
import type { ReadMission } from '@skyhelm/core/plan/mission/from-mission';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import { differenceBetween } from '@skyhelm/core/vehicle/plan-difference';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { aboard, forgetSent, settleSent, type Arrived, type FlownRow } from './flown-route.store.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';

/** A mission that is no route of ours: somebody has sent it item by item, or it was found on board. */
export interface MissionAboard {
  items: MissionItem[];
  way: ReadMission;
  /** What the aircraft calls the first of them. */
  firstItem: number;
  /** Who keeps them. */
  craft: Craft;
}

/** It may be one of which nobody knows the way: then it is not started. */
function columnsOf({ items, way, firstItem }: MissionAboard) {
  const { route, beginsAt, endsAt, issues } = way;
  const isHeld = issues.every(({ severity }) => severity !== 'error');
  const { version: documentVersion, route: document } = documentOf(route);
  return {
    ...(isHeld && { documentVersion, document }),
    mission: items,
    entryPoint: route.entryPoint,
    cycles: route.cycles,
    beginsAt,
    endsAt,
    items: items.length,
    firstItem,
  };
}

interface NewMission {
  id: VehicleTransferId;
  deviceId: DeviceId;
  /** In the words of whoever sends it or has it read. */
  name: string;
  now: Date;
  /** Nothing of what is yet to be read. */
  mission?: MissionAboard;
}

const UNREAD = { entryPoint: 1, cycles: 1, beginsAt: [], endsAt: 0, items: 0, firstItem: 0 };

export async function insertMission(tx: Queryable, actor: Actor, { id, deviceId, name, now, mission }: NewMission): Promise<void> {
  const sentBy = actor.kind === 'user' ? actor.userId : null;
  const whose = { id, routeId: id, deviceId, enterpriseId: actor.enterpriseId, sentBy, routeName: name, version: 1 };
  const known = mission ? columnsOf(mission) : UNREAD;
  await tx.insert(flownRoute).values({ ...whose, ...known, manner: 'at', course: 'sending', changedAt: now, createdAt: now });
}

/** What was found on board. Whether it was another one than anybody knew. */
export async function settleRead(tx: Queryable, read: Arrived, mission: MissionAboard, now: Date): Promise<boolean> {
  const [known] = await aboard(tx, read.deviceId);
  const kept = known && (await missionOf(tx, known));
  const { items, craft } = mission;
  if (kept && differenceBetween({ kind: 'mission', items: kept }, { kind: 'mission', items }, craft) === undefined) {
    await forgetSent(tx, read.id);
    return false;
  }
  await tx.update(flownRoute).set(columnsOf(mission)).where(eq(flownRoute.id, read.id));
  await settleSent(tx, read, now);
  return true;
}

/** Item by item; nothing of what was sent before that was kept. */
export async function missionOf(db: Queryable, { id }: Pick<FlownRow, 'id'>): Promise<MissionItem[] | undefined> {
  const [row] = await db.select({ mission: flownRoute.mission }).from(flownRoute).where(eq(flownRoute.id, id));
  return row?.mission ?? undefined;
}

/** Whether it is no route of ours. */
export const isForeign = ({ id, routeId }: Pick<FlownRow, 'id' | 'routeId'>): boolean => id === routeId;
