import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import { cancelTransfer, clearPlan, getTransfer, readPlan, sendPlan, type VehicleTransfer } from '@skyhelm/contract/transfer';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { askForTransfer } from '../../platform/bus/transfer-subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import type { Controls } from '../control/index.ts';
import { insertMission } from '../flown-route/index.ts';
import { refuseFlown, refuseUnconfirmed } from './air-around.ts';
import { CHANGES, type Begin } from './begin.ts';
import { heldMission } from './held-mission.ts';
import { refuseForbiddenRally, refuseForbiddenReturn } from './held-rally.ts';
import { refuseInFlight, refuseWithoutFences } from './held-fence.ts';
import type { UnderWay } from './under-way.ts';
import { vehicleOf } from './vehicle-of.ts';
import { findTransfer, type TransferRow } from './vehicle-transfer.store.ts';

const sizeOf = (plan: Plan): number =>
  plan.kind === 'mission' ? plan.items.length : plan.kind === 'fence' ? plan.areas.length : plan.points.length;

const newMission = ({ language, now }: Pick<RequestContext, 'language' | 'now'>, deviceId: DeviceId, id: VehicleTransferId) => ({
  id,
  deviceId,
  name: say(language, 'vehicle.missionAboard'),
  now,
});

export function planRoutes(services: Services, controls: Controls, begin: Begin, transfers: UnderWay): Implementation[] {
  const { bus } = services;
  const shown = (
    {
      deviceId,
      byName,
      isPlanUnknown,
      createdAt,
      endedAt,
      enterpriseId: _,
      filePlace: _place,
      takenAt: _taken,
      toldAt: _told,
      ...row
    }: TransferRow,
    language: Language,
  ): VehicleTransfer => ({
    ...row,
    id: row.id as VehicleTransferId,
    deviceId: deviceId as DeviceId,
    progress: transfers.progressOf(row.id) ?? null,
    text: row.fault === null ? '' : say(language, `vehicle.transfer.${row.fault}`),
    planUnknown: isPlanUnknown,
    by: byName,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  });

  async function transferOf(db: Queryable, actor: Actor, id: VehicleTransferId): Promise<TransferRow> {
    return (await findTransfer(db, actor, id)) ?? refuse('record.notFound');
  }

  return [
    implementPrepared(
      sendPlan,
      (_, { deviceId }) => vehicleOf(bus, deviceId),
      async (context, { deviceId, plan, evenFlying }, vehicle) => {
        const { token, name } = await controls.atControls(context.db, context.actor, deviceId);
        const mission = plan.kind === 'mission' ? await heldMission(services, context, deviceId, plan, vehicle) : undefined;
        if (plan.kind === 'fence') {
          await refuseWithoutFences(context, deviceId, plan);
          await refuseForbiddenReturn(context, deviceId, plan, vehicle);
          refuseInFlight(vehicle, evenFlying);
        }
        if (plan.kind === 'mission') refuseUnconfirmed(vehicle, evenFlying);
        if (plan.kind === 'rally') await refuseForbiddenRally(context, deviceId, plan, vehicle);
        context.record({ operation: 'plan.sent', target: { id: deviceId, name }, details: { planKind: plan.kind, count: sizeOf(plan) } });
        const ask = (transferId: string) => askForTransfer(bus, 'gateway.sendPlan', { deviceId, transferId, token, plan });
        const begun = await begin(context, deviceId, { kind: 'sendPlan', planKind: plan.kind }, ask);
        if (mission) await insertMission(context.db, context.actor, { ...newMission(context, deviceId, begun.id), mission });
        return begun;
      },
    ),

    implement(readPlan, async (context, { deviceId, kind }) => {
      const { name } = await controls.requireFlown(context.db, context.actor, deviceId);
      context.record({ operation: 'plan.read', target: { id: deviceId, name }, details: { planKind: kind } });
      const ask = (transferId: string) => askForTransfer(bus, 'gateway.readPlan', { deviceId, transferId, kind });
      const begun = await begin(context, deviceId, { kind: 'readPlan', planKind: kind }, ask);
      if (kind === 'mission') await insertMission(context.db, context.actor, newMission(context, deviceId, begun.id));
      return begun;
    }),

    implementPrepared(
      clearPlan,
      (_, { deviceId }) => vehicleOf(bus, deviceId),
      async (context, { deviceId, kind }, known) => {
        const { token, name } = await controls.atControls(context.db, context.actor, deviceId);
        if (kind === 'fence') await refuseWithoutFences(context, deviceId);
        if (kind === 'mission') await refuseFlown(context.db, deviceId, known);
        context.record({ operation: 'plan.cleared', target: { id: deviceId, name }, details: { planKind: kind } });
        const ask = (transferId: string) => askForTransfer(bus, 'gateway.clearPlan', { deviceId, transferId, token, kind });
        return begin(context, deviceId, { kind: 'clearPlan', planKind: kind }, ask);
      },
    ),

    implement(getTransfer, async ({ db, actor, language }, { id }) => {
      const row = await transferOf(db, actor, id);
      await controls.requireSeen(db, actor, row.deviceId as DeviceId);
      return shown(row, language);
    }),

    implement(cancelTransfer, async ({ db, actor, record, afterCommit }, { id }) => {
      const row = await transferOf(db, actor, id);
      // What is left off in the middle of a change leaves a plan that nobody knows: that is for whoever is at the controls.
      const require = CHANGES.includes(row.kind) ? controls.atControls : controls.requireFlown;
      const { name } = await require(db, actor, row.deviceId as DeviceId);
      if (row.course !== 'running') refuse('transfer.over');
      record({
        operation: 'transfer.cancelled',
        target: { id: row.deviceId, name },
        details: row.log !== null ? { logNumber: row.log } : row.file !== null ? { file: row.file } : { planKind: row.planKind },
      });
      afterCommit(() => transfers.cancel(row.deviceId, id));
      return null;
    }),
  ];
}
