import { say } from '@skyhelm/i18n/all';
import { operationLog } from '../features/operation-log/index.ts';
import { acceptSecretKey } from '../platform/auth/open-secret-key.ts';
import { secretsFrom } from '../platform/auth/secrets.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { secretKeySource } from '../platform/config/secret-key.ts';
import { StartupFault } from '../platform/config/startup-fault.ts';
import type { Queryable } from '../platform/db/database.ts';
import { BadArguments, type Command } from './command.ts';
import { confirmed } from './confirmed.ts';
import { withDatabase } from './installation.ts';

/** For an installation whose key is lost for good: without it, flights and people could not be reached either. */
export const acceptKey: Command = {
  usage: 'accept-key [--yes]',
  about: 'boot.manage.acceptKey',
  async run(context, args) {
    const { language, config } = context;
    if (args.some((arg) => arg !== '--yes')) throw new BadArguments();
    if (args.length === 0 && !(await confirmed(say(language, 'boot.acceptKey.ask'), say(language, 'boot.manage.yes')))) {
      throw new StartupFault('boot.acceptKey.kept');
    }
    // A server that goes on with the old key would sign the log with it.
    await withDatabase(context, ({ db }) => db.transaction((tx) => accept(config, tx)), { besideServer: false });
    return say(language, 'boot.acceptKey.done', { source: secretKeySource(config) });
  },
};

async function accept(config: Config, tx: Queryable): Promise<void> {
  const { writeLog } = operationLog(secretsFrom(await acceptSecretKey(config, tx)));
  const origin = { actor: undefined, ip: '', requestId: '', now: systemClock.now() };
  await writeLog(tx, origin, [{ operation: 'secretKey.accepted', actor: { kind: 'system', name: 'skyhelm' } }]);
}
