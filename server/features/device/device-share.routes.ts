import {
  endExclusiveUse,
  getShareCandidates,
  getSharing,
  getSharings,
  setExclusiveUser,
  shareDevice,
  takeBackDevice,
  unshareDevice,
} from '@skyhelm/contract/device-share';
import type { MessageKind } from '@skyhelm/contract/message';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { notifyEach } from '../message/index.ts';
import { personByAccount } from '../user/index.ts';
import { lockManaged, type DeviceRow } from './device-access.store.ts';
import type { AskLinks } from './device-list.store.ts';
import * as store from './device-share.store.ts';
import { tellOf } from './device.routes.ts';
import { ownerIdOf, updateDevice } from './device.store.ts';
import { linksForReading, refuseFlying } from './gateway-asked.ts';

type Context = RequestContext & { actor: Actor };

export const shareRoutes = (services: Services): Implementation[] => {
  const { bus, database } = services;
  const page = pager(database.db);
  const links: AskLinks = (ids) => linksForReading(bus, ids);

  /** Whoever gets a device or loses it is told, unless they did it themselves; what others remember about it is forgotten. */
  async function settle(context: Context, row: DeviceRow, kind: MessageKind, userIds: readonly string[]): Promise<void> {
    const { db, actor } = context;
    await updateDevice(db, row, {});
    const told = userIds.filter((userId) => actor.kind === 'key' || actor.userId !== userId);
    const params = { by: actor.name, device: row.name };
    await notifyEach(
      context,
      bus,
      actor.enterpriseId,
      kind,
      told.map((userId) => ({ userId, params })),
    );
    tellOf(services, context, row);
  }

  return [
    implement(getSharings, ({ db, actor }, query) => store.listSharings(db, page, actor, links, query)),

    implement(getSharing, async ({ db, actor }, { id }) => {
      const [sharing] = await store.sharingsByIds(db, actor, links, [id]);
      return sharing ?? refuse('record.notFound');
    }),

    implement(getShareCandidates, ({ db, actor }, query) => store.listCandidates(db, actor, query)),

    implement(shareDevice, async (context, { id, userName, mayFly, isTestFlight }) => {
      const { db, actor, now, record } = context;
      const row = await lockManaged(db, actor, id);
      const person = await requirePerson(db, actor, userName);
      if (person.id === (await ownerIdOf(db, row))) refuse('device.sharedAlready');
      const given = { mayFly: mayFly || isTestFlight, isTestFlight };
      await store.insertHolder(db, row, { userId: person.id, kind: 'shared', ...given, createdAt: now });
      await settle(context, row, 'deviceShared', [person.id]);
      record({ operation: 'device.shared', target: { id, name: row.name }, details: { userName, ...given } });
      return { userId: person.id };
    }),

    implement(unshareDevice, async (context, { id, userId }) => {
      const { db, actor, record } = context;
      const row = await lockManaged(db, actor, id);
      const ended = await store.deleteHolders(db, row, store.isShareOf(userId));
      if (ended.length === 0) refuse('device.notShared');
      await settle(context, row, 'deviceEnded', ended);
      record({ operation: 'device.unshared', target: { id, name: row.name }, details: { userIds: ended } });
      return null;
    }),

    implement(setExclusiveUser, async (context, { id, userName }) => {
      const { db, actor, now, record } = context;
      const row = await lockManaged(db, actor, id);
      const person = await requirePerson(db, actor, userName);
      await refuseFlying(bus, id);
      await store.insertHolder(db, row, { userId: person.id, kind: 'exclusive', mayFly: true, isTestFlight: false, createdAt: now });
      await settle(context, row, 'deviceExclusive', [person.id]);
      record({ operation: 'device.exclusiveSet', target: { id, name: row.name }, details: { userName } });
      return { userId: person.id };
    }),

    implement(endExclusiveUse, async (context, { id }) => {
      const { db, actor, record } = context;
      const row = await lockManaged(db, actor, id);
      const ended = await store.deleteHolders(db, row, store.isExclusive);
      if (ended.length === 0) refuse('device.noExclusive');
      await settle(context, row, 'deviceEnded', ended);
      record({ operation: 'device.exclusiveEnded', target: { id, name: row.name }, details: { userIds: ended } });
      return null;
    }),

    implement(takeBackDevice, async (context, { id }) => {
      const { db, actor, record } = context;
      const row = await lockManaged(db, actor, id);
      const ended = await store.deleteHolders(db, row, store.isGuest);
      if (ended.length === 0) refuse('device.noGuests');
      await settle(context, row, 'deviceEnded', ended);
      record({ operation: 'device.takenBack', target: { id, name: row.name }, details: { userIds: ended } });
      return { ended: ended.length };
    }),
  ];
};

const requirePerson = async (db: Queryable, actor: Actor, userName: string) =>
  (await personByAccount(db, actor, userName)) ?? refuse('user.notFound');
