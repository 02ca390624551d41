import type { Actor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { concernedBy } from './marker-search.store.ts';

type Context = Pick<RequestContext, 'db' | 'afterCommit'> & { actor: Actor };

/** Whoever sees these now, or did until now, has something else on the map. Asked before they are deleted: afterwards nobody is concerned. */
export const tellOfMarkers =
  (bus: Bus) =>
  async ({ db, actor, afterCommit }: Context, ids: readonly string[], also: readonly string[] = []): Promise<void> => {
    const userIds = [...(await concernedBy(db, actor, ids)), ...also];
    afterCommit(() => publish(bus, 'marker.changed', { enterpriseId: actor.enterpriseId, userIds }));
  };
