import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { metresInside, type Shape } from '@skyhelm/core/airspace/shape';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig, type Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { sampleCertifications } from '../certification/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { removeDemo, setUp, type FirstAccounts } from './index.ts';

const secrets = secretsFrom(Buffer.alloc(32, 1));
const { writeLog, check } = operationLog(secrets);
let database: Database;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-set-up-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const services = (demo: boolean) => ({
  database,
  clock: systemClock,
  config: { ...(readConfig({ DATA_DIR: folder }, []) as Config), demo },
  blobs: diskBlobs(join(folder, 'blobs')),
  secrets,
});

const countOf = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await database.db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table} where ${where}`));
  return rows[0]!.count;
};

describe('first start', () => {
  it('makes the administrator and a demo enterprise once, even when two servers start together', async () => {
    const told: FirstAccounts[] = [];
    const start = () => setUp(services(true), writeLog, 'zh', (accounts) => void told.push(accounts), sampleCertifications(services(true)));
    await Promise.all([start(), start()]);
    expect(told).toHaveLength(1);
    const [first] = told;
    expect(first).toMatchObject({ admin: { account: 'admin' }, demo: { account: 'demo' } });
    expect(first!.admin.password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,20}$/);
    expect(await countOf('enterprise')).toBe(2);
    expect(await countOf('enterprise', 'is_demo')).toBe(1);
    expect(await countOf('user_account')).toBeGreaterThanOrEqual(200);
    expect(await countOf('department')).toBeGreaterThan(10);
    for (const state of ['pending', 'passed', 'failed']) expect(await countOf('certification', `state = '${state}'`)).toBeGreaterThan(0);
    expect(await countOf('user_account', "pilot_state = 'passed'")).toBe(3);
    expect(await countOf('device', "type = 'uav'")).toBe(12);
    expect(await countOf('device_flight')).toBeGreaterThan(500);
    await start();
    expect(told).toHaveLength(1);
  });

  it('gives nobody in the demo a name or account that the rules would refuse', async () => {
    const { rows } = await database.db.execute<{ name: string; account: string }>(sql`select name, account from user_account`);
    const { isName, isAccount } = await import('@skyhelm/core/identity/name');
    expect(rows.filter(({ name, account }) => !isName(name) || !isAccount(account))).toEqual([]);
    const { rows: devices } = await database.db.execute<{ name: string; hardware_id: string | null }>(
      sql`select name, hardware_id from device union all select name, null from device_group`,
    );
    const { isHardwareId } = await import('@skyhelm/core/device/hardware-id');
    expect(devices.filter((row) => !isName(row.name) || (row.hardware_id !== null && !isHardwareId(row.hardware_id)))).toEqual([]);
  });

  it('keeps the zones of the demo in sight of its bases, and out of reach of those that fly around them', async () => {
    const { rows: zones } = await database.db.execute<{ shape: Shape }>(sql`select shape from no_fly_zone`);
    const { rows: bases } = await database.db.execute<{ latitude: number; longitude: number }>(sql`select latitude, longitude from site`);
    expect(zones.length).toBeGreaterThan(0);
    for (const { shape } of zones) {
      const nearest = Math.min(...bases.map((base) => -metresInside(shape, base)));
      expect(nearest).toBeGreaterThan(1_000);
      expect(nearest).toBeLessThan(3_000);
    }
  });

  it('lets the demo go without a trace in other tenants, and the log stays sound', async () => {
    expect(await removeDemo(services(true), writeLog)).toHaveLength(1);
    for await (const key of services(true).blobs.list()) expect(key, 'what is left of the demo').toBeUndefined();
    expect(await countOf('certification')).toBe(0);
    expect(await countOf('user_account')).toBe(1);
    expect(await countOf('department')).toBe(0);
    expect(await countOf('device')).toBe(0);
    expect(await countOf('role')).toBe(1);
    expect(await countOf('operation_log', "operation = 'enterprise.removed'")).toBe(1);
    expect(await check(database.db)).toEqual([]);
    expect(await removeDemo(services(true), writeLog)).toEqual([]);
  });
});
