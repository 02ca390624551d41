import type { DepartmentId, UserId } from '@skyhelm/contract/ids';
import { addUser, exportUsers, getApproveUsers, getUserDetailedInfo, getUsers, setUser } from '@skyhelm/contract/user';
import { holds } from '@skyhelm/core/identity/permission';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse, type AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { requireDepartment } from '../department/index.ts';
import { notify } from '../message/index.ts';
import { requireGrantable } from '../role/index.ts';
import { admitTakenProbe, hashPassword, newPassword, settleTakenProbe } from '../session/index.ts';
import { listApprovers, listUsers, usersByIds, walkUsers } from './user-list.store.ts';
import { isSelf, lockManaged, requireAdministratorRemains, requireFlagChangeable } from './user-rules.ts';
import { userSheet } from './user-sheet.ts';
import { hasOtherContact, insertUser, setRoles, updateUser } from './user.store.ts';

export const userRoutes = ({ bus, database }: Services): Implementation[] => {
  const page = pager(database.db);
  const settle = (context: Parameters<typeof admitTakenProbe>[0], _prepared: unknown, refusal: AppError | undefined) =>
    settleTakenProbe(context, refusal);

  return [
    implement(getUsers, ({ db, actor, now }, query) => listUsers(db, page, actor, query, now)),

    implementFile(exportUsers, async ({ actor, language, now, record }, { timeZone, ...query }) => {
      const { orderByColumn: _column, isAsc: _isAsc, ...filter } = query;
      record({ operation: 'user.exported', details: filter });
      // Read from the pool: the transaction has ended by the time the file is sent.
      return userSheet(walkUsers(database.db, actor, query, now), { language, now, timeZone });
    }),

    implement(getApproveUsers, ({ db, actor }, query) => listApprovers(db, page, actor, query)),

    implement(getUserDetailedInfo, async ({ db, actor }) => {
      const [own] = await usersByIds(db, actor, [actor.userId]);
      return own ?? refuse('record.notFound');
    }),

    implementPrepared(
      addUser,
      oneTimePassword,
      async (context, form, { plain, passwordHash }) => {
        const { db, actor, language, now, record } = context;
        const { roleIds, userName, password, deptId, changePassword, ...content } = form;
        await requirePlace(db, actor, deptId, language);
        await requireGrantable(db, actor, roleIds, deptId);
        const id = newId<UserId>();
        await insertUser(db, {
          ...content,
          id,
          language,
          enterpriseId: actor.enterpriseId,
          account: userName,
          departmentId: deptId,
          mayChangePassword: changePassword,
          passwordHash,
          createdAt: now,
        });
        await setRoles(db, actor.enterpriseId, id, roleIds);
        record({ operation: 'user.added', target: { id, name: userName }, details: { roleIds, deptId } });
        return { id, ...(password === undefined && { password: plain }) };
      },
      settle,
    ),

    implementPrepared(
      setUser,
      admitTakenProbe,
      async (context, form) => {
        const { db, actor, language, record, afterCommit } = context;
        const { id, version, roleIds, deptId, changePassword, ...content } = form;
        const managed = await lockManaged(db, actor, id);
        const { target } = managed;
        const mayChangePassword = changePassword ?? target.mayChangePassword;
        if (target.version !== version) refuse('record.stale', {}, { data: (await usersByIds(db, actor, [id]))[0] });
        const departmentId = deptId === undefined ? (target.departmentId as DepartmentId | null) : deptId;
        if (departmentId !== target.departmentId) await requirePlace(db, actor, departmentId, language);
        const roles = await requireGrantable(db, actor, roleIds, departmentId);
        const haveRolesChanged =
          roleIds.some((roleId) => !managed.roleIds.includes(roleId)) || new Set(roleIds).size < managed.roleIds.length;
        if (haveRolesChanged && isSelf(actor, id)) refuse('user.self');
        if (haveRolesChanged && roleIds.length === 0) refuseMissing('roleIds', language);
        requireFlagChangeable(actor, target, mayChangePassword);
        if (!roles.some(({ builtIn }) => builtIn)) await requireAdministratorRemains(db, managed);
        const isContactNew = hasOtherContact(target, content);
        // One's own takes the password, which whoever finds the browser open does not know.
        if (isContactNew && isSelf(actor, id)) refuse('user.self');
        // Codes that open the account go there: sending them elsewhere is as good as setting its password.
        if (isContactNew && !holds(actor.permissions, 'user:resetPassword')) {
          refuse('request.forbidden', {}, { record: { operation: 'request.denied', target: { id, name: target.account } } });
        }
        await updateUser(db, id, { ...content, departmentId, mayChangePassword });
        const person = { enterpriseId: actor.enterpriseId, userId: id };
        if (isContactNew) await notify(context, bus, person, 'contactChanged', { by: actor.name });
        if (haveRolesChanged) {
          await setRoles(db, actor.enterpriseId, id, roleIds);
          const names = roles
            .map(({ name }) => name)
            .sort()
            .join(', ');
          await notify(context, bus, person, 'rolesChanged', { by: actor.name, roles: names });
        }
        const after = { ...content, departmentId, mayChangePassword, roleIds: roles.map((role) => role.id).sort() };
        const before = { ...target, roleIds: managed.roleIds.sort() };
        record({
          operation: 'user.edited',
          target: { id, name: target.account },
          details: changedFields(before, after, ['mobile', 'email']),
        });
        afterCommit(() => publish(bus, 'principal.changed', { userId: id }));
        return { version: version + 1 };
      },
      settle,
    ),
  ];
};

/** Somebody else made it up, given or not: it has to be replaced at the first sign-in. */
async function oneTimePassword(context: Parameters<typeof admitTakenProbe>[0], { password }: { password?: string | undefined }) {
  await admitTakenProbe(context);
  const plain = password ?? newPassword();
  return { plain, passwordHash: await hashPassword(plain) };
}

/** Whoever reaches only some departments puts people there: elsewhere they would lose sight of them at once. */
async function requirePlace(db: Queryable, actor: Actor, departmentId: DepartmentId | null, language: Language): Promise<void> {
  if (departmentId !== null) await requireDepartment(db, actor, departmentId);
  else if (!actor.scope.all) refuseMissing('deptId', language);
}

const refuseMissing = (path: string, language: Language): never =>
  refuse('input.invalid', {}, { issues: [{ path, code: 'required', mes: say(language, 'issues.required') }] });
