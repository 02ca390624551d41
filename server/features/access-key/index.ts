export { createAccessKey, listAccessKeys, revokeAccessKey, type AccessKey, type NewAccessKey } from './access-key.ts';
export { authenticateKey } from './authenticate-key.ts';
export { isKeyInForce } from './access-key.store.ts';
