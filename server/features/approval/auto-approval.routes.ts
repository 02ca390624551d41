import { getAutoApproval, setAutoApproval, type AutoApprovalForm } from '@skyhelm/contract/auto-approval';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import * as store from '../task/index.ts';
import { usersByIds } from '../user/index.ts';
import { reached } from './reached.store.ts';

/** Before anybody has set it. */
const OFF: Omit<AutoApprovalForm, 'userIds' | 'from' | 'until'> = {
  isOn: false,
  types: [],
  heightMax: null,
  dayTime: null,
  needsClearAir: true,
  needsLicence: true,
};

/** They hold for the whole enterprise: whoever answers for a part of it would open the rest. */
const maySet = (actor: Actor): boolean => actor.kind === 'user' && actor.scope.all;

async function shown(db: Queryable, actor: Actor, { setting, version }: Awaited<ReturnType<typeof store.autoApprovalOf>>) {
  const { userIds, from, until, ...rules } = setting ?? { ...OFF, userIds: [], from: null, until: null };
  const people = await usersByIds(db, actor, await reached(db, actor, userIds));
  return {
    ...rules,
    version,
    maySet: maySet(actor),
    from: from === null ? null : new Date(from).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
    users: people.map(({ id, name, userName, deptName, mobile, roles }) => ({
      id,
      name,
      userName,
      deptName,
      mobile,
      roles: roles.map((role) => role.name),
    })),
  };
}

export const autoApprovalRoutes = (): Implementation[] => [
  implement(getAutoApproval, async ({ db, actor }) => shown(db, actor, await store.autoApprovalOf(db, actor.enterpriseId))),

  implement(setAutoApproval, async ({ db, actor, record }, { version, ...setting }) => {
    if (!maySet(actor)) refuse('request.forbidden', {}, { record: { operation: 'request.denied' } });
    const now = await store.autoApprovalOf(db, actor.enterpriseId, true);
    if (now.version !== version) refuse('record.stale', {}, { data: await shown(db, actor, now) });
    const userIds = [...new Set(setting.userIds)];
    if ((await reached(db, actor, userIds)).length < userIds.length) refuse('user.notFound');
    await store.setAutoApproval(db, actor.enterpriseId, { ...setting, userIds }, version + 1);
    const { isOn, types: taskTypes, from, until } = setting;
    record({ operation: 'task.autoApprovalSet', details: { isOn, taskTypes, people: userIds.length, since: from, until } });
    return { version: version + 1 };
  }),
];
