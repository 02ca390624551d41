import { say } from '@skyhelm/i18n/all';
import { createAccessKey, listAccessKeys, revokeAccessKey } from '../../features/access-key/index.ts';
import { enterpriseNamed } from '../../features/enterprise/index.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { LogEntry } from '../../platform/operation-record.ts';
import { BadArguments, type Command, type ManageContext } from '../command.ts';
import { operationLogOf, withDatabase } from '../installation.ts';
import { wantedScopes } from './access-key-arguments.ts';

/** Beside the screen, for an operator without a browser: the enterprise is named as it is called, scopes are permissions separated by commas. */
export const accessKey: Command = {
  usage: 'access-key create ENTERPRISE PROJECT SCOPES WHITELIST | list ENTERPRISE | revoke ENTERPRISE ID',
  about: 'boot.manage.accessKey',
  run: (context, [verb, name, ...rest]) =>
    withDatabase(context, async (database) => {
      if (name === undefined) throw new BadArguments();
      const enterpriseId = await enterpriseNamed(database.db, name);
      const nobody = enterpriseId === undefined ? [new StartupFault('boot.accessKey.noEnterprise', { name })] : [];
      if (verb === 'create' && rest.length === 3) {
        const [project, scopes, whitelist] = rest as [string, string, string];
        const wanted = wantedScopes({ scopes, whitelist }, nobody);
        return create(context, database, { enterpriseId: enterpriseId!, project, scopes: wanted, whitelist });
      }
      if (enterpriseId === undefined) throw nobody[0]!;
      if (verb === 'list' && rest.length === 0) return list(context, database, enterpriseId);
      if (verb === 'revoke' && rest.length === 1) return revoke(context, database, enterpriseId, rest[0]!);
      throw new BadArguments();
    }),
};

type EnterpriseId = NonNullable<LogEntry['enterpriseId']>;
type NewKey = Parameters<typeof createAccessKey>[1] & { enterpriseId: EnterpriseId };

async function create(context: ManageContext, database: Database, key: NewKey): Promise<string> {
  const write = await recorder(context, database);
  const { id, key: secret } = await database.db.transaction(async (tx) => {
    const made = await createAccessKey(tx, key);
    await write(tx, { operation: 'accessKey.created', enterpriseId: key.enterpriseId, target: { id: made.id, name: key.project } });
    return made;
  });
  return say(context.language, 'boot.accessKey.created', { id, key: secret });
}

async function list(context: ManageContext, database: Database, enterpriseId: EnterpriseId): Promise<string> {
  const keys = await listAccessKeys(database.db, enterpriseId);
  if (keys.length === 0) return say(context.language, 'boot.accessKey.none');
  return keys
    .map(({ id, project, secrets, scopes, whitelist, revokedAt }) =>
      [id, secrets[0]!.prefix, project, scopes.join(','), whitelist, revokedAt?.toISOString() ?? ''].join('  ').trimEnd(),
    )
    .join('\n');
}

async function revoke(context: ManageContext, database: Database, enterpriseId: EnterpriseId, id: string): Promise<string> {
  const write = await recorder(context, database);
  await database.db.transaction(async (tx) => {
    // Nobody listens in this process; a running server looks every key up again within a second.
    const there = { db: tx, now: systemClock.now(), afterCommit: () => undefined };
    if (!(await revokeAccessKey(there, memoryBus(context.log), { enterpriseId, id })))
      throw new StartupFault('boot.accessKey.unknown', { id });
    await write(tx, { operation: 'accessKey.revoked', enterpriseId, target: { id } });
  });
  return say(context.language, 'boot.accessKey.revoked', { id });
}

async function recorder({ config }: ManageContext, database: Database): Promise<(tx: Queryable, entry: LogEntry) => Promise<void>> {
  const { writeLog } = await operationLogOf(config, database);
  const origin = { actor: undefined, ip: '', requestId: '', now: systemClock.now() };
  return (tx, entry) => writeLog(tx, origin, [{ ...entry, actor: { kind: 'system', name: 'skyhelm' } }]);
}
