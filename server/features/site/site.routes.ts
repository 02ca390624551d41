import { addSite, deleteSite, exportSites, getSites, setSite } from '@skyhelm/contract/site';
import { refuse } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { siteSheet } from './site-sheet.ts';
import * as store from './site.store.ts';

export const siteRoutes = ({ database }: Services): Implementation[] => {
  const page = pager(database.db);

  return [
    implement(getSites, ({ db, actor }, query) => store.listSites(db, page, actor, query)),

    implementFile(exportSites, async ({ actor, language, now, record }, { timeZone, ...query }) => {
      record({ operation: 'site.exported', details: { keyword: query.keyword } });
      // Read from the pool: the transaction has ended by the time the file is sent.
      return siteSheet(store.walkSites(database.db, actor, query), { language, now, timeZone });
    }),

    implement(addSite, async ({ db, actor, now, record }, form) => {
      const id = await store.insertSite(db, actor, form, now);
      record({ operation: 'site.added', target: { id, name: form.name } });
      return { id };
    }),

    implement(setSite, async ({ db, actor, record }, { id, version, ...form }) => {
      const row = (await store.lockSite(db, actor, id)) ?? refuse('record.notFound');
      if (row.version !== version) refuse('record.stale', {}, { data: store.recordOf(row) });
      await store.updateSite(db, actor, id, form, version + 1);
      record({ operation: 'site.edited', target: { id, name: form.name }, details: changedFields(row, form) });
      return { version: version + 1 };
    }),

    implement(deleteSite, async ({ db, actor, record }, { id }) => {
      const row = (await store.lockSite(db, actor, id)) ?? refuse('record.notFound');
      await store.deleteSite(db, actor, id);
      const { longitude, latitude } = row;
      record({ operation: 'site.deleted', target: { id, name: row.name }, details: { longitude, latitude } });
      return null;
    }),
  ];
};
