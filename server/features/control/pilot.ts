import { isSame, type Holder } from '@skyhelm/core/vehicle/lease';
import type { Actor } from '../../platform/auth/actor.ts';

/** Somebody who has the controls or asks for them, with the rights they had then. */
export interface Pilot extends Holder {
  actor: Actor;
}

/** Other software sits at one screen only: its key. */
export const pilotOf = (actor: Actor): Pilot =>
  actor.kind === 'user'
    ? { userId: actor.userId, sessionId: actor.sessionId, actor }
    : { userId: actor.keyId, sessionId: actor.keyId, actor };

export const shownTo = (reader: Pilot, pilot: Pilot | undefined): { name: string; isMe: boolean; here: boolean } | null =>
  pilot ? { name: pilot.actor.name, isMe: pilot.userId === reader.userId, here: isSame(pilot, reader) } : null;
