import { holds as isGranted } from '@skyhelm/core/identity/permission';
import type { Actor } from '../../platform/auth/actor.ts';
import { subscribe, type Events } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { actorStill } from '../session/index.ts';
import type { ControlRoom, Desk } from './control-room.ts';
import type { FindStanding } from './device-standing.ts';
import type { Pilot } from './pilot.ts';

const concerns = (change: Events['principal.changed'], actor: Actor): boolean => {
  if ('enterpriseId' in change) return actor.enterpriseId === change.enterpriseId;
  return 'userId' in change
    ? actor.kind === 'user' && actor.userId === change.userId
    : actor.kind === 'key' && actor.keyId === change.accessKeyId;
};

export async function mayFly(db: Queryable, actor: Actor, deviceId: string, find: FindStanding): Promise<boolean> {
  return isGranted(actor.permissions, 'device:control') && ((await find(db, actor, deviceId))?.fly ?? false);
}

/** Whether somebody may fly this device by now, whatever they might when they came; not once their session or key is over. */
export type MayStill = (db: Queryable, actor: Actor, deviceId: string) => Promise<boolean>;

export const rightToFly =
  (services: Pick<Services, 'clock' | 'config'>, find: FindStanding): MayStill =>
  async (db, actor, deviceId) => {
    const now = await actorStill(db, services, actor);
    return now !== undefined && mayFly(db, now, deviceId, find);
  };

/** Whoever may no longer be at the controls is not, and does not ask for them: their session ended, their rights or the sharing of the device changed. */
export function watchRights({ bus, database, log }: Services, room: ControlRoom, mayStill: MayStill): void {
  async function isOver(desk: Desk, { actor }: Pilot): Promise<boolean> {
    try {
      return !(await mayStill(database.db, actor, desk.deviceId));
    } catch (error) {
      // The next renewal asks again, and so does a hand-over; without an answer they fail.
      log.warn({ err: error, deviceId: desk.deviceId }, 'whether somebody may still fly could not be asked');
      return false;
    }
  }

  async function checkWhere(matches: (desk: Desk, actor: Actor) => boolean): Promise<void> {
    for (const desk of room.desks()) {
      const { holder, asking } = room.leaseOf(desk);
      if (holder && matches(desk, holder.actor) && (await isOver(desk, holder)) && room.leaseOf(desk).holder === holder)
        room.take(desk, 'rightsLost');
      if (asking && matches(desk, asking.who.actor) && (await isOver(desk, asking.who)) && room.leaseOf(desk).asking === asking)
        room.forgetAsking(desk);
    }
  }

  subscribe(bus, 'session.ended', ({ sessionIds }) => {
    for (const desk of room.desks()) {
      const { holder, asking } = room.leaseOf(desk);
      if (holder && sessionIds.includes(holder.sessionId)) room.take(desk, 'sessionEnded');
      if (asking && sessionIds.includes(asking.who.sessionId)) room.forgetAsking(desk);
    }
  });
  // Whoever had the controls had them of the aircraft that it was until now, and sees that one before their eyes.
  subscribe(bus, 'device.rebound', ({ deviceId }) => {
    for (const desk of room.desks()) if (desk.deviceId === deviceId && room.leaseOf(desk).holder) room.take(desk, 'rebound');
  });
  subscribe(bus, 'principal.changed', (change) => checkWhere((_, actor) => concerns(change, actor)));
  subscribe(bus, 'bus.resumed', () => checkWhere(() => true));
  subscribe(bus, 'device.changed', ({ deviceId }) => checkWhere((desk) => desk.deviceId === deviceId));
}
