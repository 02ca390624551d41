export { createAccessKey, listAccessKeys, revokeAccessKey, type ListedKey, type NewAccessKey } from './access-key.ts';
export { accessKeyRoutes, type Proofs } from './access-key.routes.ts';
export { keyMeter, scheduleUsageCleaning } from './key-meter.ts';
export { authenticateKey, keyActorsStill, keyActorStill } from './authenticate-key.ts';
export { keySessionRoutes } from './key-session.routes.ts';
export { scheduleKeySessionCleaning } from './key-session.ts';
