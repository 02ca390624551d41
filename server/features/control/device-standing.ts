import type { DeviceId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** How somebody stands to a device of their tenant. */
export interface DeviceStanding {
  name: string;
  see: boolean;
  fly: boolean;
  /** To look after it, and with `fly`, for a person, to take its controls from anybody. */
  manage: boolean;
}

/** Port: the registry knows. A device that the tenant does not have is not among them. */
export type FindStandings = (db: Queryable, actor: Actor, deviceIds: readonly string[]) => Promise<ReadonlyMap<string, DeviceStanding>>;

export type FindStanding = (db: Queryable, actor: Actor, deviceId: string) => Promise<DeviceStanding | undefined>;

/** Software asks: nobody at the controls loses them to a program. */
export const mayTakeBack = ({ kind }: Actor, { fly, manage }: DeviceStanding): boolean => kind === 'user' && fly && manage;

const denied = (id: string, name: string) => ({ record: { operation: 'request.denied', target: { id, name } } as const });

/** What one does not see is not there at all. */
export async function requireSeen(find: FindStanding, db: Queryable, actor: Actor, id: DeviceId): Promise<DeviceStanding> {
  const standing = (await find(db, actor, id)) ?? refuse('record.notFound');
  return standing.see ? standing : refuse('record.notFound', {}, denied(id, standing.name));
}

export async function requireFlown(find: FindStanding, db: Queryable, actor: Actor, id: DeviceId): Promise<DeviceStanding> {
  const standing = await requireSeen(find, db, actor, id);
  return standing.fly ? standing : refuse('request.forbidden', {}, denied(id, standing.name));
}

export async function requireOwn(find: FindStanding, db: Queryable, actor: Actor, id: DeviceId): Promise<DeviceStanding> {
  const standing = await requireSeen(find, db, actor, id);
  return mayTakeBack(actor, standing) ? standing : refuse('request.forbidden', {}, denied(id, standing.name));
}
