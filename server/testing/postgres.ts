import { randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import { connect, type Database } from '../platform/db/database.ts';

/** A migrated, empty database of the caller's own. `close` drops it. */
export async function testDatabase(): Promise<Database> {
  const template = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`create database ${name} template ${template.database} owner ${template.user}`);
  const where = { kind: 'embedded', host: template.host, database: name } as const;
  const database = connect({ ...template, database: name }, where, pino({ level: 'silent' }));
  const close = async () => {
    await database.close();
    await asSuperuser(`drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
