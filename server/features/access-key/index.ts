export { createAccessKey, listAccessKeys, revokeAccessKey, type AccessKey, type NewAccessKey } from './access-key.ts';
export { authenticateKey, keyActorById } from './authenticate-key.ts';
export { isKeyInForce } from './access-key.store.ts';
