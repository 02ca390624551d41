import type { Services } from '../../platform/services.ts';
import { notifyEach } from '../message/index.ts';
import { namesTold } from './names-told.ts';
import { editorsOf, peopleAmong, takeUntold, type Untold } from './route-recheck.store.ts';

/** Owners, and those who may change a route: of one by its name, of several how many there are. */
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
    const concerned = byPerson(untold, editors);
    const there = await peopleAmong(tx, enterpriseId, [...concerned.keys()]);
    const told = [...concerned].filter(([userId]) => there.has(userId));
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

function byPerson(routes: readonly Untold[], editors: readonly { routeId: string; userId: string }[]): Map<string, Untold[]> {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const pairs = [
    ...routes.flatMap((route) => (route.ownerId === null ? [] : [{ userId: route.ownerId, route }])),
    ...editors.map(({ routeId, userId }) => ({ userId, route: byId.get(routeId)! })),
  ];
  const people = new Map<string, Untold[]>();
  for (const { userId, route } of pairs) {
    const own = people.get(userId);
    if (own) own.push(route);
    else people.set(userId, [route]);
  }
  return people;
}
