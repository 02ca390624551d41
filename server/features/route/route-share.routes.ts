import type { MessageKind } from '@skyhelm/contract/message';
import { getRouteShares, shareRoute, unshareRoute } from '@skyhelm/contract/route';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../message/index.ts';
import { personByAccount } from '../user/index.ts';
import { lockRoute, type RouteRow } from './route-access.store.ts';
import { deleteShare, putShare, sharesOf } from './route-share.store.ts';
import { findRoute } from './route.store.ts';

type Context = RequestContext & { actor: Actor };

export const routeShareRoutes = ({ bus }: Services): Implementation[] => {
  const tell = (context: Context, { enterpriseId, name }: RouteRow, userId: string, kind: MessageKind) =>
    notify(context, bus, { enterpriseId, userId }, kind, { by: context.actor.name, route: name });

  return [
    implement(getRouteShares, async ({ db, actor }, { id }) => {
      const found = (await findRoute(db, actor, id)) ?? refuse('record.notFound');
      return found.mayShare ? sharesOf(db, { enterpriseId: actor.enterpriseId, id }) : refuse('request.forbidden');
    }),

    implement(shareRoute, async (context, { id, userName, mayEdit }) => {
      const { db, actor, now, record } = context;
      const row = await lockRoute(db, actor, id, 'mayShare');
      const person = (await personByAccount(db, actor, userName)) ?? refuse('user.notFound');
      if (person.id === row.ownerId) refuse('route.own');
      await putShare(db, row, { userId: person.id, mayEdit, createdAt: now });
      await tell(context, row, person.id, 'routeShared');
      record({ operation: 'route.shared', target: { id, name: row.name }, details: { userName, mayEdit } });
      return { userId: person.id };
    }),

    implement(unshareRoute, async (context, { id, userId }) => {
      const { db, actor, record } = context;
      const row = await lockRoute(db, actor, id, 'mayShare');
      if (!(await deleteShare(db, row, userId))) refuse('route.notShared');
      await tell(context, row, userId, 'routeUnshared');
      record({ operation: 'route.unshared', target: { id, name: row.name }, details: { userIds: [userId] } });
      return null;
    }),
  ];
};
