import type { MarkerId } from '@skyhelm/contract/ids';
import {
  addMarker,
  deleteMarkers,
  exportMarkers,
  getMarkerFolders,
  getMarkers,
  getMarkersInView,
  moveMarkers,
  renameMarkerFolder,
  setMarker,
  type MarkerForm,
} from '@skyhelm/contract/marker';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { markerFile } from './marker-file.ts';
import * as search from './marker-search.store.ts';
import * as store from './marker.store.ts';
import { tellOfMarkers } from './tell-of-markers.ts';

/** For the log: a thousand corners are nothing to read. */
const readable = ({ kind, remarks, points, ...rest }: MarkerForm) => ({
  ...rest,
  markerKind: kind,
  remark: remarks,
  points: points.length,
  longitude: points[0]!.longitude,
  latitude: points[0]!.latitude,
});

/** In one order, so that two who change the same ones do not wait for each other for ever. */
async function lockAll(tx: Queryable, actor: Actor, ids: readonly MarkerId[], right: 'mayEdit' | 'mayShare'): Promise<store.MarkerRow[]> {
  const rows: store.MarkerRow[] = [];
  for (const id of [...new Set(ids)].sort()) rows.push(await search.markerSharing.lock(tx, actor, id, right));
  return rows;
}

const NAMED_IN_LOG = 3;

/** As many names as a line of the log has room for. */
function targetOf(rows: readonly store.MarkerRow[]) {
  const names = rows.slice(0, NAMED_IN_LOG).map(({ name }) => name);
  return { id: rows[0]!.id, name: [...names, ...(rows.length > NAMED_IN_LOG ? ['…'] : [])].join(', ') };
}

export const markerRoutes = ({ database, bus, disk }: Services): Implementation[] => {
  const page = pager(database.db);
  const tell = tellOfMarkers(bus);

  return [
    implement(getMarkers, ({ db, actor }, query) => search.listMarkers(db, page, actor, query)),

    implement(getMarkersInView, ({ db, actor }, query) => search.markersInView(db, actor, query)),

    implement(getMarkerFolders, ({ db, actor }) => search.foldersOf(db, actor)),

    implementFile(exportMarkers, async ({ db, actor, language, now, record }, { timeZone, ...filter }) => {
      const { keyword, folder = '' } = filter;
      record({
        operation: 'marker.exported',
        details: { keyword, folder, format: 'kml', count: await search.countMarkers(db, actor, filter) },
      });
      // Read from the pool: the transaction has ended by the time the file is sent.
      return markerFile(search.walkMarkers(database.db, actor, filter), { language, now, timeZone });
    }),

    implement(addMarker, async (context, form) => {
      const { db, actor, now, record } = context;
      const [id] = await store.insertMarkers(db, actor, [form], now);
      await tell(context, [id!]);
      record({ operation: 'marker.added', target: { id: id!, name: form.name }, details: readable(form) });
      return { id: id!, version: 1 };
    }),

    implement(setMarker, async (context, { id, version, ...form }) => {
      const { db, actor, now, record } = context;
      const row = await search.markerSharing.lock(db, actor, id, 'mayEdit');
      if (row.version !== version) refuse('record.stale', {}, { data: await search.findMarker(db, actor, id) });
      if (form.points.length > row.points.length) await disk.requireRoom();
      await store.updateMarker(db, actor, row, form, now);
      await tell(context, [id]);
      const details = changedFields(readable(store.formOf(row)), readable(form));
      record({ operation: 'marker.edited', target: { id, name: form.name }, details });
      return { version: version + 1 };
    }),

    implement(moveMarkers, async (context, { ids, folder }) => {
      const { db, actor, now, record } = context;
      const rows = await lockAll(db, actor, ids, 'mayEdit');
      await store.putInFolder(db, actor, ids, folder, now);
      await tell(context, ids);
      record({ operation: 'marker.moved', details: { folder, count: rows.length } });
      return { moved: rows.length };
    }),

    implement(renameMarkerFolder, async (context, { folder, newName }) => {
      const { db, actor, now, record } = context;
      const ids = await search.changeableIn(db, actor, folder);
      if (ids.length === 0) refuse('record.notFound');
      await store.putInFolder(db, actor, ids, newName, now);
      await tell(context, ids);
      record({ operation: 'marker.folderRenamed', details: { from: folder, to: newName, count: ids.length } });
      return { moved: ids.length };
    }),

    implement(deleteMarkers, async (context, { ids }) => {
      const { db, actor, record } = context;
      const rows = await lockAll(db, actor, ids, 'mayShare');
      await tell(context, ids);
      await store.deleteMarkers(db, actor, ids);
      const details = rows.length === 1 ? readable(store.formOf(rows[0]!)) : { count: rows.length };
      record({ operation: 'marker.deleted', target: targetOf(rows), details });
      return null;
    }),
  ];
};
