import type { Actor } from '../../platform/auth/actor.ts';
import type { Services } from '../../platform/services.ts';

/** Who may listen, and to which devices: `server/features/index.ts` hands in the rules of sessions and of the registry. */
export interface LiveRights {
  visibleTo(actor: Actor): Promise<ReadonlySet<string>>;
  /** The same one with the rights of this moment; nobody, once the session or the key is over. */
  stillHere(actor: Actor): Promise<Actor | undefined>;
}

export type LiveServices = Pick<Services, 'bus' | 'clock' | 'log'>;
