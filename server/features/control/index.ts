import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { commandRoutes } from './command.routes.ts';
import { leaseRoutes } from './control.routes.ts';
import type { Controls } from './controls.ts';
import { ledger } from './ledger.ts';

export { openControls, type Controls } from './controls.ts';
export type { DeviceStanding, FindStanding } from './device-standing.ts';
export { settleLedger } from './ledger.ts';

/** Who has the controls of which device, and what they tell it. */
export const controlRoutes = (services: Services, controls: Controls): Implementation[] => [
  ...leaseRoutes(controls.room, controls.find),
  ...commandRoutes(services, controls, ledger(services)),
];
