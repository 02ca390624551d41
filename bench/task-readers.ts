import { addRole, type DATA_SCOPES } from '@skyhelm/contract/role';
import type pg from 'pg';
import { PASSWORD, type Product } from './product.ts';

/** Somebody who looks at tasks, and how plain SQL says which of them they see. */
export interface Reader {
  name: string;
  call: Product['call'];
  userId: string;
  reach: string;
}

type Person = { id: string; account: string; path: string };

/** One of the people at this depth of the tree, who from now on can sign in and reaches so far. */
async function personAt(product: Product, client: pg.Client, depth: number, dataScope: (typeof DATA_SCOPES)[number]): Promise<Person> {
  const { id: roleId } = await product.call(addRole, { name: `Reader ${depth} ${dataScope}`, permissions: ['task:query'], dataScope });
  const { rows } = await client.query<Person>(
    `update user_account as person set must_change_password = false, password_hash = (select password_hash from user_account where account = 'admin')
     from department where person.id = (
       select id from user_account where password_hash = '' and department_id in (select id from department where depth = $1) order by random() limit 1)
     and department.id = person.department_id returning person.id, person.account, department.path`,
    [depth],
  );
  await client.query(
    'insert into user_role (enterprise_id, user_id, role_id) select enterprise_id, id, $2 from user_account where id = $1',
    [rows[0]!.id, roleId],
  );
  return rows[0]!;
}

/** Whoever reaches everything; a tenth of it; a fiftieth; and nothing but their own. */
export async function readersOf(product: Product, client: pg.Client): Promise<[Reader, ...Reader[]]> {
  const admin = await client.query<{ id: string }>("select id from user_account where account = 'admin'");
  const everything: Reader = { name: 'all', call: product.call, userId: admin.rows[0]!.id, reach: 'true' };
  const readers: Reader[] = [];
  for (const [name, depth, dataScope] of [
    ['a region', 1, 'departmentTree'],
    ['an office', 2, 'departmentTree'],
    ['their own', 3, 'self'],
  ] as const) {
    const { id, account, path } = await personAt(product, client, depth, dataScope);
    const below =
      dataScope === 'self'
        ? 'false'
        : `founder_id in (select id from user_account where department_id in (select id from department where path like '${path}%'))`;
    const reach = `(${below} or founder_id = '${id}' or executor_id = '${id}')`;
    readers.push({ name, call: await product.as(account, PASSWORD), userId: id, reach });
  }
  return [everything, ...readers];
}
