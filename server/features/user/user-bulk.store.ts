import type { RoleId } from '@skyhelm/contract/ids';
import type { Queryable } from '../../platform/db/database.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { userRole } from '../role/role.table.ts';
import { newUserRow, refuseTaken, type NewUser } from './user.store.ts';
import { user } from './user.table.ts';

/** Many at once, with their roles; as few as a statement holds. Of what is taken the database tells only that something is. */
export async function insertUsers(tx: Queryable, people: readonly (NewUser & { roleIds: readonly string[] })[]): Promise<void> {
  await refuseTaken(tx.insert(user).values(people.map(({ roleIds: _, ...given }) => newUserRow(given))));
  const held = people.flatMap(({ id, enterpriseId, roleIds }) =>
    roleIds.map((roleId) => ({ enterpriseId, userId: id, roleId: roleId as RoleId })),
  );
  await refuseViolation(tx.insert(userRole).values(held), 'user_role_role', 'record.notFound');
}
