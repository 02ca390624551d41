export { givableRoles, type GivableRole, requireGrantable, requireNotAbove, requireWithin, rolesAbove } from './grantable.ts';
export { roleRoutes } from './role.routes.ts';
export { holdersReaching, holdersReachingAll } from './holders-reaching.store.ts';
