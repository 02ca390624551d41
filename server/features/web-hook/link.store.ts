import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { isAny } from '../../platform/db/is-any.ts';
import { webHookLink } from '../../tables/web-hook.table.ts';

export interface Link {
  deviceId: string;
  enterpriseId: string;
}

/** All that are taken for online. */
export const allLinks = (db: Queryable): Promise<Link[]> => db.select().from(webHookLink);

/** Which of these are taken for online. */
export async function linksAmong(db: Queryable, deviceIds: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: webHookLink.deviceId }).from(webHookLink).where(isAny(webHookLink.deviceId, deviceIds));
  return new Set(rows.map(({ id }) => id));
}

/** Of an enterprise that is gone nothing is kept, and nothing else waits for it. */
export async function saveLinks(db: Queryable, online: Link[], offline: string[]): Promise<void> {
  const [ids, owners] = [online.map(({ deviceId }) => deviceId), online.map(({ enterpriseId }) => enterpriseId)];
  if (online.length > 0)
    await db.execute(
      sql`insert into ${webHookLink} (device_id, enterprise_id)
        select one.device_id, ${enterprise.id} from unnest(${sql.param(ids)}::uuid[], ${sql.param(owners)}::uuid[]) as one (device_id, enterprise_id)
        join ${enterprise} on ${enterprise.id} = one.enterprise_id
        on conflict (device_id) do update set enterprise_id = excluded.enterprise_id`,
    );
  if (offline.length > 0) await db.delete(webHookLink).where(isAny(webHookLink.deviceId, offline));
}
