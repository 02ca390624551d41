import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { commandRoutes } from './command.routes.ts';
import { controlRoom } from './control-room.ts';
import { leaseRoutes } from './control.routes.ts';
import type { FindStanding } from './device-standing.ts';
import { ledger } from './ledger.ts';
import { noteLoss } from './note-loss.ts';
import { watchRights } from './watch-rights.ts';

export type { DeviceStanding, FindStanding } from './device-standing.ts';
export { settleLedger } from './ledger.ts';

/** Who has the controls of which device, and what they tell it. */
export function controlRoutes(services: Services, find: FindStanding, steady = () => performance.now()): Implementation[] {
  const room = controlRoom(services, steady, noteLoss(services));
  watchRights(services, room, find);
  return [...leaseRoutes(room, find), ...commandRoutes(services, room, ledger(services), find)];
}
