import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingMigration } from '../generate/migrations.ts';
import { writtenFiles } from '../generate/written-files.ts';
import { ROOT } from '../root.ts';
import { report } from './report.ts';

const AGAIN = 'Run `npm run generate` and commit what it writes.';

function staleFiles() {
  const files = writtenFiles();
  const stale = files.filter(({ path, content }) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== content);
  report(
    'generated files',
    files.length,
    stale.map(({ path }) => ({ path, line: 1, message: `is not what the contract says. ${AGAIN}` })),
  );
}

function staleMigrations() {
  const missing = missingMigration();
  const faults = missing ? [{ path: 'server/migrations', line: 1, message: `The tables ask for one more migration. ${AGAIN}` }] : [];
  report('migrations', 1, faults);
}

if (process.argv[2] === 'migrations') staleMigrations();
else staleFiles();
