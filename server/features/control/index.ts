import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { atControlsOf, type AtControls } from './at-controls.ts';
import { commandRoutes } from './command.routes.ts';
import { controlRoom } from './control-room.ts';
import { leaseRoutes } from './control.routes.ts';
import type { FindStanding } from './device-standing.ts';
import { ledger } from './ledger.ts';
import { noteLoss } from './note-loss.ts';
import { watchRights } from './watch-rights.ts';

export type { AtControls } from './at-controls.ts';
export { requireSeen, type DeviceStanding, type FindStanding } from './device-standing.ts';
export { settleLedger } from './ledger.ts';
export { stateOf } from './state-of.ts';

/** Who has the controls of which device, and what they tell it. */
export interface Controls {
  routes: Implementation[];
  /** For whatever else only somebody at the controls may do. */
  atControls: AtControls;
}

export function controls(services: Services, find: FindStanding, steady = () => performance.now()): Controls {
  const room = controlRoom(services, steady, noteLoss(services));
  watchRights(services, room, find);
  const atControls = atControlsOf(room, find);
  return { atControls, routes: [...leaseRoutes(room, find), ...commandRoutes(services, atControls, ledger(services), find)] };
}
