import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import { addRole, deleteRole, getAllRoles, getGivableRoles, setRole } from '@skyhelm/contract/role';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { requireDepartment } from '../department/index.ts';
import { requireHoldersWithin, requireWithin, rolesToGive } from './grantable.ts';
import { widens, type Grants } from './grants.ts';
import * as store from './role.store.ts';

type GrantsForm = Omit<Grants, 'scopePaths'> & { scopeDeptIds: DepartmentId[] };

export const roleRoutes = ({ bus }: Services): Implementation[] => [
  implement(getAllRoles, ({ db, actor }, { keyword }) => store.listRoles(db, actor, keyword)),

  implement(getGivableRoles, ({ db, actor }) => rolesToGive(db, actor)),

  implement(addRole, async ({ db, actor, record }, { scopeDeptIds, ...form }) => {
    const { departmentIds } = await requireGranted(db, actor, { ...form, scopeDeptIds }, []);
    const id = newId<RoleId>();
    await store.insertRole(db, { id, enterpriseId: actor.enterpriseId, ...form });
    await store.setScopeDepartments(db, actor.enterpriseId, id, departmentIds);
    record({ operation: 'role.added', target: { id, name: form.name } });
    return { id };
  }),

  implement(setRole, async ({ db, actor, record, afterCommit }, { id, version, scopeDeptIds, ...form }) => {
    const { before, holderPaths } = await lockEditable(db, actor, id);
    if (before.version !== version) refuse('record.stale', {}, { data: await store.findRole(db, actor, id) });
    const { departmentIds, scopePaths } = await requireGranted(db, actor, { ...form, scopeDeptIds }, holderPaths);
    if (widens(before, { ...form, scopePaths })) await requireHoldersWithin(db, actor, id);
    await store.updateRole(db, id, form, version + 1);
    await store.setScopeDepartments(db, actor.enterpriseId, id, departmentIds);
    record({ operation: 'role.edited', target: { id, name: form.name }, details: { before: grantsOf(before), after: grantsOf(form) } });
    afterCommit(() => publish(bus, 'principal.changed', { enterpriseId: actor.enterpriseId }));
    return { version: version + 1 };
  }),

  implement(deleteRole, async ({ db, actor, record, afterCommit }, { id }) => {
    const { before } = await lockEditable(db, actor, id);
    await store.deleteRole(db, id);
    record({ operation: 'role.deleted', target: { id, name: before.name }, details: { before: grantsOf(before) } });
    afterCommit(() => publish(bus, 'principal.changed', { enterpriseId: actor.enterpriseId }));
    return null;
  }),
];

const grantsOf = ({ permissions, ptzPermissions, dataScope }: Omit<Grants, 'scopePaths'>) => ({ permissions, ptzPermissions, dataScope });

/** The role for changing, unless it is built in or gives more than the actor holds. */
async function lockEditable(db: Queryable, actor: Actor, id: RoleId) {
  const before = (await store.lockRole(db, actor, id)) ?? refuse('record.notFound');
  if (before.builtIn) refuse('role.builtIn');
  const holderPaths = await store.holderPaths(db, id);
  await requireWithin(db, actor, [before], holderPaths);
  return { before, holderPaths };
}

/** The departments of scope `custom`, once all that the form grants is known to lie within what the actor holds. */
async function requireGranted(db: Queryable, actor: Actor, form: GrantsForm, holderPaths: string[]) {
  const departmentIds = form.dataScope === 'custom' ? [...new Set(form.scopeDeptIds)] : [];
  const scopePaths: string[] = [];
  for (const id of departmentIds) scopePaths.push((await requireDepartment(db, actor, id)).path);
  await requireWithin(db, actor, [{ ...form, scopePaths }], holderPaths);
  return { departmentIds, scopePaths };
}
