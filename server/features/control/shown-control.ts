import type { Control } from '@skyhelm/contract/control';
import type { ControlRoom, Desk } from './control-room.ts';
import { mayTakeBack, type DeviceStanding } from './device-standing.ts';
import { shownTo, type Pilot } from './pilot.ts';

/** Who has the controls, as one reader sees it. */
export function shownControl(room: ControlRoom, desk: Desk, reader: Pilot, standing: DeviceStanding): Control {
  const { holder, asking } = room.leaseOf(desk);
  return {
    holder: shownTo(reader, holder),
    leftMs: room.leftMs(desk),
    asking: shownTo(reader, asking?.who),
    mayFly: standing.fly,
    mayTakeBack: mayTakeBack(reader.actor, standing),
  };
}
