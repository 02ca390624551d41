import type { Permission, PtzCode } from '@skyhelm/contract/permissions';
import { holdsAny } from '@skyhelm/core/identity/permission';
import type { ReactNode } from 'react';
import { useHasPtz, useSession } from './session.ts';

interface AllowedProps {
  /** One of several is enough. */
  permission: Permission | readonly Permission[];
  children: ReactNode;
}

export function Allowed({ permission, children }: AllowedProps) {
  const allowed = useSession((state) => holdsAny(state.permissions, [permission].flat()));
  return allowed ? children : null;
}

/** Payload controls are granted apart from everything else: holding every permission is not enough here. */
export const AllowedPtz = ({ code, children }: { code: PtzCode; children: ReactNode }) => (useHasPtz(code) ? children : null);
