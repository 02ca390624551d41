export { requireGrantable, requireNotAbove } from './grantable.ts';
export { roleRoutes } from './role.routes.ts';
