import type { EnterpriseId } from '@skyhelm/contract/ids';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { manualClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { refusalLog } from '../../platform/http/refusal-log.ts';
import type { Services } from '../../platform/services.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { enterprise } from '../../tables/enterprise.table.ts';
import { operationLog as writing } from '../operation-log/index.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { accessKey, accessKeySecret } from '../../tables/access-key.table.ts';
import { revokeNow } from '../../testing/access-key.ts';
import { authenticateKey, createAccessKey, listAccessKeys, type NewAccessKey } from './index.ts';

const IP = '10.0.0.9';
let database: Database;
let services: Services;
let authenticated: ReturnType<typeof authenticateKey>;
let clock = manualClock();
let tenant: EnterpriseId;
let other: EnterpriseId;

beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  [tenant, other] = [newId(), newId()];
  await database.db.insert(enterprise).values([tenant, other].map((id) => ({ id, name: id })));
  clock = manualClock(new Date('2030-01-01T00:00:00Z'));
  const log = pino({ level: 'silent' });
  services = { database, clock, log, bus: memoryBus(), secrets: secretsFrom(Buffer.alloc(32, 1)) } as unknown as Services;
  authenticated = authenticateKey(services, recordRefusal(), () => undefined);
});

const recordRefusal = () => refusalLog(database, writing(services.secrets).writeLog);
const create = (given: Partial<NewAccessKey> = {}) =>
  createAccessKey(database.db, { enterpriseId: tenant, project: 'survey app', scopes: ['user:query'], whitelist: '10.0.0', ...given });
const rowOf = async (id: string) => (await database.db.select().from(accessKey).where(eq(accessKey.id, id)))[0]!;
const secretOf = async (id: string) => (await database.db.select().from(accessKeySecret).where(eq(accessKeySecret.keyId, id)))[0]!;
const denials = () => database.db.select().from(operationLog).where(eq(operationLog.enterpriseId, tenant));
const invalid = { code: 'accessKey.invalid' };

describe('a key', () => {
  it('stands for its tenant with its scopes and nothing more', async () => {
    const { id, key } = await create();
    expect(key).toMatch(/^sk_[0-9a-f]{12}_[\w-]{43}$/);
    expect(await authenticated(key, IP)).toEqual({
      kind: 'key',
      keyId: id,
      use: { secretId: (await secretOf(id)).id, sessionId: null, ip: IP },
      holderId: null,
      enterpriseId: tenant,
      name: 'survey app',
      permissions: ['user:query'],
      callsPerMinute: 600,
      scope: { all: true, trees: [], departmentIds: [] },
    });
  });

  it('is nowhere in the database, nor in the list', async () => {
    const { id, key } = await create();
    const listed = await listAccessKeys(database.db, tenant);
    expect(listed.map((one) => [one.id, one.project])).toEqual([[id, 'survey app']]);
    expect(key.startsWith(`${listed[0]!.secrets[0]!.prefix}_`)).toBe(true);
    expect(JSON.stringify([await rowOf(id), await secretOf(id), listed])).not.toContain(key.slice(16));
    expect(listed[0]!.secrets[0]).not.toHaveProperty('secretHash');
    expect(await listAccessKeys(database.db, other)).toEqual([]);
  });

  it('cannot be made with scopes that do not exist, nor everything at once, nor with a faulty whitelist', async () => {
    await expect(create({ scopes: ['user:fly' as 'user:query'] })).rejects.toThrow('user:fly');
    await expect(create({ scopes: ['*:*:*' as 'user:query'] })).rejects.toThrow('*:*:*');
    await expect(create({ whitelist: '10.0.0.1, nonsense' })).rejects.toThrow('nonsense');
  });

  it('notes its last use, at most once a minute', async () => {
    const { id, key } = await create();
    await authenticated(key, IP);
    const first = clock.now();
    clock.advance(59_000);
    await authenticated(key, '10.0.0.10');
    expect(await secretOf(id)).toMatchObject({ lastUsedAt: first, lastUsedIp: IP });
    clock.advance(2_000);
    await authenticated(key, '10.0.0.10');
    expect(await secretOf(id)).toMatchObject({ lastUsedAt: clock.now(), lastUsedIp: '10.0.0.10' });
  });
});

