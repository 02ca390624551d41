import { changeControl, getControl, renewControl } from '@skyhelm/contract/control';
import type { ErrorCode } from '@skyhelm/contract/codes';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Operation } from '@skyhelm/contract/operation-log';
import type { LeaseAction } from '@skyhelm/core/vehicle/lease';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { ControlChange } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { ControlRoom, Desk } from './control-room.ts';
import { requireFlown, requireOwn, requireSeen, type DeviceStanding, type FindStanding } from './device-standing.ts';
import { pilotOf, type Pilot } from './pilot.ts';
import { shownControl } from './shown-control.ts';
import { mayStill } from './watch-rights.ts';

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

export function leaseRoutes(room: ControlRoom, find: FindStanding): Implementation[] {
  const deskOf = (db: Queryable, { enterpriseId }: Actor, deviceId: DeviceId, { name }: DeviceStanding): Promise<Desk> =>
    room.desk(db, { deviceId, enterpriseId, name });

  const shown = (desk: Desk, reader: Pilot, standing: DeviceStanding) => shownControl(room, desk, reader, standing);

  function act(desk: Desk, action: LeaseAction<Pilot>): void {
    const issue = room.act(desk, action);
    if (issue) refuse(REFUSALS[issue.code]!);
  }

  /** Who asked may have lost the right to it since. */
  async function requireAsker(db: Queryable, desk: Desk): Promise<void> {
    const asker = room.leaseOf(desk).asking?.who;
    if (asker && !(await mayStill(db, asker.actor, desk, find))) room.forgetAsking(desk);
    else if (asker !== room.leaseOf(desk).asking?.who) refuse('control.nobodyAsks');
  }

  return [
    implement(getControl, async ({ db, actor }, { deviceId }) => {
      const standing = await requireSeen(find, db, actor, deviceId);
      return shown(await deskOf(db, actor, deviceId, standing), pilotOf(actor), standing);
    }),

    implement(changeControl, async ({ db, actor, record, afterCommit }, { deviceId, action }) => {
      const standing = await (action === 'takeBack' ? requireOwn : requireFlown)(find, db, actor, deviceId);
      const desk = await deskOf(db, actor, deviceId, standing);
      const who = pilotOf(actor);
      if (action === 'handOver') await requireAsker(db, desk);
      const before = room.leaseOf(desk);
      act(desk, { kind: action, who });
      // Whoever asks for what nobody has, has it.
      const change = action === 'ask' && room.holdsNow(desk, who) ? 'taken' : CHANGES[action];
      const [from, to] = [before.holder?.actor.name, desk.lease.holder?.actor.name];
      const operation: Operation = `control.${change}`;
      record({ operation, target: { id: deviceId, name: standing.name }, details: { ...(from && { from }), ...(to && { to }) } });
      afterCommit(() => room.tell(desk, change));
      return shown(desk, who, standing);
    }),

    implement(renewControl, async ({ db, actor, nothingChanged, afterCommit }, { deviceId }) => {
      const standing = await requireFlown(find, db, actor, deviceId);
      const desk = await deskOf(db, actor, deviceId, standing);
      const who = pilotOf(actor);
      act(desk, { kind: 'renew', who });
      nothingChanged();
      afterCommit(() => room.tellHeld(desk));
      return shown(desk, who, standing);
    }),
  ];
}
