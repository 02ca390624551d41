import pino from 'pino';
import { expect, test } from 'vitest';
import { hashToken } from '../../platform/auth/secrets.ts';
import { migrate, readMigrations } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/postgres.ts';
import { keysOf, presentedBy } from './access-key.store.ts';

test('keys that were made when a key had one secret still open, with the last use they had', async () => {
  const database = await testDatabase();
  const { pool, db } = database;
  const log = pino({ level: 'silent' });
  await pool.query('drop schema public cascade');
  await pool.query('create schema public');
  const all = await readMigrations();
  const move = all.findIndex(({ statements }) => statements.some((statement) => statement.includes('CREATE TABLE "access_key_secret"')));
  await migrate(pool, log, all.slice(0, move));
  const [enterpriseId, id] = [newId(), newId()];
  const usedAt = new Date('2026-03-01T12:00:00Z');
  await pool.query("insert into enterprise (id, name) values ($1, 'old')", [enterpriseId]);
  await pool.query(
    `insert into access_key (id, enterprise_id, project, prefix, secret_hash, scopes, whitelist, last_used_at, last_used_ip)
     values ($1, $2, 'survey', 'sk_000000000000', $3, '{user:query}', '10.0.0', $4, '10.0.0.9')`,
    [id, enterpriseId, hashToken('the key'), usedAt],
  );
  await migrate(pool, log, all);
  expect(await presentedBy(db, hashToken('the key'))).toMatchObject({
    key: { id, project: 'survey', version: 1 },
    secret: { keyId: id, endsAt: null },
  });
  expect(await keysOf(db, enterpriseId)).toMatchObject([
    { id, scopes: ['user:query'], secrets: [{ prefix: 'sk_000000000000', lastUsedAt: usedAt, lastUsedIp: '10.0.0.9' }] },
  ]);
  await database.close();
});
