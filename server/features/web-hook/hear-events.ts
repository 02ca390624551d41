import { publish, subscribeOwn } from '../../platform/bus/subjects.ts';
import { hearOwnNews, type VehicleNews } from '../../platform/bus/vehicle-subjects.ts';
import { hearsAircraft } from '../../platform/config/hears-aircraft.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { gathering } from '../../platform/db/gathering.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { allLinks, linksAmong, saveLinks } from './link.store.ts';
import { tellHooks, type HookEvent } from './tell-hooks.ts';

/** A fleet that takes off together is one statement. */
const WRITE_EVERY_MS = 200;
/** While the database is away. */
const HELD_MAX = 10_000;
/** After a start: whoever was online before and is not heard of by then has gone meanwhile. Only where aircraft are heard can that be told. */
const BACK_WITHIN_MS = 60_000;

/** What aircraft do, as it is heard on the bus, becomes rows. */
export function hearEvents(
  { config, bus, database, clock, log }: Pick<Services, 'config' | 'bus' | 'database' | 'clock' | 'log'>,
  backWithinMs = BACK_WITHIN_MS,
): { close(): Promise<void> } {
  let heard: HookEvent[] = [];
  const online = new Map<string, boolean>();
  const writing = gathering(
    WRITE_EVERY_MS,
    async () => {
      const events = heard;
      heard = [];
      const isTold = await database.db
        .transaction(async (db) => tellHooks(db, await withoutKnown(db, events)))
        .catch((error: unknown) => {
          heard = [...events, ...heard];
          throw error;
        });
      if (isTold) publish(bus, 'webHook.added', { count: events.length });
    },
    log,
    'events for web hooks',
  );
  const add = (whose: Pick<HookEvent, 'enterpriseId' | 'deviceId' | 'at'>, told: Told): void => {
    heard.push({ id: newId(whose.at.getTime()), ...whose, ...told });
    if (heard.length > HELD_MAX) log.warn({ lost: heard.splice(0, heard.length - HELD_MAX).length }, 'events for web hooks are lost');
    writing.wake();
  };

  const endings = [
    // It is also said when it takes off or lands. Of its own gateway only: of several servers one writes it.
    subscribeOwn(bus, 'device.heard', ({ enterpriseId, deviceId, online: isOnline, at }) => {
      if (online.get(deviceId) === isOnline) return;
      online.set(deviceId, isOnline);
      add({ enterpriseId, deviceId, at: new Date(at) }, { event: isOnline ? 'device.online' : 'device.offline' });
    }),
    hearOwnNews(bus, (news) => {
      const told = eventOf(news);
      if (told) add({ enterpriseId: news.enterpriseId, deviceId: news.deviceId, at: new Date(news.at) }, told);
    }),
  ];
  async function tellOfLost(): Promise<void> {
    const at = clock.now();
    for (const { enterpriseId, deviceId } of await allLinks(database.db))
      if (!online.has(deviceId)) add({ enterpriseId, deviceId, at }, { event: 'device.offline' });
  }
  const told = () => void tellOfLost().catch((error: unknown) => log.warn({ err: error }, 'devices that went away meanwhile are not told'));
  const lost = hearsAircraft(config) ? setTimeout(told, backWithinMs) : undefined;
  return {
    async close() {
      clearTimeout(lost);
      for (const end of endings) end();
      await writing.close();
    },
  };
}

/** A server that starts hears of the whole fleet as if it came just now: only what is not so already is told. */
async function withoutKnown(db: Queryable, events: readonly HookEvent[]): Promise<HookEvent[]> {
  const links = events.filter(({ event }) => event === 'device.online' || event === 'device.offline');
  if (links.length === 0) return [...events];
  const online = await linksAmong(db, [...new Set(links.map(({ deviceId }) => deviceId!))]);
  const news = events.filter(({ event, deviceId }) => {
    if (event === 'device.online') return !online.has(deviceId!) && online.add(deviceId!);
    return event !== 'device.offline' || online.delete(deviceId!);
  });
  const changed = new Map(links.map(({ deviceId, enterpriseId }) => [deviceId!, { deviceId: deviceId!, enterpriseId }]));
  await saveLinks(
    db,
    [...changed.values()].filter(({ deviceId }) => online.has(deviceId)),
    [...changed.keys()].filter((deviceId) => !online.has(deviceId)),
  );
  return news;
}

type Told = HookEvent extends infer Each ? (Each extends HookEvent ? Pick<Each, 'event' | 'data'> : never) : never;

function eventOf({ event }: VehicleNews): Told | undefined {
  if (event.kind === 'tookOff') return { event: 'flight.tookOff' };
  if (event.kind === 'landed' || event.kind === 'lost')
    return { event: `flight.${event.kind}`, data: { flight: { seconds: event.seconds, metres: event.metres } } };
  if (event.kind !== 'alarm') return undefined;
  const { fault, isOn, about } = event;
  return { event: isOn ? 'alarm.began' : 'alarm.ended', data: { alarm: { fault, ...(about !== undefined && { about }) } } };
}
