import {
  addNoFlyZone,
  deleteNoFlyZone,
  deleteNoFlyZones,
  getAirspace,
  getNoFlyZones,
  setNoFlyZone,
  type NoFlyZoneForm,
} from '@skyhelm/contract/no-fly-zone';
import { refuse } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { airspaceChanged } from '../airspace-change/index.ts';
import { requireQuota } from '../storage/index.ts';
import { scheduleZoneDates } from './zone-dates.ts';
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

const NAMED_IN_LOG = 3;

/** As many names as a line of the log has room for. */
function targetOf(rows: readonly store.NoFlyZoneRow[]) {
  const names = rows.slice(0, NAMED_IN_LOG).map(({ name }) => name);
  return { id: rows[0]!.id, name: [...names, ...(rows.length > NAMED_IN_LOG ? ['…'] : [])].join(', ') };
}

export const noFlyZoneRoutes = (services: Services): Implementation[] => {
  const page = pager(services.database.db);

  return [
    implement(getNoFlyZones, ({ db, actor, now }, query) => store.listZones(db, page, actor, query, now)),

    implement(getAirspace, async ({ db, actor: { enterpriseId }, now }, { from, until }) => {
      const zones = from
        ? await store.zonesThen(db, enterpriseId, new Date(from), new Date(until ?? now))
        : await store.zonesOf(db, enterpriseId, now);
      return zones.map(store.shownZone);
    }),

    implement(addNoFlyZone, async (context, form) => {
      const { db, actor, now, record } = context;
      const id = await store.insertZone(db, actor, form, now);
      await requireQuota(services, db, actor.enterpriseId, 'zones');
      record({ operation: 'noFlyZone.added', target: { id, name: form.name }, details: readable(form) });
      await airspaceChanged(services, context, actor.enterpriseId, [form.shape]);
      await scheduleZoneDates(services.jobs, db, actor.enterpriseId, [form], now);
      return { id };
    }),

    implement(setNoFlyZone, async (context, { id, version, ...form }) => {
      const { db, actor, now, record } = context;
      const row = (await store.lockZone(db, actor, id)) ?? refuse('record.notFound');
      const before = store.recordOf(row, now);
      if (row.version !== version) refuse('record.stale', {}, { data: before });
      await store.updateZone(db, actor, row, form, now);
      const isLonger = JSON.stringify(form.shape).length > JSON.stringify(before.shape).length;
      if (isLonger) {
        await services.disk.requireRoom();
        await requireQuota(services, db, actor.enterpriseId, 'zones', 'bytes');
      }
      record({ operation: 'noFlyZone.edited', target: { id, name: form.name }, details: changedFields(readable(before), readable(form)) });
      await airspaceChanged(services, context, actor.enterpriseId, [before.shape, form.shape]);
      await scheduleZoneDates(services.jobs, db, actor.enterpriseId, [form], now);
      return { version: version + 1 };
    }),

    implement(deleteNoFlyZone, async (context, { id }) => {
      const { db, actor, now, record } = context;
      const row = (await store.lockZone(db, actor, id)) ?? refuse('record.notFound');
      await store.deleteZone(db, actor, row, now);
      record({ operation: 'noFlyZone.deleted', target: { id, name: row.name }, details: readable(store.recordOf(row, now)) });
      await airspaceChanged(services, context, actor.enterpriseId, [row.shape]);
      return null;
    }),

    implement(deleteNoFlyZones, async (context, { ids }) => {
      const { db, actor, now, record } = context;
      const wanted = new Set(ids);
      const rows = await store.lockZones(db, actor, [...wanted]);
      if (rows.length < wanted.size) refuse('record.notFound');
      await store.deleteZones(db, actor, rows, now);
      const details = rows.length === 1 ? readable(store.recordOf(rows[0]!, now)) : { count: rows.length };
      record({ operation: 'noFlyZone.deleted', target: targetOf(rows), details });
      const shapes = rows.map(({ shape }) => shape);
      await airspaceChanged(services, context, actor.enterpriseId, shapes);
      return null;
    }),
  ];
};
