import { sendFences } from '@skyhelm/contract/fence';
import { areasOf } from '@skyhelm/core/airspace/fence';
import { Plan } from '@skyhelm/core/vehicle/plan-item';
import { refuse } from '../../platform/app-error.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import { fenceFor } from '../fence/index.ts';
import type { Begin } from './begin.ts';

/** The fences that hold for an aircraft, on board of it. */
export const sentFenceRoutes = ({ bus }: Services, controls: Controls, begin: Begin): Implementation[] => [
  implement(sendFences, async (context, { deviceId }) => {
    const { db, actor, record } = context;
    const { token, name } = await controls.atControls(db, actor, deviceId);
    const areas = areasOf(await fenceFor(db, actor.enterpriseId, deviceId));
    if (areas.length === 0) refuse('fence.none');
    const made = Plan.safeParse({ kind: 'fence', areas, returnPoint: null });
    const plan = made.success ? made.data : refuse('fence.tooMuch');
    record({ operation: 'plan.sent', target: { id: deviceId, name }, details: { planKind: plan.kind, count: areas.length } });
    const ask = (transferId: string) => askForTransfer(bus, 'gateway.sendPlan', { deviceId, transferId, token, plan });
    return begin(context, deviceId, { kind: 'sendPlan', planKind: plan.kind }, ask);
  }),
];
