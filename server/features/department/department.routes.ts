import { addDept, deleteDept, DEPARTMENT_DEPTH_MAX, exportDepts, getDepts, moveDept, setDept } from '@skyhelm/contract/department';
import type { DepartmentId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { reachesBelow, requireDepartment, type DepartmentRow } from './data-scope.store.ts';
import { departmentSheet } from './department-sheets.ts';
import { inTreeOrder, matching, recordOf } from './department-tree.ts';
import {
  deleteDepartment,
  emptyDepartment,
  hasChildren,
  heightOf,
  hidesSome,
  insertDepartment,
  isInSight,
  listDepartments,
  lockTree,
  relocate,
  updateDepartment,
} from './department.store.ts';
import { memberRoutes, type Ranks } from './member.routes.ts';

export const departmentRoutes = (services: Services, ranks: Ranks): Implementation[] => [
  implement(getDepts, async ({ db, actor, language }, { keyword }) =>
    matching(inTreeOrder(await listDepartments(db, actor), language), keyword),
  ),

  implement(addDept, async ({ db, actor, record }, form) => {
    await lockTree(db, actor);
    const parent = await requireParent(db, actor, form.parentId);
    refuseTooDeep(parent, 1);
    const id = await insertDepartment(db, actor, form, parent);
    record({ operation: 'department.added', target: { id, name: form.name } });
    return { id };
  }),

  implement(setDept, async ({ db, actor, record }, { id, version, ...form }) => {
    const row = await requireDepartment(db, actor, id, 'update');
    await refuseStale(db, actor, row, version);
    const newVersion = await updateDepartment(db, row, form);
    record({ operation: 'department.edited', target: { id, name: form.name }, details: changedFields(row, form) });
    return { version: newVersion };
  }),

  implement(moveDept, async ({ db, actor, record, afterCommit }, { id, version, parentId }) => {
    await lockTree(db, actor);
    const row = await requireDepartment(db, actor, id, 'update');
    await refuseStale(db, actor, row, version);
    // Whatever the new place puts within reach must have been so before.
    if (await hidesSome(db, actor, row)) refuseDenied(row);
    const parent = await requireParent(db, actor, parentId);
    if (parent?.path.startsWith(row.path)) refuse('department.cycle');
    refuseTooDeep(parent, await heightOf(db, row));
    const newVersion = await relocate(db, row, parent);
    record({ operation: 'department.moved', target: { id, name: row.name }, details: { to: parent?.name ?? '' } });
    afterCommit(() => forgetScopes(services, actor));
    return { version: newVersion };
  }),

  implement(deleteDept, async ({ db, actor, record, afterCommit }, { id }) => {
    await lockTree(db, actor);
    const row = await requireDepartment(db, actor, id, 'update');
    if (await hasChildren(db, row)) refuse('department.hasChildren');
    const userIds = await emptyDepartment(db, row);
    await ranks.requireNotAbove(db, actor, userIds, id);
    await deleteDepartment(db, row);
    record({ operation: 'department.deleted', target: { id, name: row.name }, details: { people: userIds.length, userIds } });
    afterCommit(() => forgetScopes(services, actor));
    return null;
  }),

  implementFile(exportDepts, async ({ db, actor, language, now, record }, { keyword }) => {
    const departments = matching(inTreeOrder(await listDepartments(db, actor), language), keyword);
    record({ operation: 'department.exported', details: { departments: departments.length } });
    return departmentSheet(departments, language, now);
  }),

  ...memberRoutes(services, ranks),
];

/** Where the data scope does not reach further down, and at the top, a department would be out of its maker's sight. */
async function requireParent(db: Queryable, actor: Actor, parentId: DepartmentId | null): Promise<DepartmentRow | null> {
  const parent = parentId === null ? null : await requireDepartment(db, actor, parentId);
  return reachesBelow(actor, parent?.path ?? '') ? parent : refuseDenied(parent);
}

const refuseDenied = (target: DepartmentRow | null): never =>
  refuse('request.forbidden', {}, { record: { operation: 'request.denied', target: { id: target?.id ?? '', name: target?.name ?? '' } } });

function refuseTooDeep(parent: DepartmentRow | null, levels: number): void {
  if ((parent?.depth ?? 0) + levels > DEPARTMENT_DEPTH_MAX) refuse('department.tooDeep', { max: DEPARTMENT_DEPTH_MAX });
}

/** Hands out the record as it is now and as far as it is in sight, so that the editor can show what somebody else changed. */
async function refuseStale(db: Queryable, actor: Actor, row: DepartmentRow, version: number): Promise<void> {
  if (row.version === version) return;
  const parentId = row.parentId !== null && (await isInSight(db, actor, row.parentId)) ? row.parentId : null;
  refuse('record.stale', {}, { data: recordOf({ ...row, parentId }) });
}

/** Data scopes are remembered as paths and departments, which have just changed. */
const forgetScopes = ({ bus }: Services, { enterpriseId }: Actor) => publish(bus, 'principal.changed', { enterpriseId });
