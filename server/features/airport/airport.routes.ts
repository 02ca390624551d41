import { getAirports, getAirportSetting, setAirportSetting } from '@skyhelm/contract/airport';
import { refuse } from '../../platform/app-error.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { airspaceChanged } from '../airspace-change/index.ts';
import { settingOf, storeSetting } from './airport-setting.store.ts';
import { knownAirports } from './airports.ts';

export const airportRoutes = (services: Services): Implementation[] => [
  implement(getAirportSetting, async ({ db, actor }) => ({
    ...(await settingOf(db, actor.enterpriseId)),
    count: knownAirports().airports.length,
  })),

  implement(setAirportSetting, async (context, { isOn, version }) => {
    const { db, actor, record } = context;
    const { enterpriseId } = actor;
    const before = await settingOf(db, enterpriseId);
    const stale = () => refuse('record.stale', {}, { data: { ...before, count: knownAirports().airports.length } });
    if (before.version !== version) stale();
    if (!(await storeSetting(db, enterpriseId, { isOn, version }))) stale();
    record({ operation: isOn ? 'noFlyZone.airportsOn' : 'noFlyZone.airportsOff', target: { id: enterpriseId } });
    await airspaceChanged(services, context, enterpriseId, 'all');
    return { version: version + 1 };
  }),

  implement(getAirports, async ({ db, actor }) => ((await settingOf(db, actor.enterpriseId)).isOn ? [...knownAirports().airports] : [])),
];
