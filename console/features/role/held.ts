import { PTZ_CODES } from '@skyhelm/contract/permissions';
import type { Role } from '@skyhelm/contract/role';
import { ALL_PERMISSIONS, beyond, holds } from '@skyhelm/core/identity/permission';
import { useMemo } from 'react';
import { useSession } from '../../session/session.ts';

/** What I have to give. Which departments I reach is left to the server. */
export interface Held {
  permissions: readonly string[];
  ptzPermissions: readonly string[];
  reachesAll: boolean;
}

export function useHeld(): Held {
  const permissions = useSession((state) => state.permissions);
  const user = useSession((state) => state.user);
  return useMemo(
    () => ({
      permissions,
      ptzPermissions: holds(permissions, ALL_PERMISSIONS) ? PTZ_CODES : (user?.ptzPermissions ?? []),
      reachesAll: user?.reachesAll ?? false,
    }),
    [permissions, user],
  );
}

/** Nobody grants more than they hold, and nobody changes what gives more. */
export const givesMore = (role: Pick<Role, 'permissions' | 'ptzPermissions' | 'dataScope'>, held: Held): boolean =>
  beyond(held.permissions, role.permissions).length > 0 ||
  beyond(held.ptzPermissions, role.ptzPermissions).length > 0 ||
  (role.dataScope === 'all' && !held.reachesAll);
