import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { say } from '@skyhelm/i18n/all';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { BadArguments, type Command } from '../command.ts';
import { withDatabase } from '../installation.ts';
import { writeBackup } from './backup.ts';
import { summary } from './summary.ts';

export const backup: Command = {
  usage: 'backup FILE',
  about: 'boot.manage.backup',
  async run(context, args) {
    const [given] = args;
    if (given === undefined || args.length !== 1) throw new BadArguments();
    const file = resolve(given);
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (exists) throw new StartupFault('boot.backup.exists', { file });
    const manifest = await withDatabase(context, (database) => writeBackup(database, context.config, file)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.syscall === undefined) throw error;
        throw new StartupFault('boot.backup.failed', { file, reason: error.message });
      },
    );
    return say(context.language, 'boot.backup.done', { file, ...summary(manifest) });
  },
};
