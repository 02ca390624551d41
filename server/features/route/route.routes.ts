import {
  addRoute,
  copyRoute,
  deleteRoute,
  getRoute,
  getRouteFolders,
  getRoutes,
  moveRoutes,
  setRoute,
  type RouteForm,
} from '@skyhelm/contract/route';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { openAirspace, refuseNamesake } from './before-keeping.ts';
import { zonesAgainst } from './check-apart.ts';
import { layingApart, type LayOutApart } from './lay-out-apart.ts';
import { refuseUnflyable } from './refuse-unflyable.ts';
import { ownerOf } from '../sharing/index.ts';
import { requireQuota } from '../storage/index.ts';
import { terrainBelow } from '../terrain/index.ts';
import { lockRoute, type RouteRow } from './route-access.store.ts';
import * as store from './route.store.ts';

/** For the log: what one would tell another about it. */
const readable = ({ name, remarks, folder, isTemplate, route }: RouteForm) => ({
  name,
  remark: remarks,
  folder,
  isTemplate,
  waypoints: route.waypoints.length,
  height: route.height,
  speed: route.speed,
  length: Math.round(estimateOf(route).length),
});

const formOf = (row: RouteRow): RouteForm => {
  const { name, remarks, folder, isTemplate } = row;
  return { name, remarks, folder, isTemplate, route: store.routeOf(row) };
};

export const routeRoutes = ({ database, blobs, config, disk }: Services, layOutApart: LayOutApart = layingApart()): Implementation[] => {
  const page = pager(database.db);
  const prepare = async ({ actor: { enterpriseId } }: { actor: Actor }, { route }: RouteForm) => ({
    laidOut: await layOutApart(enterpriseId, route),
  });
  /** The ground behind the zones: what is loaded later looks at what is kept by then. */
  const held = async (db: Queryable, actor: Actor, now: Date, { route }: Pick<RouteForm, 'route'>) => {
    const airspace = await openAirspace(db, actor, now);
    const { enterpriseId } = actor;
    return { enterpriseId, airspace, terrain: await terrainBelow(db, blobs, enterpriseId, route) };
  };

  return [
    implement(getRoutes, ({ db, actor }, query) => store.listRoutes(db, page, actor, query)),

    implement(getRoute, async ({ db, actor }, { id }) => (await store.findRoute(db, actor, id)) ?? refuse('record.notFound')),

    implement(getRouteFolders, ({ db, actor }) => store.foldersOf(db, actor)),

    implementPrepared(addRoute, prepare, async ({ db, actor, now, language, record }, form, known) => {
      await refuseUnflyable(form, { language, ...known, ...(await held(db, actor, now, form)) });
      await refuseNamesake(db, actor, ownerOf(actor), form);
      const id = await store.insertRoute(db, actor, form, now);
      await requireQuota({ config }, db, actor.enterpriseId, 'routes');
      record({ operation: 'route.added', target: { id, name: form.name }, details: readable(form) });
      return { id, version: 1 };
    }),

    implementPrepared(setRoute, prepare, async ({ db, actor, now, language, record }, { id, version, ...form }, known) => {
      const row = await lockRoute(db, actor, id, 'mayEdit');
      if (row.version !== version) refuse('record.stale', {}, { data: await store.findRoute(db, actor, id) });
      await refuseUnflyable(form, { language, ...known, ...(await held(db, actor, now, form)) });
      await refuseNamesake(db, actor, row.ownerId, { name: form.name, id });
      await store.updateRoute(db, actor, row, form, now);
      if (store.isLonger(form.route, row)) {
        await disk.requireRoom();
        await requireQuota({ config }, db, actor.enterpriseId, 'routes', 'bytes');
      }
      record({ operation: 'route.edited', target: { id, name: form.name }, details: changedFields(readable(formOf(row)), readable(form)) });
      return { version: version + 1 };
    }),

    implement(copyRoute, async ({ db, actor, now, record }, { id, name, isTemplate }) => {
      const { route, remarks, folder, airspace } = (await store.findRoute(db, actor, id)) ?? refuse('record.notFound');
      await refuseNamesake(db, actor, ownerOf(actor), { name });
      const form = { name, remarks, folder, isTemplate, route };
      const { airspace: air, terrain } = await held(db, actor, now, form);
      const brokenBy = await zonesAgainst(actor.enterpriseId, route, air, terrain);
      const brokenSince = brokenBy.length === 0 ? null : new Date(airspace.since ?? now);
      const copyId = await store.insertRoute(db, actor, form, now, { brokenBy, brokenSince });
      await requireQuota({ config }, db, actor.enterpriseId, 'routes');
      record({ operation: 'route.copied', target: { id: copyId, name }, details: readable(form) });
      return { id: copyId, version: 1 };
    }),

    implement(moveRoutes, async ({ db, actor, now, record }, { ids, folder }) => {
      // In one order, so that two who move the same ones do not wait for each other for ever.
      for (const id of [...new Set(ids)].sort()) await store.putInFolder(db, actor, await lockRoute(db, actor, id, 'mayEdit'), folder, now);
      record({ operation: 'route.moved', details: { folder, count: ids.length } });
      return { moved: ids.length };
    }),

    implement(deleteRoute, async ({ db, actor, record }, { id }) => {
      const row = await lockRoute(db, actor, id, 'mayShare');
      await store.deleteRoute(db, row);
      record({ operation: 'route.deleted', target: { id, name: row.name }, details: { remark: row.remarks, folder: row.folder } });
      return null;
    }),
  ];
};
