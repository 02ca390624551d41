import { holds } from '@skyhelm/core/identity/permission';
import type { ErrorCode } from './codes.ts';
import type { Endpoint } from './endpoint.ts';

/** As much of who calls as decides whether they may. */
export interface Admitted {
  kind: 'user' | 'key';
  permissions: readonly string[];
  mustChangePassword?: boolean;
}

/** Why this caller is not let in, if they are not. */
export function refusalOf(
  { access, beforePasswordChange }: Pick<Endpoint, 'access' | 'beforePasswordChange'>,
  caller: Admitted | undefined,
): ErrorCode | undefined {
  if (access.kind === 'open') return undefined;
  if (!caller) return 'session.expired';
  if (caller.mustChangePassword && !beforePasswordChange) return 'password.mustChange';
  const allowed = access.kind === 'permission' ? holds(caller.permissions, access.permission) : access.accessKey || caller.kind === 'user';
  return allowed ? undefined : 'request.forbidden';
}
