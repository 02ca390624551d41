import type { Services } from '../../platform/services.ts';
import { pilotsOf } from '../control/index.ts';
import { setClosedBy, type AboardRoute } from '../flown-route/index.ts';
import { notifyEach } from '../message/index.ts';
import { namesTold } from '../route/index.ts';

/** Whoever has sent it there, whoever uses the aircraft and whoever is at its controls: once for each zone or fence. */
export async function tellOfClosed(
  { database, bus, clock }: Pick<Services, 'database' | 'bus' | 'clock'>,
  enterpriseId: string,
  judged: readonly (AboardRoute & { verdict: readonly string[] })[],
): Promise<void> {
  const pilots = await pilotsOf(
    bus,
    judged.map(({ row }) => row.deviceId),
  );
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (tx) => {
    const context = { db: tx, now: clock.now(), afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
    for (const one of judged) {
      const { row, verdict, route, device, sentBy, ownerId } = one;
      if (verdict.join('\n') === row.closedBy.join('\n') || !(await setClosedBy(tx, one, verdict))) continue;
      if (verdict.every((name) => row.closedBy.includes(name))) continue;
      const params = { route, device, zone: namesTold(verdict) };
      const told = [...new Set([sentBy, ownerId, pilots[row.deviceId] ?? null])].flatMap((userId) =>
        userId === null ? [] : { userId, params },
      );
      await notifyEach(context, bus, enterpriseId, row.course === 'flying' ? 'routeClosedInFlight' : 'routeClosedAboard', told);
    }
  });
  for (const effect of effects) await effect();
}
