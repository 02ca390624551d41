import { getStorage, STORAGE_KINDS } from '@skyhelm/contract/storage';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { limitOf } from './quota-table.ts';
import { accountKind, usageOf } from './usage.store.ts';

const finite = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);

export const storageRoutes = ({ config }: Services): Implementation[] => [
  implement(getStorage, async ({ db, actor: { enterpriseId } }) => {
    const account = await accountKind(db, enterpriseId);
    const kinds = [];
    for (const kind of STORAGE_KINDS) {
      const { items, bytes } = await usageOf(db, enterpriseId, kind);
      const limit = limitOf(config, account, kind);
      kinds.push({ kind, items, itemsMax: finite(limit.items), bytes, bytesMax: finite(limit.bytes) });
    }
    return { kinds };
  }),
];
