import pino from 'pino';
import { lockDataFolder } from '../lock/data-folder-lock.ts';
import { openDatabase } from './database.ts';

/** Stands for the server in the kill test: writes without pause and tells of each row only once it is acknowledged. */
const [dataDir = '', first = '0'] = process.argv.slice(2);
lockDataFolder(dataDir);
const { pool } = await openDatabase({ dataDir, databaseUrl: undefined }, pino({ level: 'silent' }));
await pool.query('create table if not exists kill_row (n integer primary key, filling text not null)');
let next = Number(first);

async function write(): Promise<void> {
  for (;;) {
    const n = next++;
    try {
      await pool.query('insert into kill_row values ($1, repeat($2, 50))', [n, `row ${n} `]);
      process.stdout.write(`${n}\n`);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

await Promise.all([write(), write(), write(), write()]);
