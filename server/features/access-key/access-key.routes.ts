import { addKey, endOldSecret, getKeys, getKeyUsage, revokeKey, rotateKey, setKey } from '@skyhelm/contract/access-key';
import { ADMINISTRATORS_GIVE } from '@skyhelm/contract/access-key-rules';
import { plainAddress } from '@skyhelm/core/identity/ip-address';
import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, UserActor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import { lastDays } from '../../platform/clock/last-days.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PreparingContext, RequestContext } from '../../platform/http/context.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { liveSecrets, recordOf } from './access-key-record.ts';
import { createAccessKey, createSecret, revokeAccessKey } from './access-key.ts';
import * as store from './access-key.store.ts';
import { usageOf } from './key-usage.store.ts';

const HOUR_MS = 3_600_000;

/** What other features know about people. */
export interface Proofs {
  requirePassword(context: Pick<PreparingContext, 'db' | 'now'> & { actor: UserActor }, password: string): Promise<unknown>;
  requireWithin(db: Queryable, actor: Actor, given: readonly Grants[], holderPaths: readonly string[]): Promise<void>;
}
interface Grants {
  permissions: readonly string[];
  ptzPermissions: readonly string[];
  dataScope: 'all';
  scopePaths: readonly string[];
}

export const accessKeyRoutes = ({ bus }: Services, { requirePassword, requireWithin }: Proofs): Implementation[] => {
  const prove = (context: PreparingContext & { actor: Actor }, { password }: { password: string }) =>
    requirePassword({ ...context, actor: personOf(context.actor) }, password);

  /** A key reaches the whole enterprise: nobody hands out, widens or shows anew more than they hold themselves. */
  const requireHeld = (db: Queryable, actor: Actor, scopes: readonly string[]) => {
    const permissions = ADMINISTRATORS_GIVE.some((scope) => scopes.includes(scope)) ? [...scopes, ALL_PERMISSIONS] : scopes;
    return requireWithin(db, actor, [{ permissions, ptzPermissions: [], dataScope: 'all', scopePaths: [] }], []);
  };

  const lock = async (db: Queryable, actor: Actor, id: string) => {
    const row = (await store.lockKey(db, actor.enterpriseId, id)) ?? refuse('record.notFound');
    if (row.revokedAt) refuse('accessKey.revoked');
    return row;
  };

  const tellOf = ({ afterCommit }: Pick<RequestContext, 'afterCommit'>, id: string) =>
    afterCommit(() => publish(bus, 'principal.changed', { accessKeyId: id }));

  return [
    implement(getKeys, async ({ db, actor, ip, now }) => ({
      address: plainAddress(ip),
      rows: (await store.keysOf(db, actor.enterpriseId)).map((row) => recordOf(row, now)),
    })),

    implement(getKeyUsage, async ({ db, actor, now }, { id, days, timeZone }) => {
      const { begin } = lastDays(now, days, timeZone);
      return (await usageOf(db, actor.enterpriseId, id, begin)) ?? refuse('record.notFound');
    }),

    implementPrepared(addKey, prove, async ({ db, actor, language, now, record }, { password: _, ...form }) => {
      await requireHeld(db, actor, form.scopes);
      const expiresAt = futureOf(form.expiresAt, now, language);
      const made = await createAccessKey(db, {
        ...form,
        expiresAt,
        enterpriseId: actor.enterpriseId,
        createdBy: actor.name,
        shownTo: personOf(actor).userId,
      });
      const { scopes, whitelist, callsPerMinute } = form;
      const details = { scopes, whitelist, callsPerMinute };
      record({ operation: 'accessKey.created', target: { id: made.id, name: form.project }, details });
      return made;
    }),

    implementPrepared(setKey, prove, async (context, { id, version, password: _, ...form }) => {
      const { db, actor, language, now, record } = context;
      const row = await lock(db, actor, id);
      await requireHeld(db, actor, [...row.scopes, ...form.scopes]);
      if (row.version !== version) refuse('record.stale', {}, { data: recordOf(row, now) });
      const isSame = form.expiresAt !== null && row.expiresAt?.toISOString() === new Date(form.expiresAt).toISOString();
      const expiresAt = isSame ? row.expiresAt : futureOf(form.expiresAt, now, language);
      await store.updateKey(db, row, { ...form, expiresAt });
      const details = changedFields<Omit<typeof form, 'expiresAt'> & { expiresAt: Date | null }>(row as never, { ...form, expiresAt });
      record({ operation: 'accessKey.edited', target: { id, name: form.project }, details });
      tellOf(context, id);
      return { version: version + 1 };
    }),

    implementPrepared(rotateKey, prove, async (context, { id, keepOldHours }) => {
      const { db, actor, now, record } = context;
      const row = await lock(db, actor, id);
      await requireHeld(db, actor, row.scopes);
      if (liveSecrets(row.secrets, now).length > 1) refuse('accessKey.rotating');
      const made = await createSecret(db, row, { createdAt: now, shownTo: personOf(actor).userId });
      await store.endOthers(db, id, made.id, new Date(now.getTime() + keepOldHours * HOUR_MS));
      await store.updateKey(db, row, {});
      record({ operation: 'accessKey.rotated', target: { id, name: row.project }, details: { prefix: made.prefix, keepOldHours } });
      tellOf(context, id);
      return { id, key: made.key };
    }),

    // Whoever sees a key leak stops it, also one that opens more than they may themselves.
    implement(endOldSecret, async (context, { id }) => {
      const { db, actor, now, record } = context;
      personOf(actor);
      const row = await lock(db, actor, id);
      const [newest, ...older] = liveSecrets(row.secrets, now);
      if (!newest || older.length === 0) return refuse('accessKey.noOldSecret');
      await store.endOthers(db, id, newest.id, now);
      await store.updateKey(db, row, {});
      record({ operation: 'accessKey.oldSecretEnded', target: { id, name: row.project }, details: { prefix: older[0]!.prefix } });
      tellOf(context, id);
      return null;
    }),

    implement(revokeKey, async (context, { id }) => {
      const { db, actor, record } = context;
      personOf(actor);
      await lock(db, actor, id);
      const revoked = (await revokeAccessKey(context, bus, { enterpriseId: actor.enterpriseId, id })) ?? refuse('accessKey.revoked');
      record({ operation: 'accessKey.revoked', target: { id, name: revoked.project } });
      return null;
    }),
  ];
};

/** Keys are changed by people: a stolen one must not make or widen others. */
const personOf = (actor: Actor): UserActor =>
  actor.kind === 'user' ? actor : refuse('request.forbidden', {}, { record: { operation: 'request.denied' } });

function futureOf(expiresAt: string | null, now: Date, language: Language): Date | null {
  if (expiresAt === null) return null;
  const moment = new Date(expiresAt);
  if (moment > now) return moment;
  return refuse('input.invalid', {}, { issues: [{ path: 'expiresAt', code: 'date.past', mes: say(language, 'issues.date.past') }] });
}
