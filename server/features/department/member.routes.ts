import { addMembers, exportMembers, getCandidates, getMembers, removeMembers } from '@skyhelm/contract/department';
import type { UserId } from '@skyhelm/contract/ids';
import type { MessageKind } from '@skyhelm/contract/message';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../message/index.ts';
import { requireDepartment, type DepartmentRow } from './data-scope.store.ts';
import { memberSheet } from './department-sheets.ts';
import { listCandidates, listMembers, lockPeople, placePeople, walkMembers } from './member.store.ts';

/** Who holds more than whom; roles know. */
export interface Ranks {
  requireNotAbove(db: Queryable, actor: Actor, userIds: readonly string[], departmentId: string | null): Promise<unknown>;
  rolesAbove(db: Queryable, actor: Actor): Promise<string[]>;
}

export const memberRoutes = ({ bus, database }: Services, { requireNotAbove, rolesAbove }: Ranks): Implementation[] => {
  /** Whoever comes or goes is told, and from now on sees what their new place lets them see. */
  async function tell(context: RequestContext & { actor: Actor }, people: readonly UserId[], kind: MessageKind, { name }: DepartmentRow) {
    const { actor, afterCommit } = context;
    for (const userId of people) {
      await notify(context, bus, { enterpriseId: actor.enterpriseId, userId }, kind, { by: actor.name, department: name });
      afterCommit(() => publish(bus, 'principal.changed', { userId }));
    }
  }

  return [
    implement(getMembers, async ({ db, actor }, { id, ...query }) => {
      await requireDepartment(db, actor, id, 'none');
      return listMembers(db, actor, id, query);
    }),

    /** People in no department are in nobody's data scope: whoever manages personnel may take them in, unless they hold more. */
    implement(getCandidates, async ({ db, actor }, query) => listCandidates(db, actor, await rolesAbove(db, actor), query)),

    implement(addMembers, async (context, { id, userIds }) => {
      const { db, actor, record } = context;
      const department = await requireDepartment(db, actor, id);
      const wanted = [...new Set(userIds)];
      const people = await lockPeople(db, actor, wanted);
      if (people.length < wanted.length) refuse('user.notFound');
      if (people.some(({ departmentId }) => departmentId === id)) refuse('department.memberAlready');
      if (people.some(({ departmentId }) => departmentId !== null)) refuse('department.memberElsewhere');
      await requireNotAbove(db, actor, wanted, id);
      await placePeople(db, actor, wanted, id);
      await tell(context, wanted, 'departmentJoined', department);
      record({ operation: 'department.membersAdded', target: { id, name: department.name }, details: { userIds: wanted } });
      return { added: wanted.length };
    }),

    implement(removeMembers, async (context, { id, userIds }) => {
      const { db, actor, record } = context;
      const department = await requireDepartment(db, actor, id);
      const wanted = [...new Set(userIds)];
      if (actor.kind === 'user' && wanted.includes(actor.userId)) refuse('user.self');
      const people = await lockPeople(db, actor, wanted);
      if (people.length < wanted.length) refuse('user.notFound');
      if (people.some(({ departmentId }) => departmentId !== id)) refuse('department.memberNotHere');
      await requireNotAbove(db, actor, wanted, id);
      await placePeople(db, actor, wanted, null);
      await tell(context, wanted, 'departmentLeft', department);
      record({ operation: 'department.membersRemoved', target: { id, name: department.name }, details: { userIds: wanted } });
      return { removed: wanted.length };
    }),

    implementFile(exportMembers, async ({ db, actor, language, now, record }, { id }) => {
      const department = await requireDepartment(db, actor, id);
      const { total } = await listMembers(db, actor, id, { keyword: '', pageNum: 1, pageSize: 1, orderByColumn: 'name', isAsc: true });
      if (total === 0) refuse('department.noUsers');
      record({ operation: 'department.exported', target: { id, name: department.name }, details: { people: total } });
      // Read from the pool: the transaction has ended by the time the file is sent.
      return memberSheet(department.name, walkMembers(database.db, actor, id), language, now);
    }),
  ];
};
