import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import { getOutbox } from '@skyhelm/contract/outbox';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { outgoingPage } from './outbox.store.ts';

export const outboxRoutes = (_services: Services): Implementation[] => [
  implement(getOutbox, async ({ db, actor, language, now }, query) => {
    // Addresses belong to no department, and those of strangers are among them.
    if (!actor.scope.all) return { total: 0, rows: [] };
    // A code opens the account it was made for: only who holds everything in the tenant gains nothing by reading it.
    const mayReadSecrets = actor.permissions.includes(ALL_PERMISSIONS);
    return outgoingPage(db, actor.enterpriseId, query, { mayReadSecrets, language, now });
  }),
];
