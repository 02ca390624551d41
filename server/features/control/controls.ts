import type { DeviceId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { controlRoom, type ControlRoom } from './control-room.ts';
import { requireFlown, requireSeen, type DeviceStanding, type FindStanding, type FindStandings } from './device-standing.ts';
import { ledger, type Ledger } from './ledger.ts';
import { noteLoss } from './note-loss.ts';
import { pilotOf } from './pilot.ts';
import { servePilots } from './pilots.ts';
import { rightToFly, watchRights, type MayStill } from './watch-rights.ts';

/** The token under which they are at the controls at this very screen, and how the device is called; refused where they are not. */
export type AtControls = (db: Queryable, actor: Actor, deviceId: DeviceId) => Promise<{ token: number; name: string }>;

/** Who has the controls of which device and what they tell it: one truth for the calls and the sockets of a server. */
export interface Controls {
  readonly room: ControlRoom;
  readonly ledger: Ledger;
  readonly find: FindStanding;
  readonly findAll: FindStandings;
  readonly atControls: AtControls;
  readonly mayStill: MayStill;
  requireFlown(db: Queryable, actor: Actor, deviceId: DeviceId): Promise<DeviceStanding>;
  requireSeen(db: Queryable, actor: Actor, deviceId: DeviceId): Promise<DeviceStanding>;
  /** Milliseconds of a clock that nobody can set. */
  steady(): number;
}

export function openControls(services: Services, findAll: FindStandings, steady = () => performance.now()): Controls {
  const find: FindStanding = async (db, actor, deviceId) => (await findAll(db, actor, [deviceId])).get(deviceId);
  const room = controlRoom(services, steady, noteLoss(services));
  const mayStill = rightToFly(services, find);
  watchRights(services, room, mayStill);
  servePilots(services, room);
  return {
    room,
    ledger: ledger(services),
    find,
    findAll,
    mayStill,
    steady,
    async atControls(db, actor, deviceId) {
      const { name } = await requireFlown(find, db, actor, deviceId);
      const desk = await room.desk(db, { deviceId, enterpriseId: actor.enterpriseId, name });
      if (!room.holdsNow(desk, pilotOf(actor))) refuse('control.lost');
      return { token: desk.lease.token, name };
    },
    requireFlown: (db, actor, deviceId) => requireFlown(find, db, actor, deviceId),
    requireSeen: (db, actor, deviceId) => requireSeen(find, db, actor, deviceId),
  };
}
