import { addDevice, changeDeviceState, deleteDevice, exportDevices, getDevice, getDevices, setDevice } from '@skyhelm/contract/device';
import type { DeviceId } from '@skyhelm/contract/ids';
import { next } from '@skyhelm/core/device/lifecycle';
import { hasLink } from '@skyhelm/core/device/type';
import { holds } from '@skyhelm/core/identity/permission';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { pager } from '../../platform/db/page.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { removeFile } from '../file/index.ts';
import { admitHardwareProbe, settleHardwareProbe } from '../session/index.ts';
import { lockManaged, type DeviceRow } from './device-access.store.ts';
import { contentOf, ownerByDefault, requireOwner, sealedPassword, takeImage } from './device-form.ts';
import { findDevice, listDevices, walkDevices, type AskLinks } from './device-list.store.ts';
import { deviceSheet } from './device-sheet.ts';
import * as store from './device.store.ts';
import { linksForReading, refuseFlying } from './gateway-asked.ts';

/** Whatever others remember about a device is forgotten before the answer goes back. */
export const tellOf = (
  { bus }: Pick<Services, 'bus'>,
  { actor, afterCommit }: Pick<RequestContext, 'afterCommit'> & { actor: Actor },
  { id, hardwareId }: Pick<DeviceRow, 'id' | 'hardwareId'>,
): void => afterCommit(() => publish(bus, 'device.changed', { enterpriseId: actor.enterpriseId, deviceId: id, hardwareId }));

export const recordRoutes = (services: Services): Implementation[] => {
  const { bus, blobs, database, secrets } = services;
  const page = pager(database.db);
  const links: AskLinks = (ids) => linksForReading(bus, ids);

  return [
    implement(getDevices, ({ db, actor, now }, query) => listDevices({ db, actor, links, now }, page, query)),

    implement(getDevice, async ({ db, actor, now }, { id }) => {
      const found = (await findDevice({ db, actor, links, now }, id)) ?? refuse('record.notFound');
      return { ...found, history: await store.historyOf(db, actor, id) };
    }),

    implementFile(exportDevices, async ({ actor, language, now, record }, { timeZone, ...query }) => {
      const { orderByColumn: _column, isAsc: _isAsc, ...filter } = query;
      record({ operation: 'device.exported', details: filter });
      // Read from the pool: the transaction has ended by the time the file is sent.
      return deviceSheet(walkDevices({ db: database.db, actor, links, now }, query), { language, now, timeZone });
    }),

    implementPrepared(
      addDevice,
      async (context, { hardwareId }) => {
        const isProbe = hardwareId !== null;
        if (isProbe) await admitHardwareProbe(context);
        return isProbe;
      },
      async (context, { hardwareId, ...form }) => {
        const { db, actor, now, record } = context;
        if (hardwareId !== null && !holds(actor.permissions, 'device:bind')) {
          refuse('request.forbidden', {}, { record: { operation: 'request.denied' } });
        }
        if (hardwareId !== null && !hasLink(form.type)) refuse('device.noLink');
        const ownerId = form.ownerId === undefined ? ownerByDefault(actor) : await requireOwner(db, actor, form.ownerId);
        const id = newId<DeviceId>();
        const row = { id, enterpriseId: actor.enterpriseId };
        await store.insertDevice(db, actor, {
          ...contentOf(form),
          id,
          hardwareId,
          state: 'test',
          imageFileId: await takeImage(context, form.image, null),
          rtkPasswordSealed: sealedPassword(secrets, form, null),
          signingKeySealed: null,
          lastSeenAt: null,
          createdAt: now,
        });
        await store.setOwner(db, row, ownerId, now);
        await store.setGroups(db, row, form.groupIds ?? []);
        await store.insertStateChange(db, row, { action: null, state: 'test', byName: actor.name, at: now });
        const details = { sn: form.sn, type: form.type, ownerId, ...(hardwareId !== null && { hardwareId }) };
        record({ operation: 'device.added', target: { id, name: form.name }, details });
        tellOf(services, context, { id, hardwareId });
        return { id };
      },
      async (context, isProbe, refusal) => {
        if (isProbe) await settleHardwareProbe(context, refusal);
      },
    ),

    implement(setDevice, async (context, { id, version, ...form }) => {
      const { db, actor, now, record } = context;
      const row = await lockManaged(db, actor, id);
      if (row.version !== version) refuse('record.stale', {}, { data: await findDevice({ db, actor, links, now }, id) });
      if (row.hardwareId !== null && !hasLink(form.type)) refuse('device.stillBound');
      const content = contentOf(form, row);
      const present = await store.ownerIdOf(db, row);
      const isSameOwner = form.ownerId === undefined || form.ownerId === present;
      const ownerId = isSameOwner ? present : await requireOwner(db, actor, form.ownerId ?? null);
      const imageFileId = await takeImage(context, form.image, row.imageFileId);
      const rtkPasswordSealed = sealedPassword(secrets, form, row.rtkPasswordSealed);
      await store.updateDevice(db, row, { ...content, imageFileId, rtkPasswordSealed });
      if (row.imageFileId !== null && row.imageFileId !== imageFileId) await removeFile(context, blobs, row.imageFileId);
      if (!isSameOwner) await store.setOwner(db, row, ownerId, now);
      if (form.groupIds) await store.setGroups(db, row, form.groupIds);
      const details = changedFields({ ...row, ownerId: present }, { ...content, imageFileId, ownerId, rtkPasswordSealed }, [
        'rtkPasswordSealed',
      ]);
      record({ operation: 'device.edited', target: { id, name: form.name }, details });
      tellOf(services, context, row);
      return { version: version + 1 };
    }),

    implement(changeDeviceState, async (context, { id, action }) => {
      const { db, actor, now, record } = context;
      const row = await lockManaged(db, actor, id);
      const state = next(row.state, action);
      if (typeof state !== 'string') return refuse('device.state');
      await refuseFlying(bus, id);
      await store.updateDevice(db, row, { state });
      await store.insertStateChange(db, row, { action, state, byName: actor.name, at: now });
      record({
        operation: 'device.stateChanged',
        target: { id, name: row.name },
        details: { before: { state: row.state }, after: { state } },
      });
      tellOf(services, context, row);
      return { state };
    }),

    implement(deleteDevice, async (context, { id }) => {
      const { db, actor, record } = context;
      const row = await lockManaged(db, actor, id);
      await refuseFlying(bus, id);
      await store.deleteDevice(db, row);
      if (row.imageFileId !== null) await removeFile(context, blobs, row.imageFileId);
      const { sn, type, hardwareId } = row;
      record({ operation: 'device.deleted', target: { id, name: row.name }, details: { sn, type, hardwareId } });
      tellOf(services, context, row);
      return null;
    }),
  ];
};
