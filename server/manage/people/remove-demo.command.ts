import { join } from 'node:path';
import { say } from '@skyhelm/i18n/all';
import { removeDemo } from '../../features/enterprise/index.ts';
import { operationLog } from '../../features/operation-log/index.ts';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { loadSecretKey } from '../../platform/config/secret-key.ts';
import { BadArguments, type Command } from '../command.ts';
import { withDatabase } from '../installation.ts';

export const removeDemoEnterprise: Command = {
  usage: 'remove-demo',
  about: 'boot.manage.removeDemo',
  async run(context, args) {
    if (args.length > 0) throw new BadArguments();
    const { writeLog } = operationLog(secretsFrom(await loadSecretKey(context.config)));
    const blobs = diskBlobs(join(context.config.dataDir, 'blobs'));
    const gone = await withDatabase(context, (database) => removeDemo({ database, blobs, clock: systemClock }, writeLog));
    return gone.length === 0
      ? say(context.language, 'boot.removeDemo.none')
      : say(context.language, 'boot.removeDemo.done', { name: gone.join(', ') });
  },
};
