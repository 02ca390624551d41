import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { unfitness, type Parameter } from '@skyhelm/core/vehicle/parameter';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { refuse } from '../../platform/app-error.ts';
import type { ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import type { Needs } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { ContextFor } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { AtControls } from '../control/index.ts';
import type { WriteDesk } from './write-desk.ts';

interface Change {
  name: string;
  value: number;
}

interface Wish {
  deviceId: DeviceId;
  changes: readonly Change[];
  snapshot: ParameterSnapshot;
  state: VehicleState;
  evenFlying?: boolean;
}

/** Whoever has the controls tells the aircraft, and it is written down before it leaves. Ends before the aircraft has been told. */
export type WriteOrder = ReturnType<typeof writeOrders>;
export const writeOrders =
  (atControls: AtControls, desk: WriteDesk) =>
  async (
    { db, actor, record, afterCommit }: ContextFor<Needs>,
    { deviceId, changes, snapshot, state, evenFlying = false }: Wish,
  ): Promise<string> => {
    const { token, name } = await atControls(db, actor, deviceId);
    if (!snapshot.online) refuse('parameter.offline');
    if (state.flying !== false && !evenFlying) refuse('parameter.flying');
    if (desk.isBusy(deviceId)) refuse('parameter.underWay');
    const writes = changes.map((change) => writeOf(snapshot, change));
    const id = newId();
    const shown = writes.map(({ name: of, before, wanted }) => `${of}: ${before ?? '–'} → ${wanted}`);
    record({ operation: 'parameter.ordered', target: { id: deviceId, name }, details: { parameters: shown } });
    // Not waited for: a vehicle may take its time, and how far it is can be read.
    afterCommit(() => void desk.run(deviceId, token, { id, by: actor.name, isOver: false, writes }));
    return id;
  };

/** What there is to tell, or why it makes no sense. */
function writeOf({ parameters }: ParameterSnapshot, { name, value }: Change): ParameterWrite {
  const known: Parameter | undefined = parameters.find((one) => one.name === name);
  if (!known) return refuse('parameter.unknown', { name });
  if (unfitness(known.type, value)) refuse('parameter.unfit', { name, type: known.type });
  return { name, before: known.value, wanted: value, result: null, value: null };
}
