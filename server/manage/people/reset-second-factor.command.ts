import { say } from '@skyhelm/i18n/all';
import { operationLog } from '../../features/operation-log/index.ts';
import { resetSecondFactorByOperator } from '../../features/session/index.ts';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { loadSecretKey } from '../../platform/config/secret-key.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import { BadArguments, type Command } from '../command.ts';
import { withDatabase } from '../installation.ts';

export const resetSecondFactor: Command = {
  usage: 'reset-second-factor ACCOUNT',
  about: 'boot.manage.resetSecondFactor',
  async run(context, args) {
    const [account] = args;
    if (account === undefined || args.length !== 1) throw new BadArguments();
    const { writeLog } = operationLog(secretsFrom(await loadSecretKey(context.config)));
    const found = await withDatabase(context, (database) =>
      resetSecondFactorByOperator({ database, clock: systemClock }, writeLog, account),
    );
    if (!found) throw new StartupFault('boot.resetPassword.unknown', { account });
    return say(context.language, 'boot.resetSecondFactor.done', { account });
  },
};
