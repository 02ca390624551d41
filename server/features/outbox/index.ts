export { scheduleOutboxCleaning } from './cleaning.ts';
export { outboxRoutes } from './outbox.routes.ts';
export { waitingCount } from './outbox.store.ts';
export { send, sendAll, takeBack, type Outgoing } from './send.ts';
export { startOutbox } from './start-outbox.ts';
