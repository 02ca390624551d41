export { createAccessKey, listAccessKeys, revokeAccessKey, type ListedKey, type NewAccessKey } from './access-key.ts';
export { accessKeyRoutes, type Proofs } from './access-key.routes.ts';
export { keyMeter, scheduleUsageCleaning } from './key-meter.ts';
export { authenticateKey, keyActorById } from './authenticate-key.ts';
export { isKeyInForce } from './access-key.store.ts';
