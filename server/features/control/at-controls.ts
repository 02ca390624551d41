import type { DeviceId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { ControlRoom } from './control-room.ts';
import { requireFlown, type FindStanding } from './device-standing.ts';
import { pilotOf } from './pilot.ts';

/** The token under which they are at the controls at this very screen, and how the device is called. */
export type AtControls = (db: Queryable, actor: Actor, deviceId: DeviceId) => Promise<{ token: number; name: string }>;

export const atControlsOf =
  (room: ControlRoom, find: FindStanding): AtControls =>
  async (db, actor, deviceId) => {
    const { name } = await requireFlown(find, db, actor, deviceId);
    const desk = await room.desk(db, { deviceId, enterpriseId: actor.enterpriseId, name });
    if (!room.holdsNow(desk, pilotOf(actor))) refuse('control.lost');
    return { token: desk.lease.token, name };
  };
