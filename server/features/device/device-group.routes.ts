import { addDeviceGroup, deleteDeviceGroup, getDeviceGroups, setDeviceGroup } from '@skyhelm/contract/device-group';
import { refuse } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import * as store from './device-group.store.ts';

export const groupRoutes = (): Implementation[] => [
  implement(getDeviceGroups, ({ db, actor }) => store.listGroups(db, actor)),

  implement(addDeviceGroup, async ({ db, actor, now, record }, form) => {
    const id = await store.insertGroup(db, actor, form, now);
    record({ operation: 'deviceGroup.added', target: { id, name: form.name } });
    return { id };
  }),

  implement(setDeviceGroup, async ({ db, actor, record }, { id, version, ...form }) => {
    const row = (await store.lockGroup(db, actor, id)) ?? refuse('record.notFound');
    if (row.version !== version) refuse('record.stale', {}, { data: store.recordOf(row) });
    await store.updateGroup(db, actor, id, form, version + 1);
    record({ operation: 'deviceGroup.edited', target: { id, name: form.name }, details: changedFields(row, form) });
    return { version: version + 1 };
  }),

  implement(deleteDeviceGroup, async ({ db, actor, record }, { id }) => {
    const row = (await store.lockGroup(db, actor, id)) ?? refuse('record.notFound');
    await store.deleteGroup(db, actor, id);
    record({ operation: 'deviceGroup.deleted', target: { id, name: row.name } });
    return null;
  }),
];
