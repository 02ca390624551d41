import { getLifeStatistics, LIFE_DAYS } from '@skyhelm/contract/device-life';
import { refuse } from '../../platform/app-error.ts';
import { lastDays } from '../../platform/clock/last-days.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { flownByDay, totalFlown } from './device-flight.store.ts';
import { seenDevice } from './device-access.store.ts';

export const lifeRoutes = (): Implementation[] => [
  implement(getLifeStatistics, async ({ db, actor, now }, { id, utcOffsetMinutes }) => {
    const { name, sn } = (await seenDevice(db, actor, id)) ?? refuse('record.notFound');
    const { days, start } = lastDays(now, LIFE_DAYS, utcOffsetMinutes);
    const { lastFlightAt, ...total } = await totalFlown(db, actor.enterpriseId, id);
    const flown = await flownByDay(db, actor.enterpriseId, id, start, utcOffsetMinutes);
    return {
      name,
      sn,
      total: { ...total, lastFlightAt: lastFlightAt?.toISOString() ?? null },
      days: days.map((day) => flown.get(day) ?? { day, flights: 0, seconds: 0, metres: 0 }),
    };
  }),
];
