import { publish, subscribeOwn } from '../../platform/bus/subjects.ts';
import { hearOwnNews, type VehicleNews } from '../../platform/bus/vehicle-subjects.ts';
import { gathering } from '../../platform/db/gathering.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { tellHooks, type HookEvent } from './tell-hooks.ts';

/** A fleet that takes off together is one statement. */
const WRITE_EVERY_MS = 200;
/** While the database is away. */
const HELD_MAX = 10_000;

/** What aircraft do, as it is heard on the bus, becomes rows. */
export function hearEvents({ bus, database, log }: Pick<Services, 'bus' | 'database' | 'log'>): { close(): Promise<void> } {
  let heard: HookEvent[] = [];
  const online = new Map<string, boolean>();
  const writing = gathering(
    WRITE_EVERY_MS,
    async () => {
      const events = heard;
      heard = [];
      const isTold = await tellHooks(database.db, events).catch((error: unknown) => {
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
      if ((online.get(deviceId) ?? false) === isOnline) return;
      online.set(deviceId, isOnline);
      add({ enterpriseId, deviceId, at: new Date(at) }, { event: isOnline ? 'device.online' : 'device.offline' });
    }),
    hearOwnNews(bus, (news) => {
      const told = eventOf(news);
      if (told) add({ enterpriseId: news.enterpriseId, deviceId: news.deviceId, at: new Date(news.at) }, told);
    }),
  ];
  return {
    async close() {
      for (const end of endings) end();
      await writing.close();
    },
  };
}

type Told = HookEvent extends infer Each ? (Each extends HookEvent ? Pick<Each, 'event' | 'data'> : never) : never;

function eventOf({ event }: VehicleNews): Told | undefined {
  if (event.kind === 'tookOff') return { event: 'flight.tookOff' };
  if (event.kind === 'landed') return { event: 'flight.landed', data: { flight: { seconds: event.seconds, metres: event.metres } } };
  if (event.kind !== 'alarm') return undefined;
  const { fault, isOn, about } = event;
  return { event: isOn ? 'alarm.began' : 'alarm.ended', data: { alarm: { fault, ...(about !== undefined && { about }) } } };
}
