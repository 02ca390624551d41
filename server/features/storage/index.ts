export { limitFor, requireQuota } from './quota.ts';
export { storageRoutes } from './storage.routes.ts';
export { accountKind, usageOf } from './usage.store.ts';
