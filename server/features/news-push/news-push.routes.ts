import {
  addNewsPush,
  deleteNewsPush,
  getNewsPushes,
  getPushReceipts,
  getPushReceivers,
  setNewsPush,
  stopNewsPush,
  type NewsPushForm,
} from '@skyhelm/contract/news-push';
import type { NewsPushId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { receiptsOf } from '../message/index.ts';
import { ownerOf } from '../sharing/index.ts';
import * as store from './news-push.store.ts';
import { planOf } from './plan.ts';
import { choices, requireNobodyLost, requireReceivers } from './receivers.store.ts';
import { cancelTimer, sendOrWait } from './send.ts';

const lock = async (db: Queryable, actor: Actor, id: NewsPushId) => (await store.lockPush(db, actor, id)) ?? refuse('record.notFound');

/** What of a form and of whoever saves it is kept. */
const valuesOf = (form: NewsPushForm, actor: Actor, now: Date, before?: store.PushRow) => ({
  ...form,
  ...planOf(form, now, before),
  userIds: [...new Set(form.userIds)],
  roleIds: [...new Set(form.roleIds)],
  departmentIds: [...new Set(form.departmentIds)],
  reach: { scope: actor.scope, userId: ownerOf(actor) },
});

/** Who answers for the words, where it is not the founder. */
const editorOf = (actor: Actor, { founderId, founder }: store.PushRow): string | null =>
  ownerOf(actor) === founderId && actor.name === founder ? null : actor.name;

export const newsPushRoutes = (services: Services): Implementation[] => {
  const page = pager(services.database.db);

  return [
    implement(getNewsPushes, ({ db, actor }, query) => store.listPushes(db, page, actor, query)),

    implement(getPushReceivers, ({ db, actor }, { keyword }) => choices(db, actor, keyword)),

    implement(addNewsPush, async (context, form) => {
      const { db, actor, now, record } = context;
      await requireReceivers(db, actor, form);
      const founder = { founderId: ownerOf(actor), founder: actor.name };
      const fresh = { id: newId<NewsPushId>(), enterpriseId: actor.enterpriseId, state: 'waiting', createdAt: now } as const;
      const row = await store.insertPush(db, { ...fresh, ...founder, ...valuesOf(form, actor, now) });
      const count = await sendOrWait(context, services, row);
      if (count === 0) refuse('newsPush.nobody');
      record({ operation: 'newsPush.added', target: { id: fresh.id, name: form.title }, details: { count: count ?? 0 } });
      return { id: fresh.id };
    }),

    implement(setNewsPush, async (context, { id, version, ...form }) => {
      const { db, actor, now, record } = context;
      const row = await lock(db, actor, id);
      if (row.state !== 'waiting') refuse('newsPush.over');
      if (row.version !== version) refuse('record.stale', {}, { data: (await store.recordsOf(db, [row]))[0] });
      await requireReceivers(db, actor, form, row);
      const values = { ...valuesOf(form, actor, now, row), editor: editorOf(actor, row) };
      await requireNobodyLost(db, row, values);
      const updated = await store.updatePush(db, row, { ...values, version: version + 1 });
      if ((await sendOrWait(context, services, updated)) === 0) refuse('newsPush.nobody');
      // Who edits it is who the entry is of.
      const { reach: _reach, nextAt: _next, editor: _editor, isPushAtChosen: _chosen, ...told } = values;
      record({ operation: 'newsPush.edited', target: { id, name: form.title }, details: changedFields(row, told) });
      return { version: version + 1 };
    }),

    implement(stopNewsPush, async ({ db, actor, record }, { id }) => {
      const row = await lock(db, actor, id);
      if (row.state !== 'waiting') refuse('newsPush.over');
      await store.updatePush(db, row, { state: 'stopped', nextAt: null, version: row.version + 1 });
      await cancelTimer(services, db, id);
      record({ operation: 'newsPush.stopped', target: { id, name: row.title } });
      return null;
    }),

    implement(deleteNewsPush, async ({ db, actor, record }, { id }) => {
      const row = await lock(db, actor, id);
      await store.deletePush(db, row);
      await cancelTimer(services, db, id);
      record({ operation: 'newsPush.deleted', target: { id, name: row.title } });
      return null;
    }),

    implement(getPushReceipts, async ({ db, actor }, { id, sending, open, ...query }) => {
      const row = (await store.findPush(db, actor, id)) ?? refuse('record.notFound');
      const asked = Math.min(sending ?? row.sendings, row.sendings);
      return { sending: asked, ...(await receiptsOf(db, { pushId: id, sending: asked }, open, query)) };
    }),
  ];
};
