import { revokeAccessKey } from '../features/access-key/index.ts';
import type { Services } from '../platform/services.ts';

/** Revokes outside of a call, as the operator's command does. */
export async function revokeNow({ database, bus, clock }: Services, enterpriseId: string, id: string): Promise<boolean> {
  const effects: (() => void | Promise<void>)[] = [];
  const revoked = await database.db.transaction((db) =>
    revokeAccessKey({ db, now: clock.now(), afterCommit: (effect) => void effects.push(effect) }, bus, { enterpriseId, id }),
  );
  for (const effect of effects) await effect();
  return revoked !== undefined;
}
