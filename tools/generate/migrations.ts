import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';

const SERVER = join(ROOT, 'server');
const MIGRATIONS = join(SERVER, 'migrations');

/** Writes the migration that the tables ask for into `folder`; says which file it was, if any. */
function generateInto(folder: string, name?: string): string | undefined {
  const before = new Set(readdirSync(folder));
  // drizzle-kit puts `./` before the folder it is given: an absolute one would end up elsewhere.
  const options = [
    '--dialect',
    'postgresql',
    '--schema',
    './schema.ts',
    '--out',
    relative(SERVER, folder),
    ...(name ? ['--name', name] : []),
  ];
  const kit = join(ROOT, 'node_modules/drizzle-kit/bin.cjs');
  const run = spawnSync(process.execPath, [kit, 'generate', ...options], { cwd: SERVER, encoding: 'utf8', timeout: 120_000 });
  if (run.status !== 0) throw new Error(`drizzle-kit generate failed:\n${run.error?.message ?? ''}${run.stdout}${run.stderr}`);
  const written = readdirSync(folder).find((file) => !before.has(file));
  // A question it cannot put to anybody ends it without a fault: that must not pass for "nothing to do".
  if (!written && !run.stdout.includes('No schema changes')) throw new Error(`drizzle-kit generate asks:\n${run.stdout}${run.stderr}`);
  return written;
}

export const generateMigration = (name?: string): string | undefined => generateInto(MIGRATIONS, name);

/** The migration that is missing, if any; the repository stays as it is. */
export function missingMigration(): string | undefined {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'migrations-'));
  try {
    cpSync(MIGRATIONS, copy, { recursive: true });
    return generateInto(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
