import type { ErrorCode } from '@skyhelm/contract/codes';
import type { Endpoint, Needs } from '@skyhelm/contract/endpoint';
import type { UserId } from '@skyhelm/contract/ids';
import type { MessageKind } from '@skyhelm/contract/message';
import type { Operation } from '@skyhelm/contract/operation-log';
import type { SharedUser } from '@skyhelm/contract/sharing';
import type { z } from 'zod';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../message/index.ts';
import { personByAccount } from '../user/index.ts';
import type { OwnedRow, Right, Sharing } from './sharing.store.ts';

type Context = RequestContext & { actor: Actor };

/** What is shared, and how that is called. */
export interface SharedNoun {
  of: Pick<Sharing, 'standingOf' | 'sharedWith' | 'give' | 'takeBack'> & {
    lock(tx: Queryable, actor: Actor, id: string, right: Right): Promise<OwnedRow>;
  };
  /** In the sentences that people get. */
  noun: 'route' | 'marker';
  list: Endpoint<z.ZodType<{ id: string }>, z.ZodArray<typeof SharedUser>, Needs>;
  share: Endpoint<z.ZodType<{ id: string; userName: string; mayEdit: boolean }>, z.ZodType<{ userId: UserId }, { userId: string }>, Needs>;
  unshare: Endpoint<z.ZodType<{ id: string; userId: UserId }>, z.ZodNull, Needs>;
  refusals: { own: ErrorCode; notShared: ErrorCode };
  /** Others see it from now on, or do no longer. */
  onChanged?(context: Context, row: OwnedRow, userId: UserId): Promise<void>;
}

/** Calls by which people give each other what is theirs. */
export function sharingRoutes({ bus }: Services, { of, noun, list, share, unshare, refusals, onChanged }: SharedNoun): Implementation[] {
  const tell = (context: Context, { enterpriseId, name }: OwnedRow, userId: UserId, kind: MessageKind) =>
    notify(context, bus, { enterpriseId, userId }, kind, { by: context.actor.name, [noun]: name });
  const done = (what: 'shared' | 'unshared'): Operation => `${noun}.${what}`;

  return [
    implement(list, async ({ db, actor }, { id }) => {
      const standing = await of.standingOf(db, actor, id);
      if (!standing?.isSeen) return refuse('record.notFound');
      return standing.mayShare ? of.sharedWith(db, { enterpriseId: actor.enterpriseId, id }) : refuse('request.forbidden');
    }),

    implement(share, async (context, { id, userName, mayEdit }) => {
      const { db, actor, now, record } = context;
      const row = await of.lock(db, actor, id, 'mayShare');
      const person = (await personByAccount(db, actor, userName)) ?? refuse('user.notFound');
      if (person.id === row.ownerId) refuse(refusals.own);
      await of.give(db, row, { userId: person.id, mayEdit, createdAt: now });
      await tell(context, row, person.id, `${noun}Shared`);
      await onChanged?.(context, row, person.id);
      record({ operation: done('shared'), target: { id, name: row.name }, details: { userName, mayEdit } });
      return { userId: person.id };
    }),

    implement(unshare, async (context, { id, userId }) => {
      const { db, actor, record } = context;
      const row = await of.lock(db, actor, id, 'mayShare');
      if (!(await of.takeBack(db, row, userId))) refuse(refusals.notShared);
      await tell(context, row, userId, `${noun}Unshared`);
      await onChanged?.(context, row, userId);
      record({ operation: done('unshared'), target: { id, name: row.name }, details: { userIds: [userId] } });
      return null;
    }),
  ];
}
