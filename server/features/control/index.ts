import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { atControlsOf, type AtControls } from './at-controls.ts';
import { commandRoutes } from './command.routes.ts';
import { controlRoom, type ControlRoom } from './control-room.ts';
import { leaseRoutes } from './control.routes.ts';
import type { FindStanding } from './device-standing.ts';
import { ledger, type Ledger } from './ledger.ts';
import { noteLoss } from './note-loss.ts';
import { watchRights } from './watch-rights.ts';

export type { AtControls } from './at-controls.ts';
export { requireSeen, type DeviceStanding, type FindStanding } from './device-standing.ts';
export { controlChannel } from './control.channel.ts';
export { settleLedger } from './ledger.ts';
export { stateOf } from './state-of.ts';

/** Who has the controls of which device and what they tell it: one truth for the calls and the sockets of a server. */
export interface ControlCentre {
  readonly room: ControlRoom;
  readonly ledger: Ledger;
  readonly find: FindStanding;
  /** For whatever only somebody at the controls may do. */
  readonly atControls: AtControls;
  /** Milliseconds of a clock that nobody can set. */
  steady(): number;
}

export function controlCentre(services: Services, find: FindStanding, steady = () => performance.now()): ControlCentre {
  const room = controlRoom(services, steady, noteLoss(services));
  watchRights(services, room, find);
  return { room, ledger: ledger(services), find, atControls: atControlsOf(room, find), steady };
}

export const controlRoutes = (services: Services, { room, ledger: written, find, atControls }: ControlCentre): Implementation[] => [
  ...leaseRoutes(room, find),
  ...commandRoutes(services, atControls, written, find),
];
