import { randomBytes } from 'node:crypto';
import type { WebHookDeliveryId, WebHookId } from '@skyhelm/contract/ids';
import {
  addWebHook,
  deleteWebHook,
  getDeliveries,
  getWebHooks,
  pingWebHook,
  renewWebHookSecret,
  replayDelivery,
  setWebHook,
  type WebHook,
  type WebHookDelivery,
  type WebHookForm,
} from '@skyhelm/contract/web-hook';
import { BY_HAND_PER_MINUTE, EVENT_NEEDS, PING, WAITING_MAX, WEB_HOOKS_MAX, type WebHookEvent } from '@skyhelm/contract/web-hook-rules';
import { holds } from '@skyhelm/core/identity/permission';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, UserActor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { faultText } from '../../platform/egress/delivery-fault.ts';
import { dialable, isClosed } from '../../platform/egress/guarded-post.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { tooMany } from '../../platform/http/call-meter.ts';
import type { PreparingContext, RequestContext } from '../../platform/http/context.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import type { Proofs } from '../access-key/index.ts';
import { beginWaitingAnew, insertDeliveries, sentByHand, waitingEvents } from './delivery.store.ts';
import { WEB_HOOK_SECRET } from './hook-sender.ts';
import * as store from './web-hook.store.ts';

const MINUTE_MS = 60_000;

export const webHookRoutes = ({ bus, secrets, config }: Services, { requirePassword, requireWithin }: Proofs): Implementation[] => {
  const prove = (context: PreparingContext & { actor: Actor }, { password }: { password: string }) =>
    requirePassword({ ...context, actor: personOf(context.actor) }, password);

  const mayDial = dialable(config.webHookNetworks);
  /** Otherwise it would be kept, and nothing ever be told there. What is switched off may stay as it is. */
  const proveForm = async (context: PreparingContext & { actor: Actor }, form: WebHookForm & { password: string }) => {
    await prove(context, form);
    if (!form.isOn || !(await isClosed(form.address, mayDial))) return;
    const mes = say(context.language, 'issues.webHook.closed');
    refuse('input.invalid', {}, { issues: [{ path: 'address', code: 'webHook.closed', mes }] });
  };

  /** An address is told of the whole enterprise: nobody has more told elsewhere than they may see. */
  const requireSeen = (db: Queryable, actor: Actor, events: readonly WebHookEvent[]) => {
    const permissions = [...new Set(events.map((event) => EVENT_NEEDS[event]))];
    return requireWithin(db, actor, [{ permissions, ptzPermissions: [], dataScope: 'all', scopePaths: [] }], []);
  };
  /** What waits goes to whatever address it then has, and may be of events that it is no longer told of. */
  const requireWaitingSeen = async (db: Queryable, actor: Actor, { id }: store.WebHookRow) => {
    const code = 'webHook.waitsUnseen';
    if ((await waitingEvents(db, id)).every((event) => maySee(actor, event))) return;
    refuse(code, {}, { record: { operation: 'request.denied', details: { refusal: code } } });
  };
  const lock = async (db: Queryable, { enterpriseId }: Actor, id: string) =>
    (await store.lockHook(db, enterpriseId, id)) ?? refuse('record.notFound');

  const newSecret = () => {
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    return { secret, secretSealed: secrets.seal(WEB_HOOK_SECRET, secret) };
  };

  /** A delivery of its own for one address, which need not be ours: nobody knocks there as fast as they can click. */
  const send = async ({ db, now, afterCommit }: RequestContext, row: Omit<Parameters<typeof insertDeliveries>[1][number], 'id'>) => {
    const { waiting, byHand } = await sentByHand(db, row.hookId, new Date(now.getTime() - MINUTE_MS));
    if (waiting >= WAITING_MAX) refuse('webHook.crowded', { count: waiting });
    if (byHand >= BY_HAND_PER_MINUTE) throw tooMany(MINUTE_MS / 1000);
    const id = newId<WebHookDeliveryId>(now.getTime());
    await insertDeliveries(db, [{ id, createdAt: now, ...row }]);
    afterCommit(() => publish(bus, 'webHook.added', { count: 1 }));
    return { id };
  };

  return [
    implement(getWebHooks, async ({ db, actor }) => ({ rows: (await store.hooksOf(db, actor.enterpriseId)).map(recordOf) })),

    implementPrepared(addWebHook, proveForm, async ({ db, actor, now, record }, { password: _, ...form }) => {
      await requireSeen(db, actor, form.events);
      if ((await store.countHooks(db, actor.enterpriseId)) >= WEB_HOOKS_MAX) refuse('webHook.tooMany', { max: WEB_HOOKS_MAX });
      const id = newId<WebHookId>();
      const { secret, secretSealed } = newSecret();
      const made = { id, enterpriseId: actor.enterpriseId, createdBy: actor.name, createdAt: now };
      await store.insertHook(db, { ...form, ...made, secretSealed });
      const { address, events } = form;
      record({ operation: 'webHook.added', target: { id, name: form.name }, details: { address, events } });
      return { id, secret };
    }),

    implementPrepared(setWebHook, proveForm, async ({ db, actor, now, record, afterCommit }, { id, version, password: _, ...form }) => {
      const row = await lock(db, actor, id);
      await requireSeen(db, actor, [...row.events, ...form.events]);
      if (row.version !== version) refuse('record.stale', {}, { data: recordOf({ hook: row, waiting: 0 }) });
      const beginsAnew = (form.isOn && !row.isOn) || row.address !== form.address;
      if (beginsAnew) await requireWaitingSeen(db, actor, row);
      if (beginsAnew) await beginWaitingAnew(db, id, now);
      await store.updateHook(db, row, { ...form, ...(beginsAnew && { failingSince: null, switchedOffAt: null }) });
      record({
        operation: 'webHook.edited',
        target: { id, name: form.name },
        details: changedFields<Partial<store.WebHookRow>>(row, form),
      });
      afterCommit(() => publish(bus, 'webHook.added', { count: 0 }));
      return { version: version + 1 };
    }),

    implementPrepared(renewWebHookSecret, prove, async ({ db, actor, record }, { id }) => {
      const row = await lock(db, actor, id);
      await requireSeen(db, actor, row.events);
      const { secret, secretSealed } = newSecret();
      await store.updateHook(db, row, { secretSealed });
      record({ operation: 'webHook.secretRenewed', target: { id, name: row.name } });
      return { id, secret };
    }),

    // Whoever sees that something is told to a wrong place stops it, also what they may not see themselves.
    implement(deleteWebHook, async ({ db, actor, record }, { id }) => {
      personOf(actor);
      const row = await lock(db, actor, id);
      await store.deleteHook(db, row);
      record({ operation: 'webHook.deleted', target: { id, name: row.name } });
      return null;
    }),

    implement(pingWebHook, async (context, { id }) => {
      const { db, actor, now, record } = context;
      personOf(actor);
      const row = await lock(db, actor, id);
      if (!row.isOn) refuse('webHook.off');
      const eventId = newId(now.getTime());
      record({ operation: 'webHook.pinged', target: { id, name: row.name } });
      const body = JSON.stringify({ id: eventId, event: PING, at: now.toISOString() });
      return send(context, { enterpriseId: row.enterpriseId, hookId: id, event: PING, eventId, body });
    }),

    // What was told is about the whole enterprise, and says more than that there is a web hook.
    implement(getDeliveries, async ({ db, actor, language }, query) => {
      const isKnown = actor.scope.all && (await store.hasHook(db, actor.enterpriseId, query.id));
      if (!isKnown) refuse('record.notFound');
      const { total, rows } = await store.deliveriesOf(db, actor.enterpriseId, query);
      return { total, rows: rows.map((row) => deliveryOf(row, actor, language)) };
    }),

    implement(replayDelivery, async (context, { id }) => {
      const { db, actor, record } = context;
      personOf(actor);
      const before = (await store.findDelivery(db, actor.enterpriseId, id)) ?? refuse('record.notFound');
      const row = await lock(db, actor, before.hookId);
      // It may be of an event that the hook is no longer told of.
      await requireSeen(db, actor, before.event === PING ? row.events : [...row.events, before.event]);
      if (!row.isOn) refuse('webHook.off');
      const { enterpriseId, hookId, event, eventId, body } = before;
      record({ operation: 'webHook.replayed', target: { id: hookId, name: row.name } });
      return send(context, { enterpriseId, hookId, event, eventId, body, replayOf: id });
    }),
  ];
};

