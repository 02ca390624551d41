import { parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';
import { KEY_SCOPES } from '@skyhelm/contract/access-key-rules';
import type { Permission } from '@skyhelm/contract/permissions';
import { StartupFault } from '../../platform/config/startup-fault.ts';

interface KeyArguments {
  scopes: string;
  whitelist: string;
}

/** Permissions separated by commas. Everything that is wrong is told at once, after what was found wrong before. */
export function wantedScopes({ scopes, whitelist }: KeyArguments, before: readonly StartupFault[] = []): Permission[] {
  const wanted = scopes.split(',').filter((scope) => scope !== '') as Permission[];
  const unknown = wanted.filter((scope) => !KEY_SCOPES.includes(scope));
  const isListWrong = parseWhitelist(whitelist).issues.some(({ severity }) => severity === 'error');
  const [first, ...others] = [
    ...before,
    ...(unknown.length > 0
      ? [new StartupFault('boot.accessKey.scopes', { unknown: unknown.join(', '), known: KEY_SCOPES.join(', ') })]
      : []),
    ...(isListWrong ? [new StartupFault('boot.accessKey.whitelist', { whitelist })] : []),
  ];
  if (first) throw new StartupFault(first.key, first.params, others);
  return wanted;
}
