import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupFault } from '../../config/startup-fault.ts';
import type { Binaries } from './binaries.ts';
import { POSTGRES_ENV, type RunAs } from './run-as.ts';

/** What lies where under the data folder. */
export const layout = (dataDir: string) => {
  const folder = join(dataDir, 'postgres');
  return {
    folder,
    cluster: join(folder, 'cluster'),
    password: join(folder, 'password'),
    run: join(folder, 'run'),
    log: join(folder, 'postgres.log'),
  };
};

export type Layout = ReturnType<typeof layout>;

export const OWNER = 'skyhelm';
export const DATABASE = 'skyhelm';

/**
 * Chinese by pinyin; Latin and Cyrillic in their own alphabets: one order that reads well in all three languages.
 * Equality stays by bytes, so unique keys mean what they say.
 */
const ICU_LOCALE = 'zh-u-co-pinyin';

/** Makes the cluster unless it is there. Returns the password of its owner. */
export async function ensureCluster(place: Layout, binaries: Binaries, runAs: RunAs): Promise<string> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return initialise(place, binaries, runAs);
  if (version.trim() !== binaries.major) throw new StartupFault('boot.postgres.version', { found: version.trim(), ours: binaries.major });
  return (await readFile(place.password, 'utf8')).trim();
}

/** In a draft folder that is renamed when whole: a start that is killed half-way leaves nothing a later one would trip over. */
async function initialise(place: Layout, binaries: Binaries, runAs: RunAs): Promise<string> {
  for (const name of await readdir(place.folder)) if (name.startsWith('draft-')) await rm(join(place.folder, name), { recursive: true });
  const draft = join(place.folder, `draft-${process.pid}`);
  const password = randomBytes(24).toString('base64url');
  await mkdir(draft, { mode: 0o700 });
  const secret = join(draft, 'password');
  await writeFile(secret, password, { mode: 0o600 });
  if (runAs.owner) for (const path of [draft, secret]) await chown(path, runAs.owner.uid, runAs.owner.gid);
  const cluster = join(draft, 'cluster');
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', `--icu-locale=${ICU_LOCALE}`];
  await runTool(runAs, binaries.initdb, ['-D', cluster, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${secret}`, ...locale]);
  await runTool(runAs, binaries.postgres, ['--single', '-D', cluster, 'postgres'], creation(password));
  await chmod(secret, 0o600);
  await rename(secret, place.password);
  await rename(cluster, place.cluster);
  await rm(draft, { recursive: true });
  await syncFolder(place.folder);
  return password;
}

/** The program is no superuser: what slips through into SQL cannot read files or run programs. */
const creation = (password: string): string =>
  [`CREATE ROLE ${OWNER} LOGIN PASSWORD '${password}'`, `CREATE DATABASE ${DATABASE} OWNER ${OWNER}`, ''].join('\n');

function runTool(runAs: RunAs, tool: string, args: string[], input = ''): Promise<void> {
  const [command, ...rest] = [...runAs.prefix, tool, ...args];
  return new Promise((resolve, reject) => {
    const child = execFile(command!, rest, { ...runAs.owner, env: POSTGRES_ENV, cwd: '/' }, (error, stdout, stderr) => {
      // Single-user mode reports a failed statement and still ends with 0.
      const failed = error ?? /^.*(?:ERROR|FATAL|PANIC):.*$/m.exec(stderr);
      if (failed)
        reject(
          new StartupFault('boot.postgres.failed', { reason: lastLine(stderr || (error?.message ?? '')), log: stdout.trim().slice(-300) }),
        );
      else resolve();
    });
    child.stdin?.end(input);
  });
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