/** A stolen key must not have anything told elsewhere. */
const personOf = (actor: Actor): UserActor =>
  actor.kind === 'user' ? actor : refuse('request.forbidden', {}, { record: { operation: 'request.denied' } });

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const recordOf = ({ hook, waiting }: { hook: store.WebHookRow; waiting: number }): WebHook => ({
  id: hook.id as WebHookId,
  version: hook.version,
  name: hook.name,
  address: hook.address,
  events: hook.events,
  isOn: hook.isOn,
  failingSince: momentOf(hook.failingSince),
  switchedOffAt: momentOf(hook.switchedOffAt),
  waiting,
  createdBy: hook.createdBy,
  createdAt: hook.createdAt.toISOString(),
});

const maySee = ({ permissions }: Actor, event: store.DeliveryRow['event']): boolean =>
  event === PING || holds(permissions, EVENT_NEEDS[event]);

const deliveryOf = (row: store.DeliveryRow, reader: Actor, language: Language): WebHookDelivery => ({
  id: row.id as WebHookDeliveryId,
  event: row.event,
  createdAt: row.createdAt.toISOString(),
  state: row.state,
  attempts: row.attempts,
  nextTryAt: momentOf(row.nextTryAt),
  deliveredAt: momentOf(row.deliveredAt),
  status: row.status,
  error: faultText(language, row.error),
  answer: row.answer,
  body: maySee(reader, row.event) ? row.body : '',
  isReplay: row.replayOf !== null,
});
