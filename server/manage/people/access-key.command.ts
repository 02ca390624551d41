import { parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';
import { KEY_SCOPES } from '@skyhelm/contract/access-key-rules';
import type { Permission } from '@skyhelm/contract/permissions';
import { say } from '@skyhelm/i18n/all';
import { createAccessKey, listAccessKeys, revokeAccessKey } from '../../features/access-key/index.ts';
import { enterpriseNamed } from '../../features/enterprise/index.ts';
import { operationLog } from '../../features/operation-log/index.ts';
import { secretsFrom } from '../../platform/auth/secrets.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { loadSecretKey } from '../../platform/config/secret-key.ts';
import { StartupFault } from '../../platform/config/startup-fault.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { LogEntry } from '../../platform/operation-record.ts';
import { BadArguments, type Command, type ManageContext } from '../command.ts';
import { withDatabase } from '../installation.ts';

/** Beside the screen, for an operator without a browser: the enterprise is named as it is called, scopes are permissions separated by commas. */
export const accessKey: Command = {
  usage: 'access-key create ENTERPRISE PROJECT SCOPES WHITELIST | list ENTERPRISE | revoke ENTERPRISE ID',
  about: 'boot.manage.accessKey',
  run: (context, [verb, name, ...rest]) =>
    withDatabase(context, async (database) => {
      if (name === undefined) throw new BadArguments();
      const enterpriseId = await enterpriseNamed(database.db, name);
      if (enterpriseId === undefined) throw new StartupFault('boot.accessKey.noEnterprise', { name });
      if (verb === 'create' && rest.length === 3) return create(context, database, enterpriseId, rest as [string, string, string]);
      if (verb === 'list' && rest.length === 0) return list(context, database, enterpriseId);
      if (verb === 'revoke' && rest.length === 1) return revoke(context, database, enterpriseId, rest[0]!);
      throw new BadArguments();
    }),
};

type EnterpriseId = NonNullable<LogEntry['enterpriseId']>;

async function create(
  context: ManageContext,
  database: Database,
  enterpriseId: EnterpriseId,
  [project, scopes, whitelist]: [string, string, string],
) {
  const wanted = scopes.split(',').filter((scope) => scope !== '') as Permission[];
  const unknown = wanted.filter((scope) => !KEY_SCOPES.includes(scope));
  if (unknown.length > 0) throw new StartupFault('boot.accessKey.scopes', { unknown: unknown.join(', '), known: KEY_SCOPES.join(', ') });
  if (parseWhitelist(whitelist).issues.some(({ severity }) => severity === 'error'))
    throw new StartupFault('boot.accessKey.whitelist', { whitelist });
  const write = await recorder(context);
  const { id, key } = await database.db.transaction(async (tx) => {
    const made = await createAccessKey(tx, { enterpriseId, project, scopes: wanted, whitelist });
    await write(tx, { operation: 'accessKey.created', enterpriseId, target: { id: made.id, name: project } });
    return made;
  });
  return say(context.language, 'boot.accessKey.created', { id, key });
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
  const write = await recorder(context);
  await database.db.transaction(async (tx) => {
    // Nobody listens in this process; a running server looks every key up again within a second.
    const there = { db: tx, now: systemClock.now(), afterCommit: () => undefined };
    if (!(await revokeAccessKey(there, memoryBus(context.log), { enterpriseId, id })))
      throw new StartupFault('boot.accessKey.unknown', { id });
    await write(tx, { operation: 'accessKey.revoked', enterpriseId, target: { id } });
  });
  return say(context.language, 'boot.accessKey.revoked', { id });
}

async function recorder(context: ManageContext): Promise<(tx: Queryable, entry: LogEntry) => Promise<void>> {
  const { writeLog } = operationLog(secretsFrom(await loadSecretKey(context.config)));
  const origin = { actor: undefined, ip: '', requestId: '', now: systemClock.now() };
  return (tx, entry) => writeLog(tx, origin, [{ ...entry, actor: { kind: 'system', name: 'skyhelm' } }]);
}
