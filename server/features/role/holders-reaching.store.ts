import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import type { Permission } from '@skyhelm/contract/permissions';
import type { Language } from '@skyhelm/i18n/translate';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { department } from '../../tables/department.table.ts';
import { role, roleDepartment, userRole } from '../../tables/role.table.ts';
import { user } from '../../tables/user.table.ts';

/** Somebody who has a say about others. */
export interface Holder {
  id: string;
  language: Language;
  /** How many of the people are within reach. */
  count: number;
}

/** Of `reviewer`. */
const isActiveHolder = (enterpriseId: string, permission: Permission) => sql`reviewer.enterprise_id = ${enterpriseId}
      and reviewer.state = 'normal'
      and reviewer.id in (select granted.user_id from ${userRole} as granted join ${role} as held on held.id = granted.role_id
        where held.enterprise_id = ${enterpriseId} and held.permissions && array[${permission}, ${ALL_PERMISSIONS}])`;

/** Active people who hold a permission and reach all, also what belongs to nobody. */
export async function holdersReachingAll(tx: Queryable, enterpriseId: string, permission: Permission): Promise<{ id: string }[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select reviewer.id from ${user} as reviewer
    where ${isActiveHolder(enterpriseId, permission)}
      and exists (select 1 from ${userRole} as granted join ${role} as held on held.id = granted.role_id
        where granted.user_id = reviewer.id and (held.built_in or held.data_scope = 'all'))
    order by reviewer.id`);
  return rows;
}

/** Active people who hold a permission and whose data scope reaches any of these people, apart from the people themselves. */
export async function holdersReaching(
  tx: Queryable,
  enterpriseId: string,
  permission: Permission,
  people: readonly string[],
): Promise<Holder[]> {
  const { rows } = await tx.execute<{ id: string; language: Language; count: number }>(sql`
    select reviewer.id, reviewer.language, count(*)::int as count
    from ${user} as reviewer
    left join ${department} as home on home.id = reviewer.department_id
    join ${user} as person on person.enterprise_id = reviewer.enterprise_id and person.id = any(${sql.param([...people])}::uuid[])
      and person.id <> reviewer.id
    left join ${department} as place on place.id = person.department_id
    where ${isActiveHolder(enterpriseId, permission)}
      and exists (select 1 from ${userRole} as granted join ${role} as held on held.id = granted.role_id
        where granted.user_id = reviewer.id and (held.built_in or held.data_scope = 'all'
          or (held.data_scope = 'departmentTree' and starts_with(place.path, home.path))
          or (held.data_scope = 'department' and place.id = home.id)
          or (held.data_scope = 'custom' and exists (select 1 from ${roleDepartment} as reached
            join ${department} as top on top.id = reached.department_id
            where reached.role_id = held.id and starts_with(place.path, top.path)))))
    group by reviewer.id, reviewer.language order by reviewer.id`);
  return rows;
}
