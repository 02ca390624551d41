import { getFence, type FenceLimits } from '@skyhelm/contract/device-fleet';
import {
  addFence,
  deleteFence,
  getFencedDevices,
  getFences,
  getStrayFences,
  setFence,
  type FencedDevice,
  type FenceForm,
} from '@skyhelm/contract/fence';
import type { DeviceId } from '@skyhelm/contract/ids';
import { areasOf, bothFences, NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import type { Autopilot } from '@skyhelm/core/vehicle/airframe';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { askGateway, type VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { airspaceChanged } from '../airspace-change/index.ts';
import { requireDepartment } from '../department/index.ts';
import { lockManaged, seenDevice } from '../device/index.ts';
import { onBoard } from './on-board.ts';
import * as store from './fence.store.ts';
import { commonFence, devicesHeldBy, fenceFor, heldBy, linkedDevices, type HeldDevice } from './holding.store.ts';

/** As many as a drawer shows. */
const DEVICES_SHOWN = 200;

/** For the log: a hundred corners are nothing to read. */
const readable = ({ name, remark, keep, shape, ceiling, scope, departmentId, deviceIds }: FenceForm) => ({
  name,
  remark,
  keep,
  ...(shape.kind === 'polygon' ? { points: shape.points.length } : { radius: shape.radius }),
  ceiling,
  fenceScope: scope,
  departmentId,
  devices: deviceIds.length,
});

/** Nobody fences in more than they reach: all of the enterprise, a department, or devices that they look after. */
async function requireReach(
  db: Queryable,
  actor: Actor,
  { scope, departmentId, deviceIds }: Pick<FenceForm, 'scope' | 'departmentId' | 'deviceIds'>,
) {
  if (scope === 'enterprise' && !actor.scope.all) refuse('request.forbidden');
  if (scope === 'department' && departmentId) await requireDepartment(db, actor, departmentId);
  // In one order, so that two who take the same ones do not wait for each other for ever.
  if (scope === 'device') for (const id of [...new Set(deviceIds)].sort()) await lockManaged(db, actor, id);
}

const snapshotsOf = (bus: Bus, deviceIds: readonly string[]): Promise<Record<string, VehicleSnapshot | undefined>> =>
  deviceIds.length === 0 ? Promise.resolve({}) : askGateway(bus, 'gateway.snapshots', { deviceIds: [...deviceIds] }).catch(() => ({}));

const craftsOf = (bus: Bus, deviceIds: readonly string[]): Promise<Record<string, { autopilot: Autopilot } | undefined>> =>
  deviceIds.length === 0 ? Promise.resolve({}) : askGateway(bus, 'gateway.crafts', { deviceIds: [...deviceIds] }).catch(() => ({}));

const shown = ({ within, outside, ceiling, also }: Fence): FenceLimits => ({
  within: [...within],
  outside: [...outside],
  ceiling: ceiling ?? null,
  also: also ? shown(also) : null,
});

export const fenceRoutes = (services: Services): Implementation[] => {
  const { bus, database } = services;
  const page = pager(database.db);

  return [
    implement(getFences, ({ db, actor }, query) => store.listFences(db, page, actor, query)),

    implement(addFence, async (context, form) => {
      const { db, actor, now, record } = context;
      await requireReach(db, actor, form);
      const id = await store.insertFence(db, actor, form, now);
      record({ operation: 'fence.added', target: { id, name: form.name }, details: readable(form) });
      await airspaceChanged(services, context, actor.enterpriseId, form.scope === 'enterprise' ? 'all' : []);
      return { id };
    }),

    implement(setFence, async (context, { id, version, ...form }) => {
      const { db, actor, record } = context;
      const row = (await store.lockFence(db, actor, id)) ?? refuse('record.notFound');
      const before = { ...row, departmentId: row.departmentId as FenceForm['departmentId'], deviceIds: await store.deviceIdsOf(db, row) };
      await requireReach(db, actor, before);
      if (row.version !== version) refuse('record.stale', {}, { data: await store.findFence(db, actor, id) });
      await requireReach(db, actor, form);
      if (JSON.stringify(form.shape).length > JSON.stringify(row.shape).length) await services.disk.requireRoom();
      await store.updateFence(db, row, form);
      record({ operation: 'fence.edited', target: { id, name: form.name }, details: changedFields(readable(before), readable(form)) });
      const isCommon = row.scope === 'enterprise' || form.scope === 'enterprise';
      await airspaceChanged(services, context, actor.enterpriseId, isCommon ? 'all' : []);
      return { version: version + 1 };
    }),

    implement(deleteFence, async (context, { id }) => {
      const { db, actor, record } = context;
      const row = (await store.lockFence(db, actor, id)) ?? refuse('record.notFound');
      const before = { ...row, departmentId: row.departmentId as FenceForm['departmentId'], deviceIds: await store.deviceIdsOf(db, row) };
      await requireReach(db, actor, before);
      await store.deleteFence(db, row);
      record({ operation: 'fence.deleted', target: { id, name: row.name }, details: readable(before) });
      await airspaceChanged(services, context, actor.enterpriseId, row.scope === 'enterprise' ? 'all' : []);
      return null;
    }),

    implement(getFencedDevices, async ({ db, actor }, { id }) => {
      if (!(await store.findFence(db, actor, id))) refuse('record.notFound');
      const { total, rows } = await devicesHeldBy(db, actor, id, DEVICES_SHOWN);
      const snapshots = await snapshotsOf(
        bus,
        rows.map((row) => row.id),
      );
      return { total, rows: await besideHeld(db, bus, actor, rows, snapshots) };
    }),

    implement(getStrayFences, async ({ db, actor }) => {
      const devices = await linkedDevices(db, actor);
      const snapshots = await snapshotsOf(
        bus,
        devices.map(({ id }) => id),
      );
      const fenced = devices.filter(({ id }) => areasOf(snapshots[id]?.fence ?? NO_FENCE).length > 0);
      const stray = (await besideHeld(db, bus, actor, fenced, snapshots)).filter(({ online, board }) => online && board === 'other');
      return { total: stray.length, rows: stray.slice(0, DEVICES_SHOWN) };
    }),

    implement(getFence, async ({ db, actor }, { deviceId }) => {
      if (!deviceId) return shown((await commonFence(db, actor.enterpriseId)).fence);
      return fenceShown(db, bus, actor, deviceId);
    }),
  ];
};

/** What these have on board beside what they are held to. */
async function besideHeld(
  db: Queryable,
  bus: Bus,
  { enterpriseId }: Actor,
  rows: readonly HeldDevice[],
  snapshots: Record<string, VehicleSnapshot | undefined>,
): Promise<FencedDevice[]> {
  const ids = rows.map((row) => row.id);
  const [held, crafts] = await Promise.all([heldBy(db, enterpriseId, ids), craftsOf(bus, ids)]);
  return rows.map((row) => ({ ...row, ...onBoard(held.get(row.id) ?? [], snapshots[row.id], crafts[row.id]?.autopilot) }));
}

async function fenceShown(db: Queryable, bus: Bus, actor: Actor, deviceId: DeviceId) {
  if (!(await seenDevice(db, actor, deviceId))) refuse('record.notFound');
  const board = (await snapshotsOf(bus, [deviceId]))[deviceId]?.fence ?? NO_FENCE;
  return shown(bothFences(board, await fenceFor(db, actor.enterpriseId, deviceId)));
}
