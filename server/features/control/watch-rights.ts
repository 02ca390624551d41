import { holds as isGranted } from '@skyhelm/core/identity/permission';
import type { Actor } from '../../platform/auth/actor.ts';
import { subscribe, type Events } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { actorNow } from '../session/index.ts';
import type { ControlRoom, Desk } from './control-room.ts';
import type { FindStanding } from './device-standing.ts';

const concerns = (change: Events['principal.changed'], actor: Actor): boolean => {
  if ('enterpriseId' in change) return actor.enterpriseId === change.enterpriseId;
  return 'userId' in change
    ? actor.kind === 'user' && actor.userId === change.userId
    : actor.kind === 'key' && actor.keyId === change.accessKeyId;
};

/** Whether somebody may fly this device by now, whatever they might when they came. */
export async function mayStill(db: Queryable, actor: Actor, { deviceId }: Pick<Desk, 'deviceId'>, find: FindStanding): Promise<boolean> {
  const now = actor.kind === 'user' ? await actorNow(db, actor) : actor;
  if (!now || !isGranted(now.permissions, 'device:control')) return false;
  return (await find(db, now, deviceId))?.fly ?? false;
}

/** Whoever may no longer be at the controls is not: their session ended, their rights or the sharing of the device changed. */
export function watchRights({ bus, database, log }: Services, room: ControlRoom, find: FindStanding): void {
  async function check(desk: Desk): Promise<void> {
    const { holder } = room.leaseOf(desk);
    if (!holder) return;
    try {
      if (await mayStill(database.db, holder.actor, desk, find)) return;
    } catch (error) {
      // The next renewal asks again, and without an answer it fails.
      return log.warn({ err: error, deviceId: desk.deviceId }, 'whether somebody may still fly could not be asked');
    }
    if (room.leaseOf(desk).holder === holder) room.take(desk, 'rightsLost');
  }

  async function checkWhere(matches: (desk: Desk, holder: Actor) => boolean): Promise<void> {
    for (const desk of room.desks()) {
      const { holder } = room.leaseOf(desk);
      if (holder && matches(desk, holder.actor)) await check(desk);
    }
  }

  subscribe(bus, 'session.ended', ({ sessionIds }) => {
    for (const desk of room.desks()) {
      const { holder, asking } = room.leaseOf(desk);
      if (holder && sessionIds.includes(holder.sessionId)) room.take(desk, 'sessionEnded');
      if (asking && sessionIds.includes(asking.who.sessionId)) room.forgetAsking(desk);
    }
  });
  subscribe(bus, 'principal.changed', async (change) => {
    // What a key may do by now only its next call tells: until then it has no controls.
    for (const desk of room.desks()) {
      const actor = room.leaseOf(desk).holder?.actor;
      if (actor?.kind === 'key' && concerns(change, actor)) room.take(desk, 'rightsLost');
    }
    await checkWhere((_, actor) => concerns(change, actor));
  });
  subscribe(bus, 'device.changed', ({ deviceId }) => checkWhere((desk) => desk.deviceId === deviceId));
}
