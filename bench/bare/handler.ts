import { getAllRoles } from '@skyhelm/contract/role';
import Fastify from 'fastify';
import pg from 'pg';

/** What `getAllRoles` asks the database, as the product's own query builder writes it. */
const ROLES = `select "id", "version", "name", "description",
  (select count(*) from "user_role" where "user_role"."role_id" = "role"."id") as "userCount",
  "built_in" as "builtIn", "permissions", "ptz_permissions" as "ptzPermissions", "data_scope" as "dataScope",
  array(select "role_department"."department_id"::text from "role_department"
    where "role_department"."role_id" = "role"."id" order by 1) as "scopeDeptIds"
  from "role" where "role"."enterprise_id" = $1 and strpos("role"."name_key", $2) > 0
  order by "role"."built_in" desc, "role"."name", "role"."id"`;

/** The same HTTP library, parse and query as the product, and nothing else: no session, rights, log, metrics or headers. */
const { ROLES_OF = '', POOL = '{}' } = process.env;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool(JSON.parse(POOL) as pg.PoolConfig);
const app = Fastify();

app.route({
  method: 'GET',
  url: '/',
  handler: async (request) => {
    const { keyword } = getAllRoles.input.parse(request.query);
    const { rows } = await pool.query(ROLES, [ROLES_OF, keyword.toLowerCase()]);
    return { state: 1, mes: '', data: rows };
  },
});

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
