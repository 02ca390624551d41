import { getLifeStatistics, LIFE_DAYS } from '@skyhelm/contract/device-life';
import { refuse } from '../../platform/app-error.ts';
import { lastDays } from '../../platform/clock/last-days.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { flownByDay, totalFlown } from './device-flight.store.ts';
import { seenDevice } from './device-access.store.ts';

const NOTHING_FLOWN = { flights: 0, seconds: 0, metres: 0 };

export const lifeRoutes = (): Implementation[] => [
  implement(getLifeStatistics, async ({ db, actor, now }, { id, timeZone }) => {
    const { name, sn } = (await seenDevice(db, actor, id)) ?? refuse('record.notFound');
    const days = lastDays(now, LIFE_DAYS, timeZone);
    const { lastFlightAt, ...total } = await totalFlown(db, actor.enterpriseId, id);
    const flown = await flownByDay(db, actor.enterpriseId, id, days);
    return {
      name,
      sn,
      total: { ...total, lastFlightAt: lastFlightAt?.toISOString() ?? null },
      days: days.days.map((day) => ({ day, ...(flown.get(day) ?? NOTHING_FLOWN) })),
    };
  }),
];
