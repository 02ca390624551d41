export { createAccessKey, listAccessKeys, revokeAccessKey, type ListedKey, type NewAccessKey } from './access-key.ts';
export { accessKeyRoutes } from './access-key.routes.ts';
export { authenticateKey, keyActorById } from './authenticate-key.ts';
export { isKeyInForce } from './access-key.store.ts';
