import { say } from '@skyhelm/i18n/all';
import { resetSecondFactorByOperator } from '../../features/session/index.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { BadArguments, type Command } from '../command.ts';
import { withOperationLog } from '../installation.ts';

export const resetSecondFactor: Command = {
  usage: 'reset-second-factor ACCOUNT',
  about: 'boot.manage.resetSecondFactor',
  async run(context, args) {
    const [account] = args;
    if (account === undefined || args.length !== 1) throw new BadArguments();
    const found = await withOperationLog(context, (database, { writeLog }) =>
      resetSecondFactorByOperator({ database, clock: systemClock }, writeLog, account),
    );
    if (!found) throw new StartupFault('boot.resetPassword.unknown', { account });
    return say(context.language, 'boot.resetSecondFactor.done', { account });
  },
};
