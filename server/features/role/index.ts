export { requireGrantable, requireNotAbove, rolesAbove } from './grantable.ts';
export { roleRoutes } from './role.routes.ts';
