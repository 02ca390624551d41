import { addNoFlyZone, deleteNoFlyZone, getAirspace, getNoFlyZones, setNoFlyZone, type NoFlyZoneForm } from '@skyhelm/contract/no-fly-zone';
import { refuse } from '../../platform/app-error.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import * as store from './no-fly-zone.store.ts';

/** For the log: a thousand corners are nothing to read. */
const readable = ({ name, description, kind, shape, floor, ceiling, datum, activeFrom, validUntil }: NoFlyZoneForm) => ({
  name,
  description,
  zoneKind: kind,
  ...(shape.kind === 'polygon' ? { points: shape.points.length } : { radius: shape.radius }),
  floor,
  ceiling,
  heightDatum: datum,
  activeFrom: activeFrom && new Date(activeFrom).toISOString(),
  validUntil: new Date(validUntil).toISOString(),
});

export const noFlyZoneRoutes = ({ database, bus }: Services): Implementation[] => {
  const page = pager(database.db);
  const changed = (enterpriseId: string) => () => publish(bus, 'airspace.changed', { enterpriseId });

  return [
    implement(getNoFlyZones, ({ db, actor, now }, query) => store.listZones(db, page, actor, query, now)),

    implement(getAirspace, async ({ db, actor, now }) => (await store.zonesOf(db, actor.enterpriseId, now)).map(store.shownZone)),

    implement(addNoFlyZone, async ({ db, actor, now, record, afterCommit }, form) => {
      const id = await store.insertZone(db, actor, form, now);
      record({ operation: 'noFlyZone.added', target: { id, name: form.name }, details: readable(form) });
      afterCommit(changed(actor.enterpriseId));
      return { id };
    }),

    implement(setNoFlyZone, async ({ db, actor, now, record, afterCommit }, { id, version, ...form }) => {
      const row = (await store.lockZone(db, actor, id)) ?? refuse('record.notFound');
      const before = store.recordOf(row, now);
      if (row.version !== version) refuse('record.stale', {}, { data: before });
      await store.updateZone(db, actor, id, form, version + 1);
      record({ operation: 'noFlyZone.edited', target: { id, name: form.name }, details: changedFields(readable(before), readable(form)) });
      afterCommit(changed(actor.enterpriseId));
      return { version: version + 1 };
    }),

    implement(deleteNoFlyZone, async ({ db, actor, now, record, afterCommit }, { id }) => {
      const row = (await store.lockZone(db, actor, id)) ?? refuse('record.notFound');
      await store.deleteZone(db, actor, id);
      record({ operation: 'noFlyZone.deleted', target: { id, name: row.name }, details: readable(store.recordOf(row, now)) });
      afterCommit(changed(actor.enterpriseId));
      return null;
    }),
  ];
};
