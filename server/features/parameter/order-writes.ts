import type { ErrorCode } from '@skyhelm/contract/codes';
import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { unfitness, type Parameter } from '@skyhelm/core/vehicle/parameter';
import { doubtOf, type ParameterFacts } from '@skyhelm/core/vehicle/parameter-facts';
import { groundOnlyReason, type GroundOnlyReason } from '@skyhelm/core/vehicle/parameter-in-flight';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { refuse } from '../../platform/app-error.ts';
import type { ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import type { Needs } from '@skyhelm/contract/endpoint';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { ContextFor } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import type { AtControls } from '../control/index.ts';
import type { DescribedSnapshot } from './described-parameters.ts';
import type { WriteDesk } from './write-desk.ts';

interface Change {
  name: string;
  value: number;
}

interface Wish {
  deviceId: DeviceId;
  changes: readonly Change[];
  snapshot: ParameterSnapshot & Pick<DescribedSnapshot, 'doubtful'>;
  state: VehicleState;
  evenFlying?: boolean;
  evenOutOfRange?: boolean;
  /** Names and values come from a rule of ours, not from a person: what may change in flight is not asked. */
  isReviewed?: boolean;
}

const GROUND_ONLY: Record<GroundOnlyReason, ErrorCode> = {
  reboot: 'parameter.groundOnly.reboot',
  sensors: 'parameter.groundOnly.sensors',
  outputs: 'parameter.groundOnly.outputs',
  receiver: 'parameter.groundOnly.receiver',
  failsafe: 'parameter.groundOnly.failsafe',
  estimator: 'parameter.groundOnly.estimator',
  undescribed: 'parameter.groundOnly.undescribed',
};

/** Whoever has the controls tells the aircraft, and it is written down before it leaves. Ends before the aircraft has been told. */
export type WriteOrder = ReturnType<typeof writeOrders>;
export const writeOrders =
  (atControls: AtControls, desk: WriteDesk) =>
  async (
    { db, actor, record, afterCommit }: ContextFor<Needs>,
    { deviceId, changes, snapshot, state, evenFlying = false, evenOutOfRange = false, isReviewed = false }: Wish,
  ): Promise<string> => {
    const { token, name } = await atControls(db, actor, deviceId);
    if (!snapshot.online) refuse('parameter.offline');
    if (desk.isBusy(deviceId)) refuse('parameter.underWay');
    const mayFly = state.flying !== false;
    if (mayFly && !isReviewed) refuseGroundOnly(snapshot, changes);
    if (mayFly && !evenFlying) refuse('parameter.flying');
    if (!isReviewed) refuseReadOnly(snapshot, changes);
    const writes = changes.map((change) => writeOf(snapshot, change));
    if (!evenOutOfRange) refuseOutOfRange(snapshot, changes);
    const id = newId();
    const shown = writes.map(({ name: of, before, wanted }) => `${of}: ${before ?? '–'} → ${wanted}`);
    record({ operation: 'parameter.ordered', target: { id: deviceId, name }, details: { parameters: shown } });
    // Not waited for: a vehicle may take its time, and how far it is can be read.
    afterCommit(() => void desk.run(deviceId, token, { id, by: actor.name, isOver: false, writes }));
    return id;
  };

const knownAs = ({ parameters }: ParameterSnapshot, name: string): Parameter | undefined => parameters.find((one) => one.name === name);

function refuseReadOnly(snapshot: ParameterSnapshot, changes: readonly Change[]): void {
  for (const { name } of changes) if (knownAs(snapshot, name)?.facts?.isReadOnly) refuse('parameter.readOnly', { name });
}

function refuseGroundOnly(snapshot: Wish['snapshot'], changes: readonly Change[]): void {
  for (const { name } of changes) {
    const parameter = { name, facts: knownAs(snapshot, name)?.facts, isDoubtful: snapshot.doubtful?.has(name) };
    const reason = groundOnlyReason(parameter, snapshot.model?.autopilot ?? null);
    if (reason) refuse(GROUND_ONLY[reason], { name });
  }
}

/** Where its description has one. */
const rangeOf = ({ min, max, unit }: ParameterFacts): string =>
  min === undefined && max === undefined ? '' : ` (${min ?? '…'} – ${max ?? '…'}${unit === undefined ? '' : ` ${unit}`})`;

function refuseOutOfRange(snapshot: ParameterSnapshot, changes: readonly Change[]): void {
  const doubtful = changes.flatMap(({ name, value }) => {
    const facts = knownAs(snapshot, name)?.facts;
    return facts && doubtOf(facts, value) ? [`${name} = ${value}${rangeOf(facts)}`] : [];
  });
  if (doubtful.length > 0) refuse('parameter.outOfRange', { names: doubtful.join(', ') });
}

/** What there is to tell, or why it makes no sense. */
function writeOf(snapshot: ParameterSnapshot, { name, value }: Change): ParameterWrite {
  const known = knownAs(snapshot, name);
  if (!known) return refuse('parameter.unknown', { name });
  if (unfitness(known.type, value)) refuse('parameter.unfit', { name, type: known.type });
  return { name, before: known.value, wanted: value, result: null, value: null };
}
