import { say } from '@skyhelm/i18n/all';
import { removeDemo } from '../../features/enterprise/index.ts';
import { blobsFolder, draftsName } from '../../platform/blobs/blobs-folder.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { BadArguments, type Command } from '../command.ts';
import { confirmed } from '../confirmed.ts';
import { withOperationLog } from '../installation.ts';

export const removeDemoEnterprise: Command = {
  usage: 'remove-demo [--yes]',
  about: 'boot.manage.removeDemo',
  async run(context, args) {
    const { language } = context;
    if (args.some((arg) => arg !== '--yes')) throw new BadArguments();
    if (args.length === 0 && !(await confirmed(say(language, 'boot.removeDemo.ask'), say(language, 'boot.manage.yes')))) {
      throw new StartupFault('boot.removeDemo.kept');
    }
    const blobs = diskBlobs(blobsFolder(context.config), draftsName(context.config));
    const gone = await withOperationLog(context, (database, { writeLog }) => removeDemo({ database, blobs, clock: systemClock }, writeLog));
    return gone.length === 0 ? say(language, 'boot.removeDemo.none') : say(language, 'boot.removeDemo.done', { name: gone.join(', ') });
  },
};
