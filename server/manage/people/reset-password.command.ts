import { say } from '@skyhelm/i18n/all';
import { resetByOperator } from '../../features/session/index.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { BadArguments, type Command } from '../command.ts';
import { withOperationLog } from '../installation.ts';

export const resetPassword: Command = {
  usage: 'reset-password ACCOUNT',
  about: 'boot.manage.resetPassword',
  async run(context, args) {
    const [account] = args;
    if (account === undefined || args.length !== 1) throw new BadArguments();
    const password = await withOperationLog(context, (database, { writeLog }) =>
      resetByOperator({ database, clock: systemClock }, writeLog, account),
    );
    if (password === undefined) throw new StartupFault('boot.resetPassword.unknown', { account });
    return say(context.language, 'boot.resetPassword.done', { account, password });
  },
};
