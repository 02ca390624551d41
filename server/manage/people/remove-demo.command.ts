import { join } from 'node:path';
import { say } from '@skyhelm/i18n/all';
import { removeDemo } from '../../features/enterprise/index.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { BadArguments, type Command } from '../command.ts';
import { withOperationLog } from '../installation.ts';

export const removeDemoEnterprise: Command = {
  usage: 'remove-demo',
  about: 'boot.manage.removeDemo',
  async run(context, args) {
    if (args.length > 0) throw new BadArguments();
    const blobs = diskBlobs(join(context.config.dataDir, 'blobs'));
    const gone = await withOperationLog(context, (database, { writeLog }) => removeDemo({ database, blobs, clock: systemClock }, writeLog));
    return gone.length === 0
      ? say(context.language, 'boot.removeDemo.none')
      : say(context.language, 'boot.removeDemo.done', { name: gone.join(', ') });
  },
};
