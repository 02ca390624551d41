import type { Queryable } from '../../platform/db/database.ts';
import { insertMany } from '../../platform/db/insert-many.ts';
import { refuseViolation } from '../../platform/db/violation.ts';
import { userRole } from '../../tables/role.table.ts';
import { newUserRow, refuseTaken, type NewUser } from './user.store.ts';
import { user } from '../../tables/user.table.ts';

/** Many at once, with their roles. Of what is taken the database tells only that something is. */
export async function insertUsers(tx: Queryable, people: readonly (NewUser & { roleIds: readonly string[] })[]): Promise<void> {
  const rows = people.map(({ roleIds: _, ...given }) => newUserRow(given));
  const held = people.flatMap(({ id, enterpriseId, roleIds }) => roleIds.map((roleId) => ({ enterpriseId, userId: id, roleId })));
  await refuseTaken(insertMany(tx, user, rows));
  await refuseViolation(insertMany(tx, userRole, held), 'user_role_role', 'record.notFound');
}
