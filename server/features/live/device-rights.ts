import type { Actor } from '../../platform/auth/actor.ts';

/** Who may see which device: the registry's rules, handed in by `server/features/index.ts`. */
export interface DeviceRights {
  visibleTo(actor: Actor): Promise<ReadonlySet<string>>;
}
