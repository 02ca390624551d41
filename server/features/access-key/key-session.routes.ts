import { endKeySession, openKeySession } from '@skyhelm/contract/access-key';
import { refuse } from '../../platform/app-error.ts';
import type { Actor, KeyActor } from '../../platform/auth/actor.ts';
import { hashToken } from '../../platform/auth/secrets.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { LONGEST_MS, newKeySession } from './key-session.ts';
import { deleteKeySession, insertKeySession } from './key-session.store.ts';

/** A page that was opened with a key in its address hands the key in and keeps what it gets for it. */
export const keySessionRoutes = ({ bus }: Services): Implementation[] => [
  implement(openKeySession, async ({ db, actor, now, record }) => {
    const { keyId, name, use, enterpriseId } = keyOf(actor);
    // One that could be had for another would never end.
    if (use.sessionId !== null) refuse('request.forbidden');
    const [token, expiresAt] = [newKeySession(), new Date(now.getTime() + LONGEST_MS)];
    const row = { id: newId(now.getTime()), enterpriseId, secretId: use.secretId, tokenHash: hashToken(token) };
    await insertKeySession(db, { ...row, createdAt: now, lastSeenAt: now, expiresAt });
    record({ operation: 'accessKey.pageOpened', target: { id: keyId, name } });
    return { token, expiresAt: expiresAt.toISOString() };
  }),

  implement(endKeySession, async ({ db, actor, record, nothingChanged, afterCommit }) => {
    const { keyId, name, use } = keyOf(actor);
    if (use.sessionId === null || !(await deleteKeySession(db, use.sessionId))) {
      nothingChanged();
      return null;
    }
    record({ operation: 'accessKey.pageLeft', target: { id: keyId, name } });
    // Whoever remembers it forgets it, and its sockets are closed.
    afterCommit(() => publish(bus, 'principal.changed', { accessKeyId: keyId }));
    return null;
  }),
];

const keyOf = (actor: Actor): KeyActor => (actor.kind === 'key' ? actor : refuse('request.forbidden'));
