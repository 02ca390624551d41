import type { Services } from '../../platform/services.ts';
import { notifyEach } from '../message/index.ts';
import { holdersReachingAll } from '../role/index.ts';
import { namesTold } from './names-told.ts';
import { editorsOf, peopleAmong, takeUntold, type Untold } from './route-recheck.store.ts';

/** Owners, and those who may change a route; where no owner is there, those who reach all as well. Of one by its name, of several how many there are. */
export async function tellOfBroken(
  { database, bus, clock }: Pick<Services, 'database' | 'bus' | 'clock'>,
  enterpriseId: string,
): Promise<void> {
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (tx) => {
    const context = { db: tx, now: clock.now(), afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
    const untold = await takeUntold(tx, enterpriseId);
    if (untold.length === 0) return;
    const editors = await editorsOf(
      tx,
      enterpriseId,
      untold.map(({ id }) => id),
    );
    const named = [...untold.flatMap(({ ownerId }) => ownerId ?? []), ...editors.map(({ userId }) => userId)];
    const there = await peopleAmong(tx, enterpriseId, [...new Set(named)]);
    const isLeft = ({ ownerId }: Untold) => ownerId === null || !there.has(ownerId);
    const heirs = untold.some(isLeft) ? await holdersReachingAll(tx, enterpriseId, 'route:edit') : [];
    const editorsByRoute = Map.groupBy(editors, ({ routeId }) => routeId);
    const peopleOf = (route: Untold): string[] => [
      ...(isLeft(route) ? heirs.map(({ id }) => id) : [route.ownerId!]),
      ...(editorsByRoute.get(route.id) ?? []).map(({ userId }) => userId).filter((userId) => there.has(userId)),
    ];
    const told = [...byPerson(untold, peopleOf)];
    const one = told.flatMap(([userId, [route, ...others]]) =>
      others.length === 0 ? [{ userId, params: { route: route!.name, zone: namesTold(route!.brokenBy) } }] : [],
    );
    const several = told.flatMap(([userId, routes]) =>
      routes.length > 1 ? [{ userId, params: { route: routes[0]!.name, count: routes.length } }] : [],
    );
    await notifyEach(context, bus, enterpriseId, 'routeBroken', one);
    await notifyEach(context, bus, enterpriseId, 'routesBroken', several);
  });
  for (const effect of effects) await effect();
}

function byPerson(routes: readonly Untold[], peopleOf: (route: Untold) => readonly string[]): Map<string, Untold[]> {
  const people = new Map<string, Untold[]>();
  for (const route of routes) {
    for (const userId of new Set(peopleOf(route))) {
      const own = people.get(userId);
      if (own) own.push(route);
      else people.set(userId, [route]);
    }
  }
  return people;
}
