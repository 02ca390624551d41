import type { Role } from '@skyhelm/contract/role';
import { useMemo } from 'react';
import { role } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';

/** Roles that are mine to give; undefined until they are known. */
export const useGivable = (): Pick<Role, 'id' | 'name'>[] | undefined =>
  useRead(role.getGivableRoles, {}, { when: useHas('user:query') }).data;

/** Whether somebody holds more than I do, so that the server would let me change nothing about them. */
export function useHoldsMore(): (person: { roles: readonly Pick<Role, 'id'>[] }) => boolean {
  const givable = useGivable();
  return useMemo(() => {
    const mine = givable && new Set(givable.map(({ id }) => id));
    return ({ roles }) => mine !== undefined && roles.some(({ id }) => !mine.has(id));
  }, [givable]);
}
