import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { readConfig, type Config } from '../../platform/config/config.ts';
import { restore } from './restore.command.ts';

/** Restores as the operator does, and is killed at the given point: as this file of ours is to be replaced, or on either side of the commit. */
const [dataDir = '', file = '', point = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

const { rename } = fs;
fs.rename = (from, to) => (to === join(dataDir, point) ? new Promise(die) : rename(from, to));
syncBuiltinESMExports();

const query = pg.Client.prototype.query as (this: unknown, ...given: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: unknown, ...given: unknown[]) {
    if (given[0] !== 'commit') return query.apply(this, given);
    return point === 'before the commit' ? new Promise(die) : (query.apply(this, given) as Promise<unknown>).then(die);
  },
});

await restore.run({ config: readConfig({ DATA_DIR: dataDir }, []) as Config, language: 'en', log: pino({ level: 'silent' }) }, [
  file,
  '--replace',
]);
