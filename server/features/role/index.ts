export { givableRoles, type GivableRole, requireGrantable, requireNotAbove, requireWithin, rolesAbove } from './grantable.ts';
export { roleRoutes } from './role.routes.ts';
export { holdersReaching } from './holders-reaching.store.ts';
