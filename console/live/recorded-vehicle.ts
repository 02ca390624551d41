import { stateAt } from '@skyhelm/core/record/sample-table';
import { factsOf, type StateField } from '@skyhelm/core/vehicle/state';
import type { Found } from './sample-pieces.ts';
import type { LiveVehicle } from './uav-data.ts';

/** After so long a silence the server would have said that it is gone. */
const SILENT_MS = 10_000;

export const NOT_THERE: LiveVehicle = { isConnected: true, online: undefined, state: {}, age: undefined };
/** Its record begins later: nothing is waited for. */
export const NOT_YET: LiveVehicle = { ...NOT_THERE, online: false };

/** A vehicle as it was known at a moment: what was too old to be shown then is not shown now. */
export function recordedVehicle({ table, row }: Found, moment: number): LiveVehicle {
  const age = Math.max(0, moment - table.times[row]!);
  const state = stateAt(table, row);
  for (const name of Object.keys(state) as StateField[]) if (age > factsOf(name).staleAfterS * 1000) delete state[name];
  return { isConnected: true, online: age <= SILENT_MS, state, age };
}
