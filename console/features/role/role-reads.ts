import { role, user } from '../../api/endpoints.generated.ts';

/** Reads that name roles: out of date once one has changed. */
export const NAMING_ROLES = [role.getAllRoles, role.getGivableRoles, user.getUsers];
