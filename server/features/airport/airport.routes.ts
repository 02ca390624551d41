import { getAirports, getAirportSetting, setAirportSetting } from '@skyhelm/contract/airport';
import { refuse } from '../../platform/app-error.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { airspaceChanged } from '../airspace-change/index.ts';
import { settingOf, spansThen, storeSetting, type Span } from './airport-setting.store.ts';
import { knownAirports } from './airports.ts';

export const airportRoutes = (services: Services): Implementation[] => [
  implement(getAirportSetting, async ({ db, actor }) => shown(await settingOf(db, actor.enterpriseId))),

  implement(setAirportSetting, async (context, { isOn, version }) => {
    const { db, actor, now, record } = context;
    const { enterpriseId } = actor;
    const before = await settingOf(db, enterpriseId);
    const stale = () => refuse('record.stale', {}, { data: shown(before) });
    if (before.version !== version) stale();
    if (!(await storeSetting(db, enterpriseId, before, isOn, now))) stale();
    record({ operation: isOn ? 'noFlyZone.airportsOn' : 'noFlyZone.airportsOff', target: { id: enterpriseId } });
    await airspaceChanged(services, context, enterpriseId, 'all');
    return { version: version + 1 };
  }),

  implement(getAirports, async ({ db, actor: { enterpriseId }, now }, { from, until }) => {
    const spans: Span[] = from
      ? await spansThen(db, enterpriseId, new Date(from), new Date(until ?? now))
      : (await settingOf(db, enterpriseId)).isOn
        ? [{ from: null, until: null }]
        : [];
    return { airports: spans.length > 0 ? [...knownAirports().airports] : [], spans: spans.map(shownSpan) };
  }),
];

const shown = ({ isOn, version }: { isOn: boolean; version: number }) => ({ isOn, version, count: knownAirports().airports.length });
const shownSpan = ({ from, until }: Span) => ({ from: from?.toISOString() ?? null, until: until?.toISOString() ?? null });
