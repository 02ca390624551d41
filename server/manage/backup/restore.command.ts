import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '@skyhelm/i18n/all';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { lockDataFolder } from '../../platform/lock/data-folder-lock.ts';
import { BadArguments, type Command } from '../command.ts';
import { withDatabaseAlone } from '../installation.ts';
import { unpack } from './archive.ts';
import { restoreInto } from './restore.ts';
import { withStaging } from './staging.ts';
import { summary } from './summary.ts';

export const restore: Command = {
  usage: 'restore FILE [--replace]',
  about: 'boot.manage.restore',
  async run(context, args) {
    const { given, replace } = readArguments(args);
    const file = resolve(given);
    const { config, log, language } = context;
    // Files of the data folder are put in place with the rows or not at all; those of a folder elsewhere could not be.
    if (config.blobsDir !== undefined) throw new StartupFault('boot.restore.sharedBlobs');
    // A running server is told at once, not after the unpacking.
    lockDataFolder(config.dataDir).release();
    const manifest = await withStaging(config.dataDir, async (staging) => {
      const unpacked = await unpack(file, staging);
      await withDatabaseAlone(context, (database) => restoreInto(database, { config, staging, manifest: unpacked, file, replace }, log));
      return unpacked;
    });
    return say(language, 'boot.restore.done', { file, ...summary(manifest) });
  },
};

function readArguments(args: string[]): { given: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });
    if (positionals.length === 1) return { given: positionals[0]!, replace: values.replace };
  } catch {
    throw new BadArguments();
  }
  throw new BadArguments();
}
