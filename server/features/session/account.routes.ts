import * as contract from '@skyhelm/contract/session';
import type { SessionId } from '@skyhelm/contract/ids';
import { idleSince } from '../../platform/auth/session-life.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { followQuietHours } from '../message/index.ts';
import { updateAccount } from './account.store.ts';
import { changeSettings } from './settings.ts';
import { deviceOf } from './device.ts';
import { menuFor } from './menu.ts';
import { sessionsOf } from './session.store.ts';
import { endSessions } from './sessions.ts';
import { issueTicket } from './tickets.ts';
import { userInfoOf } from './user-info.ts';

/** What a signed-in person asks about and does to their own sessions. */
export const accountRoutes = ({ bus, config }: Services): Implementation[] => [
  implement(contract.userInfo, ({ db, actor }) => userInfoOf(db, actor)),

  implement(contract.menu, async ({ actor }) => {
    const { edition, online } = config;
    return menuFor({ permissions: actor.permissions, edition, online });
  }),

  // Being asked is enough: recognising the token has marked the session as in use.
  implement(contract.heartbeat, async () => null),

  implement(contract.setLanguage, async ({ db, actor, record, afterCommit }, { language }) => {
    await updateAccount(db, actor.userId, { language, isLanguageChosen: true });
    record({ operation: 'account.languageChanged', details: { language } });
    afterCommit(() => publish(bus, 'principal.changed', { userId: actor.userId }));
    return null;
  }),

  implement(contract.setSettings, async (context, settings) => {
    const { db, actor, record, nothingChanged, afterCommit } = context;
    const details = await changeSettings(db, actor.userId, settings);
    if (!details) {
      nothingChanged();
      return null;
    }
    if (details.fields.includes('quietHours')) await followQuietHours(context, { bus, config }, actor, settings.quietHours ?? null);
    record({ operation: 'account.settingsChanged', details });
    afterCommit(() => publish(bus, 'principal.changed', { userId: actor.userId }));
    return null;
  }),

  implement(contract.sessions, async ({ db, actor, now }) => {
    const open = await sessionsOf(db, actor.userId, now, idleSince(config, now));
    return open.map(({ id, createdAt, lastSeenAt, ip, userAgent }) => ({
      id: id as SessionId,
      current: id === actor.sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      ip,
      device: deviceOf(userAgent),
    }));
  }),

  implement(contract.endSessions, async (context, { ids }) => {
    const { userId, sessionId } = context.actor;
    const which = ids === undefined ? { userId, exceptSessionId: sessionId } : { userId, sessionIds: ids };
    const { ended } = await endSessions(context, bus, which, 'endedByOwner');
    context.record({ operation: 'session.ended', details: { ended } });
    return { ended };
  }),

  implement(contract.socketTicket, ({ db, actor, now }) => issueTicket(db, actor, now)),
];
