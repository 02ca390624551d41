import { changeControl, getControl, renewControl } from '@skyhelm/contract/control';
import type { ErrorCode } from '@skyhelm/contract/codes';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Operation } from '@skyhelm/contract/operation-log';
import { isSame, type LeaseAction } from '@skyhelm/core/vehicle/lease';
import type { Issue } from '@skyhelm/core/issue';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { ControlChange } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Desk } from './control-room.ts';
import type { Controls } from './controls.ts';
import { requireFlown, requireOwn, requireSeen, type DeviceStanding } from './device-standing.ts';
import { pilotOf, type Pilot } from './pilot.ts';
import { shownControl } from './shown-control.ts';

type Action = Exclude<LeaseAction['kind'], 'renew'>;

/** What the rules of `core/vehicle/lease.ts` refuse with. */
const REFUSALS: Record<string, ErrorCode> = {
  'control.held': 'control.held',
  'control.lost': 'control.lost',
  'control.asked': 'control.asked',
  'control.nobodyAsks': 'control.nobodyAsks',
};

const CHANGES = {
  take: 'taken',
  takeBack: 'takenBack',
  release: 'released',
  ask: 'asked',
  handOver: 'handedOver',
  refuse: 'refused',
} as const satisfies Record<Action, ControlChange>;

export function leaseRoutes({ room, find, mayStill }: Pick<Controls, 'room' | 'find' | 'mayStill'>): Implementation[] {
  const deskOf = (db: Queryable, { enterpriseId }: Actor, deviceId: DeviceId, { name }: DeviceStanding): Promise<Desk> =>
    room.desk(db, { deviceId, enterpriseId, name });

  const shown = (desk: Desk, reader: Pilot, standing: DeviceStanding) => shownControl(room, desk, reader, standing);

  const refuseFor = ({ code }: Issue): never => refuse(REFUSALS[code]!);

  /** Who asked may have lost the right to it since: their session has ended, their key was revoked. */
  async function requireAsker(db: Queryable, desk: Desk): Promise<void> {
    const asker = room.leaseOf(desk).asking?.who;
    const may = asker !== undefined && (await mayStill(db, asker.actor, desk.deviceId));
    if (asker !== room.leaseOf(desk).asking?.who) refuse('control.nobodyAsks');
    if (asker && !may) room.forgetAsking(desk);
  }

  return [
    implement(getControl, async ({ db, actor }, { deviceId }) => {
      const standing = await requireSeen(find, db, actor, deviceId);
      return shown(await deskOf(db, actor, deviceId, standing), pilotOf(actor), standing);
    }),

    implement(changeControl, async ({ db, actor, record, afterCommit, afterRollback }, { deviceId, action }) => {
      const standing = await (action === 'takeBack' ? requireOwn : requireFlown)(find, db, actor, deviceId);
      const desk = await deskOf(db, actor, deviceId, standing);
      const who = pilotOf(actor);
      if (action === 'handOver') await requireAsker(db, desk);
      const done = room.change(desk, { kind: action, who });
      if ('code' in done) return refuseFor(done);
      afterRollback(done.undo);
      // Whoever asks for what nobody has, has it.
      const change = action === 'ask' && isSame(desk.lease.holder, who) ? 'taken' : CHANGES[action];
      const [from, to] = [done.before.holder?.actor.name, desk.lease.holder?.actor.name];
      const operation: Operation = `control.${change}`;
      record({ operation, target: { id: deviceId, name: standing.name }, details: { ...(from && { from }), ...(to && { to }) } });
      afterCommit(() => {
        done.keep();
        room.tell(desk, change);
      });
      return shown(desk, who, standing);
    }),

    implement(renewControl, async ({ db, actor, nothingChanged, afterCommit }, { deviceId }) => {
      const standing = await requireFlown(find, db, actor, deviceId);
      const desk = await deskOf(db, actor, deviceId, standing);
      const who = pilotOf(actor);
      const issue = room.renew(desk, who);
      if (issue) refuseFor(issue);
      nothingChanged();
      afterCommit(() => room.tellHeld(desk));
      return shown(desk, who, standing);
    }),
  ];
}
