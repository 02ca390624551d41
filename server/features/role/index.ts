export { givableRoles, type GivableRole, requireGrantable, requireNotAbove, rolesAbove } from './grantable.ts';
export { roleRoutes } from './role.routes.ts';
