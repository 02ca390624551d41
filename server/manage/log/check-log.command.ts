import { say } from '@skyhelm/i18n/all';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { BadArguments, type Command } from '../command.ts';
import { withOperationLog } from '../installation.ts';

export const checkLog: Command = {
  usage: 'check-log',
  about: 'boot.manage.checkLog',
  async run(context, args) {
    if (args.length > 0) throw new BadArguments();
    const faults = await withOperationLog(context, ({ db }, log) => log.check(db));
    if (faults.length === 0) return say(context.language, 'boot.checkLog.sound');
    throw new StartupFault('boot.checkLog.broken', {
      count: faults.length,
      faults: faults.map((fault) => `\n  ${JSON.stringify(fault)}`).join(''),
    });
  },
};
