import { clearFences, sendFences } from '@skyhelm/contract/fence';
import { areasOf } from '@skyhelm/core/airspace/fence';
import { Plan, type FencePlan } from '@skyhelm/core/vehicle/plan-item';
import { refuse } from '../../platform/app-error.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { knownOf, type Controls } from '../control/index.ts';
import { sentFenceFor } from '../fence/index.ts';
import type { Begin } from './begin.ts';
import { refuseInFlight, refuseWithoutFences } from './held-fence.ts';

/** The fences that hold for an aircraft, on board of it. */
export const sentFenceRoutes = ({ bus }: Services, controls: Controls, begin: Begin): Implementation[] => [
  implementPrepared(
    sendFences,
    async ({ db, actor }, { deviceId }) => {
      await controls.requireSeen(db, actor, deviceId);
      return knownOf(bus, deviceId);
    },
    async (context, { deviceId, evenFlying }, known) => {
      const { db, actor, record } = context;
      const { token, name } = await controls.atControls(db, actor, deviceId);
      const fence = await sentFenceFor(db, actor.enterpriseId, deviceId);
      const areas = areasOf(fence);
      if (areas.length === 0) refuse('fence.none');
      const made = Plan.safeParse({ kind: 'fence', areas, returnPoint: null });
      const plan = made.success ? (made.data as FencePlan) : refuse('fence.tooMuch');
      refuseInFlight(known, evenFlying);
      const ceiling = fence.ceiling ?? null;
      const details = { planKind: plan.kind, count: areas.length, ...(ceiling !== null && { ceiling }) };
      record({ operation: 'plan.sent', target: { id: deviceId, name }, details });
      const ask = (transferId: string) => askForTransfer(bus, 'gateway.sendFence', { deviceId, transferId, token, plan, ceiling });
      return begin(context, deviceId, { kind: 'sendPlan', planKind: plan.kind }, ask);
    },
  ),

  implement(clearFences, async (context, { deviceId, withHeight: isHeightToo }) => {
    const { db, actor, record } = context;
    const { token, name } = await controls.atControls(db, actor, deviceId);
    await refuseWithoutFences({ db, actor }, deviceId);
    record({ operation: 'plan.cleared', target: { id: deviceId, name }, details: { planKind: 'fence' } });
    const ask = (transferId: string) => askForTransfer(bus, 'gateway.clearFence', { deviceId, transferId, token, isHeightToo });
    return begin(context, deviceId, { kind: 'clearPlan', planKind: 'fence' }, ask);
  }),
];