describe('refused alike', () => {
  it.each(['', 'sk_', 'x'.repeat(100_000), `sk_000000000000_${'A'.repeat(43)}`, "' or 1=1 --", 'sk_\0'])(
    'an unknown key: %.20s',
    async (key) => {
      await expect(authenticated(key, IP)).rejects.toMatchObject(invalid);
      expect(await denials()).toEqual([]);
    },
  );

  it('from an address that is not on its list, and the tenant can read of it', async () => {
    const { id, key } = await create();
    await expect(authenticated(key, '10.0.1.9')).rejects.toMatchObject(invalid);
    await expect(authenticated(key, '::ffff:10.0.1.9')).rejects.toMatchObject(invalid);
    await authenticated(key, '::ffff:10.0.0.9');
    expect(await denials()).toMatchObject([
      {
        operation: 'request.denied',
        actorKind: 'key',
        actorId: id,
        actorName: 'survey app',
        ip: '10.0.1.9',
        details: { reason: 'address' },
      },
    ]);
    expect(JSON.stringify(await denials())).not.toContain(key);
  });

  it('with an empty list, from everywhere', async () => {
    const { key } = await create({ whitelist: '' });
    await expect(authenticated(key, IP)).rejects.toMatchObject(invalid);
  });

  it('after it has expired, to the millisecond', async () => {
    const { key } = await create({ expiresAt: new Date(clock.now().getTime() + 500) });
    clock.advance(499);
    await authenticated(key, IP);
    clock.advance(1);
    await expect(authenticated(key, IP)).rejects.toMatchObject(invalid);
    expect(await denials()).toMatchObject([{ details: { reason: 'expired' } }]);
  });

  it('once revoked, at once here and within a second where the news did not arrive', async () => {
    const { id, key } = await create();
    const elsewhere = authenticateKey({ ...services, bus: memoryBus() }, recordRefusal(), () => undefined);
    await authenticated(key, IP);
    await elsewhere(key, IP);
    expect(await revokeNow(services, tenant, id)).toBe(true);
    await expect(authenticated(key, IP)).rejects.toMatchObject(invalid);
    clock.advance(1_000);
    await expect(elsewhere(key, IP)).rejects.toMatchObject(invalid);
    expect(await revokeNow(services, tenant, id)).toBe(false);
  });

  it('no other tenant can revoke it', async () => {
    const { id, key } = await create();
    expect(await revokeNow(services, other, id)).toBe(false);
    await authenticated(key, IP);
  });

  it('a program that hammers on fills nobody’s log', async () => {
    const { key } = await create({ whitelist: '1.1.1.1' });
    for (let n = 0; n < 20; n++) await expect(authenticated(key, IP)).rejects.toMatchObject(invalid);
    expect(await denials()).toHaveLength(1);
    clock.advance(60_000);
    await expect(authenticated(key, IP)).rejects.toMatchObject(invalid);
    expect(await denials()).toHaveLength(2);
    expect((await denials())[1]).toMatchObject({ details: { unrecorded: 19 } });
  });

  it('a thief with as many addresses as they like does not fill it either', async () => {
    const { key } = await create({ whitelist: '1.1.1.1' });
    for (let n = 1; n <= 100; n++) await expect(authenticated(key, `2001:db8::${n.toString(16)}`)).rejects.toMatchObject(invalid);
    expect(await denials()).toHaveLength(1);
    for (let n = 1; n <= 100; n++) await expect(authenticated(key, `198.51.100.${n}`)).rejects.toMatchObject(invalid);
    expect(await denials()).toHaveLength(60);
  });
});
